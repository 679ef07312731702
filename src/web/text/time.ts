import { language } from './current.svelte.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "5 minutes ago", in the current language. */
export function ago(then: number): string {
  const seconds = Math.max(0, (Date.now() - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
