import { whyEmpty } from '../choices/announce.ts';
import { LAST_ROUND, TURN } from '../vocabulary.ts';
import { type CastleTold, type Phrases, present, shellsOn, sum } from './phrases.ts';
import { makeWords } from './words.ts';

const colours = ['weiße', 'graue', 'braune', 'schwarze'] as const;
const plain = ['weiß', 'grau', 'braun', 'schwarz'] as const;
const dials = [
  'weiße Einzelmuschel',
  'graue Einzelmuschel',
  'braune Einzelmuschel',
  'schwarze Einzelmuschel',
  'zwei gleiche',
  'zwei verschiedene',
  'drei gleiche',
  'zwei gleiche und eine andere',
  'drei verschiedene',
  'alle einer Farbe',
];

const and = new Intl.ListFormat('de', { type: 'conjunction' });
const or = new Intl.ListFormat('de', { type: 'disjunction' });
const shells = (n: number) => `${n} ${n === 1 ? 'Muschel' : 'Muscheln'}`;
const points = (n: number) => `${n} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`;
const castle = (value: number) => `Burg ${value}`;
const dial = (position: number) => dials[position] ?? '';

function handful(counts: readonly number[]): string {
  const some = present(counts);
  if (some.length === 0) return 'keine Muscheln';
  const last = some.at(-1)?.[0] ?? 0;
  return `${and.format(some.map(([n, colour]) => `${n} ${colours[colour]}`))} ${last === 1 ? 'Muschel' : 'Muscheln'}`;
}

const each = (counts: readonly number[]) => present(counts).map(([n, colour]) => `${n} ${colours[colour]}`);
/** What a card takes: with its joker, and without (which may be nothing at all). */
const card = (counts: readonly number[]) => and.format([...each(counts), '1 beliebige']);
const fixed = (counts: readonly number[]) => and.format(each(counts)) || '0';

function needs({ card: shown, missing }: CastleTold): string {
  if (missing === undefined) return `braucht ${shown}`;
  return missing === 0
    ? `braucht ${shown}: alles da`
    : `braucht ${shown}: ${missing === 1 ? 'es fehlt' : 'es fehlen'} ${missing}`;
}

const figures = 'Rekonstruiert: Wer das Original besitzt, kann hier korrigieren.';
const cardsHint = `Die acht Karten dieses Werts; vier Ziffern zählen weiße, graue, braune und schwarze Muscheln. ${figures}`;

const phrases: Phrases = {
  locale: 'de',
  finish: (text) => text,
  name: 'Strand Unter',
  tagline: 'Um Muscheln tuscheln, nah am Meer bauen und hoffen, dass die Flut die Burgen stehen lässt.',
  options: {
    openBuckets: {
      name: 'Offene Eimer',
      hint: 'Alle sehen die Farben in allen Eimern, nicht nur die Anzahl.',
    },
    shells: {
      name: 'Muscheln im Säckchen',
      hint: `Wie viele weiße, graue, braune und schwarze Muscheln es gibt. ${figures}`,
    },
    dial: {
      name: 'Reihenfolge auf der Stellmuschel',
      hint: `An welcher Stelle von links AA, AB, AAA, AAB, ABC und ALLE stehen; bei gleichen Zahlen bleibt es bei dieser Reihenfolge. ${figures}`,
    },
    cards0: { name: 'Karten der Burg 0', hint: cardsHint },
    cards1: { name: 'Karten der Burg 1', hint: cardsHint },
    cards2: { name: 'Karten der Burg 2', hint: cardsHint },
    cards3: { name: 'Karten der Burg 3', hint: cardsHint },
  },
  labels: {
    round: 'Runde',
    groove: 'Rinne',
    ebb: 'Ebbe',
    flood: 'Flut',
    bag: 'Säckchen',
    bucket: 'Eimer',
    dial: 'Stellmuschel',
    points: 'Punkte',
    unfit: 'Miesmuscheln',
    heap: 'auf dem Sandhaufen',
    fetched: 'geholt',
    flooded: 'überflutet',
    any: 'beliebige Farbe',
    covered: 'unter Wasser nach Runde',
    all: 'ALLE',
    letters: ['W', 'G', 'B', 'S'],
    colours: ['weiß', 'grau', 'braun', 'schwarz'],
  },
  handful,
  card,

  questions: {
    dial: (groove) => `Was soll die Stellmuschel für Rinne ${groove} zeigen?`,
    fetch: () => 'Welche Burg soll vom Sandhaufen kommen?',
    take: (position) => `Welche Muscheln (${dial(position)})?`,
    spell: () => 'Welche Farbe im Muschelgetuschel?',
    charm: () => 'Welche Burg soll nach dem Muschelgetuschel vom Sandhaufen kommen?',
    trove: () => 'Welche Muschel oder Burg als Trostfund?',
    build: (groove) => `Soll in Rinne ${groove} eine Burg gebaut werden?`,
    none: () => 'Es gibt nichts zu entscheiden.',
  },

  moves: {
    single: (colour, lying, hasCastle) =>
      `${capital(dial(colour))} einstellen: ${
        lying === 0 ? 'davon liegt hier keine' : `1 von ${lying}, wenn es für alle reicht`
      }${hasCastle ? ', und eine Burg' : ''}`,
    combination: (position, ways) => {
      if (typeof ways === 'number')
        return `${capital(dial(position))} einstellen: jetzt ${ways} Möglichkeiten`;
      return ways.length === 0
        ? `${capital(dial(position))} einstellen: jetzt nicht möglich; Trostfund, wenn es sonst niemand einstellt`
        : `${capital(dial(position))} einstellen: jetzt ${or.format(ways)}`;
    },
    spell: (colour, lying) =>
      `${capital(plain[colour] ?? '')} einstellen: ${lying === 0 ? 'davon liegt hier keine' : `noch ${lying}, wenn es für alle reicht`}`,
    fetch: (told) => `${castle(told.castle)} holen: ${needs(told)}`,
    take: (counts, bucket) => `${handful(counts)} nehmen: dann ${shells(bucket)} im Eimer`,
    build: (value, groove, paid, worth) =>
      `${castle(value)} für ${handful(paid)} in Rinne ${groove} bauen: ${points(worth)}, wenn sie stehen bleibt`,
    pass: () => 'Nicht bauen',
  },

  events: {
    deal: ({ seat, cards }, who) =>
      `Karten von ${who(seat)}, jeweils dazu 1 beliebige Muschel: ${cards.map((code, value) => `${castle(value)} für ${fixed(shellsOn(code))}`).join('; ')}.`,
    groove: (event) => {
      const { round, groove, shells: lying, wanted } = event;
      const n = sum(lying);
      if (n === 0)
        return `Runde ${round}: Rinne ${groove} bleibt leer, denn ${
          whyEmpty(event) === 'bag-empty' ? 'das Säckchen ist leer' : 'die Muscheln reichten nicht so weit'
        }. Wer noch eine Burg auf dem Sandhaufen hat, holt eine.`;
      const short = n < wanted ? ' Mehr gibt es nicht.' : '';
      return round <= TURN
        ? `Runde ${round}: Das Meer gibt Rinne ${groove} frei, darin ${handful(lying)}.${short}`
        : `Runde ${round}: Der Strandläufer steht in Rinne ${groove}, dorthin kommen ${handful(lying)}.${short}`;
    },
    reveal: ({ dials: all }, who) =>
      `Die Stellmuscheln zeigen: ${all.map((position, seat) => `${who(seat)} ${dial(position)}`).join(', ')}.`,
    single: ({ colour, seats, lying, got }, who) => {
      const name = colours[colour];
      if (got) return `${who(seats)} ${seats.length > 1 ? 'nehmen je' : 'nimmt'} 1 ${name} Muschel.`;
      if (lying === 0) return `Für ${who(seats)} liegt keine ${name} Muschel da.`;
      return `${lying} ${name} ${lying === 1 ? 'Muschel reicht' : 'Muscheln reichen'} nicht für ${who(seats)}: Niemand bekommt eine.`;
    },
    fetch: ({ seat, castle: value, cause }, who) =>
      cause === 'trove'
        ? `${who(seat)} holt als Trostfund ${castle(value)} vom Sandhaufen.`
        : `${who(seat)} holt ${castle(value)} vom Sandhaufen.`,
    take: ({ seat, position, shells: taken }, who) =>
      `${who(seat)} nimmt ${handful(taken)} (${dial(position)}).`,
    miss: ({ seat, position }, who) =>
      `${who(seat)} findet die Kombination nicht vollständig (${dial(position)}): Später gibt es einen Trostfund.`,
    clash: ({ seats, position }, who) =>
      `${who(seats)} haben die gleiche Kombination eingestellt (${dial(position)}): keine Muscheln, aber ein Muschelgetuschel.`,
    spell: ({ seats, shells: lying }, who) =>
      sum(lying) === 0
        ? `Für das Muschelgetuschel von ${who(seats)} sind keine Muscheln mehr da: Es bringt nur Burgen.`
        : `Muschelgetuschel von ${who(seats)} um ${handful(lying)}.`,
    whisper: ({ spells }, who) =>
      `Im Muschelgetuschel: ${spells
        .flatMap((colour, seat) => (colour < 0 ? [] : [`${who(seat)} ${plain[colour]}`]))
        .join(', ')}.`,
    trove: ({ seat, colour }, who) => `${who(seat)} nimmt als Trostfund 1 ${colours[colour]} Muschel.`,
    nothing: ({ seat }, who) => `Für einen Trostfund von ${who(seat)} ist nichts mehr da.`,
    sweep: ({ shells: left }) =>
      `${handful(left)} ${sum(left) === 1 ? 'kommt' : 'kommen'} zurück ins Säckchen.`,
    build: ({ seat, castle: value, groove, paid, built, again }, who) => {
      const fourth = built === 4 ? ' Es ist die vierte: Nach dieser Runde ist Schluss.' : '';
      const reopened =
        again.length > 0
          ? ` ${who(again)} ${again.length > 1 ? 'dürfen' : 'darf'} es sich noch einmal überlegen.`
          : '';
      return `${who(seat)} baut ${castle(value)} in Rinne ${groove} für ${handful(paid)}.${fourth}${reopened}`;
    },
    pass: ({ seat }, who) => `${who(seat)} baut nicht.`,
    turn: ({ last }) =>
      `Gezeitenwechsel: Rinne ${last} ist die letzte sichtbare, und der Strandläufer kehrt um.`,
    flood: ({ groove, lost }, who) => {
      const gone = lost.map(({ seat, castle: value }) => `${castle(value)} von ${who(seat)}`);
      return `Das Meer überspült Rinne ${groove}${gone.length > 0 ? ` und zerstört ${and.format(gone)}` : ''}.`;
    },
    end: ({ reason, seats }, who) =>
      reason === 'fourth'
        ? `${who(seats)} ${seats.length > 1 ? 'haben' : 'hat'} vier Burgen gebaut: Die Partie ist zu Ende.`
        : 'Der Strandläufer ist zurück in Rinne 1: Die Partie ist zu Ende.',
  },

  position: {
    tide: ({ round, groove, last, ebb, bag, shells: lying }) =>
      `Runde ${round} von höchstens ${LAST_ROUND}, ${ebb ? 'Ebbe' : 'Flut'}. Der Strandläufer steht in Rinne ${groove}, ` +
      `${sum(lying) === 0 ? 'sie ist leer' : `darin ${handful(lying)}`}. ` +
      `Die letzte sichtbare Rinne ist ${last}. Im Säckchen: ${shells(bag)}.`,
    dials: (each) =>
      `Die Stellmuscheln zeigen: ${each.map(({ name, position }) => `${name} ${dial(position)}`).join(', ')}.`,
    seat: (name, n, bucket) => `${name}: ${bucket && n > 0 ? handful(bucket) : shells(n)} im Eimer.`,
    heap: (told) => `Burg ${told.castle} liegt auf dem Sandhaufen und ${needs(told)}.`,
    fetched: (told) => `Burg ${told.castle} ist geholt und ${needs(told)}.`,
    standing: (value, groove, after) =>
      `Burg ${value} steht in Rinne ${groove}${after === undefined ? '' : `, überflutet nach Runde ${after}`}.`,
    flooded: (value) => `Burg ${value} wurde überflutet.`,
    points: (n, unfit) =>
      `${points(n)} am Strand${unfit ? `, ${unfit} ${unfit === 1 ? 'Miesmuschel' : 'Miesmuscheln'}` : ''}.`,
  },

  refusals: {
    unreadable: (text) => `„${text}“ ist keine Aktion dieses Spiels.`,
    over: () => 'Die Partie ist zu Ende.',
    notAsked: (name) => `${name} hat gerade nichts zu entscheiden.`,
    otherQuestion: (question) => `Das beantwortet nicht die Frage: ${question}`,
    notOnHeap: (value) => `Burg ${value} liegt nicht mehr auf dem Sandhaufen.`,
    notFetched: (value) => `Burg ${value} ist noch nicht vom Sandhaufen geholt.`,
    alreadyBuilt: (value) => `Burg ${value} ist schon gebaut.`,
    notLying: (counts, groove) =>
      `${handful(counts)} ${sum(counts) === 1 ? 'ist' : 'sind'} nicht zu haben: In der Rinne ${sum(groove) === 1 ? 'liegt' : 'liegen'} ${handful(groove)}.`,
    notThat: (counts, position) =>
      `${handful(counts)} ${sum(counts) === 1 ? 'ist' : 'sind'} nicht die eingestellte Kombination (${dial(position)}).`,
    oneOnly: () => 'Ein Trostfund ist eine einzelne Muschel oder eine Burg.',
    lacking: ({ castle: value, card: shown, missing = 0 }) =>
      `Burg ${value} braucht ${shown}; es ${missing === 1 ? 'fehlt' : 'fehlen'} ${shells(missing)}.`,
    joker: (value, colour) => `Für den Joker von Burg ${value} ist keine ${colours[colour]} Muschel übrig.`,
    nature: () => 'Muscheln ziehen und Karten austeilen ist Sache des Zufalls.',
  },

  reasons: { fourth: 'Die vierte Burg ist gebaut.', shore: 'Der Strandläufer ist zurück in Rinne 1.' },
  item: { groove: (groove) => `Rinne ${groove}`, unfit: 'Miesmuscheln' },
  verdicts: {
    shared: (names) => `${names} haben in jeder Rinne gleich viele Punkte und teilen sich den Sieg.`,
    tieBreak: (winner, loser, groove, [more, less]) =>
      `${winner} und ${loser} haben gleich viele Punkte; in Rinne ${groove} steht ${winner} mit ${more} zu ${less} besser da.`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const words = makeWords(phrases);
