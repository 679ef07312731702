const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "1:05" below an hour, then whole hours or days. */
export function durationIn(language: string, milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  if (rest < HOUR) {
    const seconds = Math.ceil(rest / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const [count, unit] = rest < 2 * DAY ? ([rest / HOUR, 'hour'] as const) : ([rest / DAY, 'day'] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(count));
}

const clockTime = { hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = { weekday: 'short', day: 'numeric', month: 'short', ...clockTime } as const;

const dayOfYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** Within half a year a date needs no year. */
const NEAR = 182 * DAY;

/** A point in time in local format: only the time if it is today, else with the date; the date and its year if it is far away. */
export function momentIn(locale: string, at: number, today: number): string {
  const isToday = new Date(at).toDateString() === new Date(today).toDateString();
  const format = isToday ? clockTime : Math.abs(at - today) < NEAR ? dayAndTime : dayOfYear;
  return new Intl.DateTimeFormat(locale, format).format(at);
}
