import type { Seat } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';

/** How long a bot may think: a fixed number of playouts (the same answer every time) or milliseconds (for people). */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** All a bot ever gets: what its seat sees and may do. Never a state. */
export interface Question<V> {
  readonly view: V;
  readonly seat: Seat;
  /** Texts of the legal moves; at least one. */
  readonly legal: readonly string[];
  readonly budget: Budget;
  readonly rng: Rng;
}

export interface Answer {
  /** One of the legal texts. */
  readonly text: string;
  /** What each legal text seemed worth, in the order of `legal`, if the bot can tell. */
  readonly values?: readonly number[];
}

export interface Bot<V> {
  readonly name: string;
  choose(question: Question<V>): Answer;
}

export type AnyBot = Bot<unknown>;
