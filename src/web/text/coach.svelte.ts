import type { Language } from '../../engine/words.ts';
import type { CoachText } from './coach/en.ts';
import { language } from './current.svelte.ts';

const loaders: { readonly [L in Language]: () => Promise<CoachText> } = {
  en: async () => (await import('./coach/en.ts')).en,
  de: async () => (await import('./coach/de.ts')).de,
  fr: async () => (await import('./coach/fr.ts')).fr,
  it: async () => (await import('./coach/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: CoachText }>();

/** The texts of the coach in the current language; undefined until they are loaded. */
export function coachText(): CoachText | undefined {
  const wanted = language();
  if (loaded?.language !== wanted) void load(wanted);
  return loaded?.text;
}

async function load(wanted: Language): Promise<void> {
  const text = await loaders[wanted]();
  if (wanted === language() && loaded?.language !== wanted) loaded = { language: wanted, text };
}
