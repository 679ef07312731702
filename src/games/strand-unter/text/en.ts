import { whyEmpty } from '../choices/announce.ts';
import { LAST_ROUND, TURN } from '../vocabulary.ts';
import { type CastleTold, type Phrases, present, shellsOn, sum } from './phrases.ts';
import { makeWords } from './words.ts';

const colours = ['white', 'grey', 'brown', 'black'] as const;
const dials = [
  'single white',
  'single grey',
  'single brown',
  'single black',
  'two alike',
  'two different',
  'three alike',
  'two alike and another',
  'three different',
  'all of one colour',
];

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const shells = (n: number) => `${n} ${n === 1 ? 'shell' : 'shells'}`;
const points = (n: number) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
const castle = (value: number) => `castle ${value}`;
const dial = (position: number) => dials[position] ?? '';

function handful(counts: readonly number[]): string {
  const some = present(counts);
  if (some.length === 0) return 'no shells';
  const last = some.at(-1)?.[0] ?? 0;
  return `${and.format(some.map(([n, colour]) => `${n} ${colours[colour]}`))} ${last === 1 ? 'shell' : 'shells'}`;
}

const each = (counts: readonly number[]) => present(counts).map(([n, colour]) => `${n} ${colours[colour]}`);
/** What a card takes: with its joker, and without (which may be nothing at all). */
const card = (counts: readonly number[]) => and.format([...each(counts), '1 of any colour']);
const fixed = (counts: readonly number[]) => and.format(each(counts)) || '0';

function needs({ card: shown, missing }: CastleTold): string {
  if (missing === undefined) return `needs ${shown}`;
  return missing === 0 ? `needs ${shown}: all there` : `needs ${shown}: ${missing} still missing`;
}

const figures = 'Reconstructed: correct it if you own the game.';
const cardsHint = `The eight cards of this value; the four digits count white, grey, brown and black shells. ${figures}`;

const phrases: Phrases = {
  locale: 'en-GB',
  finish: (text) => text,
  name: 'Strand Unter',
  tagline: 'Whisper over shells, build where the sea is near, and hope that the tide spares you.',
  options: {
    openBuckets: {
      name: 'Open buckets',
      hint: 'Everybody sees the colours in all buckets, not only how many shells there are.',
    },
    shells: {
      name: 'Shells in the bag',
      hint: `How many white, grey, brown and black shells there are. ${figures}`,
    },
    dial: {
      name: 'Order on the dial',
      hint: `Where AA, AB, AAA, AAB, ABC and ALL stand from the left; equal numbers keep this order. ${figures}`,
    },
    cards0: { name: 'Cards of castle 0', hint: cardsHint },
    cards1: { name: 'Cards of castle 1', hint: cardsHint },
    cards2: { name: 'Cards of castle 2', hint: cardsHint },
    cards3: { name: 'Cards of castle 3', hint: cardsHint },
  },
  labels: {
    round: 'Round',
    groove: 'Groove',
    ebb: 'ebb',
    flood: 'flood',
    bag: 'Bag',
    bucket: 'Bucket',
    dial: 'Dial',
    points: 'points',
    unfit: 'unfit',
    heap: 'on the heap',
    fetched: 'fetched',
    flooded: 'washed away',
    any: 'any colour',
    covered: 'under water after round',
    all: 'ALL',
    letters: ['W', 'G', 'B', 'K'],
    colours: ['white', 'grey', 'brown', 'black'],
  },
  handful,
  card,

  questions: {
    dial: (groove) => `How will you set your dial for groove ${groove}?`,
    fetch: () => 'Which castle will you fetch from the heap?',
    take: (position) => `Which shells will you take (${dial(position)})?`,
    spell: () => 'Which colour will you name in the shell-spell?',
    charm: () => 'Which castle will you fetch from the heap after the spell?',
    trove: () => 'Which shell or castle will you take as a consolation trove?',
    build: (groove) => `Build a castle in groove ${groove}?`,
    none: () => 'There is nothing to decide.',
  },

  moves: {
    single: (colour, lying, hasCastle) =>
      `Set ${dial(colour)}: ${lying === 0 ? 'there is none here' : `1 of ${lying}, if that is enough for all`}${
        hasCastle ? ', and a castle' : ''
      }`,
    combination: (position, ways) => {
      if (typeof ways === 'number') return `Set ${dial(position)}: ${ways} ways at the moment`;
      return ways.length === 0
        ? `Set ${dial(position)}: not possible now; a consolation trove, unless somebody else sets it too`
        : `Set ${dial(position)}: now ${or.format(ways)}`;
    },
    spell: (colour, lying) =>
      `Set ${colours[colour]}: ${lying === 0 ? 'there is none here' : `${lying} left, if that is enough for all`}`,
    fetch: (told) => `Fetch ${castle(told.castle)}: ${needs(told)}`,
    take: (counts, bucket) => `Take ${handful(counts)}: then ${shells(bucket)} in the bucket`,
    build: (value, groove, paid, worth) =>
      `Build ${castle(value)} in groove ${groove} with ${handful(paid)}: ${points(worth)} if it lasts`,
    pass: () => 'Do not build',
  },

  events: {
    deal: ({ seat, cards }, who) =>
      `${who(seat)} is dealt, each with 1 more of any colour: ${cards.map((code, value) => `${castle(value)} for ${fixed(shellsOn(code))}`).join('; ')}.`,
    groove: (event) => {
      const { round, groove, shells: lying, wanted } = event;
      const n = sum(lying);
      if (n === 0)
        return `Round ${round}: groove ${groove} stays empty, since ${
          whyEmpty(event) === 'bag-empty' ? 'the bag is empty' : 'there were not enough shells to fill it'
        }. Everybody with a castle on the heap fetches one.`;
      const short = n < wanted ? ' There were no more.' : '';
      return round <= TURN
        ? `Round ${round}: the sea uncovers groove ${groove} with ${handful(lying)}.${short}`
        : `Round ${round}: the sandpiper is in groove ${groove}, which is filled with ${handful(lying)}.${short}`;
    },
    reveal: ({ dials: all }, who) =>
      `The dials show: ${all.map((position, seat) => `${who(seat)} ${dial(position)}`).join(', ')}.`,
    single: ({ colour, seats, lying, got }, who) => {
      const name = colours[colour];
      if (got) return `${who(seats)} ${seats.length > 1 ? 'each take' : 'takes'} 1 ${name} shell.`;
      if (lying === 0) return `There is no ${name} shell for ${who(seats)}.`;
      return `${lying} ${name} ${lying === 1 ? 'shell is' : 'shells are'} not enough for ${who(seats)}: nobody gets one.`;
    },
    fetch: ({ seat, castle: value, cause }, who) =>
      cause === 'trove'
        ? `${who(seat)} fetches ${castle(value)} from the heap as a consolation trove.`
        : `${who(seat)} fetches ${castle(value)} from the heap.`,
    take: ({ seat, position, shells: taken }, who) =>
      `${who(seat)} takes ${handful(taken)} (${dial(position)}).`,
    miss: ({ seat, position }, who) =>
      `${who(seat)} cannot take the combination (${dial(position)}): a consolation trove follows.`,
    clash: ({ seats, position }, who) =>
      `${who(seats)} have set the same combination (${dial(position)}): no shells, but a shell-spell.`,
    spell: ({ seats, shells: lying }, who) =>
      sum(lying) === 0
        ? `No shells are left for the shell-spell of ${who(seats)}: it brings castles only.`
        : `Shell-spell for ${who(seats)}, with ${handful(lying)} left.`,
    whisper: ({ spells }, who) =>
      `In the spell: ${spells
        .flatMap((colour, seat) => (colour < 0 ? [] : [`${who(seat)} ${colours[colour]}`]))
        .join(', ')}.`,
    trove: ({ seat, colour }, who) => `${who(seat)} takes 1 ${colours[colour]} shell as a consolation trove.`,
    nothing: ({ seat }, who) => `Nothing is left for ${who(seat)}’s consolation trove.`,
    sweep: ({ shells: left }) => `${handful(left)} ${sum(left) === 1 ? 'goes' : 'go'} back into the bag.`,
    build: ({ seat, castle: value, groove, paid, built, again }, who) => {
      const fourth = built === 4 ? ' It is the fourth: the game ends after this round.' : '';
      const reopened = again.length > 0 ? ` ${who(again)} may reconsider.` : '';
      return `${who(seat)} builds ${castle(value)} in groove ${groove} with ${handful(paid)}.${fourth}${reopened}`;
    },
    pass: ({ seat }, who) => `${who(seat)} does not build.`,
    turn: ({ last }) =>
      `The tide turns: groove ${last} is the last visible one, and the sandpiper walks back.`,
    flood: ({ groove, lost }, who) => {
      const gone = lost.map(({ seat, castle: value }) => `${who(seat)}’s ${castle(value)}`);
      return `The sea covers groove ${groove}${gone.length > 0 ? ` and washes away ${and.format(gone)}` : ''}.`;
    },
    end: ({ reason, seats }, who) =>
      reason === 'fourth'
        ? `${who(seats)} ${seats.length > 1 ? 'have' : 'has'} built four castles: the game is over.`
        : 'The sandpiper is back in groove 1: the game is over.',
  },

  position: {
    tide: ({ round, groove, last, ebb, bag, shells: lying }) =>
      `Round ${round} of at most ${LAST_ROUND}, ${ebb ? 'ebb' : 'flood'}. The sandpiper is in groove ${groove}, ` +
      `${sum(lying) === 0 ? 'which is empty' : `with ${handful(lying)}`}. ` +
      `The last visible groove is ${last}. ${shells(bag)} in the bag.`,
    dials: (each) =>
      `The dials show: ${each.map(({ name, position }) => `${name} ${dial(position)}`).join(', ')}.`,
    seat: (name, n, bucket) =>
      bucket && n > 0 ? `${name}: ${handful(bucket)} in the bucket.` : `${name}: ${shells(n)} in the bucket.`,
    heap: (told) => `Castle ${told.castle} is on the heap and ${needs(told)}.`,
    fetched: (told) => `Castle ${told.castle} is fetched and ${needs(told)}.`,
    standing: (value, groove, after) =>
      `Castle ${value} stands in groove ${groove}${after === undefined ? '' : `, covered after round ${after}`}.`,
    flooded: (value) => `Castle ${value} was washed away.`,
    points: (n, unfit) => `${points(n)} on the beach${unfit ? `, ${shells(unfit)} unfit` : ''}.`,
  },

  refusals: {
    unreadable: (text) => `‘${text}’ is not a move of this game.`,
    over: () => 'The game is over.',
    notAsked: (name) => `${name} has nothing to decide now.`,
    otherQuestion: (question) => `That does not answer the question: ${question}`,
    notOnHeap: (value) => `Castle ${value} is no longer on the heap.`,
    notFetched: (value) => `Castle ${value} has not been fetched from the heap yet.`,
    alreadyBuilt: (value) => `Castle ${value} has already been built.`,
    notLying: (counts, groove) => `${handful(counts)} cannot be taken: the groove holds ${handful(groove)}.`,
    notThat: (counts, position) =>
      `${handful(counts)} ${sum(counts) === 1 ? 'is' : 'are'} not the combination that was set (${dial(position)}).`,
    oneOnly: () => 'A consolation trove is a single shell or a castle.',
    lacking: ({ castle: value, card: shown, missing = 0 }) =>
      `Castle ${value} needs ${shown}; ${shells(missing)} ${missing === 1 ? 'is' : 'are'} missing.`,
    joker: (value, colour) =>
      `No ${colours[colour]} shell is left over to pay for the joker of castle ${value}.`,
    nature: () => 'Drawing shells and dealing cards is left to chance.',
  },

  reasons: { fourth: 'Somebody has built the fourth castle.', shore: 'The sandpiper is back in groove 1.' },
  item: { groove: (groove) => `Groove ${groove}`, unfit: 'Unfit shells' },
  verdicts: {
    shared: (names) => `${names} are level in every groove and share the win.`,
    tieBreak: (winner, loser, groove, [more, less]) =>
      `${winner} and ${loser} are level; ${winner} is ahead in groove ${groove}, ${more} to ${less}.`,
  },
};

export const words = makeWords(phrases);
