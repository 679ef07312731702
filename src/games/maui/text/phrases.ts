import type { Seat } from '../../../engine/game.ts';
import type { OptionWords, Words } from '../../../engine/words.ts';
import { type Options, ROWS } from '../data.ts';
import type { Event } from '../events.ts';
import type { Item, Reason, TieBreak } from '../score.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

/** The words of the game, and the labels its drawing needs besides. */
export type MauiWords = Words<Move, Event, View, Options> & { readonly labels: Labels };

/** Short enough for a terminal. */
export interface Labels {
  readonly market: string;
  readonly bag: string;
  points(points: number): string;
  readonly towels: string;
  readonly chips: string;
  readonly trees: string;
  readonly ocean: string;
  readonly crabSide: string;
  readonly looseTowel: string;
  readonly secondHalf: string;
  readonly lastRound: string;
  /** The tracks in the order of `patterns`. */
  readonly patterns: readonly string[];
  /** What the signs on the beach mean, in the order p, w, x, y, c, chip. */
  readonly signs: readonly [string, string, string, string, string, string];
}

/** A name for a seat, or several joined as the language joins them. */
export type Who = (seats: Seat | readonly Seat[]) => string;

/** An umbrella or crab still lying ahead. */
export interface Ahead {
  /** p w x y, or c for a crab. */
  readonly letter: string;
  readonly column: number;
  readonly row: number;
  /** The two patterns of an extra scoring; none for the others. */
  readonly shows: readonly number[];
}

/** What a person knows of somebody's things. */
export interface SeatTold {
  readonly name: string;
  readonly points: number;
  readonly tiles: number;
  readonly dollars: number;
  readonly white: number;
  readonly pink: number;
  readonly chips: number;
  /** What the crabs lying on towels cost. */
  readonly crabs: number;
  /** Loose towels owned. */
  readonly towels: readonly number[];
  /** Space on each track. */
  readonly markers: readonly number[];
  /** What the last column shows, row by row; a pattern each. */
  readonly edge: readonly { readonly row: number; readonly pattern: number }[];
  readonly ahead: readonly Ahead[];
}

/**
 * All that a language says. What is said when is decided in words.ts once for all languages; how it is said is here, so
 * that a missing sentence is an error of the compiler. Patterns, loose towels and sections come by index.
 */
export interface Phrases {
  readonly locale: string;
  readonly name: string;
  readonly tagline: string;
  readonly options: { readonly [K in keyof Options]: OptionWords };
  readonly labels: Labels;

  /** "stripes/fish/waves": the three patterns from top to bottom. */
  tile(patterns: readonly number[]): string;

  /** Parts of an outcome, joined by commas. */
  readonly parts: {
    match(pattern: number, steps: number): string;
    pearl(pink: boolean): string;
    extra(patterns: readonly number[]): string;
    crab(): string;
    chips(count: number): string;
    gain(towel: number): string;
    needsTowel(): string;
    /** The change of the final score, with its sign. */
    points(points: number): string;
    /** The same where a choice is still to come. */
    atBest(points: number): string;
    /** What loose towels could bring on top. */
    withTowel(points: number): string;
  };

  readonly questions: {
    turn(): string;
    mustTakeDollars(): string;
    substitute(): string;
    height(tile: string, column: number): string;
    towel(towel: number, pattern: number): string;
    extra(): string;
    none(): string;
  };

  readonly moves: {
    /**
     * `best` is what the tile brings at best, its price taken off. `towels`: every way needs a loose towel, or the best one.
     */
    take(tile: string, price: number, towels: 'needed' | 'best' | 'none', best: string): string;
    substitute(tile: string): string;
    dollars(row: number, count: number, now: number): string;
    place(top: number, outcome: string): string;
    lay(towel: number, section: number, row: number, outcome: string): string;
    keep(towel: number, outcome: string): string;
    advance(pattern: number, from: number, to: number, gain: string): string;
    chance(text: string): string;
  };

  readonly events: {
    readonly [K in Event['type']]: (event: Extract<Event, { readonly type: K }>, who: Who) => string;
  };

  readonly position: {
    table(at: {
      turn: string;
      over: boolean;
      half: number;
      crabs: boolean;
      last: boolean;
      bag: number;
    }): string;
    market(row: number, tiles: readonly string[], dollars: number): string;
    stock(counts: readonly number[]): string;
    hand(name: string, tile: string, top: number | undefined): string;
    seat(told: SeatTold): string;
  };

  readonly refusals: {
    unreadable(text: string): string;
    nature(): string;
    over(): string;
    notAsked(name: string): string;
    otherQuestion(question: string): string;
    notInMarket(tile: string): string;
    tooDear(tile: string, price: number, dollars: number): string;
    noMatch(tile: string): string;
    noDollars(row: number): string;
    noMatchThere(tile: string, top: number): string;
    notOwned(towel: number): string;
    outside(section: number): string;
    covered(section: number): string;
    samePattern(section: number, pattern: number): string;
    undoesMatch(): string;
    mustLay(towel: number): string;
    notShown(pattern: number): string;
    atEnd(pattern: number): string;
  };

  readonly items: { readonly [I in Item]: string };
  readonly reasons: { readonly [R in Reason]: string };
  /** Level on points: what sets the first apart from the next. */
  readonly verdicts: { readonly [T in TieBreak]: (winner: string, others: string) => string };
}

/** The rows of the grid that a tile covers, and the side it hangs over. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly over: 'trees' | 'ocean' | undefined;
}

export function span(top: number): Span {
  const over = top < 1 ? 'trees' : top + 2 > ROWS ? 'ocean' : undefined;
  return { from: Math.max(1, top), to: Math.min(ROWS, top + 2), over };
}

/** With the same minus as everywhere. */
export function figure(n: number): string {
  return n < 0 ? `\u2212${-n}` : `${n}`;
}

/** With a sign, and with the minus that is as wide as the plus. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

export function minus(n: number): string {
  return n === 0 ? '0' : `\u2212${n}`;
}
