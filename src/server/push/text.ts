import type { Language } from '../../engine/words.ts';

/** Texts of push messages. They name the person, because several may share a browser. */
export interface PushTexts {
  readonly turn: (name: string) => string;
  /** The time that a gentle clock gives is over. */
  readonly nudge: (name: string) => string;
  /** Somebody of this name asks for a match, or to a table. */
  readonly challenged: (name: string) => string;
  readonly invited: (name: string) => string;
}

export const pushTexts: { readonly [L in Language]: PushTexts } = {
  en: {
    turn: (name) => `Your turn, ${name}!`,
    nudge: (name) => `The others are waiting for you, ${name}.`,
    challenged: (name) => `${name} challenges you to a match.`,
    invited: (name) => `${name} invites you to a table.`,
  },
  de: {
    turn: (name) => `${name}, du bist dran.`,
    nudge: (name) => `${name}, die anderen warten auf dich.`,
    challenged: (name) => `${name} fordert dich zu einer Partie heraus.`,
    invited: (name) => `${name} lädt dich an einen Tisch ein.`,
  },
  fr: {
    turn: (name) => `${name}, c’est à toi de jouer.`,
    nudge: (name) => `${name}, les autres t’attendent.`,
    challenged: (name) => `${name} te défie pour une partie.`,
    invited: (name) => `${name} t’invite à une table.`,
  },
  it: {
    turn: (name) => `${name}, tocca a te.`,
    nudge: (name) => `${name}, gli altri ti aspettano.`,
    challenged: (name) => `${name} ti sfida a una partita.`,
    invited: (name) => `${name} ti invita a un tavolo.`,
  },
};
