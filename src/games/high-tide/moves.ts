import type { Seat } from '../../engine/game.ts';
import type { Die } from './rules.ts';
import { BEACHES, type Beach, TILES } from './vocabulary.ts';

/** Which die of the pair in hand. */
export type Side = 'left' | 'right';

/** A kind of move for each of these types. */
type Of<T extends string, Details = unknown> = T extends string
  ? { readonly type: T } & Readonly<Details>
  : never;

/** Moves without details. */
type PlainMove = Of<
  | 'roll'
  | 'accept'
  | 'decline'
  | 'keep'
  | 'collect'
  | 'leave'
  | 'straight'
  | 'pass'
  | 'jump'
  | 'wait'
  | 'wait-this-round'
  | 'go'
  | 'use-rental'
>;

export type PlayerMove =
  | PlainMove
  /** The space of the track, counted from 1. */
  | Of<'take' | 'use-swap', { space: number }>
  | Of<'reroll', { which: Side | 'both' }>
  /** `stop`: with this die for the coin there, then on with the other. `first`: this die moves before the other. */
  | Of<'stop' | 'first' | 'use-reroll' | 'use-backwards', { which: Side }>
  | Of<'use-head-start', { beach: Beach; spaces: number }>
  | Of<'use-lifeguard', { die: Die }>
  | Of<'use-recolour', { which: Side; beach: Beach }>
  /** What is added to the pips of each die: -1, 0 or 1. */
  | Of<'use-adjust', { left: number; right: number }>;

export type ChanceMove =
  /** Two dice out of the bag, in the order of their texts. */
  | Of<'dice', { first: Die; second: Die }>
  /** What the dice thrown again show: one or two numbers. */
  | Of<'pips', { pips: readonly number[] }>
  | Of<'shark', { value: number }>
  | Of<'alert', { beach: Beach }>
  | Of<'tile', { tile: number }>
  /** The values on the next four spaces of this beach. */
  | Of<'coins', { beach: Beach; values: readonly number[] }>
  /** The towel pile, the top one first. */
  | Of<'towels', { order: readonly Seat[] }>
  /** Each seat's surfer. */
  | Of<'surfers', { beaches: readonly Beach[] }>;

export type Move = PlayerMove | ChanceMove;

/*
 * Moves are made once and handed out again and again, so that a simulated match allocates none. Deals (coins, towels,
 * surfers) are too many to keep; chance.ts makes those.
 */

function interned<M extends Move>(move: M): M {
  for (const part of Object.values(move)) if (Array.isArray(part)) Object.freeze(part);
  return Object.freeze(move);
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const plain = (type: PlainMove['type']): Move => interned({ type });
const bySide = (make: (which: Side) => Move): { readonly [S in Side]: Move } => ({
  left: interned(make('left')),
  right: interned(make('right')),
});

export const ROLL = plain('roll');
export const ACCEPT = plain('accept');
export const DECLINE = plain('decline');
export const KEEP = plain('keep');
export const COLLECT = plain('collect');
export const LEAVE = plain('leave');
export const STRAIGHT = plain('straight');
export const PASS = plain('pass');
export const JUMP = plain('jump');
export const WAIT = plain('wait');
export const WAIT_THIS_ROUND = plain('wait-this-round');
export const GO = plain('go');
export const USE_RENTAL = plain('use-rental');

const spaces = numbers(1, 7);
/** By space - 1. */
export const takes: readonly Move[] = spaces.map((space) => interned({ type: 'take', space }));
export const swaps: readonly Move[] = spaces.map((space) => interned({ type: 'use-swap', space }));
export const stops = bySide((which) => ({ type: 'stop', which }));
export const firsts = bySide((which) => ({ type: 'first', which }));
export const rerolls = {
  ...bySide((which) => ({ type: 'reroll', which })),
  both: interned<Move>({ type: 'reroll', which: 'both' }),
};
export const rerollTiles = bySide((which) => ({ type: 'use-reroll', which }));
export const backwards = bySide((which) => ({ type: 'use-backwards', which }));
/** By beach * 2 + spaces - 1. */
export const headStarts: readonly Move[] = BEACHES.flatMap((_, beach) =>
  [1, 2].map((n) => interned({ type: 'use-head-start', beach, spaces: n })),
);
/** By die. */
export const lifeguards: readonly Move[] = numbers(0, 35).map((die) =>
  interned({ type: 'use-lifeguard', die }),
);
/** By beach. */
export const recolours: { readonly [S in Side]: readonly Move[] } = {
  left: BEACHES.map((_, beach) => interned({ type: 'use-recolour', which: 'left', beach })),
  right: BEACHES.map((_, beach) => interned({ type: 'use-recolour', which: 'right', beach })),
};
/** By (left + 1) * 3 + right + 1; the middle one changes nothing and is never legal. */
export const adjusts: readonly Move[] = [-1, 0, 1].flatMap((left) =>
  [-1, 0, 1].map((right) => interned({ type: 'use-adjust', left, right })),
);

/** Every move of a player. */
export const playerMoves: readonly Move[] = [
  [ROLL, ACCEPT, DECLINE, ...takes, KEEP, rerolls.left, rerolls.right, rerolls.both, COLLECT, LEAVE],
  [stops.left, stops.right, STRAIGHT, firsts.left, firsts.right, PASS, JUMP, WAIT, WAIT_THIS_ROUND, GO],
  [...headStarts, ...lifeguards, USE_RENTAL, ...swaps, rerollTiles.left, rerollTiles.right],
  [...recolours.left, ...recolours.right, ...adjusts.filter((_, i) => i !== 4)],
  [backwards.left, backwards.right],
].flat();

/** Beaches in the alphabetical order of their names: the order of chance's texts. */
export const ALPHABETICAL: readonly Beach[] = BEACHES.map((_, beach) => beach).sort((a, b) =>
  (BEACHES[a] as string) < (BEACHES[b] as string) ? -1 : 1,
);

/** By die * 36 + other die, in either order: the same two dice are the same move. */
export const rolls: readonly Move[] = allRolls();

function allRolls(): Move[] {
  const inOrder = ALPHABETICAL.flatMap((beach) => numbers(0, 5).map((pips) => beach * 6 + pips));
  const rank = (d: number): number => inOrder.indexOf(d);
  const table: Move[] = [];
  for (let a = 0; a < 36; a++) {
    for (let b = 0; b < 36; b++) {
      if (b < a) {
        table.push(table[b * 36 + a] as Move);
        continue;
      }
      const [first, second]: [Die, Die] = rank(a) <= rank(b) ? [a, b] : [b, a];
      table.push(interned({ type: 'dice', first, second }));
    }
  }
  return table;
}

/** By pips - 1. */
export const onePips: readonly Move[] = numbers(1, 6).map((pips) => interned({ type: 'pips', pips: [pips] }));
/** By (left - 1) * 6 + right - 1. */
export const twoPips: readonly Move[] = numbers(1, 6).flatMap((left) =>
  numbers(1, 6).map((right) => interned({ type: 'pips', pips: [left, right] })),
);
/** By value - 1. */
export const sharkTiles: readonly Move[] = numbers(1, 9).map((value) => interned({ type: 'shark', value }));
/** By beach. */
export const alerts: readonly Move[] = BEACHES.map((_, beach) => interned({ type: 'alert', beach }));
/** By tile. */
export const tileTurns: readonly Move[] = TILES.map((_, tile) => interned({ type: 'tile', tile }));
