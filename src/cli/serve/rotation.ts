import { printable, UsageError } from '../support/usage.ts';

/** How many of the latest days, weeks and months keep a backup each. */
export interface Keep {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

export const usualKeep: Keep = { days: 7, weeks: 4, months: 6 };

/** `7d,4w,6m` */
export function readKeep(text: string): Keep {
  const found = /^(\d{1,3})d(?:,(\d{1,3})w)?(?:,(\d{1,3})m)?$/.exec(text.replaceAll(' ', ''));
  const keep = { days: Number(found?.[1]), weeks: Number(found?.[2] ?? 0), months: Number(found?.[3] ?? 0) };
  if (found && keep.days > 0) return keep;
  throw new UsageError(`BACKUP_KEEP must be like 7d,4w,6m, not "${printable(text, 40)}"`);
}

const NAME = /^tidetable-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.db$/;

export function nameOf(at: Date): string {
  const digits = at.toISOString().replace(/\D/g, '');
  return `tidetable-${digits.slice(0, 8)}-${digits.slice(8, 14)}.db`;
}

/**
 * Which of the files in a folder of backups are no longer kept. The latest of each day, week and month stays, for as many of
 * them as asked for; the latest of all stays in any case, and so does every file that is none of ours.
 */
export function outdated(files: readonly string[], { days, weeks, months }: Keep): string[] {
  const ours = files
    .filter((file) => NAME.test(file))
    .toSorted()
    .toReversed();
  const kept = new Set(ours.slice(0, 1));
  for (const [most, period] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, (file: string) => dayOf(file).slice(0, 6)],
  ] as const) {
    const seen = new Set<string>();
    for (const file of ours) {
      if (seen.size >= most) break;
      const name = period(file);
      if (!seen.has(name)) kept.add(file);
      seen.add(name);
    }
  }
  return ours.filter((file) => !kept.has(file));
}

function dayOf(file: string): string {
  const [, year = '', month = '', day = ''] = NAME.exec(file) ?? [];
  return `${year}${month}${day}`;
}

/** The Monday of the week. */
function weekOf(file: string): string {
  const day = dayOf(file);
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
