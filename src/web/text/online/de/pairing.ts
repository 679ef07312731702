import type { pairing as en } from '../en/pairing.ts';

/** Die Schnellsuche, auf Deutsch. */
export const pairing: typeof en = {
  pairing: {
    title: 'Schnellsuche',
    hint: 'Ein Tisch mit Leuten deiner Stärke, in einer halben Minute.',
    games: 'Was möchtest du spielen?',
    sizes: 'Zu wievielt?',
    any: 'Egal',
    pace: 'Wann?',
    live: 'Jetzt',
    liveHint: '45 Sekunden für jede Entscheidung und fünf Minuten Reserve.',
    days: 'Über mehrere Tage',
    daysHint: 'Zwei Tage für jede Entscheidung. Du kannst diese Seite schließen.',
    rated: 'Gewertet',
    ratedHint: 'Zählt für deine Wertungszahl. Wer die Partie verlässt, hat sie verloren.',
    unrated: 'Noch ohne Wertungszahl.',
    bots: 'Bots dürfen freie Plätze füllen',
    botsHint: 'Nach einer halben Minute; über mehrere Tage nach einer Stunde.',
    find: 'Tisch suchen',
    looking: 'Ein Tisch wird gesucht …',
    waited: (time) => `Du wartest seit ${time}.`,
    others: (n) =>
      n === 0
        ? 'Im Moment sucht sonst niemand diese Spiele.'
        : n === 1
          ? 'Noch jemand sucht diese Spiele.'
          : `${n} andere suchen diese Spiele.`,
    botsIn: (time) => `In ${time} füllen Bots die freien Plätze.`,
    noBots: 'Nur Menschen: Das kann dauern.',
    refuseBots: 'Bitte keine Bots',
    allowBots: 'Bots sind in Ordnung',
    wider: 'Je länger du wartest, desto weiter dürfen die Spielstärken auseinanderliegen.',
    cancel: 'Suche beenden',
    meanwhile: 'Solange gegen Bots spielen',
    goesOn: 'Die Suche läuft dabei weiter: Oben erscheint, wenn ein Tisch bereit ist.',
    found: 'Ein Tisch ist bereit!',
    soon: 'Es geht los, sobald alle da sind.',
    who: 'Unter welchem Namen?',
  },
};
