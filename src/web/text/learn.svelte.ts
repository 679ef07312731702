import { LoadedText } from './loaded-text.svelte.ts';
import type { LearnText } from './learn/en.ts';

const text = new LoadedText<LearnText>('learning', {
  en: async () => (await import('./learn/en.ts')).en,
  de: async () => (await import('./learn/de.ts')).de,
  fr: async () => (await import('./learn/fr.ts')).fr,
  it: async () => (await import('./learn/it.ts')).it,
});

export const loadLearnText = (): Promise<LearnText> => text.load();

/** The texts about learning, in the language loaded last. */
export const l = (): LearnText => text.current;
