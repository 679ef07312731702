import type { Seat } from '../../../engine/game.ts';
import type { OptionWords, Words } from '../../../engine/words.ts';
import type { Event, OneDie, Pair, Reason } from '../events.ts';
import type { Beach } from '../vocabulary.ts';
import type { Move } from '../moves.ts';
import type { HighTideOptions, playerPhases } from '../state.ts';
import type { View } from '../view.ts';
import type { Landing } from '../choices/landing.ts';
import type { Why } from './refusal.ts';

export type HighTideWords = Words<Move, Event, View, HighTideOptions> & { readonly labels: Labels };

/** Short labels for drawings. */
export interface Labels {
  readonly beaches: readonly string[];
  /** One letter for each beach, all different. */
  readonly letters: readonly string[];
  readonly tiles: readonly string[];
  readonly round: string;
  readonly bar: string;
  readonly sea: string;
  readonly track: string;
  readonly rental: string;
  readonly bag: string;
  readonly pool: string;
  readonly openDice: string;
  readonly coins: string;
  readonly alert: string;
  readonly sharks: string;
  readonly surfer: string;
  readonly rolled: string;
  readonly chosen: string;
  /** How a drawing shows surfers. */
  readonly smallLetter: string;
  /** What the figures under the chairs mean. */
  readonly legend: string;
}

type PlayerPhase = (typeof playerPhases)[number];
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** What a language has to say; words.ts makes the sentences of the contract from it. */
export interface Speech {
  readonly language: string;
  readonly name: string;
  readonly tagline: string;
  readonly labels: Labels;
  readonly options: { readonly [K in keyof HighTideOptions]: OptionWords };
  /** Names of breakdown items besides the beaches, and of the ways to end. */
  readonly items: { readonly coins: string; readonly surfer: string; readonly baywatch: string };
  readonly beachItem: (beach: Beach) => string;
  readonly reasons: { readonly [R in Reason]: string };
  readonly winners: (names: string, several: boolean) => string;

  readonly die: (die: OneDie) => string;
  /** "white 3 from the water, coin 5" */
  readonly landing: (landing: Landing) => string;
  /** Two ends of one chair, of which the order of its dice decides. */
  readonly either: (one: string, other: string) => string;

  readonly question: { readonly [P in PlayerPhase]: (at: Asked) => string };
  readonly choice: Choices;
  readonly event: { readonly [T in Event['type']]: (event: EventOf<T>, say: Say) => string };
  readonly position: Position;
  readonly refusal: { readonly [W in Why['why']]: (why: Extract<Why, { why: W }>, say: Say) => string };
}

/** Helpers that turn seats, dice and lists into words of the language. */
export interface Say {
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly list: (items: readonly string[]) => string;
  readonly pair: (dice: Pair) => string;
}

/** What questions may mention. */
export interface Asked {
  readonly name: string;
  /** The pair in hand, in words; empty if there is none. */
  readonly pair: string;
  /** Value of the coin in question and its beach, if there is one. */
  readonly coin: number;
  readonly beach: Beach;
  /** Whose turn comes next. */
  readonly next: string;
  /** Are there pairs to take, and may dice be rolled? */
  readonly pairs: boolean;
  readonly free: boolean;
}

/** Button texts; `outcome` is the sentence part that tells where chairs will stand. */
export interface Choices {
  readonly roll: (binding: boolean) => string;
  readonly rollWaves: string;
  readonly accept: (outcome: string) => string;
  readonly decline: (pair: string, space: number) => string;
  /** `rerolls`: how many dice may be rerolled afterwards. */
  readonly take: (pair: string, space: number, rerolls: number, outcome: string) => string;
  readonly keep: (pair: string, outcome: string) => string;
  readonly reroll: (dice: string, tile: boolean) => string;
  readonly collect: (value: number) => string;
  readonly leave: (value: number) => string;
  readonly straight: (steps: number, outcome: string) => string;
  readonly stop: (steps: number, coin: number, then: number, outcome: string) => string;
  /** Steps are negative backwards. */
  readonly first: (steps: number, then: number, outcome: string) => string;
  readonly keepTile: (tile: number) => string;
  readonly jump: string;
  readonly wait: string;
  readonly waitThisRound: string;
  readonly go: (outcome: string) => string;
  readonly headStart: (spaces: number, outcome: string) => string;
  readonly lifeguard: (die: string, outcome: string) => string;
  readonly rental: (space: number | null) => string;
  readonly swap: (laid: string, space: number, pair: string, outcome: string) => string;
  readonly recolour: (die: string, to: Beach, outcome: string) => string;
  readonly adjust: (pair: string, outcome: string) => string;
  readonly backwards: (die: string, outcome: string) => string;
}

/** Sentences that describe the whole position. */
export interface Position {
  readonly round: (round: number, rounds: number, order: string) => string;
  readonly over: string;
  readonly beach: (beach: Beach, sand: number, chairs: string) => string;
  readonly onSand: (name: string, distance: number, space: number) => string;
  readonly inWater: (name: string) => string;
  readonly atBar: (names: string) => string;
  readonly track: (spaces: string) => string;
  readonly slot: (space: number, what: string) => string;
  readonly towel: (name: string) => string;
  readonly empty: string;
  readonly rental: (space: number | null) => string;
  readonly hand: (pair: string) => string;
  readonly pool: (dice: string) => string;
  readonly bag: (dice: string) => string;
  readonly count: (count: number, beach: Beach) => string;
  readonly coinsLying: (beach: Beach, coins: string) => string;
  readonly coinOn: (value: number, space: number) => string;
  readonly coinsHeld: (name: string, count: number) => string;
  readonly coinsKnown: (name: string, coins: string) => string;
  readonly coin: (beach: Beach, value: number) => string;
  readonly alert: (beach: Beach, tiles: string) => string;
  readonly surfers: (list: string) => string;
  readonly surfer: (name: string, beach: Beach) => string;
  readonly surferHidden: (name: string) => string;
  readonly tileUp: (tile: number) => string;
  readonly tileHeld: (name: string, tile: number) => string;
  readonly openDice: (name: string, pair: string) => string;
}
