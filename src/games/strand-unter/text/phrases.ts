import type { Seat } from '../../../engine/game.ts';
import type { OptionWords, Words } from '../../../engine/words.ts';
import type { CardCode, Options } from '../data.ts';
import type { Event } from '../events.ts';
import { needOf } from '../rules.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';

/** The words of the game, and the labels its drawing needs besides. */
export type StrandWords = Words<Move, Event, View, Options> & { readonly labels: Labels };

/** Short enough for a terminal. */
export interface Labels {
  readonly round: string;
  readonly groove: string;
  readonly ebb: string;
  readonly flood: string;
  readonly bag: string;
  readonly bucket: string;
  readonly dial: string;
  readonly points: string;
  readonly unfit: string;
  /** Where a castle is. */
  readonly heap: string;
  readonly fetched: string;
  readonly flooded: string;
  /** The joker of a card. */
  readonly any: string;
  /** When a groove goes under. */
  readonly covered: string;
  /** The last position of the dial; the others are letters everywhere. */
  readonly all: string;
  /** One letter per colour: white, grey, brown, black. */
  readonly letters: readonly [string, string, string, string];
  /** What the letters stand for. */
  readonly colours: readonly [string, string, string, string];
}

/** Names for seats, joined as the language joins them. */
export type Who = (seats: Seat | readonly Seat[]) => string;

/** A castle and what its card takes, as it is said. */
export interface CastleTold {
  readonly castle: number;
  /** "2 white, 1 grey and any one". */
  readonly card: string;
  /** How many shells the bucket lacks for it; undefined if the listener may not know. */
  readonly missing: number | undefined;
}

/**
 * All that a language says. What is said when is decided in words.ts once for all languages; how it is said is here, so
 * that a missing sentence is an error of the compiler. Numbers of shells come as handfuls of four counts.
 */
export interface Phrases {
  readonly locale: string;
  /** What the language's typography does to a finished sentence. */
  finish(text: string): string;
  readonly name: string;
  readonly tagline: string;
  readonly options: { readonly [K in keyof Options]: OptionWords };
  readonly labels: Labels;

  /** "2 white and 1 grey shell"; never empty-handed. */
  handful(counts: readonly number[]): string;
  /** The shells of a card, the joker included. */
  card(counts: readonly number[]): string;

  readonly questions: {
    dial(groove: number): string;
    fetch(): string;
    take(position: number): string;
    spell(): string;
    charm(): string;
    trove(): string;
    build(groove: number): string;
    none(): string;
  };

  readonly moves: {
    single(colour: number, lying: number, hasCastle: boolean): string;
    /** The ways there are now, or only their number where a list would be hard to follow. */
    combination(position: number, ways: readonly string[] | number): string;
    spell(colour: number, lying: number): string;
    fetch(told: CastleTold): string;
    take(shells: readonly number[], bucket: number): string;
    build(castle: number, groove: number, paid: readonly number[], points: number): string;
    pass(): string;
  };

  readonly events: {
    readonly [K in Event['type']]: (event: Extract<Event, { readonly type: K }>, who: Who) => string;
  };

  readonly position: {
    tide(at: {
      round: number;
      groove: number;
      last: number;
      ebb: boolean;
      bag: number;
      shells: readonly number[];
    }): string;
    dials(each: readonly { readonly name: string; readonly position: number }[]): string;
    /** `bucket` is undefined where the colours are not shown. */
    seat(name: string, shells: number, bucket: readonly number[] | undefined): string;
    heap(told: CastleTold): string;
    fetched(told: CastleTold): string;
    standing(castle: number, groove: number, floodedAfter: number | undefined): string;
    flooded(castle: number): string;
    points(points: number, unfit: number | undefined): string;
  };

  readonly refusals: {
    unreadable(text: string): string;
    over(): string;
    notAsked(name: string): string;
    otherQuestion(question: string): string;
    notOnHeap(castle: number): string;
    notFetched(castle: number): string;
    alreadyBuilt(castle: number): string;
    notLying(shells: readonly number[], groove: readonly number[]): string;
    notThat(shells: readonly number[], position: number): string;
    oneOnly(): string;
    lacking(told: CastleTold): string;
    joker(castle: number, colour: number): string;
    nature(): string;
  };

  readonly reasons: { readonly fourth: string; readonly shore: string };
  item: { groove(groove: number): string; readonly unfit: string };
  readonly verdicts: {
    shared(names: string): string;
    /** Equal scores, and in this groove `winner` has more. */
    tieBreak(winner: string, loser: string, groove: number, points: readonly [number, number]): string;
  };
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}

/** The fixed shells of a card. */
export function shellsOn(card: CardCode): number[] {
  return [0, 1, 2, 3].map((colour) => needOf(card, colour));
}

/** The colours that there are some of, as [number, colour]. */
export function present(counts: readonly number[]): [n: number, colour: number][] {
  return counts.flatMap((n, colour): [number, number][] => (n > 0 ? [[n, colour]] : []));
}
