import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { ReviewText } from './review/en.ts';

const loaders: { readonly [L in Language]: () => Promise<ReviewText> } = {
  en: async () => (await import('./review/en.ts')).en,
  de: async () => (await import('./review/de.ts')).de,
  fr: async () => (await import('./review/fr.ts')).fr,
  it: async () => (await import('./review/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: ReviewText }>();

/** The texts of the review in the current language; undefined until they are loaded. */
export function reviewText(): ReviewText | undefined {
  const wanted = language();
  if (loaded?.language !== wanted) void load(wanted);
  return loaded?.text;
}

async function load(wanted: Language): Promise<void> {
  const text = await loaders[wanted]();
  if (wanted === language() && loaded?.language !== wanted) loaded = { language: wanted, text };
}
