import { type Day, daysAfter } from './day.ts';

/** How many days in a row somebody has played, up to today; a day that is not over yet breaks nothing. */
export function streakOf(played: Iterable<Day>, today: Day): number {
  const days = new Set(played);
  let day = days.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = daysAfter(day, -1)) streak++;
  return streak;
}
