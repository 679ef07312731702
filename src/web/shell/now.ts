import { createSubscriber } from 'svelte/reactivity';
import { language, locale } from '../text/current.svelte.ts';
import { durationIn, momentIn } from './time-words.ts';

const everySecond = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

/** This device's clock, reactive: updated every second. */
export function now(): number {
  everySecond();
  return Date.now();
}

/** How long, in the current language. */
export function duration(milliseconds: number): string {
  return durationIn(language(), milliseconds);
}

/** When, in the current language. */
export function moment(at: number): string {
  return momentIn(locale(), at, Date.now());
}
