import type { Language } from '../../../src/engine/words.ts';
import type { GameWords } from './phrases.ts';

export const texts: { readonly [L in Language]: () => Promise<{ readonly words: GameWords }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
};
