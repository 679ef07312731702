import { LoadedText } from './loaded-text.svelte.ts';
import type { PuzzleText } from './puzzles/en.ts';

const text = new LoadedText<PuzzleText>('puzzles', {
  en: async () => (await import('./puzzles/en.ts')).en,
  de: async () => (await import('./puzzles/de.ts')).de,
  fr: async () => (await import('./puzzles/fr.ts')).fr,
  it: async () => (await import('./puzzles/it.ts')).it,
});

export const loadPuzzleText = (): Promise<PuzzleText> => text.load();

/** The texts about puzzles, in the language loaded last. */
export const z = (): PuzzleText => text.current;
