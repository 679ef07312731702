import { patternsOf } from '../vocabulary.ts';
import { figure, minus, type Phrases, signed, span } from './phrases.ts';
import { makeWords } from './words.ts';

const patterns = ['Streifen', 'Fische', 'Wellen', 'Hibiskus', 'Schildkröten'];
const towels = ['hellblau', 'orangefarben'];
const sections = ['ober', 'mittler', 'unter'];
const marketRows = ['ober', 'unter'];

const and = new Intl.ListFormat('de', { type: 'conjunction' });
const or = new Intl.ListFormat('de', { type: 'disjunction' });
const name = (pattern: number) => patterns[pattern] ?? '';
const theTowel = (index: number) => `das ${towels[index]}e Handtuch`;
const aTowel = (index: number) => `${towels[index]}es Handtuch`;
const theSection = (index: number) => `der ${sections[index]}e Abschnitt`;
const onSection = (index: number) => `auf den ${sections[index]}en Abschnitt`;
const lyingOnSection = (index: number) => `auf dem ${sections[index]}en Abschnitt`;
const ofRow = (n: number) => `der ${marketRows[n - 1]}en Marktreihe`;
const tile = (list: readonly number[]) => list.map(name).join('/');
const tileOf = (text: string) => tile(patternsOf(text));
const dollars = (n: number) => `${n} ${n === 1 ? 'Sanddollar' : 'Sanddollars'}`;
const chips = (n: number) => `${n} ${n === 1 ? 'Strafchip' : 'Strafchips'}`;
const points = (n: number) => `${figure(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`;
const side = (which: 'trees' | 'ocean') => (which === 'trees' ? 'oben bei den Bäumen' : 'unten am Ozean');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const umbrellas: { readonly [letter: string]: string } = {
  p: 'rosa Perle',
  w: 'weiße Perle',
  x: 'Extra-Wertung',
  y: 'Extra-Wertung',
  c: 'verdeckte Krabbe',
};

/** What lies ahead, an extra scoring with its two patterns. */
const lying = (letter: string, shows: readonly number[]) =>
  shows.length > 0 ? `${umbrellas[letter]} ${or.format(shows.map(name))}` : (umbrellas[letter] ?? '');

function rows(top: number): string {
  const { from, to, over } = span(top);
  const inside =
    from === to ? `Reihe ${from}` : to - from === 1 ? `Reihen ${from} und ${to}` : `Reihen ${from} bis ${to}`;
  return over ? `${inside}, ${side(over)} überstehend` : inside;
}

const reconstructed = 'Rekonstruiert: Wer das Original besitzt, kann hier korrigieren.';
const ownValues = (pattern: number) => ({
  name: `Werte der Leiste ${name(pattern)}`,
  hint: `Was die Felder zählen, vom ersten an; leer heißt: wie üblich. ${reconstructed}`,
});
const numbered = 'Muster nach Nummern: 1 Streifen, 2 Fische, 3 Wellen, 4 Hibiskus, 5 Schildkröten.';
const spaces = 'Die Reihe in jeder der Spalten 1 bis 12, 0 für keine.';

const best = (towels: 'needed' | 'best' | 'none', points: string): string =>
  towels === 'needed'
    ? `nur mit einem einzelnen Handtuch, bestenfalls ${points}`
    : towels === 'best'
      ? `mit einzelnen Handtüchern bestenfalls ${points}`
      : `bestenfalls ${points}`;

const phrases: Phrases = {
  locale: 'de',
  name: 'Maui',
  tagline:
    'Handtücher vom Palmenschatten bis in die Brandung legen, Muster verbinden und den Krabben ausweichen.',
  options: {
    mode: {
      name: 'Spiel',
      hint: 'Das Grundspiel mit Sonnenschirmen, die Krabben-Variante oder beides nacheinander.',
      values: { base: 'Grundspiel', crabs: 'Krabben-Variante', long: 'Langes Spiel' },
    },
    values: {
      name: 'Leistenwerte',
      hint: `Einfach: Ein Feld zählt seine Nummer. Steil: 1, 2, 4, 5, 7, 8, 10 und so weiter. ${reconstructed}`,
      values: { plain: 'einfach', steep: 'steil' },
    },
    stripes: ownValues(0),
    fish: ownValues(1),
    waves: ownValues(2),
    hibiscus: ownValues(3),
    turtle: ownValues(4),
    trackLength: {
      name: 'Länge der Leisten',
      hint: `Wie viele Felder eine Wertungsleiste hat. ${reconstructed}`,
    },
    extension: {
      name: 'Verlängerung',
      hint: `Um wie viele Felder das lange Spiel jede Leiste verlängert. ${reconstructed}`,
    },
    rowSteps: {
      name: 'Schritte je Reihe',
      hint: `Wie weit ein Treffer den Wertungsstein vorrückt, von Reihe 1 bis Reihe 7. ${reconstructed}`,
    },
    extraSteps: {
      name: 'Schritte einer Extra-Wertung',
      hint: `Wie weit sie einen Wertungsstein vorrückt. ${reconstructed}`,
    },
    penalty: { name: 'Kosten eines Strafchips', hint: `Minuspunkte je Chip. ${reconstructed}` },
    looseTowels: {
      name: 'Einzelne Handtücher',
      hint: `Was das hellblaue und das orangefarbene zeigen. ${numbered} ${reconstructed}`,
    },
    extraX: { name: 'Extra-Wertung X', hint: `Ihre zwei Leisten. ${numbered} ${reconstructed}` },
    extraY: { name: 'Extra-Wertung Y', hint: `Ihre zwei Leisten. ${numbered} ${reconstructed}` },
    umbrellaRows: { name: 'Felder der Sonnenschirme', hint: `${spaces} ${reconstructed}` },
    crabRows: { name: 'Felder der Krabben', hint: `${spaces} ${reconstructed}` },
    crabUmbrellaRows: { name: 'Sonnenschirme der Krabben-Seite', hint: `${spaces} ${reconstructed}` },
    crabValues: { name: 'Krabben', hint: `Was die sieben Krabben jeder Person kosten. ${reconstructed}` },
  },
  labels: {
    market: 'Markt',
    bag: 'Beutel',
    points,
    towels: 'einzeln',
    chips: 'Chips',
    trees: 'Bäume',
    ocean: 'Ozean',
    crabSide: 'Krabben-Seite',
    looseTowel: 'einzelnes Handtuch',
    secondHalf: 'zweite Spielhälfte',
    lastRound: 'letzte Runde',
    patterns,
    signs: ['rosa Perle', 'weiße Perle', 'Extra X', 'Extra Y', 'Krabbe', 'Chip'],
  },

  tile,

  parts: {
    match: (pattern, steps) => `${name(pattern)} +${steps}`,
    pearl: (pink) => (pink ? 'eine rosa Perle' : 'eine weiße Perle'),
    extra: (list) => `Extra-Wertung ${or.format(list.map(name))}`,
    crab: () => 'eine Krabbe',
    chips,
    gain: (index) => `bringt ein ${aTowel(index)}`,
    needsTowel: () => 'nur mit einem einzelnen Handtuch',
    points: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
    atBest: (n) => `bestenfalls ${phrases.parts.points(n)}`,
    withTowel: (n) => `mit einzelnen Handtüchern bestenfalls ${phrases.parts.points(n)}`,
  },

  questions: {
    turn: () => 'Welches Plättchen oder welche Sanddollars?',
    mustTakeDollars: () => 'Kein Plättchen passt. Welche Sanddollars?',
    substitute: () => 'Ersatz-Zug: Welches Plättchen kommt in die Mitte der nächsten Spalte?',
    height: (text, column) => `Wie hoch soll ${text} in Spalte ${column} liegen?`,
    towel: (index, pattern) => `Wohin soll ${theTowel(index)} (${name(pattern)}), wenn überhaupt?`,
    extra: () => 'Extra-Wertung: Welcher Wertungsstein soll vorrücken?',
    none: () => 'Es gibt nichts zu entscheiden.',
  },

  moves: {
    take: (text, price, towels, points) =>
      `${text} ${price === 0 ? 'kostenlos' : `für ${dollars(price)}`} nehmen: ${best(towels, points)}`,
    substitute: (text) => `${text} kostenlos nehmen: Reihen 3 bis 5, keine Punkte`,
    dollars: (n, count, now) => `${dollars(count)} aus ${ofRow(n)} nehmen: dann ${now} in der Hand`,
    place: (top, outcome) => `In ${rows(top)} legen: ${outcome}`,
    lay: (index, at, n, outcome) =>
      `${capital(theTowel(index))} ${onSection(at)} legen, Reihe ${n}: ${outcome}`,
    keep: (index, outcome) => `${capital(theTowel(index))} behalten: ${outcome}`,
    advance: (pattern, from, to, gain) =>
      `${name(pattern)} vorrücken: ${from === 0 ? `auf Feld ${to} einsetzen` : `von ${from} auf ${to}`}${gain && `, ${gain}`}`,
    chance: (text) => `Zufall: ${text}`,
  },

  events: {
    dealt: () => '',
    market: ({ tiles }) => {
      const [a, b, c, d, e, f] = tiles.map(tileOf);
      return `Der Markt ist eröffnet. Obere Reihe: ${a}, ${b}, ${c}. Untere Reihe: ${d}, ${e}, ${f}.`;
    },
    umbrellas: ({ seat, letters, columns }, who) =>
      `Sonnenschirme von ${who(seat)}: ${[...letters].map((letter, i) => `Spalte ${columns[i]} ${umbrellas[letter]}`).join(', ')}.`,
    'start-tile': ({ seat, tile: text }, who) => `${who(seat)} bekommt das Start-Plättchen ${tileOf(text)}.`,
    first: ({ seat, half }, who) =>
      half === 2 ? `${who(seat)} beginnt die zweite Spielhälfte.` : `${who(seat)} fängt an.`,
    take: ({ seat, tile: text, row: n, price, left }, who) =>
      price === 0
        ? `${who(seat)} nimmt ${tileOf(text)} kostenlos aus ${ofRow(n)}.`
        : `${who(seat)} nimmt ${tileOf(text)} für ${dollars(price)} aus ${ofRow(n)} und hat noch ${left}.`,
    dollars: ({ seat, row: n, count, now, forced }, who) =>
      `${forced ? 'Kein Plättchen passt: ' : ''}${who(seat)} nimmt ${dollars(count)} aus ${ofRow(n)} und hat nun ${now}.`,
    substitute: ({ seat }, who) =>
      `${who(seat)} kann weder ein Plättchen legen noch Sanddollars nehmen: Ersatz-Zug.`,
    refill: ({ tile: text, row: n }) => `Neu in ${ofRow(n)}: ${tileOf(text)}.`,
    place: ({ seat, tile: text, column, top }, who) =>
      `${who(seat)} legt ${tileOf(text)} in Spalte ${column}, ${rows(top)}.`,
    lay: ({ seat, towel, section, row: n, pattern }, who) =>
      `${who(seat)} legt ${theTowel(towel)} ${onSection(section)}: Reihe ${n} zeigt nun ${name(pattern)}.`,
    chips: ({ seat, count, side: which, now }, who) =>
      `Das Plättchen steht ${side(which)} über: ${who(seat)} bekommt ${chips(count)} und hat nun ${now}.`,
    pearl: ({ seat, pink, now }, who) =>
      `${who(seat)} bekommt für den Sonnenschirm eine ${pink ? 'rosa' : 'weiße'} Perle und hat nun ${now} davon.`,
    extra: ({ seat, pattern, from, to }, who) =>
      from === 0
        ? `Extra-Wertung: ${who(seat)} setzt ${name(pattern)} auf Feld ${to} ein.`
        : `Extra-Wertung: ${who(seat)} rückt ${name(pattern)} von ${from} auf ${to} vor.`,
    lapse: ({ seat }, who) =>
      `Die Extra-Wertung von ${who(seat)} verfällt: Beide Wertungssteine stehen am Ende ihrer Leiste.`,
    missed: ({ seat, letter, column }, who) =>
      `Der Sonnenschirm in Spalte ${column} (${umbrellas[letter]}) ist für ${who(seat)} aus dem Spiel.`,
    score: ({ seat, pattern, row: n, steps, from, to }, who) => {
      const match = `Treffer für ${who(seat)}: ${name(pattern)} in Reihe ${n}`;
      if (from === to)
        return steps === 0
          ? `${match}, aber ohne Schritte.`
          : `${match}; der Wertungsstein steht schon am Ende.`;
      return from === 0
        ? `${match}, der Wertungsstein kommt auf Feld ${to}.`
        : `${match}, der Wertungsstein rückt von ${from} auf ${to} vor.`;
    },
    gain: ({ seat, towel, left }, who) =>
      `${who(seat)} nimmt ${left === 0 ? `das letzte ${towels[towel]}e Handtuch` : `ein ${aTowel(towel)}`} vom verzierten Feld.`,
    late: ({ seat, towel }, who) =>
      `${who(seat)} erreicht das verzierte Feld, aber es ist kein ${aTowel(towel)} mehr da.`,
    crab: ({ seat, value, column, row: n }, who) =>
      `Eine Krabbe (${minus(value)}) zwickt ${who(seat)} und sperrt Reihe ${n} in Spalte ${column}.`,
    'last-round': ({ seat }, who) => `${who(seat)} legt das 12. Plättchen: Das ist die letzte Runde.`,
    half: ({ scores }, who) =>
      `Die erste Spielhälfte ist vorbei: ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. Die Strände werden auf die Krabben-Seite gedreht.`,
    end: ({ scores, places }, who) =>
      `Das Spiel ist aus: ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. ${who(places.indexOf(1))} gewinnt.`,
  },

  position: {
    table: ({ turn, over, half, crabs, last, bag }) =>
      [
        over ? 'Das Spiel ist aus.' : `Am Zug: ${turn}.`,
        half === 2 ? 'Zweite Spielhälfte, Krabben-Seite.' : crabs ? 'Krabben-Seite.' : '',
        last && !over ? 'Das ist die letzte Runde.' : '',
        `${bag} Plättchen im Beutel.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    market: (n, [free, one, two], lying) =>
      `Markt, ${marketRows[n - 1]}e Reihe: kostenlos ${free}; für 1 ${one}; für 2 ${two}; daneben ${dollars(lying)}.`,
    stock: ([blue, orange]) =>
      `Einzelne Handtücher auf den Leisten: ${blue} hellblaue auf der 7 der Streifen, ${orange} orangefarbene auf der 8 der Fische.`,
    hand: (who, text, top) =>
      top === undefined
        ? `${who} hat ${text} in der Hand.`
        : `${who} hat ${text} in ${rows(top)} gelegt; einzelne Handtücher können folgen.`,
    seat: (at) =>
      [
        `${at.name}: ${points(at.points)}, ${at.tiles} von 12 Plättchen, ${dollars(at.dollars)}, ${at.white} weiße und ${at.pink} rosa ${at.pink === 1 ? 'Perle' : 'Perlen'}, ${chips(at.chips)}${
          at.crabs > 0 ? `, Krabben ${minus(at.crabs)}` : ''
        }.`,
        at.towels.length > 0 ? `In der Hand: ${and.format(at.towels.map(aTowel))}.` : '',
        `Leisten: ${at.markers.map((space, pattern) => `${name(pattern)} ${space}`).join(', ')}.`,
        at.edge.length > 0
          ? `Die letzte Spalte zeigt ${at.edge.map(({ row: n, pattern }) => `${name(pattern)} in Reihe ${n}`).join(', ')}.`
          : 'Die letzte Spalte zeigt nichts, woran etwas passen könnte.',
        at.ahead.length > 0
          ? `Voraus: ${at.ahead.map(({ letter, column, row: n, shows }) => `${lying(letter, shows)} in Spalte ${column}, Reihe ${n}`).join('; ')}.`
          : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  },

  refusals: {
    unreadable: (text) => `„${text}“ ist keine Aktion dieses Spiels.`,
    nature: () => 'Plättchen ziehen und Krabben aufdecken ist Sache des Zufalls.',
    over: () => 'Das Spiel ist aus.',
    notAsked: (who) => `${who} hat jetzt nichts zu entscheiden.`,
    otherQuestion: (question) => `Das beantwortet nicht die Frage: ${question}`,
    notInMarket: (text) => `${text} liegt nicht im Markt.`,
    tooDear: (text, price, have) =>
      `${text} kostet ${dollars(price)}, in der Hand ${have === 1 ? 'ist' : 'sind'} aber nur ${have}.`,
    noMatch: (text) => `${text} passt an nichts, was die letzte Spalte zeigt.`,
    noDollars: (n) => `Neben ${ofRow(n)} liegen keine Sanddollars.`,
    noMatchThere: (text, top) => `In ${rows(top)} passt ${text} an nichts, was die letzte Spalte zeigt.`,
    notOwned: (index) => `Es ist kein ${aTowel(index)} in der Hand.`,
    outside: (at) => `${capital(theSection(at))} liegt außerhalb des Rasters.`,
    covered: (at) => `${capital(lyingOnSection(at))} liegt schon ein anderes einzelnes Handtuch.`,
    samePattern: (at, pattern) =>
      `${capital(theSection(at))} zeigt schon ${name(pattern)}; ein einzelnes Handtuch muss das Muster ändern.`,
    undoesMatch: () => 'Mit dem Handtuch an dieser Stelle würde das Plättchen nirgends passen.',
    mustLay: (index) => `Ohne ${theTowel(index)} passt das Plättchen nirgends.`,
    notShown: (pattern) => `Diese Extra-Wertung zeigt ${name(pattern)} nicht.`,
    atEnd: (pattern) => `Der Wertungsstein auf der Leiste ${name(pattern)} steht schon am Ende.`,
  },

  items: {
    tracks: 'Wertungsleisten',
    pearls: 'Perlen',
    dollars: 'Sanddollars',
    chips: 'Strafchips',
    crabs: 'Krabben',
  },
  reasons: {
    'full-beach': 'Die Runde mit dem 12. Plättchen ist zu Ende.',
    'fewer-tiles':
      'Die Runde mit dem 12. Plättchen ist zu Ende. Gleichstand: Weniger gelegte Plättchen gewinnen.',
    'more-dollars':
      'Die Runde mit dem 12. Plättchen ist zu Ende. Gleichstand, auch bei den Plättchen: Die Sanddollars entscheiden.',
    'later-turn':
      'Die Runde mit dem 12. Plättchen ist zu Ende. Gleichstand in allem: Die Reihenfolge entscheidet.',
  },
  verdicts: {
    'fewer-tiles': (winner, others) =>
      `${winner} hat so viele Punkte wie ${others}, aber weniger Plättchen gelegt.`,
    'more-dollars': (winner, others) => `${winner} hat so viele Punkte wie ${others}, aber mehr Sanddollars.`,
    'later-turn': (winner, others) => `${winner} hat so viele Punkte wie ${others}, war aber später am Zug.`,
  },
};

export const words = makeWords(phrases);
