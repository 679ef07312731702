import { readJson, writeJson } from './device-storage.ts';

/** The days whose puzzle was solved on this device, the latest last. The start page reads it too, so it is small. */
const KEY = 'tidetable-puzzle-days';
const MOST = 400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function solvedDays(): readonly string[] {
  const given = readJson(KEY);
  return Array.isArray(given)
    ? given.filter((day): day is string => typeof day === 'string' && DAY.test(day))
    : [];
}

export function noteSolvedDay(day: string): void {
  const days = solvedDays();
  if (!days.includes(day)) writeJson(KEY, [...days, day].slice(-MOST));
}

/** Today as people here have it: the puzzle changes at midnight where they are. */
export function localDay(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
