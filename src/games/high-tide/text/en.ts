import type { Speech } from './speech.ts';
import { wordsOf } from './words.ts';

const colours = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'] as const;
const colour = (beach: number) => colours[beach] as string;
export const tiles = [
  'Head start',
  'Jump the queue',
  'Lifeguard’s die',
  'Rental',
  'Swap',
  'Reroll',
  'Recolour',
  'Adjust',
  'Backwards',
] as const;
const tile = (index: number) => tiles[index] as string;
const spaces = (n: number) => (n === 1 ? '1 space' : `${n} spaces`);
const away = (distance: number) => (distance === 0 ? 'right at the water' : `${distance} from the water`);
const steps = (n: number) => (n < 0 ? `${-n} back` : `${n} forward`);

const speech: Speech = {
  language: 'en-GB',
  name: 'High Tide',
  tagline: 'Push your deckchairs as near to the water as you dare, before the next wave comes in.',
  labels: {
    beaches: colours,
    letters: ['K', 'P', 'B', 'O', 'Y', 'W'],
    tiles,
    round: 'Round',
    bar: 'bar',
    sea: 'sea',
    track: 'Dice track',
    rental: 'rental',
    bag: 'Bag',
    pool: 'Pool',
    openDice: 'Open dice',
    coins: 'Coins',
    alert: 'Shark alert',
    sharks: 'Sharks to come',
    surfer: 'Surfer',
    rolled: 'Rolled',
    chosen: 'Chosen',
    smallLetter: 'small letter',
    legend: 'Figures below the chairs: dry spaces left to the water.',
  },
  options: {
    coins: {
      name: 'Coins',
      hint: 'Coins lie on the first eight spaces of each beach; the richest players score.',
    },
    shark: { name: 'Shark alert', hint: 'Each round a shark drives back the foremost chair on one beach.' },
    surfer: { name: 'Surfer', hint: 'Everybody has one surfer, who wants to end up in the water.' },
    baywatch: { name: 'Baywatch', hint: 'Low rolls win tiles with special powers.' },
    hidden: { name: 'Face-down surfers', hint: 'Only you know which of your chairs is the surfer.' },
    openCoins: {
      name: 'Open coins',
      hint: 'Everybody’s coins stay visible; nobody has to remember them.',
    },
    length: {
      name: 'Length of the beaches',
      hint: 'How many spaces of sand each beach has; a reconstructed figure.',
    },
    rental: {
      name: 'Start of the rental',
      hint: 'Where on the dice track the rental starts; a reconstructed figure.',
    },
    coinValues: {
      name: 'Values of the coins',
      hint: 'The eight coins of each beach; reconstructed figures.',
    },
    sharkTiles: {
      name: 'Shark tiles',
      hint: 'How many spaces each shark drives a chair back; reconstructed figures.',
    },
  },
  items: { coins: 'Coins', surfer: 'Surfer', baywatch: 'Baywatch' },
  beachItem: (beach) => `${colour(beach).slice(0, 1).toUpperCase()}${colour(beach).slice(1)} beach`,
  reasons: { water: 'A chair stands in the water.', rounds: 'All six rounds have been played.' },
  winners: (names, several) => (several ? `${names} share the victory.` : `${names} wins.`),

  die: ([beach, pips]) => `${colour(beach)} ${pips}`,
  landing({ beach, place, wet, distance, coin }) {
    const where = wet ? 'into the water' : place === 0 ? 'at the bar' : away(distance);
    return `${colour(beach)} ${where}${coin === null ? '' : ` (coin ${coin})`}`;
  },
  either: (one, other) => `${one} or ${other}, depending on the order`,

  question: {
    'head-start': () => 'Use Head start before the round begins?',
    jump: ({ next }) => `Jump the queue ahead of ${next}?`,
    lifeguard: () => 'Use Lifeguard’s die before your turn?',
    choose: ({ pairs, free }) =>
      !pairs
        ? 'There is no pair on the track: roll two dice.'
        : free
          ? 'Take a pair of dice or roll?'
          : 'No open space is free: which pair will you take?',
    again: () => 'You declined: roll again.',
    judge: ({ pair }) => `Accept ${pair}?`,
    reroll: ({ pair }) => `Reroll ${pair}?`,
    declare: ({ pair }) => `Use a tile on ${pair} before the chairs move?`,
    stop: () => 'Stop for a coin on the way?',
    order: () => 'Which die moves the chair first?',
    coin: ({ coin, beach }) => `Take the ${colour(beach)} coin worth ${coin}?`,
    'wave-roll': () => 'No pair is left for the waves: roll one.',
  },
  choice: {
    roll: (binding) => (binding ? 'Roll two dice; you must accept them' : 'Roll two dice'),
    rollWaves: 'Roll two dice for the waves',
    accept: (outcome) => `Accept: ${outcome}`,
    decline: (pair, space) => `Decline: lay ${pair} on space ${space} of the track, then roll again`,
    take: (pair, space, rerolls, outcome) => {
      const bonus =
        rerolls === 2 ? '; you may reroll one or both' : rerolls === 1 ? '; you may reroll one die' : '';
      return `Take ${pair} from space ${space}: ${outcome}${bonus}`;
    },
    keep: (pair, outcome) => `Keep ${pair}: ${outcome}`,
    reroll: (dice, byTile) => (byTile ? `Use Reroll on ${dice}` : `Reroll ${dice}`),
    collect: (value) => `Take the coin worth ${value}`,
    leave: (value) => `Leave the coin worth ${value}`,
    straight: (n, outcome) => `Move ${spaces(n)} in one go: ${outcome}`,
    stop: (n, coin, then, outcome) => `Move ${n}, take the coin worth ${coin}, then move ${then}: ${outcome}`,
    first: (n, then, outcome) => `First ${steps(n)}, then ${steps(then)}: ${outcome}`,
    keepTile: (index) => `Keep ${tile(index)}`,
    jump: 'Jump the queue and play at once',
    wait: 'Wait',
    waitThisRound: 'Wait, and do not ask again this round',
    go: (outcome) => `Move: ${outcome}`,
    headStart: (n, outcome) => `Head start of ${spaces(n)}: ${outcome}`,
    lifeguard: (die, outcome) => `Lifeguard’s die ${die}: ${outcome}`,
    rental: (space) =>
      space === null ? 'Move the rental off the track' : `Move the rental down to space ${space}`,
    swap: (laid, space, pair, outcome) => `Swap: lay ${laid} on space ${space} and take ${pair}: ${outcome}`,
    recolour: (die, to, outcome) => `Count ${die} as ${colour(to)}: ${outcome}`,
    adjust: (pair, outcome) => `Count as ${pair}: ${outcome}`,
    backwards: (die, outcome) => `Move ${die} backwards: ${outcome}`,
  },
  event: {
    towels: ({ order }, { name, names }) =>
      `The towels are shuffled: ${name(order[0] ?? 0)} starts. Order of play: ${names(order)}.`,
    coins: ({ beach, space, values }) =>
      `Coins on ${colour(beach)} ${space}–${space + values.length - 1}: ${values.join(', ')}.`,
    surfers: ({ beaches }, { name, list }) => {
      const known = beaches.flatMap((beach, seat) =>
        beach === null ? [] : [`${name(seat)} ${colour(beach)}`],
      );
      return known.length > 0 ? `Surfers: ${list(known)}.` : 'The surfers are dealt face down.';
    },
    revealed: ({ beaches }, { name, list }) =>
      `The surfers are turned face up: ${list(beaches.map((beach, seat) => `${name(seat)} ${colour(beach)}`))}.`,
    tile: ({ tile: index }) => `The Baywatch tile ${tile(index)} is turned face up.`,
    alert: ({ beach }) => `Shark alert on the ${colour(beach)} beach!`,
    round: ({ round, order }, { names }) => `Round ${round} begins. Order of play: ${names(order)}.`,
    rental: ({ to, by }, { name }) => {
      if (by !== null)
        return to === null
          ? `${name(by)} uses Rental: the rental leaves the track.`
          : `${name(by)} uses Rental: the rental moves down to space ${to}.`;
      return to === null ? 'The rental leaves the track.' : `The rental moves down to space ${to}.`;
    },
    rolled: ({ seat, dice, waves }, { name, pair }) =>
      waves ? `${name(seat)} rolls ${pair(dice)} for the waves.` : `${name(seat)} rolls ${pair(dice)}.`,
    accepted: ({ seat, dice, forced }, { name, pair }) =>
      forced ? `${name(seat)} must accept ${pair(dice)}.` : `${name(seat)} accepts ${pair(dice)}.`,
    declined: ({ seat, dice, space }, { name, pair }) =>
      `${name(seat)} declines ${pair(dice)}; the pair goes to space ${space}.`,
    took: ({ seat, dice, space, forced }, { name, pair }) =>
      forced
        ? `${name(seat)} must take ${pair(dice)} from space ${space}.`
        : `${name(seat)} takes ${pair(dice)} from space ${space}.`,
    swapped: ({ seat, laid, laidOn, dice, space }, { name, pair }) =>
      `${name(seat)} swaps: ${pair(laid)} to space ${laidOn}, ${pair(dice)} from space ${space}.`,
    rerolled: ({ seat, before, after, tile: byTile }, { name, pair }) =>
      `${name(seat)} rerolls${byTile ? ' with the tile' : ''}: ${pair(before)} becomes ${pair(after)}.`,
    open: ({ seat, total, over }, { name }) =>
      over === null
        ? `${name(seat)} has the open dice with a total of ${total}.`
        : `${name(seat)} takes the open dice from ${name(over)} with a total of ${total}.`,
    recoloured: ({ seat, die, to }, { name }) => `${name(seat)} counts ${speech.die(die)} as ${colour(to)}.`,
    adjusted: ({ seat, before, after }, { name, pair }) =>
      `${name(seat)} counts ${pair(before)} as ${pair(after)}.`,
    backwards: ({ seat, die }, { name }) => `${name(seat)} moves ${speech.die(die)} backwards.`,
    moved: ({ seat, beach, from, to, sand, cause }, { name }) => {
      const where = to === 0 ? 'at the bar' : to > sand ? 'in the water' : away(sand - to);
      if (cause === 'shark')
        return `The shark drives ${name(seat)}’s chair back ${spaces(from - to)}: ${where}.`;
      if (from === to) return `${name(seat)}’s ${colour(beach)} chair stays ${where}.`;
      const way = to > from ? 'moves' : 'goes back';
      return `${name(seat)}’s ${colour(beach)} chair ${way} ${spaces(Math.abs(to - from))}: ${where}.`;
    },
    collected: ({ seat, beach, value }, { name }) =>
      `${name(seat)} takes the ${colour(beach)} coin worth ${value}.`,
    left: ({ seat, beach, value }, { name }) =>
      `${name(seat)} leaves the ${colour(beach)} coin worth ${value}.`,
    towel: ({ seat, space }, { name }) => `${name(seat)}’s towel goes to space ${space}.`,
    jumped: ({ seat, over }, { name }) => `${name(seat)} jumps the queue ahead of ${name(over)}.`,
    lifeguard: ({ seat, die }, { name }) => `${name(seat)} uses Lifeguard’s die: ${speech.die(die)}.`,
    'head-start': ({ seat }, { name }) => `${name(seat)} uses Head start.`,
    shark: ({ beach, value, seat }) =>
      seat === null
        ? `A shark of ${value} turns up at the ${colour(beach)} beach and finds nobody on the sand.`
        : `A shark of ${value} turns up at the ${colour(beach)} beach.`,
    wave: ({ beach, spaces: size, sand, wet }, { names }) => {
      const kind = size === 3 ? 'large' : 'small';
      const left = `A ${kind} wave floods the ${colour(beach)} beach: ${spaces(sand)} of sand left.`;
      return wet.length === 0 ? left : `${left} In the water now: ${names(wet)}.`;
    },
    award: ({ seat, tile: index }, { name }) =>
      `${name(seat)} has the open dice and wins the tile ${tile(index)}.`,
    point: ({ seat }, { name }) => `${name(seat)} has the open dice and scores 1 point.`,
    end: ({ reason }) =>
      reason === 'water'
        ? 'A chair stands in the water: the game is over.'
        : 'The sixth round is over, and so is the game.',
  },
  position: {
    round: (round, rounds, order) => `Round ${round} of at most ${rounds}. Order of play: ${order}.`,
    over: 'The game is over.',
    beach: (beach, sand, chairs) => `The ${colour(beach)} beach has ${spaces(sand)} of sand left: ${chairs}.`,
    onSand: (name, distance, space) => `${name} ${away(distance)} on space ${space}`,
    inWater: (name) => `${name} in the water`,
    atBar: (names) => `at the bar ${names}`,
    track: (slots) => `Dice track, from the top: ${slots}.`,
    slot: (space, what) => `${space} ${what}`,
    towel: (name) => `${name}’s towel`,
    empty: 'empty',
    rental: (space) =>
      space === null ? 'The rental has left the track.' : `The rental stands on space ${space}.`,
    hand: (pair) => `In hand: ${pair}.`,
    pool: (dice) => `In the dice pool: ${dice}.`,
    bag: (dice) => `In the bag: ${dice}.`,
    count: (count, beach) => `${count} ${colour(beach)}`,
    coinsLying: (beach, coins) => `Coins on the ${colour(beach)} beach: ${coins}.`,
    coinOn: (value, space) => `${value} on space ${space}`,
    coinsHeld: (name, count) => `${name} holds ${count === 1 ? '1 coin' : `${count} coins`}.`,
    coinsKnown: (name, coins) => `${name} holds ${coins}.`,
    coin: (beach, value) => `${colour(beach)} ${value}`,
    alert: (beach, left) => `Shark alert on the ${colour(beach)} beach; sharks still to come: ${left}.`,
    surfers: (list) => `Surfers: ${list}.`,
    surfer: (name, beach) => `${name} ${colour(beach)}`,
    surferHidden: (name) => `${name} face down`,
    tileUp: (index) => `The tile ${tile(index)} lies face up.`,
    tileHeld: (name, index) => `${name} holds the tile ${tile(index)}.`,
    openDice: (name, pair) => `${name} has the open dice, ${pair}.`,
  },
  refusal: {
    over: () => 'The game is over.',
    chance: () => 'The dice are still rolling.',
    'not-your-turn': ({ actor }, { name }) => `It is ${name(actor)}’s turn to decide.`,
    unreadable: ({ text }) => `‘${text}’ is not a move of High Tide.`,
    'not-asked': ({ text }) => `‘${text}’ does not answer this question.`,
    'no-free-space': () => 'No open space is free: you must take a pair from the track.',
    'cannot-decline': () => 'Only one open space is free: you cannot decline this roll.',
    'cannot-go-back': () => 'Once you have rolled, you cannot take a pair from the track this turn.',
    'no-such-space': ({ space }) => `The track has no space ${space}.`,
    'no-pair': ({ space }) => `No dice lie on space ${space}.`,
    'one-die-only': () => 'With a pair from space 2 you may reroll only one die.',
    'no-reroll': () => 'You cannot reroll this pair any further.',
    'dice-alike': () => 'Both dice are alike: name the left one.',
    'not-held': ({ tile: index }) => `You need the tile ${tile(index)} for that.`,
    'rental-gone': () => 'The rental has already left the track.',
    'same-colour': () => 'The die already has this colour.',
    'pips-bounds': () => 'A die counts at least 1 and at most 6.',
    'no-effect': () => 'That would have no effect.',
    'one-is-enough': () => 'From the last space, 1 space is enough to reach the sea.',
    'not-in-pool': () => 'There is no such die in the pool.',
    'no-coin-there': () => 'There is no coin to take on that space.',
    allowed: () => 'This move is allowed.',
  },
};

export const words = wordsOf(speech);
