import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { DailyText } from './daily/en.ts';

const loaders: { readonly [L in Language]: () => Promise<DailyText> } = {
  en: async () => (await import('./daily/en.ts')).en,
  de: async () => (await import('./daily/de.ts')).de,
  fr: async () => (await import('./daily/fr.ts')).fr,
  it: async () => (await import('./daily/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: DailyText }>();

/** Loads the texts of the daily tide in the current language; its screen waits for it. */
export async function loadDailyText(): Promise<DailyText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return d();
}

/** The words about the daily tide, in the language last loaded. */
export function d(): DailyText {
  if (!loaded) throw new Error('the words about the daily tide have not been loaded');
  // Another language was chosen meanwhile: these words follow.
  if (loaded.language !== language()) void loadDailyText();
  return loaded.text;
}
