import type { Language } from '../../engine/words.ts';

/** Texts of push messages. They name the person, because several may share a browser. */
export interface PushTexts {
  readonly turn: (name: string) => string;
  /** The time that a gentle clock gives is over. */
  readonly nudge: (name: string) => string;
}

export const pushTexts: { readonly [L in Language]: PushTexts } = {
  en: {
    turn: (name) => `Your turn, ${name}!`,
    nudge: (name) => `The others are waiting for you, ${name}.`,
  },
  de: {
    turn: (name) => `${name}, du bist dran.`,
    nudge: (name) => `${name}, die anderen warten auf dich.`,
  },
  fr: {
    turn: (name) => `${name}, c’est à toi de jouer.`,
    nudge: (name) => `${name}, les autres t’attendent.`,
  },
  it: {
    turn: (name) => `${name}, tocca a te.`,
    nudge: (name) => `${name}, gli altri ti aspettano.`,
  },
};
