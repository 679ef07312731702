import { LoadedText } from './loaded-text.svelte.ts';
import type { HostText } from './host/en.ts';

const text = new LoadedText<HostText>('looking after a server', {
  en: async () => (await import('./host/en.ts')).en,
  de: async () => (await import('./host/de.ts')).de,
  fr: async () => (await import('./host/fr.ts')).fr,
  it: async () => (await import('./host/it.ts')).it,
});

export const loadHostText = (): Promise<HostText> => text.load();

/** The texts about looking after a server, in the language loaded last. */
export const h = (): HostText => text.current;
