import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { HostText } from './host/en.ts';

const loaders: { readonly [L in Language]: () => Promise<HostText> } = {
  en: async () => (await import('./host/en.ts')).en,
  de: async () => (await import('./host/de.ts')).de,
  fr: async () => (await import('./host/fr.ts')).fr,
  it: async () => (await import('./host/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: HostText }>();

/** Loads the texts of the admin page in the current language. */
export async function loadHostText(): Promise<void> {
  const wanted = language();
  if (loaded?.language === wanted) return;
  const text = await loaders[wanted]();
  if (wanted === language()) loaded = { language: wanted, text };
}

/** The texts of the admin page, in the language loaded last. */
export function h(): HostText {
  if (!loaded) throw new Error('the words for looking after a server have not been loaded');
  if (loaded.language !== language()) void loadHostText();
  return loaded.text;
}
