import type { Io } from '../support/io.ts';
import { printable, UsageError } from '../support/usage.ts';

/** Every environment variable that `tidetable serve` reads; the help and docs/running.md describe each. */
export const settingNames = [
  'BACKUP_COMMAND',
  'BACKUP_FOLDER',
  'BACKUP_HOURS',
  'BACKUP_KEEP',
  'BASE_URL',
  'BOTS',
  'DATA',
  'DATABASE_URL',
  'HOST',
  'LIMITS',
  'MAIL_FROM',
  'METRICS_PORT',
  'PORT',
  'PUSH_HOSTS',
  'SEED_KEY',
  'SMTP_URL',
  'TRUST_PROXY',
  'WEBHOOK_HOSTS',
] as const;
type SettingName = (typeof settingNames)[number];

type Env = Io['env'];

/** The value of a variable. One that is set to nothing is a mistake, most often of a script that meant to fill it. */
export function variable(env: Env, name: SettingName): string | undefined {
  const value = env[name];
  if (value === undefined) return undefined;
  if (value.trim() === '') throw new UsageError(`${name} is empty: give it a value or leave it out`);
  return value;
}

const yes = ['1', 'true', 'yes', 'on'];
const no = ['0', 'false', 'no', 'off'];

export function flag(env: Env, name: SettingName): boolean {
  const value = variable(env, name);
  if (value === undefined) return false;
  const word = value.trim().toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  throw new UsageError(`${name} must be 1 (or true, yes, on) or 0, not "${printable(value, 40)}"`);
}

/** Shorter names are one letter away from too many unrelated variables. */
const SHORTEST_CHECKED = 8;

/**
 * A variable that is almost one of ours was meant to be it. Variables cannot be strict as options are, because the
 * environment belongs to everybody; a slip of one letter, a missing or an extra underscore is caught.
 */
export function refuseMistyped(env: Env): void {
  const checked = settingNames.filter(({ length }) => length >= SHORTEST_CHECKED);
  for (const given of Object.keys(env)) {
    if ((settingNames as readonly string[]).includes(given)) continue;
    const meant = checked.find((name) => isAlmost(given.toUpperCase(), name));
    if (meant !== undefined)
      throw new UsageError(`the variable ${printable(given, 40)} is unknown; did you mean ${meant}?`);
  }
}

/** Whether one inserted, missing, changed or swapped letter makes the one the other. */
function isAlmost(given: string, name: string): boolean {
  if (given === name) return true;
  if (Math.abs(given.length - name.length) > 1) return false;
  let same = 0;
  while (same < given.length && given[same] === name[same]) same++;
  const a = given.slice(same);
  const b = name.slice(same);
  const swapped = `${b[1] ?? ''}${b[0] ?? ''}${b.slice(2)}`;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || a === swapped;
}
