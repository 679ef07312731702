import { LoadedText } from './loaded-text.svelte.ts';
import type { DuplicateText } from './duplicate/en.ts';

const text = new LoadedText<DuplicateText>('duplicates', {
  en: async () => (await import('./duplicate/en.ts')).en,
  de: async () => (await import('./duplicate/de.ts')).de,
  fr: async () => (await import('./duplicate/fr.ts')).fr,
  it: async () => (await import('./duplicate/it.ts')).it,
});

export const loadDuplicateText = (): Promise<DuplicateText> => text.load();

/** The texts about duplicates, in the language loaded last. */
export const dup = (): DuplicateText => text.current;
