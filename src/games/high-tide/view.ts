import type { Seat, Viewer } from '../../engine/game.ts';
import { type Rng, shuffle } from '../../engine/rng.ts';
import { asDie, asPair, type OneDie, type Pair } from './events.ts';
import {
  chair,
  type Die,
  die,
  FREE,
  isPair,
  leftOf,
  pairSlot,
  placeOf,
  rightOf,
  towelSlot,
} from './rules.ts';
import { type Beach, BEACHES, COIN_SPACES } from './vocabulary.ts';
import { type HighTideOptions, NONE, type Phase, setup, type State, type Step } from './state.ts';

/** What a viewer knows. Only face-down surfers are secret: everything else is the same for all. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: HighTideOptions;
  readonly phase: Phase;
  /** A seat, -1 chance, -2 nobody. */
  readonly actor: Seat;
  readonly round: number;
  /** The round's order of play; the first `played` have had their turn. */
  readonly order: readonly Seat[];
  readonly played: number;
  /** Dry spaces left, by beach. */
  readonly sand: readonly number[];
  /** Beaches that got waves: large, small, large, small ... */
  readonly waves: readonly Beach[];
  /** By beach, each seat's place: 0 the bar, then spaces, length + 1 the open sea. */
  readonly chairs: readonly (readonly number[])[];
  /** By beach, the seats that have left the bar, nearest the water first. */
  readonly lines: readonly (readonly Seat[])[];
  /** Each space of the dice track: a pair, the seat whose towel lies there, or null. */
  readonly track: readonly (Pair | Seat | null)[];
  /** The rental's space, or null when it has left the track. */
  readonly rental: number | null;
  readonly pool: readonly OneDie[];
  /** Dice in the bag, by colour. */
  readonly bag: readonly number[];
  /** The pair rolled or chosen, where it was taken from (0: rolled), and rerolls of that space not yet used. */
  readonly hand: {
    readonly dice: Pair;
    readonly from: number;
    readonly bonus: number;
    readonly thrown: number;
  } | null;
  /** What the dice move once nothing more can be rerolled; `back` and `second` name a die: 1 left, 2 right. */
  readonly moving: { readonly dice: Pair; readonly back: number; readonly second: number } | null;
  /** The coin somebody is asked about. */
  readonly asked: { readonly beach: Beach; readonly then: Step } | null;
  /** Coins on the sand by beach and space (null: none), and how many each seat holds. */
  readonly coins: {
    readonly sand: readonly (readonly (number | null)[])[];
    readonly held: readonly number[];
  } | null;
  /** The alarmed beach, and the shark tiles still to be turned. */
  readonly shark: { readonly alert: Beach | null; readonly tiles: readonly number[] } | null;
  /** Each seat's surfer's beach; null where the viewer may not know it. */
  readonly surfers: readonly (Beach | null)[] | null;
  readonly baywatch: BaywatchView | null;
  /** What everybody saw and the table no longer shows: each seat's coins by beach. */
  readonly remembered: { readonly purses: readonly (readonly (number | null)[])[] } | null;
}

export interface BaywatchView {
  /** By tile: the seat that holds it, -1 in the stack, -2 face up, -3 used. */
  readonly tiles: readonly number[];
  readonly open: { readonly seat: Seat; readonly dice: Pair } | null;
  /** The next turn does not move the rental. */
  readonly rentalHeld: boolean;
  /** The holder of `jump` waits this round. */
  readonly waits: boolean;
  /** Who got the point of the last round. */
  readonly point: Seat | null;
}

export function view(s: State, viewer: Viewer): View {
  const { coins, shark, surfer, baywatch } = s.options;
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    actor: s.actor,
    round: s.round,
    order: s.order.slice(),
    played: s.played,
    sand: s.sand.slice(),
    waves: s.waves.slice(),
    chairs: BEACHES.map((_, beach) => placesOn(s, beach)),
    lines: BEACHES.map((_, beach) => lineOf(s, beach)),
    track: s.track.map(seenSlot),
    rental: s.rental > s.track.length ? null : s.rental,
    pool: s.pool.map(asDie),
    bag: s.bag.slice(),
    hand:
      s.left === NONE
        ? null
        : { dice: asPair(s.left, s.right), from: s.from, bonus: s.bonus, thrown: s.thrown },
    moving: s.asLeft === NONE ? null : { dice: asPair(s.asLeft, s.asRight), back: s.back, second: s.second },
    asked: s.phase === 'coin' ? { beach: s.at, then: s.then } : null,
    coins: coins ? { sand: inRows(s.coins, COIN_SPACES), held: inRows(s.purses, 6).map(countCoins) } : null,
    shark: shark ? { alert: orNull(s.alert), tiles: s.sharks.slice() } : null,
    surfers: surfer ? s.surfers.map((beach, seat) => (maySee(s, seat, viewer) ? orNull(beach) : null)) : null,
    baywatch: baywatch ? seenBaywatch(s) : null,
    remembered: coins ? { purses: inRows(s.purses, 6) } : null,
  };
}

/** Only surfers lie face down, and only until the end. */
export function alike({ options, phase }: State): boolean {
  return !options.surfer || !options.hidden || phase === 'over';
}

function maySee(s: State, seat: Seat, viewer: Viewer): boolean {
  return !s.options.hidden || seat === viewer || s.phase === 'over';
}

function placesOn(s: State, beach: Beach): number[] {
  // A copy has room for just so many; V8 gives a list that grows room for seventeen.
  const places = s.chairs.slice(0, s.seats);
  for (let seat = 0; seat < s.seats; seat++) places[seat] = placeOf(s.chairs[seat * 6 + beach] as number);
  return places;
}

/** Seats off the bar, nearest the water first. */
function lineOf(s: State, beach: Beach): Seat[] {
  const line: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const here = s.chairs[seat * 6 + beach] as number;
    if (here === 0) continue;
    let at = line.length;
    for (; at > 0 && (s.chairs[(line[at - 1] as number) * 6 + beach] as number) < here; at--)
      line[at] = line[at - 1] as number;
    line[at] = seat;
  }
  return line;
}

function seenSlot(slot: number): Pair | Seat | null {
  if (slot === FREE) return null;
  return isPair(slot) ? asPair(leftOf(slot), rightOf(slot)) : slot - 1;
}

function seenBaywatch(s: State): BaywatchView {
  const open = s.openSeat === NONE ? null : { seat: s.openSeat, dice: asPair(s.openLeft, s.openRight) };
  return { tiles: s.tiles.slice(), open, rentalHeld: s.rentalHeld, waits: s.waits, point: orNull(s.point) };
}

function orNull(value: number): number | null {
  return value === NONE ? null : value;
}

function inRows(values: readonly number[], length: number): (number | null)[][] {
  const rows: (number | null)[][] = [];
  for (let at = 0; at < values.length; at += length) {
    const row: (number | null)[] = [];
    for (let i = at; i < at + length; i++) row.push(orNull(values[i] as number));
    rows.push(row);
  }
  return rows;
}

function countCoins(purse: readonly (number | null)[]): number {
  return purse.filter((value) => value !== null).length;
}

/** Whatever the viewer does not know is dealt at random: other seats' face-down surfers. */
export function imagine(v: View, rng: Rng): State {
  const s = known(v);
  const dealt = v.phase !== 'towels' && v.phase !== 'coins' && v.phase !== 'surfers';
  if (!v.surfers?.includes(null) || !dealt) return s;
  const unseen = shuffle(
    BEACHES.map((_, beach) => beach).filter((beach) => !s.surfers.includes(beach)),
    rng,
  );
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.surfers[seat] === NONE) s.surfers[seat] = unseen.pop() as number;
  }
  return s;
}

/** The only rules so far. Views will have to carry the number once there is a second one. */
const RULES = 1;

/** The state as far as the viewer knows it: a surfer nobody told it about is no surfer. Good for previews and scores. */
export function known(v: View): State {
  const s = setup(v.seats, v.options, RULES);
  s.phase = v.phase;
  s.actor = v.actor;
  s.round = v.round;
  s.order = [...v.order];
  s.played = v.played;
  s.sand = [...v.sand];
  s.waves = [...v.waves];
  for (const [beach, line] of v.lines.entries()) {
    for (const [i, seat] of line.entries()) {
      s.chairs[seat * 6 + beach] = chair(v.chairs[beach]?.[seat] as number, line.length - i);
    }
  }
  s.arrivals = v.seats;
  s.track = v.track.map(slotOf);
  s.filled = v.track.filter((slot) => slot !== null).length + (v.hand !== null && v.hand.from > 0 ? 1 : 0);
  s.rental = v.rental ?? v.track.length + 1;
  s.pool = v.pool.map(([beach, pips]) => die(beach, pips));
  s.bag = [...v.bag];
  if (v.hand) {
    [s.left, s.right] = diceOf(v.hand.dice);
    s.from = v.hand.from;
    s.bonus = v.hand.bonus;
    s.thrown = v.hand.thrown;
  }
  if (v.moving) {
    [s.asLeft, s.asRight] = diceOf(v.moving.dice);
    s.back = v.moving.back;
    s.second = v.moving.second;
  }
  if (v.asked) {
    s.at = v.asked.beach;
    s.then = v.asked.then;
  }
  knowExpansions(s, v);
  return s;
}

function knowExpansions(s: State, v: View): void {
  if (v.coins && v.remembered) {
    s.coins = v.coins.sand.flat().map(orNone);
    s.purses = v.remembered.purses.flat().map(orNone);
  }
  if (v.shark) {
    s.alert = orNone(v.shark.alert);
    s.sharks = [...v.shark.tiles];
  }
  if (v.surfers) s.surfers = v.surfers.map(orNone);
  if (!v.baywatch) return;
  s.tiles = [...v.baywatch.tiles];
  if (v.baywatch.open) {
    s.openSeat = v.baywatch.open.seat;
    [s.openLeft, s.openRight] = diceOf(v.baywatch.open.dice);
  }
  s.rentalHeld = v.baywatch.rentalHeld;
  s.waits = v.baywatch.waits;
  s.point = orNone(v.baywatch.point);
}

function slotOf(slot: Pair | Seat | null): number {
  if (slot === null) return FREE;
  return typeof slot === 'number' ? towelSlot(slot) : pairSlot(...diceOf(slot));
}

function diceOf([leftBeach, leftPips, rightBeach, rightPips]: Pair): [Die, Die] {
  return [die(leftBeach, leftPips), die(rightBeach, rightPips)];
}

function orNone(value: number | null): number {
  return value ?? NONE;
}
