import type { Language } from '../../../../engine/words.ts';
import type { MauiText } from './text.ts';

const files: { readonly [L in Language]: () => Promise<{ text: MauiText }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
};

/** The labels and the help in one language; each is a file of its own. */
export async function loadText(language: Language): Promise<MauiText> {
  return (await files[language]()).text;
}
