import type { Speech } from './speech.ts';
import { wordsOf } from './words.ts';

/** Of a die. */
const masculine = ['nero', 'viola', 'blu', 'arancione', 'giallo', 'bianco'] as const;
const masculines = ['neri', 'viola', 'blu', 'arancioni', 'gialli', 'bianchi'] as const;
/** Of a beach or a coin. */
const feminine = ['nera', 'viola', 'blu', 'arancione', 'gialla', 'bianca'] as const;
const masc = (beach: number) => masculine[beach] as string;
const fem = (beach: number) => feminine[beach] as string;
export const tiles = [
  'Vantaggio',
  'Salta la fila',
  'Dado del bagnino',
  'Noleggio',
  'Scambio',
  'Rilancio',
  'Cambio colore',
  'Ritocco',
  'Retromarcia',
] as const;
const tile = (index: number) => tiles[index] as string;
const spaces = (n: number) => (n === 1 ? '1 casella' : `${n} caselle`);
const away = (distance: number) =>
  distance === 0 ? 'in riva all’acqua' : `a ${spaces(distance)} dall’acqua`;
/** Dice with their articles: il 6 viola e l’1 bianco. */
const the = (dice: string) => dice.replace(/\d/g, (pips) => (pips === '1' ? 'l’1' : `il ${pips}`));
const steps = (n: number) => (n < 0 ? `${-n} indietro` : `${n} avanti`);

const speech: Speech = {
  language: 'it',
  name: 'High Tide',
  tagline: 'Il più vicino possibile all’acqua, prima che arrivi la prossima onda.',
  labels: {
    beaches: feminine,
    letters: ['N', 'V', 'B', 'A', 'G', 'C'],
    tiles,
    round: 'Round',
    bar: 'bar',
    sea: 'mare',
    track: 'Tracciato dei dadi',
    rental: 'noleggio',
    bag: 'Sacchetto',
    pool: 'Riserva',
    openDice: 'Dadi scoperti',
    coins: 'Monete',
    alert: 'Allarme squali',
    sharks: 'Squali in arrivo',
    surfer: 'Surfista',
    rolled: 'Lancio',
    chosen: 'Scelta',
    smallLetter: 'minuscola',
    legend: 'Numeri sotto le sdraio: caselle asciutte fino all’acqua.',
  },
  options: {
    coins: {
      name: 'Monete',
      hint: 'Sulle prime otto caselle di ogni spiaggia ci sono monete; chi ne raccoglie di più fa punti.',
    },
    shark: {
      name: 'Allarme squali',
      hint: 'A ogni round uno squalo fa arretrare la prima sdraio di una spiaggia.',
    },
    surfer: { name: 'Surfista', hint: 'Tutti hanno un surfista, che vuole finire in acqua.' },
    baywatch: { name: 'Baywatch', hint: 'I lanci bassi fruttano tessere con poteri speciali.' },
    hidden: { name: 'Surfisti nascosti', hint: 'Solo chi ha il surfista sa quale sdraio è.' },
    openCoins: {
      name: 'Monete scoperte',
      hint: 'Le monete di tutti restano visibili: non serve ricordarle.',
    },
    length: {
      name: 'Lunghezza delle spiagge',
      hint: 'Caselle di sabbia di ogni spiaggia; valore ricostruito.',
    },
    rental: {
      name: 'Partenza del noleggio',
      hint: 'Casella del tracciato dei dadi da cui parte il noleggio; valore ricostruito.',
    },
    coinValues: { name: 'Valori delle monete', hint: 'Le otto monete di ogni spiaggia; valori ricostruiti.' },
    sharkTiles: {
      name: 'Tessere squalo',
      hint: 'Di quante caselle ogni squalo fa arretrare una sdraio; valori ricostruiti.',
    },
  },
  items: { coins: 'Monete', surfer: 'Surfista', baywatch: 'Baywatch' },
  beachItem: (beach) => `Spiaggia ${fem(beach)}`,
  reasons: { water: 'Una sdraio è in acqua.', rounds: 'Si sono giocati tutti e sei i round.' },
  winners: (names, several) => (several ? `${names} condividono la vittoria.` : `${names} vince.`),

  die: ([beach, pips]) => `${pips} ${masc(beach)}`,
  landing({ beach, place, wet, distance, coin }) {
    const where = wet ? 'in acqua' : place === 0 ? 'al bar' : away(distance);
    return `spiaggia ${fem(beach)} ${where}${coin === null ? '' : ` (moneta ${coin})`}`;
  },
  either: (one, other) => `${one} o ${other}, a seconda dell’ordine`,

  question: {
    'head-start': () => 'Usare Vantaggio prima del round?',
    jump: ({ next }) => `Saltare la fila prima del turno di ${next}?`,
    lifeguard: () => 'Usare Dado del bagnino prima del turno?',
    choose: ({ pairs, free }) =>
      !pairs
        ? 'Nessuna coppia sul tracciato: lanciare due dadi.'
        : free
          ? 'Prendere una coppia o lanciare?'
          : 'Nessuna casella libera: quale coppia prendere?',
    again: () => 'Lancio rifiutato: lanciare di nuovo.',
    judge: ({ pair }) => `Accettare ${the(pair)}?`,
    reroll: ({ pair }) => `Rilanciare ${the(pair)}?`,
    declare: ({ pair }) => `Usare una tessera per ${the(pair)} prima di spostare le sdraio?`,
    stop: () => 'Fermarsi a prendere una moneta lungo la strada?',
    order: () => 'Quale dado sposta per primo la sdraio?',
    coin: ({ coin, beach }) => `Prendere la moneta ${fem(beach)} di valore ${coin}?`,
    'wave-roll': () => 'Non resta nessuna coppia per le onde: lanciare due dadi.',
  },
  choice: {
    roll: (binding) => (binding ? 'Lanciare due dadi; il lancio va accettato' : 'Lanciare due dadi'),
    rollWaves: 'Lanciare due dadi per le onde',
    accept: (outcome) => `Accettare: ${outcome}`,
    decline: (pair, space) =>
      `Rifiutare: ${the(pair)} sulla casella ${space} del tracciato, poi lanciare di nuovo`,
    take: (pair, space, rerolls, outcome) => {
      const bonus =
        rerolls === 2
          ? '; si può rilanciare un dado o entrambi'
          : rerolls === 1
            ? '; si può rilanciare un dado'
            : '';
      return `Prendere ${the(pair)} dalla casella ${space}: ${outcome}${bonus}`;
    },
    keep: (pair, outcome) => `Tenere ${the(pair)}: ${outcome}`,
    reroll: (dice, byTile) => (byTile ? `Usare Rilancio per ${the(dice)}` : `Rilanciare ${the(dice)}`),
    collect: (value) => `Prendere la moneta di valore ${value}`,
    leave: (value) => `Lasciare la moneta di valore ${value}`,
    straight: (n, outcome) => `Avanzare di ${spaces(n)} in una volta: ${outcome}`,
    stop: (n, coin, then, outcome) =>
      `Avanzare di ${n}, prendere la moneta di valore ${coin}, poi avanzare di ${then}: ${outcome}`,
    first: (n, then, outcome) => `Prima ${steps(n)}, poi ${steps(then)}: ${outcome}`,
    keepTile: (index) => `Tenere ${tile(index)}`,
    jump: 'Saltare la fila e giocare subito',
    wait: 'Aspettare',
    waitThisRound: 'Aspettare per tutto il round',
    go: (outcome) => `Spostare: ${outcome}`,
    headStart: (n, outcome) => `Vantaggio di ${spaces(n)}: ${outcome}`,
    lifeguard: (die, outcome) => `Dado del bagnino ${die}: ${outcome}`,
    rental: (space) =>
      space === null
        ? 'Togliere il noleggio dal tracciato'
        : `Spostare il noleggio giù alla casella ${space}`,
    swap: (laid, space, pair, outcome) =>
      `Scambio: mettere ${laid} sulla casella ${space} e prendere ${pair}: ${outcome}`,
    recolour: (die, to, outcome) => `Contare ${die} come ${masc(to)}: ${outcome}`,
    adjust: (pair, outcome) => `Contare come ${pair}: ${outcome}`,
    backwards: (die, outcome) => `Arretrare con ${die}: ${outcome}`,
  },
  event: {
    towels: ({ order }, { name, names }) =>
      `Gli asciugamani vengono impilati: inizia ${name(order[0] ?? 0)}. Ordine di gioco: ${names(order)}.`,
    coins: ({ beach, space, values }) =>
      `Monete sulla spiaggia ${fem(beach)}, caselle ${space}–${space + values.length - 1}: ${values.join(', ')}.`,
    surfers: ({ beaches }, { name, list }) => {
      const known = beaches.flatMap((beach, seat) =>
        beach === null ? [] : [`${name(seat)} sulla spiaggia ${fem(beach)}`],
      );
      return known.length > 0 ? `Surfisti: ${list(known)}.` : 'I surfisti vengono distribuiti coperti.';
    },
    revealed: ({ beaches }, { name, list }) =>
      `I surfisti si scoprono: ${list(beaches.map((beach, seat) => `${name(seat)} sulla spiaggia ${fem(beach)}`))}.`,
    tile: ({ tile: index }) => `Si scopre la tessera Baywatch ${tile(index)}.`,
    alert: ({ beach }) => `Allarme squali sulla spiaggia ${fem(beach)}!`,
    round: ({ round, order }, { names }) => `Inizia il round ${round}. Ordine di gioco: ${names(order)}.`,
    rental: ({ to, by }, { name }) => {
      const what =
        to === null ? 'il noleggio lascia il tracciato.' : `il noleggio scende alla casella ${to}.`;
      return by === null ? `I${what.slice(1)}` : `${name(by)} usa Noleggio: ${what}`;
    },
    rolled: ({ seat, dice, waves }, { name, pair }) =>
      waves ? `${name(seat)} lancia ${pair(dice)} per le onde.` : `${name(seat)} lancia ${pair(dice)}.`,
    accepted: ({ seat, dice, forced }, { name, pair }) =>
      forced
        ? `${name(seat)} deve accettare ${the(pair(dice))}.`
        : `${name(seat)} accetta ${the(pair(dice))}.`,
    declined: ({ seat, dice, space }, { name, pair }) =>
      `${name(seat)} rifiuta ${the(pair(dice))}; la coppia va sulla casella ${space}.`,
    took: ({ seat, dice, space, forced }, { name, pair }) =>
      forced
        ? `${name(seat)} deve prendere ${the(pair(dice))} dalla casella ${space}.`
        : `${name(seat)} prende ${the(pair(dice))} dalla casella ${space}.`,
    swapped: ({ seat, laid, laidOn, dice, space }, { name, pair }) =>
      `${name(seat)} fa uno scambio: ${pair(laid)} sulla casella ${laidOn}, ${pair(dice)} dalla casella ${space}.`,
    rerolled: ({ seat, before, after, tile: byTile }, { name, pair }) =>
      `${name(seat)} rilancia${byTile ? ' con la tessera' : ''}: ${pair(after)} invece di ${pair(before)}.`,
    open: ({ seat, total, over }, { name }) =>
      over === null
        ? `${name(seat)} ha i dadi scoperti con ${total}.`
        : `${name(seat)} prende con ${total} i dadi scoperti di ${name(over)}.`,
    recoloured: ({ seat, die, to }, { name }) => `${name(seat)} conta ${speech.die(die)} come ${masc(to)}.`,
    adjusted: ({ seat, before, after }, { name, pair }) =>
      `${name(seat)} conta ${pair(before)} come ${pair(after)}.`,
    backwards: ({ seat, die }, { name }) => `${name(seat)} arretra con ${speech.die(die)}.`,
    moved: ({ seat, beach, from, to, sand, cause }, { name }) => {
      const where = to === 0 ? 'al bar' : to > sand ? 'in acqua' : away(sand - to);
      const chair = `sdraio di ${name(seat)} sulla spiaggia ${fem(beach)}`;
      if (cause === 'shark') return `Lo squalo fa arretrare di ${spaces(from - to)} la ${chair}: ${where}.`;
      if (from === to) return `La ${chair} resta ${where}.`;
      return to > from
        ? `La ${chair} avanza di ${spaces(to - from)}: ${where}.`
        : `La ${chair} arretra di ${spaces(from - to)}: ${where}.`;
    },
    collected: ({ seat, beach, value }, { name }) =>
      `${name(seat)} prende la moneta ${fem(beach)} di valore ${value}.`,
    left: ({ seat, beach, value }, { name }) =>
      `${name(seat)} lascia la moneta ${fem(beach)} di valore ${value}.`,
    towel: ({ seat, space }, { name }) => `L’asciugamano di ${name(seat)} va sulla casella ${space}.`,
    jumped: ({ seat, over }, { name }) => `${name(seat)} salta la fila prima del turno di ${name(over)}.`,
    lifeguard: ({ seat, die }, { name }) => `${name(seat)} usa Dado del bagnino: ${speech.die(die)}.`,
    'head-start': ({ seat }, { name }) => `${name(seat)} usa Vantaggio.`,
    shark: ({ beach, value, seat }) =>
      seat === null
        ? `Uno squalo da ${value} arriva sulla spiaggia ${fem(beach)} e non trova nessuno sulla sabbia.`
        : `Uno squalo da ${value} arriva sulla spiaggia ${fem(beach)}.`,
    wave: ({ beach, spaces: size, sand, wet }, { names }) => {
      const kind = size === 3 ? 'grande' : 'piccola';
      const rest = sand === 1 ? 'resta' : 'restano';
      const left = `Un’onda ${kind} copre la spiaggia ${fem(beach)}: ${rest} ${spaces(sand)} di sabbia.`;
      return wet.length === 0 ? left : `${left} Ora in acqua: ${names(wet)}.`;
    },
    award: ({ seat, tile: index }, { name }) =>
      `${name(seat)} ha i dadi scoperti e riceve la tessera ${tile(index)}.`,
    point: ({ seat }, { name }) => `${name(seat)} ha i dadi scoperti e riceve 1 punto.`,
    end: ({ reason }) =>
      reason === 'water'
        ? 'Una sdraio è in acqua: la partita è finita.'
        : 'Finito il sesto round, finisce la partita.',
  },
  position: {
    round: (round, rounds, order) => `Round ${round} di ${rounds} al massimo. Ordine di gioco: ${order}.`,
    over: 'La partita è finita.',
    beach: (beach, sand, chairs) => `Spiaggia ${fem(beach)}, ancora ${spaces(sand)} di sabbia: ${chairs}.`,
    onSand: (name, distance, space) => `${name} ${away(distance)} sulla casella ${space}`,
    inWater: (name) => `${name} in acqua`,
    atBar: (names) => `al bar ${names}`,
    track: (slots) => `Tracciato dei dadi, dall’alto: ${slots}.`,
    slot: (space, what) => `${space} ${what}`,
    towel: (name) => `asciugamano di ${name}`,
    empty: 'libera',
    rental: (space) =>
      space === null ? 'Il noleggio ha lasciato il tracciato.' : `Il noleggio è sulla casella ${space}.`,
    hand: (pair) => `In mano: ${pair}.`,
    pool: (dice) => `Nella riserva di dadi: ${dice}.`,
    bag: (dice) => `Nel sacchetto: ${dice}.`,
    count: (count, beach) => `${count} ${count === 1 ? masc(beach) : masculines[beach]}`,
    coinsLying: (beach, coins) => `Monete sulla spiaggia ${fem(beach)}: ${coins}.`,
    coinOn: (value, space) => `${value} sulla casella ${space}`,
    coinsHeld: (name, count) => `${name} ha ${count === 1 ? '1 moneta' : `${count} monete`}.`,
    coinsKnown: (name, coins) => `${name} ha le monete ${coins}.`,
    coin: (beach, value) => `${fem(beach)} ${value}`,
    alert: (beach, left) => `Allarme squali sulla spiaggia ${fem(beach)}; squali ancora coperti: ${left}.`,
    surfers: (list) => `Surfisti: ${list}.`,
    surfer: (name, beach) => `${name} sulla spiaggia ${fem(beach)}`,
    surferHidden: (name) => `${name} (coperto)`,
    tileUp: (index) => `La tessera ${tile(index)} è scoperta.`,
    tileHeld: (name, index) => `${name} ha la tessera ${tile(index)}.`,
    openDice: (name, pair) => `${name} ha i dadi scoperti: ${pair}.`,
  },
  refusal: {
    over: () => 'La partita è finita.',
    chance: () => 'I dadi stanno ancora rotolando.',
    'not-your-turn': ({ actor }, { name }) => `La decisione è di ${name(actor)}.`,
    unreadable: ({ text }) => `«${text}» non è una mossa di High Tide.`,
    'not-asked': ({ text }) => `«${text}» non risponde alla domanda attuale.`,
    'no-free-space': () => 'Nessuna casella accessibile è libera: bisogna prendere una coppia dal tracciato.',
    'cannot-decline': () => 'È libera una sola casella accessibile: il lancio non si può rifiutare.',
    'cannot-go-back': () =>
      'Dopo un lancio non si può più prendere una coppia dal tracciato in questo turno.',
    'no-such-space': ({ space }) => `Il tracciato non ha una casella ${space}.`,
    'no-pair': ({ space }) => `Sulla casella ${space} non ci sono dadi.`,
    'one-die-only': () => 'Una coppia della casella 2 permette di rilanciare un solo dado.',
    'no-reroll': () => 'Questa coppia non permette altri rilanci.',
    'dice-alike': () => 'I due dadi sono uguali: indicare quello a sinistra.',
    'not-held': ({ tile: index }) => `Serve la tessera ${tile(index)}.`,
    'rental-gone': () => 'Il noleggio ha già lasciato il tracciato.',
    'same-colour': () => 'Il dado ha già questo colore.',
    'pips-bounds': () => 'Un dado vale almeno 1 e al massimo 6.',
    'no-effect': () => 'Non avrebbe nessun effetto.',
    'one-is-enough': () => 'Dall’ultima casella ne basta 1 per finire in mare.',
    'not-in-pool': () => 'Questo dado non è nella riserva di dadi.',
    'no-coin-there': () => 'Su quella casella non c’è nessuna moneta da prendere.',
    allowed: () => 'Questa mossa è consentita.',
  },
};

export const words = wordsOf(speech);
