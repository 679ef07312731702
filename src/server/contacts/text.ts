import type { Language } from '../../engine/words.ts';

/** Texts of messages outside the browser. They name the person, because several may read them. */
export interface ContactTexts {
  readonly confirmSubject: string;
  readonly confirm: (name: string, server: string, link: string) => string;
  readonly turn: (name: string) => string;
  /** The time that a gentle clock gives is over. */
  readonly nudge: (name: string) => string;
  /** Somebody of this name asks for a match, or to a table. */
  readonly challenged: (name: string) => string;
  readonly invited: (name: string) => string;
  readonly play: (link: string) => string;
  readonly stop: (link: string) => string;
}

export const contactTexts: { readonly [L in Language]: ContactTexts } = {
  en: {
    confirmSubject: 'Shall we tell you here when it is your turn?',
    confirm: (name, server, link) =>
      `${name} plays at ${server} and would like to be told here when it is their turn.\n\nYes, that was me: ${link}\n\nIf it was not you, do nothing: nothing more will be sent here.`,
    turn: (name) => `Your turn, ${name}!`,
    nudge: (name) => `The others are waiting for you, ${name}.`,
    challenged: (name) => `${name} challenges you to a match.`,
    invited: (name) => `${name} invites you to a table.`,
    play: (link) => `To the table: ${link}`,
    stop: (link) => `No more of these messages: ${link}`,
  },
  de: {
    confirmSubject: 'Sollen wir dir hier Bescheid geben, wenn du dran bist?',
    confirm: (name, server, link) =>
      `${name} spielt auf ${server} und möchte hier erfahren, wann es weitergeht.\n\nJa, das war ich: ${link}\n\nWenn du das nicht warst, brauchst du nichts zu tun: Es kommt nichts mehr.`,
    turn: (name) => `${name}, du bist dran.`,
    nudge: (name) => `${name}, die anderen warten auf dich.`,
    challenged: (name) => `${name} fordert dich zu einer Partie heraus.`,
    invited: (name) => `${name} lädt dich an einen Tisch ein.`,
    play: (link) => `Zum Tisch: ${link}`,
    stop: (link) => `Keine solchen Nachrichten mehr: ${link}`,
  },
  fr: {
    confirmSubject: 'Te prévenir ici quand c’est à toi de jouer ?',
    confirm: (name, server, link) =>
      `${name} joue sur ${server} et souhaite recevoir un avis ici quand vient son tour.\n\nOui, c’était moi : ${link}\n\nSi ce n’était pas toi, il n’y a rien à faire : plus rien ne sera envoyé ici.`,
    turn: (name) => `${name}, c’est à toi de jouer.`,
    nudge: (name) => `${name}, les autres t’attendent.`,
    challenged: (name) => `${name} te défie pour une partie.`,
    invited: (name) => `${name} t’invite à une table.`,
    play: (link) => `Vers la table : ${link}`,
    stop: (link) => `Ne plus recevoir ces messages : ${link}`,
  },
  it: {
    confirmSubject: 'Vuoi che ti avvisiamo qui quando tocca a te?',
    confirm: (name, server, link) =>
      `${name} gioca su ${server} e vuole ricevere qui l’avviso quando è il suo turno.\n\nSì, sono io: ${link}\n\nSe non sei tu, non devi fare nulla: non arriverà altro.`,
    turn: (name) => `${name}, tocca a te.`,
    nudge: (name) => `${name}, gli altri ti aspettano.`,
    challenged: (name) => `${name} ti sfida a una partita.`,
    invited: (name) => `${name} ti invita a un tavolo.`,
    play: (link) => `Al tavolo: ${link}`,
    stop: (link) => `Niente più messaggi di questo tipo: ${link}`,
  },
};
