import type { Language } from '../../../engine/words.ts';
import type { HighTideWords } from './speech.ts';

/** Each language is loaded when first needed; a missing one does not compile. */
export const texts: { readonly [L in Language]: () => Promise<{ readonly words: HighTideWords }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
};
