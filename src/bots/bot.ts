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
  /** The most it may take. A level takes less if it has enough. */
  readonly budget: Budget;
  readonly rng: Rng;
  /** Asks for the worth of every legal text, also of those that a bot in a hurry would not look at. */
  readonly rateAll?: boolean;
}

export interface Answer {
  /** One of the legal texts. */
  readonly text: string;
  /**
   * What each legal text seemed worth to the seat, in the order of `legal` and in a unit of the bot's own; -Infinity for
   * one that was not looked at. Always there, and without gaps, if the question says `rateAll` and the bot can tell.
   */
  readonly values?: readonly number[];
  /** Where a bot draws its choice: how likely each legal text was. Whoever knows it knows all there is to know of its dice. */
  readonly mixture?: readonly number[];
}

export interface Bot<V> {
  readonly name: string;
  /** Throws a `BotError` if the view cannot be that of somebody who has to answer this question. */
  choose(question: Question<V>): Answer;
  /** The same bot without limits of its own: it takes all of the budget. The lab measures with it what more time brings. */
  readonly unlimited?: Bot<V>;
}

export type AnyBot = Bot<unknown>;

/** A question that has no answer: stale, or never possible. */
export class BotError extends Error {}
