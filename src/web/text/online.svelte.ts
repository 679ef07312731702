import { LoadedText } from './loaded-text.svelte.ts';
import type { OnlineText } from './online/en.ts';

const text = new LoadedText<OnlineText>('playing online', {
  en: async () => (await import('./online/en.ts')).en,
  de: async () => (await import('./online/de.ts')).de,
  fr: async () => (await import('./online/fr.ts')).fr,
  it: async () => (await import('./online/it.ts')).it,
});

export const loadOnlineText = (): Promise<OnlineText> => text.load();

/** The texts about playing online, in the language loaded last. */
export const o = (): OnlineText => text.current;

/** The sentence of a refusal code. An unknown code counts as an internal error. */
export function why(code: string): string {
  const { refusals } = o();
  const sentences: { readonly [code: string]: string } = refusals;
  return sentences[code] ?? refusals.internal;
}
