import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { LearnText } from './learn/en.ts';

const loaders: { readonly [L in Language]: () => Promise<LearnText> } = {
  en: async () => (await import('./learn/en.ts')).en,
  de: async () => (await import('./learn/de.ts')).de,
  fr: async () => (await import('./learn/fr.ts')).fr,
  it: async () => (await import('./learn/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: LearnText }>();

/** Loads the texts about learning in the current language; screens that use them wait for it. */
export async function loadLearnText(): Promise<LearnText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return l();
}

/** The texts about learning, in the language loaded last. */
export function l(): LearnText {
  if (!loaded) throw new Error('the words about learning have not been loaded');
  // The language has changed: load its texts.
  if (loaded.language !== language()) void loadLearnText();
  return loaded.text;
}
