import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { PuzzleText } from './puzzles/en.ts';

const loaders: { readonly [L in Language]: () => Promise<PuzzleText> } = {
  en: async () => (await import('./puzzles/en.ts')).en,
  de: async () => (await import('./puzzles/de.ts')).de,
  fr: async () => (await import('./puzzles/fr.ts')).fr,
  it: async () => (await import('./puzzles/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: PuzzleText }>();

/** Loads the texts of the puzzles in the current language; their screens wait for it. */
export async function loadPuzzleText(): Promise<PuzzleText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return z();
}

/** The words about puzzles, in the language last loaded. */
export function z(): PuzzleText {
  if (!loaded) throw new Error('the words about puzzles have not been loaded');
  // Another language was chosen meanwhile: these words follow.
  if (loaded.language !== language()) void loadPuzzleText();
  return loaded.text;
}
