import { help } from './help-de.ts';
import type { HighTideText } from './labels.ts';

/** Before a masculine noun: am schwarzen Strand; and before a die: schwarzer Würfel. */
const inflected = ['schwarzen', 'lila', 'blauen', 'orangen', 'gelben', 'weißen'] as const;
const masculine = ['Schwarzer', 'Lila', 'Blauer', 'Oranger', 'Gelber', 'Weißer'] as const;

export const text: HighTideText = {
  help,
  labels: {
    letters: ['S', 'L', 'B', 'O', 'G', 'W'],
    tiles: [
      'Vorsprung',
      'Vordrängeln',
      'Rettungswürfel',
      'Verleih',
      'Tausch',
      'Neuer Wurf',
      'Farbwechsel',
      'Anpassung',
      'Rückwärtsgang',
    ],
    round: (round, of) => `Runde ${round} von ${of}`,
    bag: 'Beutel',
    pool: 'Pool',
    prize: 'Zu gewinnen',
    bar: 'Bar',
    alert: (beach) => `Hai: ${['Schwarz', 'Lila', 'Blau', 'Orange', 'Gelb', 'Weiß'][beach]}`,

    take: 'Nehmen',
    roll: 'Zwei Würfel würfeln',
    rollBinding: 'Würfeln, der Wurf gilt',
    rollWaves: 'Für die Wellen würfeln',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    keep: 'Behalten',
    reroll: 'Erneut würfeln',
    collect: 'Nehmen',
    stop: 'Anhalten',
    leave: 'Liegen lassen',
    straight: 'In einem Zug',
    go: 'Bewegen',
    pass: 'Nicht jetzt',
    jump: 'Vordrängeln',
    wait: 'Warten',
    waitRound: 'Diese Runde nicht',
    which: ['links', 'rechts', 'beide'],
    first: ['Links zuerst', 'Rechts zuerst'],
    towelTo: (space) => `Handtuch auf Feld ${space}`,
    mayReroll: (dice) => (dice === 1 ? 'einer erneut würfelbar' : 'beide erneut würfelbar'),
    toSpace: (space) => `auf Feld ${space}`,
    offTrack: 'von der Leiste',

    groups: { pairs: 'Ausliegende Paare', roll: 'Würfeln', tiles: 'Baywatch-Plättchen', move: 'Die Würfel' },
    odds: {
      beach: (beach) => `${masculine[beach]} Würfel`,
      wet: (beach) => `Liegestuhl am ${inflected[beach]} Strand im Wasser`,
      dry: (beach, distance) =>
        distance === 0
          ? `Liegestuhl am ${inflected[beach]} Strand direkt am Wasser`
          : `Liegestuhl am ${inflected[beach]} Strand ${distance} vor dem Wasser`,
      waves: (beach) => `Welle am ${inflected[beach]} Strand`,
      soaked: (name) => `Ein Liegestuhl von ${name} im Wasser`,
    },
  },
};
