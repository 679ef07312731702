import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';
import type { ContactsText } from './contacts/en.ts';

const loaders: { readonly [L in Language]: () => Promise<ContactsText> } = {
  en: async () => (await import('./contacts/en.ts')).en,
  de: async () => (await import('./contacts/de.ts')).de,
  fr: async () => (await import('./contacts/fr.ts')).fr,
  it: async () => (await import('./contacts/it.ts')).it,
};

let loaded = $state.raw<{ readonly language: Language; readonly text: ContactsText }>();

/** Loads the texts about e-mails and webhooks in the current language; what shows them waits for it. */
export async function loadContactsText(): Promise<ContactsText> {
  const wanted = language();
  if (loaded?.language !== wanted) {
    const text = await loaders[wanted]();
    if (wanted === language()) loaded = { language: wanted, text };
  }
  return c();
}

/** The words about e-mails and webhooks, in the language last loaded. */
export function c(): ContactsText {
  if (!loaded) throw new Error('the words about e-mails and webhooks have not been loaded');
  // Another language was chosen meanwhile: these words follow.
  if (loaded.language !== language()) void loadContactsText();
  return loaded.text;
}
