import { type Language, languages } from '../../engine/words.ts';
import type { Text } from './en.ts';

const loaders: { readonly [L in Language]: () => Promise<Text> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** The name of each language in that language. */
export const languageNames: { readonly [L in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

let spoken = $state.raw<{ readonly language: Language; readonly text?: Text }>({ language: 'en' });

/** The texts in the current language. Screens are mounted once they are loaded. */
export function t(): Text {
  if (!spoken.text) throw new Error('no language has been loaded');
  return spoken.text;
}

export function language(): Language {
  return spoken.language;
}

export async function loadLanguage(wanted: Language): Promise<void> {
  const text = await loaders[wanted]();
  spoken = { language: wanted, text };
  document.documentElement.lang = wanted;
}

/** The first of the browser's languages that is supported. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languages.find((each) => wish.toLowerCase().split('-')[0] === each);
    if (found) return found;
  }
  return 'en';
}

/** Joins names as a list: "Anna, Ben and Carla". */
export function list(names: readonly string[]): string {
  const language = spoken.language === 'en' ? 'en-GB' : spoken.language;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** The locale for dates and times: the current language in the browser's region. */
export function locale(): string {
  const own = navigator.languages.find((each) => each.toLowerCase().split('-')[0] === spoken.language);
  return own ?? spoken.language;
}

export function percent(share: number): string {
  const digits = share < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(spoken.language, { style: 'percent', maximumFractionDigits: digits }).format(
    share,
  );
}

export function whole(number: number): string {
  return new Intl.NumberFormat(spoken.language).format(number).replace('-', '−');
}
