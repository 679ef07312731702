import { language } from '../text/current.svelte.ts';

/** A share of the win without its sign: "12 %", "0.8 %". */
export function share(value: number): string {
  const size = Math.abs(value);
  const digits = size < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits }).format(size);
}

/** A change of a share: "+12 %", "−3 %", "±0 %". */
export function change(value: number): string {
  const text = share(value);
  if (!/[1-9]/.test(text)) return `±${text}`;
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** Expected points, with one decimal. */
export function points(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value).replace('-', '−');
}
