import { patternsOf } from '../vocabulary.ts';
import { figure, minus, type Phrases, signed, span } from './phrases.ts';
import { makeWords } from './words.ts';

const patterns = ['strisce', 'pesci', 'onde', 'ibisco', 'tartarughe'];
const withArticle = ['le strisce', 'i pesci', 'le onde', 'l’ibisco', 'le tartarughe'];
const towels = ['azzurro', 'arancione'];
const sections = ['in alto', 'al centro', 'in basso'];
const marketRows = ['in alto', 'in basso'];

const and = new Intl.ListFormat('it', { type: 'conjunction' });
const or = new Intl.ListFormat('it', { type: 'disjunction' });
const name = (pattern: number) => patterns[pattern] ?? '';
const theName = (pattern: number) => withArticle[pattern] ?? '';
const towel = (index: number) => `asciugamano ${towels[index]}`;
const section = (index: number) => `sezione ${sections[index]}`;
const row = (n: number) => `riga ${marketRows[n - 1]}`;
const tile = (list: readonly number[]) => list.map(name).join('/');
const tileOf = (text: string) => tile(patternsOf(text));
const dollars = (n: number) => `${n} ${n === 1 ? 'dollaro' : 'dollari'} della sabbia`;
const chips = (n: number) => `${n} ${n === 1 ? 'gettone' : 'gettoni'} penalità`;
const points = (n: number) => `${figure(n)} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`;
const side = (which: 'trees' | 'ocean') =>
  which === 'trees' ? 'in alto sugli alberi' : 'in basso sull’oceano';
const umbrellas: { readonly [letter: string]: string } = {
  p: 'perla rosa',
  w: 'perla bianca',
  x: 'punteggio extra',
  y: 'punteggio extra',
  c: 'granchio coperto',
};

/** What lies ahead, an extra scoring with its two patterns. */
const lying = (letter: string, shows: readonly number[]) =>
  shows.length > 0 ? `${umbrellas[letter]} ${or.format(shows.map(name))}` : (umbrellas[letter] ?? '');

function rows(top: number): string {
  const { from, to, over } = span(top);
  const inside =
    from === to ? `riga ${from}` : to - from === 1 ? `righe ${from} e ${to}` : `righe da ${from} a ${to}`;
  return over ? `${inside}, sporgendo ${side(over)}` : inside;
}

const reconstructed = 'Ricostruito: si può correggere con la scatola alla mano.';
const ownValues = (pattern: number) => ({
  name: `Valori del tracciato ${name(pattern)}`,
  hint: `Quanto valgono le sue caselle a partire dalla prima; se è vuoto, come al solito. ${reconstructed}`,
});
const numbered = 'Motivi per numero: 1 strisce, 2 pesci, 3 onde, 4 ibisco, 5 tartarughe.';
const spaces = 'La riga in ognuna delle colonne da 1 a 12, 0 per nessuna.';

const best = (towels: 'needed' | 'best' | 'none', points: string): string =>
  towels === 'needed'
    ? `solo con un asciugamano singolo, al massimo ${points}`
    : towels === 'best'
      ? `con asciugamani singoli al massimo ${points}`
      : `al massimo ${points}`;

const phrases: Phrases = {
  locale: 'it',
  name: 'Maui',
  tagline:
    'Stendi gli asciugamani dall’ombra delle palme fino alle onde, unisci i motivi ed evita i granchi.',
  options: {
    mode: {
      name: 'Gioco',
      hint: 'Il gioco base con gli ombrelloni, la variante dei granchi, oppure l’uno dopo l’altra.',
      values: { base: 'Gioco base', crabs: 'Variante dei granchi', long: 'Partita lunga' },
    },
    values: {
      name: 'Valori dei tracciati',
      hint: `Semplici: una casella vale il suo numero. Ripidi: 1, 2, 4, 5, 7, 8, 10 e così via. ${reconstructed}`,
      values: { plain: 'semplici', steep: 'ripidi' },
    },
    stripes: ownValues(0),
    fish: ownValues(1),
    waves: ownValues(2),
    hibiscus: ownValues(3),
    turtle: ownValues(4),
    trackLength: {
      name: 'Lunghezza dei tracciati',
      hint: `Quante caselle ha un tracciato segnapunti. ${reconstructed}`,
    },
    extension: {
      name: 'Prolunga',
      hint: `Quante caselle la partita lunga aggiunge a ogni tracciato. ${reconstructed}`,
    },
    rowSteps: {
      name: 'Passi per riga',
      hint: `Di quanto una corrispondenza fa avanzare il segnalino, dalla riga 1 alla riga 7. ${reconstructed}`,
    },
    extraSteps: {
      name: 'Passi di un punteggio extra',
      hint: `Di quanto fa avanzare un segnalino. ${reconstructed}`,
    },
    penalty: { name: 'Costo di un gettone penalità', hint: `Punti persi per ogni gettone. ${reconstructed}` },
    looseTowels: {
      name: 'Asciugamani singoli',
      hint: `Che cosa mostrano quello azzurro e quello arancione. ${numbered} ${reconstructed}`,
    },
    extraX: { name: 'Punteggio extra X', hint: `I suoi due tracciati. ${numbered} ${reconstructed}` },
    extraY: { name: 'Punteggio extra Y', hint: `I suoi due tracciati. ${numbered} ${reconstructed}` },
    umbrellaRows: { name: 'Caselle degli ombrelloni', hint: `${spaces} ${reconstructed}` },
    crabRows: { name: 'Caselle dei granchi', hint: `${spaces} ${reconstructed}` },
    crabUmbrellaRows: { name: 'Ombrelloni del lato granchi', hint: `${spaces} ${reconstructed}` },
    crabValues: { name: 'Granchi', hint: `Quanto costano i sette granchi di ciascuno. ${reconstructed}` },
  },
  labels: {
    market: 'Mercato',
    bag: 'sacchetto',
    points,
    towels: 'singoli',
    chips: 'gettoni',
    trees: 'alberi',
    ocean: 'oceano',
    crabSide: 'lato granchi',
    looseTowel: 'asciugamano singolo',
    secondHalf: 'seconda metà',
    lastRound: 'ultimo round',
    patterns,
    signs: ['perla rosa', 'perla bianca', 'extra X', 'extra Y', 'granchio', 'gettone'],
  },

  tile,

  parts: {
    match: (pattern, steps) => `${name(pattern)} +${steps}`,
    pearl: (pink) => (pink ? 'una perla rosa' : 'una perla bianca'),
    extra: (list) => `punteggio extra ${or.format(list.map(name))}`,
    crab: () => 'un granchio',
    chips,
    gain: (index) => `prende l’${towel(index)}`,
    needsTowel: () => 'solo con un asciugamano singolo',
    points: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`,
    atBest: (n) => `al massimo ${phrases.parts.points(n)}`,
    withTowel: (n) => `con asciugamani singoli al massimo ${phrases.parts.points(n)}`,
  },

  questions: {
    turn: () => 'Quale tessera prendere, o quali dollari della sabbia?',
    mustTakeDollars: () => 'Nessuna tessera si può posare. Quali dollari della sabbia prendere?',
    substitute: () => 'Turno sostitutivo: quale tessera al centro della prossima colonna?',
    height: (text, column) => `A che altezza posare ${text} nella colonna ${column}?`,
    towel: (index, pattern) => `Stendere l’${towel(index)} (${name(pattern)}), e dove?`,
    extra: () => 'Punteggio extra: quale segnalino far avanzare?',
    none: () => 'Non c’è niente da decidere.',
  },

  moves: {
    take: (text, price, towels, points) =>
      `Prendere ${text} ${price === 0 ? 'gratis' : `per ${dollars(price)}`}: ${best(towels, points)}`,
    substitute: (text) => `Prendere ${text} gratis: righe da 3 a 5, nessun punto`,
    dollars: (n, count, now) => `Prendere ${dollars(count)} dalla ${row(n)}: poi ${now} in mano`,
    place: (top, outcome) => `Posare (${rows(top)}): ${outcome}`,
    lay: (index, at, n, outcome) => `Stendere l’${towel(index)} sulla ${section(at)}, riga ${n}: ${outcome}`,
    keep: (index, outcome) => `Tenere l’${towel(index)}: ${outcome}`,
    advance: (pattern, from, to, gain) =>
      `Far avanzare ${theName(pattern)}: ${from === 0 ? `ingresso sulla casella ${to}` : `da ${from} a ${to}`}${gain && `, ${gain}`}`,
    chance: (text) => `Caso: ${text}`,
  },

  events: {
    dealt: () => '',
    market: ({ tiles }) => {
      const [a, b, c, d, e, f] = tiles.map(tileOf);
      return `Il mercato apre. Riga in alto: ${a}, ${b}, ${c}. Riga in basso: ${d}, ${e}, ${f}.`;
    },
    umbrellas: ({ seat, letters, columns }, who) =>
      `Ombrelloni di ${who(seat)}: ${[...letters].map((letter, i) => `colonna ${columns[i]} ${umbrellas[letter]}`).join(', ')}.`,
    'start-tile': ({ seat, tile: text }, who) => `${who(seat)} parte con la tessera ${tileOf(text)}.`,
    first: ({ seat, half }, who) =>
      half === 2 ? `${who(seat)} inizia la seconda metà.` : `Inizia ${who(seat)}.`,
    take: ({ seat, tile: text, row: n, price, left }, who) =>
      price === 0
        ? `${who(seat)} prende gratis ${tileOf(text)} dalla ${row(n)}.`
        : `${who(seat)} prende ${tileOf(text)} dalla ${row(n)} per ${dollars(price)} e ne ha ancora ${left}.`,
    dollars: ({ seat, row: n, count, now, forced }, who) =>
      `${forced ? 'Nessuna tessera si può posare: ' : ''}${who(seat)} prende ${dollars(count)} dalla ${row(n)} e ora ne ha ${now}.`,
    substitute: ({ seat }, who) =>
      `${who(seat)} non può né posare una tessera né prendere dollari: turno sostitutivo.`,
    refill: ({ tile: text, row: n }) => `Nuova tessera nella ${row(n)}: ${tileOf(text)}.`,
    place: ({ seat, tile: text, column, top }, who) =>
      `${who(seat)} posa ${tileOf(text)} nella colonna ${column}, ${rows(top)}.`,
    lay: ({ seat, towel: index, section: at, row: n, pattern }, who) =>
      `${who(seat)} stende l’${towel(index)} sulla ${section(at)}: la riga ${n} ora mostra ${theName(pattern)}.`,
    chips: ({ seat, count, side: which, now }, who) =>
      `La tessera sporge ${side(which)}: ${who(seat)} riceve ${chips(count)} e ora ne ha ${now}.`,
    pearl: ({ seat, pink, now }, who) =>
      `${who(seat)} prende una perla ${pink ? 'rosa' : 'bianca'} sotto l’ombrellone e ora ne ha ${now}.`,
    extra: ({ seat, pattern, from, to }, who) =>
      from === 0
        ? `Punteggio extra: ${who(seat)} fa entrare ${theName(pattern)} sulla casella ${to}.`
        : `Punteggio extra: ${who(seat)} fa avanzare ${theName(pattern)} da ${from} a ${to}.`,
    lapse: ({ seat }, who) =>
      `Punteggio extra senza effetto per ${who(seat)}: entrambi i segnalini sono alla fine.`,
    missed: ({ seat, letter, column }, who) =>
      `Per ${who(seat)} l’ombrellone della colonna ${column} (${umbrellas[letter]}) esce dal gioco.`,
    score: ({ seat, pattern, row: n, steps, from, to }, who) => {
      const match = `${who(seat)} unisce ${theName(pattern)} nella riga ${n}`;
      if (from === to)
        return steps === 0 ? `${match}, che non dà passi.` : `${match}; il segnalino è già alla fine.`;
      return from === 0
        ? `${match}: il segnalino entra sulla casella ${to}.`
        : `${match}: il segnalino avanza da ${from} a ${to}.`;
    },
    gain: ({ seat, towel: index, left }, who) =>
      `${who(seat)} prende ${left === 0 ? 'l’ultimo' : 'un'} ${towel(index)} dalla casella decorata.`,
    late: ({ seat, towel: index }, who) =>
      `${who(seat)} raggiunge la casella decorata, ma non c’è più nessun ${towel(index)}.`,
    crab: ({ seat, value, column, row: n }, who) =>
      `Un granchio (${minus(value)}) pizzica ${who(seat)} e blocca la riga ${n} della colonna ${column}.`,
    'last-round': ({ seat }, who) => `${who(seat)} posa la 12ª tessera: questo è l’ultimo round.`,
    half: ({ scores }, who) =>
      `La prima metà è finita: ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. Le spiagge si girano sul lato granchi.`,
    end: ({ scores, places }, who) =>
      `La partita è finita: ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. ${who(places.indexOf(1))} vince.`,
  },

  position: {
    table: ({ turn, over, half, crabs, last, bag }) =>
      [
        over ? 'La partita è finita.' : `Turno di ${turn}.`,
        half === 2 ? 'Seconda metà, lato granchi.' : crabs ? 'Lato granchi.' : '',
        last && !over ? 'Questo è l’ultimo round.' : '',
        `${bag} ${bag === 1 ? 'tessera' : 'tessere'} nel sacchetto.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    market: (n, [free, one, two], lying) =>
      `Mercato, ${row(n)}: gratis ${free}; per 1 ${one}; per 2 ${two}; accanto ${dollars(lying)}.`,
    stock: ([blue, orange]) =>
      `Asciugamani singoli sui tracciati: azzurri ${blue} sul 7 delle strisce, arancioni ${orange} sull’8 dei pesci.`,
    hand: (who, text, top) =>
      top === undefined
        ? `${who} ha in mano ${text}.`
        : `${who} posa ${text}, ${rows(top)}; possono seguire asciugamani singoli.`,
    seat: (at) =>
      [
        `${at.name}: ${points(at.points)}, ${at.tiles} ${at.tiles === 1 ? 'tessera' : 'tessere'} su 12, ${dollars(at.dollars)}, perle: ${at.white} bianche e ${at.pink} rosa, ${chips(at.chips)}${
          at.crabs > 0 ? `, granchi ${minus(at.crabs)}` : ''
        }.`,
        at.towels.length > 0 ? `In mano: ${and.format(at.towels.map((index) => `l’${towel(index)}`))}.` : '',
        `Tracciati: ${at.markers.map((space, pattern) => `${name(pattern)} ${space}`).join(', ')}.`,
        at.edge.length > 0
          ? `L’ultima colonna mostra ${at.edge.map(({ row: n, pattern }) => `${theName(pattern)} nella riga ${n}`).join(', ')}.`
          : 'L’ultima colonna non mostra niente che possa combaciare.',
        at.ahead.length > 0
          ? `Più avanti: ${at.ahead.map(({ letter, column, row: n, shows }) => `${lying(letter, shows)} in colonna ${column}, riga ${n}`).join('; ')}.`
          : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  },

  refusals: {
    unreadable: (text) => `«${text}» non è una mossa di questo gioco.`,
    nature: () => 'Pescare tessere e scoprire granchi spetta al caso.',
    over: () => 'La partita è finita.',
    notAsked: (who) => `${who} adesso non ha niente da decidere.`,
    otherQuestion: (question) => `Questo non risponde alla domanda: ${question}`,
    notInMarket: (text) => `La tessera ${text} non è al mercato.`,
    tooDear: (text, price, have) =>
      `La tessera ${text} costa ${dollars(price)}, e in mano ce ne sono solo ${have}.`,
    noMatch: (text) => `La tessera ${text} non combacia con niente di ciò che mostra l’ultima colonna.`,
    noDollars: (n) => `Accanto alla ${row(n)} non ci sono dollari della sabbia.`,
    noMatchThere: (text, top) =>
      `La tessera ${text}, posata così (${rows(top)}), non combacia con niente di ciò che mostra l’ultima colonna.`,
    notOwned: (index) => `In mano non c’è nessun ${towel(index)}.`,
    outside: (at) => `La ${section(at)} è fuori dalla griglia.`,
    covered: (at) => `Sulla ${section(at)} c’è già un altro asciugamano singolo.`,
    samePattern: (at, pattern) =>
      `La ${section(at)} mostra già ${theName(pattern)}; un asciugamano singolo deve cambiare il motivo.`,
    undoesMatch: () => 'Con l’asciugamano lì, la tessera non combacerebbe con niente.',
    mustLay: (index) => `Senza l’${towel(index)} la tessera non combacia con niente.`,
    notShown: (pattern) => `Questo punteggio extra non mostra ${theName(pattern)}.`,
    atEnd: (pattern) => `Il segnalino del tracciato ${name(pattern)} è alla fine.`,
  },

  items: {
    tracks: 'Tracciati',
    pearls: 'Perle',
    dollars: 'Dollari della sabbia',
    chips: 'Penalità',
    crabs: 'Granchi',
  },
  reasons: {
    'full-beach': 'Il round della 12ª tessera è finito.',
    'fewer-tiles': 'Il round della 12ª tessera è finito. Parità: decide il minor numero di tessere.',
    'more-dollars':
      'Il round della 12ª tessera è finito. Parità anche di tessere: decidono i dollari della sabbia.',
    'later-turn': 'Il round della 12ª tessera è finito. Parità in tutto: decide l’ordine di turno.',
  },
  verdicts: {
    'fewer-tiles': (winner, others) => `${winner} ha tanti punti quanti ${others}, ma meno tessere posate.`,
    'more-dollars': (winner, others) =>
      `${winner} ha tanti punti quanti ${others}, ma più dollari della sabbia.`,
    'later-turn': (winner, others) =>
      `${winner} ha tanti punti quanti ${others}, ma gioca dopo nell’ordine di turno.`,
  },
};

export const words = makeWords(phrases);
