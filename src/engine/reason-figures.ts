import type { Difference, Language } from './words.ts';

/** A change of points with its sign: "+0.8", "−1.2". */
export function signedPoints({ here, there }: Difference, language: Language): string {
  const value = here - there;
  const size = Math.abs(value).toFixed(1);
  return `${value < 0 ? '−' : '+'}${language === 'en' ? size : size.replace('.', ',')}`;
}

/** Whether a number of points with one decimal takes the plural. French has the singular below 2. */
export function takesPlural({ here, there }: Difference, language: Language): boolean {
  const size = Math.abs(here - there).toFixed(1);
  return language === 'fr' ? Number(size) >= 2 : size !== '1.0';
}

/** A share from 0 to 1 as a whole number of ten: 0.32 is 3. */
export function ofTen(part: number): number {
  return Math.round(10 * part);
}
