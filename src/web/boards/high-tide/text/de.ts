import { tiles } from '../../../../games/high-tide/text/de.ts';
import { help } from './help-de.ts';
import type { HighTideText } from './labels.ts';

/** Before a masculine noun: am schwarzen Strand; and before a die: schwarzer Würfel. */
const inflected = ['schwarzen', 'lila', 'blauen', 'orangen', 'gelben', 'weißen'] as const;
const masculine = ['Schwarzer', 'Lila', 'Blauer', 'Oranger', 'Gelber', 'Weißer'] as const;

export const text: HighTideText = {
  help,
  labels: {
    letters: ['S', 'L', 'B', 'O', 'G', 'W'],
    tiles,
    round: (round, of) => `Runde ${round} von ${of}`,
    inWater: (names) => `Im Wasser: ${names}.`,
    pair: 'Paar',
    bag: 'Beutel',
    pool: 'Pool',
    prize: 'Zu gewinnen',
    bar: 'Bar',
    alert: (beach) => `Hai: ${['Schwarz', 'Lila', 'Blau', 'Orange', 'Gelb', 'Weiß'][beach]}`,

    toWater: 'Felder bis zum Wasser',
    points: 'P.',
    named: (name, what) => `${name}: ${what}`,
    baywatch: 'Baywatch',
    worth: (sum) => `Σ ${sum}`,
    hints: {
      forecast: (points) => `Punkte, wenn das Spiel jetzt zu Ende wäre: ${points}`,
      final: (points) => `Punkte: ${points}`,
      beach: (beach) => `Punkte am ${inflected[beach]} Strand`,
      surfer: (beach) => `Punkte am ${inflected[beach]} Strand, mit dem Surfer`,
      hiddenSurfer: 'Der Surfer ist noch nicht bekannt',
      coins: (held) => (held === 1 ? '1 Münze' : `${held} Münzen`),
      coinSum: (sum) => `zusammen ${sum} wert`,
      coinPoints: 'Punkte für die Münzen',
      baywatchPoint: 'Punkt durch Baywatch',
      turn: (place) => (place === 1 ? 'Als Nächstes dran' : `Vorher noch ${place - 1} dran`),
      played: 'War in dieser Runde schon dran',
      rerolls: (dice) =>
        dice === 1
          ? 'Ein Paar von hier: ein Würfel darf erneut gewürfelt werden'
          : 'Ein Paar von hier: einer oder beide dürfen erneut gewürfelt werden',
      turtle: 'Schildkröte: Dieses Feld wird nicht benutzt',
      rental: 'Verleih: ab hier abwärts keine Paare',
      baywatch: 'Baywatch: Die niedrigsten offenen Würfel gewinnen das Plättchen',
      pile: 'Reihenfolge',
      shark: (least, most) =>
        least === most
          ? `Der Hai treibt diesen Liegestuhl ${most} zurück`
          : `Der Hai treibt diesen Liegestuhl ${least} bis ${most} zurück`,
      flood: (spaces, size) =>
        `Bleibt das Paar von Feld ${spaces} der Leiste übrig, kommt das Wasser ${size} Felder näher`,
    },

    take: 'Nehmen',
    roll: 'Zwei Würfel werfen',
    rollBinding: 'Würfeln, der Wurf gilt',
    rollWaves: 'Für die Wellen würfeln',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    keep: 'Behalten',
    reroll: 'Erneut würfeln',
    collect: 'Nehmen',
    stop: 'Anhalten',
    leave: 'Liegen lassen',
    straight: 'Auf einmal',
    go: 'Bewegen',
    pass: 'Nicht jetzt',
    jump: 'Vordrängeln',
    wait: 'Warten',
    waitRound: 'Diese Runde nicht',
    which: ['links', 'rechts', 'beide'],
    first: ['Links zuerst', 'Rechts zuerst'],
    reasons: {
      passes: (names) => `du überholst ${names}`,
      points: (after, before) => `${after} statt ${before}`,
      both: (passes, points) => `${passes}: ${points}`,
      wave: (spaces) => `die Welle nimmt dir ${spaces} Felder`,
      threat: (spaces) => `falls es liegen bleibt: −${spaces}`,
      flooded: 'die Welle erreicht deinen Liegestuhl',
    },
    towelTo: (space) => `Handtuch auf Feld ${space}`,
    mayReroll: (dice) => (dice === 1 ? 'einer darf noch mal' : 'beide dürfen noch mal'),
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
