import { whyEmpty } from '../choices/announce.ts';
import { LAST_ROUND, TURN } from '../vocabulary.ts';
import { type CastleTold, type Phrases, present, shellsOn, sum } from './phrases.ts';
import { makeWords } from './words.ts';

const one = ['bianca', 'grigia', 'marrone', 'nera'] as const;
const many = ['bianche', 'grigie', 'marroni', 'nere'] as const;
const dials = [
  'una sola bianca',
  'una sola grigia',
  'una sola marrone',
  'una sola nera',
  'due uguali',
  'due diverse',
  'tre uguali',
  'due uguali e una diversa',
  'tre diverse',
  'tutte di un colore',
];

const and = new Intl.ListFormat('it', { type: 'conjunction' });
const or = new Intl.ListFormat('it', { type: 'disjunction' });
const shells = (n: number) => `${n} ${n === 1 ? 'conchiglia' : 'conchiglie'}`;
const points = (n: number) => `${n} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`;
const colour = (n: number, which: number) => (n === 1 ? one[which] : many[which]);
const castle = (value: number) => `castello ${value}`;
const dial = (position: number) => dials[position] ?? '';

/** The noun stands after the first number, the other colours follow: «2 conchiglie bianche e 1 grigia». */
function handful(counts: readonly number[]): string {
  const some = present(counts);
  if (some.length === 0) return 'nessuna conchiglia';
  return and.format(some.map(([n, which], i) => `${i === 0 ? shells(n) : n} ${colour(n, which)}`));
}

const each = (counts: readonly number[]) => present(counts).map(([n, which]) => `${n} ${colour(n, which)}`);
/** What a card takes: with its joker, and without (which may be nothing at all). */
const card = (counts: readonly number[]) => and.format([...each(counts), '1 qualsiasi']);
const fixed = (counts: readonly number[]) => and.format(each(counts)) || '0';

function needs({ card: shown, missing }: CastleTold): string {
  if (missing === undefined) return `richiede ${shown}`;
  if (missing === 0) return `richiede ${shown}: c’è tutto`;
  return `richiede ${shown}: ${missing === 1 ? 'ne manca' : 'ne mancano'} ${missing}`;
}

const figures = 'Ricostruito: si può correggere con la scatola alla mano.';
const cardsHint = `Le otto carte di questo valore; quattro cifre contano le conchiglie bianche, grigie, marroni e nere. ${figures}`;

const phrases: Phrases = {
  locale: 'it',
  finish: (text) => text,
  name: 'Strand Unter',
  tagline:
    'Contenditi le conchiglie, costruisci vicino al mare e spera che l’alta marea risparmi i tuoi castelli.',
  options: {
    openBuckets: {
      name: 'Secchielli aperti',
      hint: 'Tutti vedono i colori in tutti i secchielli, non solo il numero.',
    },
    shells: {
      name: 'Conchiglie nel sacchetto',
      hint: `Quante conchiglie bianche, grigie, marroni e nere ci sono. ${figures}`,
    },
    dial: {
      name: 'Ordine delle puntate',
      hint: `A che posto da sinistra stanno AA, AB, AAA, AAB, ABC e TUTTE; a parità di numero vale questo ordine. ${figures}`,
    },
    cards0: { name: 'Carte del castello 0', hint: cardsHint },
    cards1: { name: 'Carte del castello 1', hint: cardsHint },
    cards2: { name: 'Carte del castello 2', hint: cardsHint },
    cards3: { name: 'Carte del castello 3', hint: cardsHint },
  },
  labels: {
    round: 'Round',
    groove: 'Solco',
    ebb: 'bassa marea',
    flood: 'alta marea',
    bag: 'Sacchetto',
    bucket: 'Secchiello',
    dial: 'Puntata',
    points: 'punti',
    unfit: 'sbagliate',
    heap: 'sul mucchio',
    fetched: 'preso',
    flooded: 'inondato',
    any: 'colore qualsiasi',
    covered: 'sott’acqua dopo il round',
    all: 'TUTTE',
    letters: ['B', 'G', 'M', 'N'],
    colours: ['bianco', 'grigio', 'marrone', 'nero'],
  },
  handful,
  card,

  questions: {
    dial: (groove) => `Che cosa puntare per il solco ${groove}?`,
    fetch: () => 'Quale castello prendere dal mucchio?',
    take: (position) => `Quali conchiglie (${dial(position)})?`,
    spell: () => 'Quale colore nel conchigliabolo?',
    charm: () => 'Quale castello prendere dal mucchio dopo il conchigliabolo?',
    trove: () => 'Quale conchiglia o quale castello come premio di consolazione?',
    build: (groove) => `Costruire un castello nel solco ${groove}?`,
    none: () => 'Non c’è niente da decidere.',
  },

  moves: {
    single: (which, lying, hasCastle) =>
      `Puntare su ${dial(which)}: ${lying === 0 ? 'qui non ce ne sono' : `1 su ${lying}, se bastano per tutti`}${
        hasCastle ? ', e un castello' : ''
      }`,
    combination: (position, ways) => {
      if (typeof ways === 'number') return `Puntare su ${dial(position)}: ora ${ways} possibilità`;
      return ways.length === 0
        ? `Puntare su ${dial(position)}: ora impossibile; un premio di consolazione, a meno che altri non puntino lì`
        : `Puntare su ${dial(position)}: ora ${or.format(ways)}`;
    },
    spell: (which, lying) =>
      `Puntare su una ${one[which]}: ${lying === 0 ? 'qui non ce ne sono' : `ne ${lying === 1 ? 'resta' : 'restano'} ${lying}, se bastano per tutti`}`,
    fetch: (told) => `Prendere il ${castle(told.castle)}: ${needs(told)}`,
    take: (counts, bucket) => `Raccogliere ${handful(counts)}: poi ${shells(bucket)} nel secchiello`,
    build: (value, groove, paid, worth) =>
      `Costruire il ${castle(value)} nel solco ${groove} con ${handful(paid)}: ${points(worth)} se resta in piedi`,
    pass: () => 'Non costruire',
  },

  events: {
    deal: ({ seat, cards }, who) =>
      `${who(seat)} riceve queste carte, ciascuna con in più 1 conchiglia qualsiasi: ${cards.map((code, value) => `${castle(value)} per ${fixed(shellsOn(code))}`).join('; ')}.`,
    groove: (event) => {
      const { round, groove, shells: lying, wanted } = event;
      const n = sum(lying);
      if (n === 0)
        return `Round ${round}: il solco ${groove} resta vuoto, perché ${
          whyEmpty(event) === 'bag-empty' ? 'il sacchetto è vuoto' : 'le conchiglie non sono bastate'
        }. Chi ha ancora un castello sul mucchio ne prende uno.`;
      const short = n < wanted ? ' Di più non ce n’è.' : '';
      return round <= TURN
        ? `Round ${round}: il mare scopre il solco ${groove} con ${handful(lying)}.${short}`
        : `Round ${round}: il piovanello è nel solco ${groove}, che riceve ${handful(lying)}.${short}`;
    },
    reveal: ({ dials: all }, who) =>
      `Le puntate: ${all.map((position, seat) => `${who(seat)} ${dial(position)}`).join(', ')}.`,
    single: ({ colour: which, seats, lying, got }, who) => {
      if (got)
        return `${who(seats)} ${seats.length > 1 ? 'prendono' : 'prende'} 1 conchiglia ${one[which]}${seats.length > 1 ? ' a testa' : ''}.`;
      if (lying === 0) return `Non c’è nessuna conchiglia ${one[which]} per ${who(seats)}.`;
      const there = `${shells(lying)} ${colour(lying, which)}`;
      return `${there} non ${lying === 1 ? 'basta' : 'bastano'} per ${who(seats)}: nessuno ne riceve.`;
    },
    fetch: ({ seat, castle: value, cause }, who) =>
      cause === 'trove'
        ? `Come premio di consolazione ${who(seat)} prende il ${castle(value)} dal mucchio.`
        : `${who(seat)} prende il ${castle(value)} dal mucchio.`,
    take: ({ seat, position, shells: taken }, who) =>
      `${who(seat)} raccoglie ${handful(taken)} (${dial(position)}).`,
    miss: ({ seat, position }, who) =>
      `${who(seat)} non trova la combinazione completa (${dial(position)}): seguirà un premio di consolazione.`,
    clash: ({ seats, position }, who) =>
      `${who(seats)} hanno puntato sulla stessa combinazione (${dial(position)}): niente conchiglie, ma un conchigliabolo.`,
    spell: ({ seats, shells: lying }, who) =>
      sum(lying) === 0
        ? `Per il conchigliabolo fra ${who(seats)} non restano conchiglie: porta solo castelli.`
        : `Conchigliabolo fra ${who(seats)} per ${handful(lying)}.`,
    whisper: ({ spells }, who) =>
      `Nel conchigliabolo: ${spells.flatMap((which, seat) => (which < 0 ? [] : [`${who(seat)} ${one[which]}`])).join(', ')}.`,
    trove: ({ seat, colour: which }, who) =>
      `Come premio di consolazione ${who(seat)} prende 1 conchiglia ${one[which]}.`,
    nothing: ({ seat }, who) =>
      `Non resta niente per il premio di consolazione: ${who(seat)} resta a mani vuote.`,
    sweep: ({ shells: left }) => `${handful(left)} ${sum(left) === 1 ? 'torna' : 'tornano'} nel sacchetto.`,
    build: ({ seat, castle: value, groove, paid, built, again }, who) => {
      const fourth = built === 4 ? ' È il quarto: la partita finisce dopo questo round.' : '';
      const reopened =
        again.length > 0 ? ` ${who(again)} ${again.length > 1 ? 'possono' : 'può'} ripensarci.` : '';
      return `${who(seat)} costruisce il ${castle(value)} nel solco ${groove} con ${handful(paid)}.${fourth}${reopened}`;
    },
    pass: ({ seat }, who) => `${who(seat)} non costruisce.`,
    turn: ({ last }) =>
      `Cambia la marea: il solco ${last} è l’ultimo visibile e il piovanello torna indietro.`,
    flood: ({ groove, lost }, who) => {
      const gone = lost.map(({ seat, castle: value }) => `il ${castle(value)} di ${who(seat)}`);
      return `Il mare copre il solco ${groove}${gone.length > 0 ? ` e distrugge ${and.format(gone)}` : ''}.`;
    },
    end: ({ reason, seats }, who) =>
      reason === 'fourth'
        ? `${who(seats)} ${seats.length > 1 ? 'hanno' : 'ha'} costruito quattro castelli: la partita è finita.`
        : 'Il piovanello è tornato al solco 1: la partita è finita.',
  },

  position: {
    tide: ({ round, groove, last, ebb, bag, shells: lying }) =>
      `Round ${round} di ${LAST_ROUND} al massimo, ${ebb ? 'bassa' : 'alta'} marea. Il piovanello è nel solco ${groove}, ` +
      `${sum(lying) === 0 ? 'che è vuoto' : `con ${handful(lying)}`}. ` +
      `L’ultimo solco visibile è il ${last}. Nel sacchetto: ${shells(bag)}.`,
    dials: (each) =>
      `Le puntate: ${each.map(({ name, position }) => `${name} ${dial(position)}`).join(', ')}.`,
    seat: (name, n, bucket) => `${name}: ${bucket && n > 0 ? handful(bucket) : shells(n)} nel secchiello.`,
    heap: (told) => `Il castello ${told.castle} è sul mucchio e ${needs(told)}.`,
    fetched: (told) => `Il castello ${told.castle} è stato preso e ${needs(told)}.`,
    standing: (value, groove, after) =>
      `Il castello ${value} è nel solco ${groove}${after === undefined ? '' : `, coperto dopo il round ${after}`}.`,
    flooded: (value) => `Il castello ${value} è stato inondato.`,
    points: (n, unfit) =>
      `${points(n)} spiaggia${unfit ? `, ${shells(unfit)} ${unfit === 1 ? 'sbagliata' : 'sbagliate'}` : ''}.`,
  },

  refusals: {
    unreadable: (text) => `«${text}» non è una mossa di questo gioco.`,
    over: () => 'La partita è finita.',
    notAsked: (name) => `${name} ora non ha niente da decidere.`,
    otherQuestion: (question) => `Questo non risponde alla domanda: ${question}`,
    notOnHeap: (value) => `Il castello ${value} non è più sul mucchio.`,
    notFetched: (value) => `Il castello ${value} non è ancora stato preso dal mucchio.`,
    alreadyBuilt: (value) => `Il castello ${value} è già stato costruito.`,
    notLying: (counts, groove) =>
      `Impossibile raccogliere ${handful(counts)}; nel solco: ${handful(groove)}.`,
    notThat: (counts, position) =>
      `Con ${handful(counts)} non si forma la combinazione puntata (${dial(position)}).`,
    oneOnly: () => 'Un premio di consolazione è una sola conchiglia o un castello.',
    lacking: ({ castle: value, card: shown, missing = 0 }) =>
      `Il castello ${value} richiede ${shown}; ${missing === 1 ? 'manca' : 'mancano'} ${shells(missing)}.`,
    joker: (value, which) => `Non resta nessuna conchiglia ${one[which]} per il jolly del castello ${value}.`,
    nature: () => 'Pescare le conchiglie e distribuire le carte spetta al caso.',
  },

  reasons: { fourth: 'Il quarto castello è stato costruito.', shore: 'Il piovanello è tornato al solco 1.' },
  item: { groove: (groove) => `Solco ${groove}`, unfit: 'Conchiglie sbagliate' },
  verdicts: {
    shared: (names) => `${names} sono alla pari in ogni solco e condividono la vittoria.`,
    tieBreak: (winner, loser, groove, [more, less]) =>
      `${winner} e ${loser} sono alla pari; decide il solco ${groove}: ${more} a ${less} per ${winner}.`,
  },
};

export const words = makeWords(phrases);
