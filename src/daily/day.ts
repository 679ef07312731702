/** A day in UTC as `2026-11-16`. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** When the day begins, in milliseconds since 1970. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function endOf(day: Day): number {
  return startOf(day) + DAY_MS;
}

/** Whether a text from outside is a day that exists. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !SHAPE.test(text)) return false;
  const start = startOf(text);
  return Number.isFinite(start) && dayOf(start) === text;
}

/** So many days later; earlier if negative. */
export function daysAfter(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(startOf(day)).getUTCDay() + 6) % 7;
}

/** `2026-11` */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** Every day of a month, in order. */
export function daysIn(month: string): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** The month so many months later; earlier if negative. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The name of a day's deal in the files of matches: luck that everybody of that day shares. */
export function dealOf({
  day,
  practice,
}: {
  readonly day: Day;
  readonly practice?: true | undefined;
}): string {
  return `${practice ? 'practice' : 'daily'}-${day}`;
}
