import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { DuplicateText } from './duplicate/en.ts';

const loaders: { readonly [L in Language]: () => Promise<DuplicateText> } = {
  en: async () => (await import('./duplicate/en.ts')).en,
  de: async () => (await import('./duplicate/de.ts')).de,
  fr: async () => (await import('./duplicate/fr.ts')).fr,
  it: async () => (await import('./duplicate/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: DuplicateText }>();

/** Loads the texts of duplicates in the current language; its screens wait for it. */
export async function loadDuplicateText(): Promise<DuplicateText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return dup();
}

/** The words about duplicates, in the language last loaded. */
export function dup(): DuplicateText {
  if (!loaded) throw new Error('the words about duplicates have not been loaded');
  // Another language was chosen meanwhile: these words follow.
  if (loaded.language !== language()) void loadDuplicateText();
  return loaded.text;
}
