import type { Seat } from '../../engine/game.ts';
import { frozenOptions } from '../../engine/options.ts';
import type { CardCode, Options } from './data.ts';
import { HEAP, SINGLES, VALUES } from './vocabulary.ts';

/**
 * What is being asked. `deal` and `draw` are chance's; `dial` and `spell` are sealed; `fetch` (after singles), `charm`
 * (castles after the spell) and `build` are open to several at once; `take` and `trove` are one player's.
 */
export const phases = [
  'deal',
  'draw',
  'dial',
  'fetch',
  'take',
  'spell',
  'charm',
  'trove',
  'build',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** A set of seats, one bit each. */
export type Seats = number;

/** Flat lists of numbers: a seat's four buckets, cards or castles start at `4 * seat`. */
export interface State {
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  /** The combinations from left to right, from the options. */
  readonly order: readonly number[];
  phase: Phase;
  round: number;
  /** The last visible groove. */
  last: number;
  /** Who still owes an answer. */
  asked: Seats;
  /** How far the present step has come: cards dealt, or combinations resolved. */
  at: number;
  /** In the sandpiper's groove, by colour. */
  shells: number[];
  /** Never seen so far: in the covered grooves and in the bag, nobody knows which. Part of the bag once the tide turns. */
  unseen: number[];
  /** In the bag and seen before. */
  bag: number[];
  /** By seat and colour. */
  buckets: number[];
  /** By seat and value; -1 until dealt. */
  cards: CardCode[];
  /** By seat and value: HEAP, FETCHED, FLOODED or the groove. */
  castles: number[];
  /** This round's dials by seat, -1 while not set. */
  dials: number[];
  /** This round's colours in the spell by seat, -1 while not set. */
  spells: number[];
  /** Who joins the spell, who is owed a trove, who may still build in this round. */
  spellers: Seats;
  troves: Seats;
  builders: Seats;
}

/** A small integer: the kind in the upper bits, sixteen bits of detail below (notation.ts). */
export type Move = number;

/** Every set of seats as a list, so that asking who acts allocates nothing. Not frozen: V8 reads a frozen list by a slow call. */
const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  [0, 1, 2, 3].filter((seat) => set & (1 << seat)),
);

export function seatList(set: Seats): readonly Seat[] {
  return LISTS[set]!;
}

export function seatSet(list: readonly Seat[]): Seats {
  return list.reduce((set, seat) => set | (1 << seat), 0);
}

export function everybody(players: number): Seats {
  return (1 << players) - 1;
}

export function setup(players: number, options: Options, rules: number): State {
  return {
    rules,
    players,
    options: frozenOptions(options),
    order: dialOrder(options),
    phase: 'deal',
    round: 1,
    last: 1,
    asked: 0,
    at: 0,
    shells: [0, 0, 0, 0],
    unseen: options.shells.slice(),
    bag: [0, 0, 0, 0],
    buckets: new Array<number>(players * 4).fill(0),
    cards: new Array<number>(players * VALUES).fill(-1),
    castles: new Array<number>(players * VALUES).fill(HEAP),
    dials: new Array<number>(players).fill(-1),
    spells: new Array<number>(players).fill(-1),
    spellers: 0,
    troves: 0,
    builders: 0,
  };
}

/** The combinations from left to right: by the number given, equal numbers in the printed order. */
export function dialOrder({ dial }: Options): readonly number[] {
  const order = dial.map((_, i) => i);
  return Object.freeze(order.sort((a, b) => dial[a]! - dial[b]! || a - b).map((i) => SINGLES + i));
}

export function clone(s: State): State {
  return {
    rules: s.rules,
    players: s.players,
    options: s.options,
    order: s.order,
    phase: s.phase,
    round: s.round,
    last: s.last,
    asked: s.asked,
    at: s.at,
    shells: s.shells.slice(),
    unseen: s.unseen.slice(),
    bag: s.bag.slice(),
    buckets: s.buckets.slice(),
    cards: s.cards.slice(),
    castles: s.castles.slice(),
    dials: s.dials.slice(),
    spells: s.spells.slice(),
    spellers: s.spellers,
    troves: s.troves,
    builders: s.builders,
  };
}

/** Copies all that changes within a match from one of its states into another one. */
export function copyInto(from: State, to: State): void {
  to.phase = from.phase;
  to.round = from.round;
  to.last = from.last;
  to.asked = from.asked;
  to.at = from.at;
  copyList(from.shells, to.shells);
  copyList(from.unseen, to.unseen);
  copyList(from.bag, to.bag);
  copyList(from.buckets, to.buckets);
  copyList(from.cards, to.cards);
  copyList(from.castles, to.castles);
  copyList(from.dials, to.dials);
  copyList(from.spells, to.spells);
  to.spellers = from.spellers;
  to.troves = from.troves;
  to.builders = from.builders;
}

function copyList(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]!;
}
