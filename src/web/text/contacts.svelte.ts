import { LoadedText } from './loaded-text.svelte.ts';
import type { ContactsText } from './contacts/en.ts';

const text = new LoadedText<ContactsText>('e-mails and webhooks', {
  en: async () => (await import('./contacts/en.ts')).en,
  de: async () => (await import('./contacts/de.ts')).de,
  fr: async () => (await import('./contacts/fr.ts')).fr,
  it: async () => (await import('./contacts/it.ts')).it,
});

export const loadContactsText = (): Promise<ContactsText> => text.load();

/** The texts about e-mails and webhooks, in the language loaded last. */
export const c = (): ContactsText => text.current;
