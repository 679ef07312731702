import { patternsOf } from '../vocabulary.ts';
import { figure, minus, type Phrases, signed, span } from './phrases.ts';
import { makeWords } from './words.ts';

const patterns = ['stripes', 'fish', 'waves', 'hibiscus', 'turtle'];
const towels = ['light-blue', 'orange'];
const sections = ['top', 'middle', 'bottom'];
const marketRows = ['upper', 'lower'];

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const name = (pattern: number) => patterns[pattern] ?? '';
const towel = (index: number) => `${towels[index]} loose towel`;
const section = (index: number) => `${sections[index]} section`;
const row = (n: number) => `${marketRows[n - 1]} row`;
const tile = (list: readonly number[]) => list.map(name).join('/');
const tileOf = (text: string) => tile(patternsOf(text));
const dollars = (n: number) => `${n} ${n === 1 ? 'sand dollar' : 'sand dollars'}`;
const chips = (n: number) => `${n} ${n === 1 ? 'penalty chip' : 'penalty chips'}`;
const points = (n: number) => `${figure(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
const side = (which: 'trees' | 'ocean') => (which === 'trees' ? 'the trees' : 'the ocean');
const umbrellas: { readonly [letter: string]: string } = {
  p: 'pink pearl',
  w: 'white pearl',
  x: 'extra scoring',
  y: 'extra scoring',
  c: 'face-down crab',
};

/** What lies ahead, an extra scoring with its two patterns. */
const lying = (letter: string, shows: readonly number[]) =>
  shows.length > 0 ? `${umbrellas[letter]} ${or.format(shows.map(name))}` : (umbrellas[letter] ?? '');

function rows(top: number): string {
  const { from, to, over } = span(top);
  const inside =
    from === to ? `row ${from}` : to - from === 1 ? `rows ${from} and ${to}` : `rows ${from} to ${to}`;
  return over ? `${inside}, hanging over ${side(over)}` : inside;
}

const reconstructed = 'Reconstructed: correct it if you own the game.';
const ownValues = (track: string) => ({
  name: `Values of the ${track} track`,
  hint: `What its spaces are worth, from the first one on; leave it empty for the usual values. ${reconstructed}`,
});
const numbered = 'Patterns by number: 1 stripes, 2 fish, 3 waves, 4 hibiscus, 5 turtle.';
const spaces = 'The row in each of the columns 1 to 12, 0 for none.';

const best = (towels: 'needed' | 'best' | 'none', points: string): string =>
  towels === 'needed'
    ? `only with a loose towel, at best ${points}`
    : towels === 'best'
      ? `at best ${points} with loose towels`
      : `at best ${points}`;

const phrases: Phrases = {
  locale: 'en-GB',
  name: 'Maui',
  tagline: 'Spread towels from palm shade to surf, match the patterns, and mind the crabs.',
  options: {
    mode: {
      name: 'Game',
      hint: 'The base game with umbrellas, the crab variant, or both in turn.',
      values: { base: 'Base game', crabs: 'Crab variant', long: 'Long game' },
    },
    values: {
      name: 'Track values',
      hint: `Plain: a space is worth its number. Steep: 1, 2, 4, 5, 7, 8, 10 and so on. ${reconstructed}`,
      values: { plain: 'plain', steep: 'steep' },
    },
    stripes: ownValues('stripes'),
    fish: ownValues('fish'),
    waves: ownValues('waves'),
    hibiscus: ownValues('hibiscus'),
    turtle: ownValues('turtle'),
    trackLength: {
      name: 'Length of the tracks',
      hint: `How many spaces a score track has. ${reconstructed}`,
    },
    extension: {
      name: 'Extension',
      hint: `How many spaces the long game adds to each track. ${reconstructed}`,
    },
    rowSteps: {
      name: 'Steps per row',
      hint: `How far a match moves the marker, from row 1 to row 7. ${reconstructed}`,
    },
    extraSteps: { name: 'Steps of an extra scoring', hint: `How far it moves a marker. ${reconstructed}` },
    penalty: { name: 'Cost of a penalty chip', hint: `Points lost for each chip. ${reconstructed}` },
    looseTowels: {
      name: 'Loose towels',
      hint: `The patterns of the light-blue and the orange towel. ${numbered} ${reconstructed}`,
    },
    extraX: { name: 'Extra scoring X', hint: `Its two tracks. ${numbered} ${reconstructed}` },
    extraY: { name: 'Extra scoring Y', hint: `Its two tracks. ${numbered} ${reconstructed}` },
    umbrellaRows: { name: 'Umbrella spaces', hint: `${spaces} ${reconstructed}` },
    crabRows: { name: 'Crab spaces', hint: `${spaces} ${reconstructed}` },
    crabUmbrellaRows: { name: 'Umbrella spaces of the crab side', hint: `${spaces} ${reconstructed}` },
    crabValues: { name: 'Crabs', hint: `What each player’s seven crabs cost. ${reconstructed}` },
  },
  labels: {
    market: 'Market',
    bag: 'bag',
    points,
    towels: 'loose',
    chips: 'chips',
    trees: 'trees',
    ocean: 'ocean',
    crabSide: 'crab side',
    looseTowel: 'loose towel',
    secondHalf: 'second half',
    lastRound: 'last round',
    patterns,
    signs: ['pink pearl', 'white pearl', 'extra X', 'extra Y', 'crab', 'chip'],
  },

  tile,

  parts: {
    match: (pattern, steps) => `${name(pattern)} +${steps}`,
    pearl: (pink) => (pink ? 'a pink pearl' : 'a white pearl'),
    extra: (list) => `extra scoring ${or.format(list.map(name))}`,
    crab: () => 'a crab',
    chips,
    gain: (index) => `wins the ${towel(index)}`,
    needsTowel: () => 'only with a loose towel',
    points: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    atBest: (n) => `at best ${phrases.parts.points(n)}`,
    withTowel: (n) => `at best ${phrases.parts.points(n)} with loose towels`,
  },

  questions: {
    turn: () => 'Which tile will you take, or which sand dollars?',
    mustTakeDollars: () => 'No tile can be placed. Which sand dollars will you take?',
    substitute: () => 'Substitute turn: which tile will you put in the middle of the next column?',
    height: (text, column) => `How high will you place ${text} in column ${column}?`,
    towel: (index, pattern) => `Lay the ${towel(index)} (${name(pattern)}) on a section, or keep it?`,
    extra: () => 'Extra scoring: which marker will you advance?',
    none: () => 'There is nothing to decide.',
  },

  moves: {
    take: (text, price, towels, points) =>
      `Take ${text} ${price === 0 ? 'for free' : `for ${dollars(price)}`}: ${best(towels, points)}`,
    substitute: (text) => `Take ${text} for free: rows 3 to 5, no points`,
    dollars: (n, count, now) => `Take ${dollars(count)} from the ${row(n)}: then ${now} in hand`,
    place: (top, outcome) => `Place in ${rows(top)}: ${outcome}`,
    lay: (index, at, n, outcome) => `Lay the ${towel(index)} on the ${section(at)}, row ${n}: ${outcome}`,
    keep: (index, outcome) => `Keep the ${towel(index)}: ${outcome}`,
    advance: (pattern, from, to, gain) =>
      `Advance ${name(pattern)}: ${from === 0 ? `onto space ${to}` : `from ${from} to ${to}`}${gain && `, ${gain}`}`,
    chance: (text) => `Chance: ${text}`,
  },

  events: {
    dealt: () => '',
    market: ({ tiles }) => {
      const [a, b, c, d, e, f] = tiles.map(tileOf);
      return `The market opens. Upper row: ${a}, ${b}, ${c}. Lower row: ${d}, ${e}, ${f}.`;
    },
    umbrellas: ({ seat, letters, columns }, who) =>
      `${who(seat)}’s umbrellas: ${[...letters].map((letter, i) => `column ${columns[i]} ${umbrellas[letter]}`).join(', ')}.`,
    'start-tile': ({ seat, tile: text }, who) => `${who(seat)} starts with ${tileOf(text)}.`,
    first: ({ seat, half }, who) =>
      half === 2 ? `${who(seat)} begins the second half.` : `${who(seat)} begins.`,
    take: ({ seat, tile: text, row: n, price, left }, who) =>
      price === 0
        ? `${who(seat)} takes ${tileOf(text)} from the ${row(n)} for free.`
        : `${who(seat)} takes ${tileOf(text)} from the ${row(n)} for ${dollars(price)} and has ${left} left.`,
    dollars: ({ seat, row: n, count, now, forced }, who) =>
      `${forced ? 'No tile can be placed: ' : ''}${who(seat)} takes ${dollars(count)} from the ${row(n)} and now has ${now}.`,
    substitute: ({ seat }, who) =>
      `${who(seat)} can neither place a tile nor take sand dollars: a substitute turn.`,
    refill: ({ tile: text, row: n }) => `New in the ${row(n)}: ${tileOf(text)}.`,
    place: ({ seat, tile: text, column, top }, who) =>
      `${who(seat)} places ${tileOf(text)} in column ${column}, ${rows(top)}.`,
    lay: ({ seat, towel: index, section: at, row: n, pattern }, who) =>
      `${who(seat)} lays the ${towel(index)} on the ${section(at)}: row ${n} now shows ${name(pattern)}.`,
    chips: ({ seat, count, side: which, now }, who) =>
      `${who(seat)} gets ${chips(count)} for hanging over ${side(which)} and now has ${now}.`,
    pearl: ({ seat, pink, now }, who) =>
      `${who(seat)} takes a ${pink ? 'pink' : 'white'} pearl from the umbrella and now has ${now}.`,
    extra: ({ seat, pattern, from, to }, who) =>
      from === 0
        ? `Extra scoring: ${who(seat)} puts ${name(pattern)} on space ${to}.`
        : `Extra scoring: ${who(seat)} advances ${name(pattern)} from ${from} to ${to}.`,
    lapse: ({ seat }, who) => `${who(seat)}’s extra scoring has no effect: both markers are at the end.`,
    missed: ({ seat, letter, column }, who) =>
      `${who(seat)} misses the umbrella in column ${column} (${umbrellas[letter]}): it is out of the game.`,
    score: ({ seat, pattern, row: n, steps, from, to }, who) => {
      const match = `${who(seat)} matches ${name(pattern)} in row ${n}`;
      if (from === to)
        return steps === 0
          ? `${match}, which is worth no steps.`
          : `${match}; the marker is already at the end.`;
      return from === 0
        ? `${match}: the marker goes to space ${to}.`
        : `${match}: the marker moves from ${from} to ${to}.`;
    },
    gain: ({ seat, towel: index, left }, who) =>
      `${who(seat)} takes ${left === 0 ? 'the last' : index === 1 ? 'an' : 'a'} ${towel(index)} from the decorated space.`,
    late: ({ seat, towel: index }, who) =>
      `${who(seat)} reaches the decorated space, but no ${towel(index)} is left.`,
    crab: ({ seat, value, column, row: n }, who) =>
      `A crab worth ${minus(value)} pinches ${who(seat)} and blocks row ${n} of column ${column}.`,
    'last-round': ({ seat }, who) => `${who(seat)} has laid the twelfth tile: this is the last round.`,
    half: ({ scores }, who) =>
      `The first half is over: ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. The beaches are turned over to the crab side.`,
    end: ({ scores, places }, who) =>
      `The game is over: ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. ${who(places.indexOf(1))} wins.`,
  },

  position: {
    table: ({ turn, over, half, crabs, last, bag }) =>
      [
        over ? 'The game is over.' : `${turn}’s turn.`,
        half === 2 ? 'Second half, crab side.' : crabs ? 'Crab side.' : '',
        last && !over ? 'This is the last round.' : '',
        `${bag} tiles in the bag.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    market: (n, [free, one, two], lying) =>
      `Market, ${row(n)}: free ${free}; for 1 ${one}; for 2 ${two}; ${dollars(lying)} beside it.`,
    stock: ([blue, orange]) =>
      `Loose towels left: ${blue} light-blue on stripes 7, ${orange} orange on fish 8.`,
    hand: (who, text, top) =>
      top === undefined
        ? `${who} holds ${text}.`
        : `${who} has put ${text} in ${rows(top)}; loose towels may follow.`,
    seat: (at) =>
      [
        `${at.name}: ${points(at.points)}, ${at.tiles} of 12 tiles, ${dollars(at.dollars)}, ${at.white} white and ${at.pink} pink pearls, ${chips(at.chips)}${
          at.crabs > 0 ? `, crabs worth ${minus(at.crabs)}` : ''
        }.`,
        at.towels.length > 0
          ? `In hand: ${and.format(at.towels.map((index) => `the ${towel(index)}`))}.`
          : '',
        `Tracks: ${at.markers.map((space, pattern) => `${name(pattern)} ${space}`).join(', ')}.`,
        at.edge.length > 0
          ? `The last column shows ${at.edge.map(({ row: n, pattern }) => `${name(pattern)} in row ${n}`).join(', ')}.`
          : 'The last column shows nothing that could match.',
        at.ahead.length > 0
          ? `Ahead: ${at.ahead.map(({ letter, column, row: n, shows }) => `${lying(letter, shows)} in column ${column}, row ${n}`).join('; ')}.`
          : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  },

  refusals: {
    unreadable: (text) => `‘${text}’ is not a move of this game.`,
    nature: () => 'Drawing tiles and turning up crabs is left to chance.',
    over: () => 'The game is over.',
    notAsked: (who) => `${who} has nothing to decide now.`,
    otherQuestion: (question) => `That does not answer the question: ${question}`,
    notInMarket: (text) => `${text} is not in the market.`,
    tooDear: (text, price, have) => `${text} costs ${dollars(price)}, and you have only ${have}.`,
    noMatch: (text) => `${text} matches nothing in the last column.`,
    noDollars: (n) => `There are no sand dollars beside the ${row(n)}.`,
    noMatchThere: (text, top) => `In ${rows(top)}, ${text} matches nothing in the last column.`,
    notOwned: (index) => `You have no ${towel(index)}.`,
    outside: (at) => `The ${section(at)} lies outside the grid.`,
    covered: (at) => `The ${section(at)} already has a loose towel.`,
    samePattern: (at, pattern) =>
      `The ${section(at)} already shows ${name(pattern)}; a loose towel must change it.`,
    undoesMatch: () => 'With the towel there, the tile would match nothing.',
    mustLay: (index) => `Without the ${towel(index)} the tile matches nothing.`,
    notShown: (pattern) => `This extra scoring does not show ${name(pattern)}.`,
    atEnd: (pattern) => `The marker of ${name(pattern)} is at the end of its track.`,
  },

  items: {
    tracks: 'Tracks',
    pearls: 'Pearls',
    dollars: 'Sand dollars',
    chips: 'Penalty chips',
    crabs: 'Crabs',
  },
  reasons: {
    'full-beach': 'The round with the twelfth tile is over.',
    'fewer-tiles': 'The round with the twelfth tile is over. Level on points: fewer tiles decide.',
    'more-dollars':
      'The round with the twelfth tile is over. Level on points and tiles: sand dollars decide.',
    'later-turn': 'The round with the twelfth tile is over. Level in everything: turn order decides.',
  },
  verdicts: {
    'fewer-tiles': (winner, others) => `${winner} has as many points as ${others}, but has laid fewer tiles.`,
    'more-dollars': (winner, others) => `${winner} has as many points as ${others}, but more sand dollars.`,
    'later-turn': (winner, others) => `${winner} has as many points as ${others}, but had the later turn.`,
  },
};

export const words = makeWords(phrases);
