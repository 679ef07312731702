import type { Language } from '../../engine/words.ts';

/** What a closed browser shows. Whoever shares it with others sees whose turn it is. */
export const pushTexts: { readonly [L in Language]: { readonly turn: (name: string) => string } } = {
  en: { turn: (name) => `It is your turn, ${name}.` },
  de: { turn: (name) => `${name}, du bist am Zug.` },
  fr: { turn: (name) => `${name}, c’est à toi de jouer.` },
  it: { turn: (name) => `${name}, tocca a te.` },
};
