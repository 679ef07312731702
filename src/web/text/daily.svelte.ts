import { LoadedText } from './loaded-text.svelte.ts';
import type { DailyText } from './daily/en.ts';

const text = new LoadedText<DailyText>('the daily tide', {
  en: async () => (await import('./daily/en.ts')).en,
  de: async () => (await import('./daily/de.ts')).de,
  fr: async () => (await import('./daily/fr.ts')).fr,
  it: async () => (await import('./daily/it.ts')).it,
});

export const loadDailyText = (): Promise<DailyText> => text.load();

/** The texts about the daily tide, in the language loaded last. */
export const d = (): DailyText => text.current;
