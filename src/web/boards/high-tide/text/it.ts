import { tiles } from '../../../../games/high-tide/text/it.ts';
import { help } from './help-it.ts';
import type { HighTideText } from './labels.ts';

/** Of a die, and of a beach. */
const masculine = ['nero', 'viola', 'blu', 'arancione', 'giallo', 'bianco'] as const;
const feminine = ['nera', 'viola', 'blu', 'arancione', 'gialla', 'bianca'] as const;

export const text: HighTideText = {
  help,
  labels: {
    letters: ['N', 'V', 'B', 'A', 'G', 'C'],
    tiles,
    round: (round, of) => `Round ${round} di ${of}`,
    inWater: (names) => `In acqua: ${names}.`,
    pair: 'coppia',
    bag: 'Sacchetto',
    pool: 'Riserva',
    prize: 'In palio',
    bar: 'bar',
    alert: (beach) => `Squalo: spiaggia ${feminine[beach]}`,

    toWater: 'Caselle fino all’acqua',
    points: 'pt',
    named: (name, what) => `${name}: ${what}`,
    baywatch: 'Baywatch',
    worth: (sum) => `Σ ${sum}`,
    hints: {
      forecast: (points) => `Punti se la partita finisse ora: ${points}`,
      final: (points) => `Punti: ${points}`,
      beach: (beach) => `Punti della spiaggia ${feminine[beach]}`,
      surfer: (beach) => `Punti della spiaggia ${feminine[beach]}, con il surfista`,
      hiddenSurfer: 'Il surfista non è ancora noto',
      coins: (held) => (held === 1 ? '1 moneta' : `${held} monete`),
      coinSum: (sum) => `valore totale: ${sum}`,
      coinPoints: 'Punti delle monete',
      baywatchPoint: 'Punto di Baywatch',
      turn: (place) =>
        place === 1
          ? 'Prossimo turno'
          : place === 2
            ? 'Prima ne gioca ancora 1'
            : `Prima ne giocano ancora ${place - 1}`,
      played: 'Ha già giocato in questo round',
      rerolls: (dice) =>
        dice === 1
          ? 'Coppia presa qui: si può rilanciare un dado'
          : 'Coppia presa qui: si possono rilanciare uno o due dadi',
      turtle: 'Tartaruga: questa casella non si può usare',
      rental: 'Noleggio: niente coppie da qui in giù',
      baywatch: 'Baywatch: i dadi scoperti più bassi vincono la tessera',
      pile: 'Ordine di gioco',
      shark: (least, most) =>
        least === most
          ? `Lo squalo fa arretrare questa sdraio di ${most}`
          : `Lo squalo fa arretrare questa sdraio di ${least}–${most}`,
      flood: (spaces, size) =>
        `Se questa coppia resta (casella ${spaces} del tracciato), l’acqua avanza di ${size} caselle`,
    },

    take: 'Prendere',
    roll: 'Lanciare due dadi',
    rollBinding: 'Lanciare: va accettato',
    rollWaves: 'Lanciare per le onde',
    accept: 'Accettare',
    decline: 'Rifiutare',
    keep: 'Tenere',
    reroll: 'Rilanciare',
    collect: 'Prendere',
    stop: 'Fermarsi',
    leave: 'Lasciare',
    straight: 'Senza fermarsi',
    go: 'Spostare',
    pass: 'Non ora',
    jump: 'Saltare la fila',
    wait: 'Aspettare',
    waitRound: 'Non in questo round',
    which: ['sinistro', 'destro', 'entrambi'],
    first: ['Prima il sinistro', 'Prima il destro'],
    reasons: {
      passes: (names) => `superi ${names}`,
      points: (after, before) => `${after} invece di ${before}`,
      both: (passes, points) => `${passes}: ${points}`,
      wave: (spaces) => `l’onda ti toglie ${spaces} caselle`,
      threat: (spaces) => `se resta: −${spaces}`,
      flooded: 'l’onda raggiunge la tua sdraio',
    },
    towelTo: (space) => `Asciugamano sulla casella ${space}`,
    mayReroll: (dice) => (dice === 1 ? 'rilancio: un dado' : 'rilancio: uno o due dadi'),
    toSpace: (space) => `sulla casella ${space}`,
    offTrack: 'fuori dal tracciato',

    groups: { pairs: 'Coppie sul tracciato', roll: 'Lanciare', tiles: 'Tessere Baywatch', move: 'I dadi' },
    odds: {
      beach: (beach) => `Un dado ${masculine[beach]}`,
      wet: (beach) => `Sdraio della spiaggia ${feminine[beach]} in acqua`,
      dry: (beach, distance) =>
        distance === 0
          ? `Sdraio della spiaggia ${feminine[beach]} in riva all’acqua`
          : `Sdraio della spiaggia ${feminine[beach]} a ${distance} ${distance === 1 ? 'casella' : 'caselle'} dall’acqua`,
      waves: (beach) => `Un’onda sulla spiaggia ${feminine[beach]}`,
      soaked: (name) => `Una sdraio di ${name} in acqua`,
    },
  },
};
