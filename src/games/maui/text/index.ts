import type { Language } from '../../../engine/words.ts';
import type { MauiWords } from './phrases.ts';

/** The words of one language, fetched when first needed. Named one by one, so that bundlers find exactly these. */
export const texts: { readonly [L in Language]: () => Promise<{ readonly words: MauiWords }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
};
