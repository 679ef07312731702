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

/** Loads the texts about online play in the current language; screens that use them wait for it. */
export async function loadOnlineText(): Promise<OnlineText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return o();
}

/** The texts about online play, in the language loaded last. */
export function o(): OnlineText {
  if (!loaded) throw new Error('the words for playing online have not been loaded');
  // The language has changed: load its texts.
  if (loaded.language !== language()) void loadOnlineText();
  return loaded.text;
}

/** The sentence of a refusal code. An unknown code counts as an internal error. */
export function why(code: string): string {
  const { refusals } = o();
  const sentences: { readonly [code: string]: string } = refusals;
  return sentences[code] ?? refusals.internal;
}
