import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { OnlineText } from './online/en.ts';

const loaders: { readonly [L in Language]: () => Promise<OnlineText> } = {
  en: async () => (await import('./online/en.ts')).en,
  de: async () => (await import('./online/de.ts')).de,
  fr: async () => (await import('./online/fr.ts')).fr,
  it: async () => (await import('./online/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: OnlineText }>();

/** Fetches the words in the present language; screens that use them wait for it. */
export async function learnOnline(): Promise<OnlineText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return o();
}

/** The words about playing online, in the language last learned. */
export function o(): OnlineText {
  if (!loaded) throw new Error('the words for playing online have not been loaded');
  // Another language was chosen meanwhile: these words follow.
  if (loaded.language !== language()) void learnOnline();
  return loaded.text;
}

/** Why something was refused, in words. A code that we have none for is somebody's mistake, and not the reader's. */
export function why(code: string): string {
  const { refusals } = o();
  const sentences: { readonly [code: string]: string } = refusals;
  return sentences[code] ?? refusals.internal;
}
