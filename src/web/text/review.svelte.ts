import { LoadedText } from './loaded-text.svelte.ts';
import type { ReviewText } from './review/en.ts';

const text = new LoadedText<ReviewText>('the review', {
  en: async () => (await import('./review/en.ts')).en,
  de: async () => (await import('./review/de.ts')).de,
  fr: async () => (await import('./review/fr.ts')).fr,
  it: async () => (await import('./review/it.ts')).it,
});

/** The texts of the review in the current language; undefined until they are loaded. */
export const reviewText = (): ReviewText | undefined => text.ifLoaded;
