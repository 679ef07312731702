import { createSubscriber } from 'svelte/reactivity';
import { language, locale } from '../text/current.svelte.ts';

const everySecond = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

/** This device's clock; whoever reads it is told every second. */
export function now(): number {
  everySecond();
  return Date.now();
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "1:05" below an hour, then whole hours or days. */
export function duration(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  if (rest < HOUR) {
    const seconds = Math.ceil(rest / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const [count, unit] = rest < 2 * DAY ? ([rest / HOUR, 'hour'] as const) : ([rest / DAY, 'day'] as const);
  const format = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(count));
}

/** A time of day, as people here write it. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(at);
}
