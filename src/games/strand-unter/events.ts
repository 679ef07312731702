import type { Seat } from '../../engine/game.ts';
import type { CardCode } from './data.ts';

/** Why somebody fetches a castle or takes one shell. */
export type Cause = 'single' | 'spell' | 'trove' | 'empty';

/** What happens; every list of four numbers counts white, grey, brown and black shells. Nothing in this game is told to one seat alone. */
export type Event =
  /** The seat's cards so far, one more each time. */
  | { readonly type: 'deal'; readonly seat: Seat; readonly cards: readonly CardCode[] }
  | {
      readonly type: 'groove';
      readonly round: number;
      readonly groove: number;
      readonly last: number;
      readonly shells: readonly number[];
      /** How many the groove is filled with if the bag has enough. */
      readonly wanted: number;
    }
  | { readonly type: 'reveal'; readonly dials: readonly number[] }
  | {
      readonly type: 'single';
      readonly cause: 'single' | 'spell';
      readonly colour: number;
      readonly seats: readonly Seat[];
      readonly lying: number;
      readonly got: boolean;
    }
  | {
      readonly type: 'fetch';
      readonly seat: Seat;
      readonly castle: number;
      readonly cause: Cause;
      readonly left: number;
    }
  | {
      readonly type: 'take';
      readonly seat: Seat;
      readonly position: number;
      readonly shells: readonly number[];
      readonly bucket: number;
    }
  | { readonly type: 'miss'; readonly seat: Seat; readonly position: number }
  | { readonly type: 'clash'; readonly seats: readonly Seat[]; readonly position: number }
  | { readonly type: 'spell'; readonly seats: readonly Seat[]; readonly shells: readonly number[] }
  | { readonly type: 'whisper'; readonly spells: readonly number[] }
  | { readonly type: 'trove'; readonly seat: Seat; readonly colour: number; readonly bucket: number }
  | { readonly type: 'nothing'; readonly seat: Seat }
  | { readonly type: 'sweep'; readonly shells: readonly number[] }
  | {
      readonly type: 'build';
      readonly seat: Seat;
      readonly castle: number;
      readonly groove: number;
      readonly paid: readonly number[];
      readonly joker: number;
      readonly built: number;
      /** Who had passed and may now think again. */
      readonly again: readonly Seat[];
    }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly last: number }
  | {
      readonly type: 'flood';
      readonly groove: number;
      readonly lost: readonly { readonly seat: Seat; readonly castle: number }[];
    }
  | {
      readonly type: 'end';
      readonly reason: 'fourth' | 'shore';
      readonly seats: readonly Seat[];
      readonly scores: readonly number[];
    };
