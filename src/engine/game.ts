import type { Rng } from './rng.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** The seat of chance: dice, draws and deals are its moves, and stand in the log like any other. */
export const CHANCE: Seat = -1;

/** Who looks: a seat, or everybody who has none. */
export type Viewer = Seat | 'public';

/**
 * Reports an event. `open` is what everybody may know; a seat named in `closed` gets that event instead. Secrets are added
 * per seat, never removed, so that a forgotten case shows too little rather than too much.
 */
export type Emit<E> = (open: E, closed?: { readonly [seat: Seat]: E }) => void;

/** One outcome of a chance move. Weights are positive whole numbers; their sum stays below 2^53. */
export interface Weighted<M> {
  readonly move: M;
  readonly weight: number;
}

/** How a match ended. All lists are by seat. */
export interface Result {
  readonly scores: readonly number[];
  /** 1 is the best; equal places are shared wins, and the next place is skipped (1, 1, 3). */
  readonly places: readonly number[];
  /** Where each score comes from; the values of a seat add up to its score. Keys are the game's own, named in its words. */
  readonly breakdown: readonly { readonly [item: string]: number }[];
  /** Why it ended: the game's own word, named in its words. */
  readonly reason: string;
}

export type OptionValue = boolean | string | number | readonly number[];
export type Options = { readonly [key: string]: OptionValue };

/**
 * An option of a table, as data: lobby form, command line, lab grids and the conformance kit are made from it.
 * `expansion` and `variant` change the game, `figure` is a number printed on the real components that an owner of the
 * box may correct, `table` is about how a table is run. Every value within its limits must be playable with every other.
 */
export type OptionSpec = {
  readonly group: 'expansion' | 'variant' | 'figure' | 'table';
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly default: string;
    }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | {
      readonly kind: 'integers';
      /** How many numbers: the least and the most. */
      readonly length: readonly [number, number];
      /** Limits of each number. */
      readonly min: number;
      readonly max: number;
      readonly default: readonly number[];
    }
);

/**
 * What every game implements, and all that bots, server, browser, lab and terminal know of it.
 *
 * S state, M move, E event, V view, O options: all five are plain JSON (no undefined, no classes, no typed arrays;
 * null where something is absent). No function uses `this`, so each can be handed on alone. The conformance kit (check.ts)
 * holds every game to each sentence below.
 */
export interface Game<S, M, E, V, O> {
  readonly id: string;
  /** Raised when an old log would replay differently; setup gets the match's number, and a fix branches on it. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [K in keyof O]: OptionSpec };

  /** The position before anything random: the first shuffle or deal is a move by CHANCE. */
  setup(seats: number, options: O, rules: number): S;
  /** A deep copy that shares nothing but frozen tables. */
  clone(s: S): S;
  /** Who owes a decision, in ascending order: [] over, [CHANCE], [2] a turn, [0, 3] several at once. Public knowledge. */
  toAct(s: S): readonly Seat[];
  /**
   * Where several owe an open answer, and whoever answers earlier may gain by it: the seat whose bot is asked first, then the
   * seats after it. People answer when they like.
   */
  askFirst?(s: S): Seat;
  /**
   * Are the answers to the present question secret until all are in? Then the match keeps them in envelopes and applies
   * them together in ascending order of seats; the states between these plies are never shown to anybody.
   */
  sealed(s: S): boolean;
  /**
   * The seat's choices, appended to `out`, which is returned; empty if and only if the seat is not in toAct. The order is
   * stable, the texts are unique, and all depends only on what the seat may know.
   */
  legal(s: S, seat: Seat, out: M[]): M[];
  /** Every outcome of the chance move with its weight, texts strictly ascending in ASCII order; asked only when toAct is [CHANCE]. */
  chances(s: S, out: Weighted<M>[]): Weighted<M>[];
  /**
   * The outcome at position `rng.below(sum of weights)` of `chances`, laid end to end: exactly one draw, so that fair
   * dice can be checked by anybody who knows the list. `pickWeighted` does it; fast games do it by arithmetic.
   */
  sample(s: S, rng: Rng): M;
  /**
   * What the chance move is for, where several matches share their luck: the same name has the same luck in all of them, in the
   * order in which it occurs. One to 64 printable ASCII characters, made from public knowledge alone; asked only when toAct
   * is [CHANCE]. A bag that is drawn from without putting back has one name, so that its k-th piece is the same for everybody.
   */
  luckKey?(s: S): string;
  /** Applies a legal move in place, unchecked. Forced steps without chance happen here too. Whether `emit` is given changes nothing. */
  apply(s: S, seat: Seat, move: M, emit?: Emit<E>): void;
  /** Present if and only if nobody is to act. */
  result(s: S): Result | undefined;
  /**
   * What the viewer knows, built up from nothing, with perfect recall; never the state with holes. Whatever was once
   * public is not secret: what a person would have to remember stands under `remembered`, and screens may hide it.
   */
  view(s: S, viewer: Viewer): V;
  /**
   * Does everybody know the same now? Then the views are alike but for their first field, `viewer`, and a server writes
   * them once for all. A game that always has secrets leaves it out.
   */
  alike?(s: S): boolean;
  /** A random state that would give this same view: the only kind of state a bot may search. */
  imagine(v: V, rng: Rng): S;
  /** How many of each component there are, wherever they are; the same at every moment of a match. */
  census(s: S): { readonly [component: string]: number };
  /** A move as one short line: ASCII, lower case, at most 64 characters. Log, wire, tree key and golden files use it. */
  write(move: M): string;
  read(text: string): M | undefined;
}

export type AnyGame = Game<unknown, unknown, unknown, unknown, Options>;

const PUBLIC_PREFIX = '{"viewer":"public"';

/** A viewer's view as JSON, made from the public one. Valid only where `alike` says that they are alike. */
export function alikeText(publicText: string, viewer: Viewer): string {
  return `${viewerText(viewer)}${afterViewer(publicText)}`;
}

/** The first part of a view as JSON: who sees it. */
export function viewerText(viewer: Viewer): string {
  return viewer === 'public' ? PUBLIC_PREFIX : `{"viewer":${viewer}`;
}

/** A view as JSON after its first part, `viewerText`: the same for all viewers where `alike` says so. */
export function afterViewer(publicText: string): string {
  return publicText.slice(PUBLIC_PREFIX.length);
}

/** One outcome, drawn with the probability of its weight: the one at a random position of the weights laid end to end. */
export function pickWeighted<M>(list: readonly Weighted<M>[], rng: Rng): M {
  let total = 0;
  for (const { weight } of list) total += weight;
  let at = rng.below(total);
  for (const { move, weight } of list) {
    if (at < weight) return move;
    at -= weight;
  }
  throw new Error('pickWeighted needs at least one outcome');
}

/** The playable move with this text, or undefined. A move is legal if and only if its text is found here. */
export function findLegal<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  seat: Seat,
  text: string,
): M | undefined {
  if (seat === CHANCE) return findOutcome(game, game.chances(s, []), text);
  return game.legal(s, seat, []).find((move) => game.write(move) === text);
}

/** Binary search: outcomes stand in ascending order of their texts, and there may be thousands. */
function findOutcome<M>(
  { write }: { write(move: M): string },
  list: readonly Weighted<M>[],
  text: string,
): M | undefined {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { move } = list[middle] as Weighted<M>;
    const found = write(move);
    if (found === text) return move;
    if (found < text) low = middle + 1;
    else high = middle;
  }
  return undefined;
}
