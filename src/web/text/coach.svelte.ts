import { LoadedText } from './loaded-text.svelte.ts';
import type { CoachText } from './coach/en.ts';

const text = new LoadedText<CoachText>('the coach', {
  en: async () => (await import('./coach/en.ts')).en,
  de: async () => (await import('./coach/de.ts')).de,
  fr: async () => (await import('./coach/fr.ts')).fr,
  it: async () => (await import('./coach/it.ts')).it,
});

/** The texts of the coach in the current language; undefined until they are loaded. */
export const coachText = (): CoachText | undefined => text.ifLoaded;
