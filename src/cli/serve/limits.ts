import { defaultLimits, type Limits } from '../../server/support/limiter.ts';
import { printable, UsageError } from '../support/usage.ts';

/** How limits are written: `tables=60/1` is 60 at once and one more each second, `openTables=25` is how many there may be. */
const RATE = /^(\d{1,7})\/(\d{1,5}(?:\.\d{1,6})?)$/;
const COUNT = /^\d{1,7}$/;

/** The limits that are named, as in `tables=120/2,openTables=50`; all others stay as they are. */
export function readLimits(text: string): Partial<Limits> {
  const given: Record<string, Limits[keyof Limits]> = {};
  for (const part of text.split(',')) {
    const [name = '', value = '', ...rest] = part.trim().split('=');
    if (!Object.hasOwn(defaultLimits, name))
      throw new UsageError(
        `LIMITS: there is no limit "${printable(name, 40)}"; there are: ${Object.keys(defaultLimits).join(', ')}`,
      );
    const usual = defaultLimits[name as keyof Limits];
    const limit =
      rest.length === 0 ? (typeof usual === 'number' ? readCount(value) : readRate(value)) : undefined;
    if (limit === undefined)
      throw new UsageError(
        `LIMITS: ${name} must be like ${writeLimit(usual)}, not "${printable(part.trim().slice(name.length + 1), 40)}"`,
      );
    given[name] = limit;
  }
  return given;
}

function readCount(text: string): number | undefined {
  return COUNT.test(text) ? Number(text) : undefined;
}

function readRate(text: string) {
  const [, burst, perSecond] = RATE.exec(text) ?? [];
  const rate = { burst: Number(burst), perSecond: Number(perSecond) };
  return rate.burst >= 1 && rate.perSecond > 0 ? rate : undefined;
}

/** The text from which `readLimits` reads the same limit. */
export function writeLimit(limit: Limits[keyof Limits]): string {
  if (typeof limit === 'number') return `${limit}`;
  return `${limit.burst}/${Number(limit.perSecond.toFixed(4))}`;
}
