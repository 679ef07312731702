import { CHANCE, type OptionSpec, type Seat } from '../../engine/game.ts';
import { frozenOptions } from '../../engine/options.ts';
import { COIN_VALUES, LENGTH, RENTAL, SHARK_TILES, TRACK_EXTRA } from './data.ts';
import { type Chair, type Die, dicePerBeach, FREE, type Slot } from './rules.ts';
import { type Beach, COIN_SPACES, TILES } from './vocabulary.ts';

export type HighTideOptions = {
  readonly coins: boolean;
  readonly shark: boolean;
  readonly surfer: boolean;
  readonly baywatch: boolean;
  /** Surfer tiles are seen only by their owners until scoring. */
  readonly hidden: boolean;
  /** Screens show everybody's coins; otherwise people remember them. */
  readonly openCoins: boolean;
  readonly length: number;
  readonly rental: number;
  readonly coinValues: readonly number[];
  readonly sharkTiles: readonly number[];
};

export const options: { readonly [K in keyof HighTideOptions]: OptionSpec } = {
  coins: { group: 'expansion', kind: 'flag', default: false },
  shark: { group: 'expansion', kind: 'flag', default: false },
  surfer: { group: 'expansion', kind: 'flag', default: false },
  baywatch: { group: 'expansion', kind: 'flag', default: false },
  hidden: { group: 'variant', kind: 'flag', default: false },
  openCoins: { group: 'table', kind: 'flag', default: false },
  length: { group: 'figure', kind: 'integer', min: 10, max: 30, default: LENGTH },
  // On space 1 the round's first player could neither roll nor take; past the last space it never gets in the way.
  rental: { group: 'figure', kind: 'integer', min: 2, max: 8, default: RENTAL },
  coinValues: { group: 'figure', kind: 'integers', length: [8, 8], min: 0, max: 9, default: COIN_VALUES },
  sharkTiles: { group: 'figure', kind: 'integers', length: [7, 7], min: 1, max: 9, default: SHARK_TILES },
};

/**
 * What the match waits for: chance's phases, or the players'. A forced step calls the next one; `steps` are only those that
 * wait for the answer about a coin, and `next`, which a turn leaves to `apply`. They are never seen from outside.
 */
const chancePhases = [
  'towels',
  'coins',
  'surfers',
  'tile',
  'alert',
  'dice',
  'pips',
  'wave-dice',
  'shark',
] as const;
export const playerPhases = [
  'head-start',
  'jump',
  'lifeguard',
  'choose',
  'again',
  'judge',
  'reroll',
  'declare',
  'stop',
  'order',
  'coin',
  'wave-roll',
] as const;
export const steps = ['next', 'turn', 'second', 'towel'] as const;
export type Step = (typeof steps)[number];
export type Phase = (typeof chancePhases)[number] | (typeof playerPhases)[number] | Step | 'over';

/** Nobody is to act: the match is over. */
export const NOBODY: Seat = -2;
/** Where a Baywatch tile is, unless a seat (0..5) holds it. */
export const IN_STACK = -1;
export const FACE_UP = -2;
export const USED = -3;
/** No coin, no die, no beach, no seat. */
export const NONE = -1;

/** The whole position: numbers and flat lists of numbers, for speed. Lists by seat and beach run seat by seat. */
export interface State {
  readonly seats: number;
  /** The number of the rules the match is played by. */
  readonly rules: number;
  readonly options: HighTideOptions;
  phase: Phase;
  /** Who acts: a seat, CHANCE or NOBODY. */
  actor: Seat;
  round: number;
  /** Seats in the order of this round's towel pile; the first `played` have had their turn, `order[played]` is next. */
  order: number[];
  played: number;

  /** By seat * 6 + beach. */
  chairs: Chair[];
  /** How often a chair has arrived on a space. */
  arrivals: number;
  /** Dry spaces left, by beach. */
  sand: number[];
  /** Beaches that got waves, two a round: the large one, the small one. */
  waves: Beach[];

  /** Dice in the bag, by colour. */
  bag: number[];
  /** Dice out of play until the round ends. */
  pool: Die[];
  track: Slot[];
  /** Occupied spaces of the track. They have no gap between them, except where the pair was that is in hand now. */
  filled: number;
  /** The rental's space; one past the last when it has left the track. */
  rental: number;

  /** The pair just rolled, or chosen: NONE when there is none. */
  left: Die;
  right: Die;
  /** The space (counted from 1) the chosen pair was taken from; 0 if it was rolled. */
  from: number;
  /** How many dice the space's bonus still allows to reroll. */
  bonus: number;
  /** Which dice are being rerolled: 1 left, 2 right, 3 both; plus 4 if by the reroll tile. */
  thrown: number;
  /** What the dice move after recolour and adjust; the dice themselves stay as they are. */
  asLeft: Die;
  asRight: Die;
  /** Which die moves backwards: 0 none, 1 left, 2 right. */
  back: number;
  /** The coin in question lies here. */
  at: Beach;
  /** The step after a coin was collected or left. */
  then: Step;
  /** Which die moves its chair second: 1 left, 2 right. */
  second: number;

  /** Coins on the sand by beach * 8 + space - 1, and each seat's coins by seat * 6 + beach; NONE where there is none. */
  coins: number[];
  purses: number[];
  /** Shark tiles not yet turned, ascending; the turned ones have left the game. */
  sharks: number[];
  /** The alarmed beach. */
  alert: Beach;
  /** Each seat's surfer's beach. */
  surfers: Beach[];

  /** Where each Baywatch tile is. */
  tiles: number[];
  /** Who has the open dice, and which they are. */
  openSeat: Seat;
  openLeft: Die;
  openRight: Die;
  /** The rental tile was used: the next turn does not move the rental. */
  rentalHeld: boolean;
  /** The holder of `jump` does not want to be asked again this round. */
  waits: boolean;
  /** Who got the point for the open dice of the last round. */
  point: Seat;
}

export function setup(seats: number, given: HighTideOptions, rules: number): State {
  return {
    seats,
    rules,
    options: frozenOptions(given),
    phase: 'towels',
    actor: CHANCE,
    round: 1,
    order: [],
    played: 0,
    chairs: filled(seats * 6, 0),
    arrivals: 0,
    sand: filled(6, given.length),
    waves: [],
    bag: filled(6, dicePerBeach(seats)),
    pool: [],
    track: filled(seats + TRACK_EXTRA, FREE),
    filled: 0,
    rental: rentalStart(seats, given),
    left: NONE,
    right: NONE,
    from: 0,
    bonus: 0,
    thrown: 0,
    asLeft: NONE,
    asRight: NONE,
    back: 0,
    at: NONE,
    then: 'next',
    second: 0,
    coins: given.coins ? filled(6 * COIN_SPACES, NONE) : [],
    purses: given.coins ? filled(seats * 6, NONE) : [],
    sharks: given.shark ? [...given.sharkTiles].sort((a, b) => a - b) : [],
    alert: NONE,
    surfers: given.surfer ? filled(seats, NONE) : [],
    tiles: given.baywatch ? filled(TILES.length, IN_STACK) : [],
    openSeat: NONE,
    openLeft: NONE,
    openRight: NONE,
    rentalHeld: false,
    waits: false,
    point: NONE,
  };
}

/** The rental's space at the start of a round; one past the last means it is not on the track. */
export function rentalStart(seats: number, { rental }: HighTideOptions): number {
  return Math.min(rental, seats + TRACK_EXTRA + 1);
}

/** Pushed one by one: V8 is fastest with packed arrays, and `Array(n)` makes a holey one. */
function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    rules: s.rules,
    options: s.options,
    phase: s.phase,
    actor: s.actor,
    round: s.round,
    order: s.order.slice(),
    played: s.played,
    chairs: s.chairs.slice(),
    arrivals: s.arrivals,
    sand: s.sand.slice(),
    waves: s.waves.slice(),
    bag: s.bag.slice(),
    pool: s.pool.slice(),
    track: s.track.slice(),
    filled: s.filled,
    rental: s.rental,
    left: s.left,
    right: s.right,
    from: s.from,
    bonus: s.bonus,
    thrown: s.thrown,
    asLeft: s.asLeft,
    asRight: s.asRight,
    back: s.back,
    at: s.at,
    then: s.then,
    second: s.second,
    coins: s.coins.slice(),
    purses: s.purses.slice(),
    sharks: s.sharks.slice(),
    alert: s.alert,
    surfers: s.surfers.slice(),
    tiles: s.tiles.slice(),
    openSeat: s.openSeat,
    openLeft: s.openLeft,
    openRight: s.openRight,
    rentalHeld: s.rentalHeld,
    waits: s.waits,
    point: s.point,
  };
}

/** Sets the phase and who acts in it: a seat or chance. */
export function ask(s: State, phase: Phase, actor: Seat): void {
  s.phase = phase;
  s.actor = actor;
}

/** Whose turn it is, or comes next. */
export function mover(s: State): Seat {
  return s.order[s.played] as number;
}

/** Free spaces of the track that exist for the player on turn: those above the rental. */
export function freeSpaces(s: { readonly rental: number; readonly filled: number }): number {
  return s.rental - 1 - s.filled;
}

export function rentalOnTrack(s: State): boolean {
  return s.rental <= s.track.length;
}

export function holds(s: State, seat: Seat, tile: number): boolean {
  return s.options.baywatch && s.tiles[tile] === seat;
}

/** A tile is used once. */
export function discard(s: State, tile: number): void {
  s.tiles[tile] = USED;
}
