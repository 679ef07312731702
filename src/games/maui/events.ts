import type { Seat } from '../../engine/game.ts';

/**
 * What happens, each event complete in itself: sentences and animations are made from it alone. Tiles are told by their
 * letters, patterns and loose towels by their index, rows, columns and places as people count them, from 1.
 */
export type Event =
  | { readonly type: 'dealt'; readonly tile: string; readonly row: number; readonly place: number }
  /** The market is full: its tiles row by row, the free one first. */
  | { readonly type: 'market'; readonly tiles: readonly string[] }
  | {
      readonly type: 'umbrellas';
      readonly seat: Seat;
      readonly letters: string;
      readonly columns: readonly number[];
    }
  | { readonly type: 'start-tile'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'first'; readonly seat: Seat; readonly half: number }
  | {
      readonly type: 'take';
      readonly seat: Seat;
      readonly tile: string;
      readonly row: number;
      readonly place: number;
      readonly price: number;
      readonly left: number;
    }
  | {
      readonly type: 'dollars';
      readonly seat: Seat;
      readonly row: number;
      readonly count: number;
      readonly now: number;
      readonly forced: boolean;
    }
  | { readonly type: 'substitute'; readonly seat: Seat }
  | { readonly type: 'refill'; readonly tile: string; readonly row: number }
  | {
      readonly type: 'place';
      readonly seat: Seat;
      readonly tile: string;
      readonly column: number;
      readonly top: number;
      readonly forced: boolean;
    }
  | {
      readonly type: 'lay';
      readonly seat: Seat;
      readonly towel: number;
      readonly section: number;
      readonly row: number;
      readonly column: number;
      readonly pattern: number;
      readonly forced: boolean;
    }
  | {
      readonly type: 'chips';
      readonly seat: Seat;
      readonly count: number;
      readonly side: 'trees' | 'ocean';
      readonly now: number;
    }
  | {
      readonly type: 'pearl';
      readonly seat: Seat;
      readonly pink: boolean;
      readonly now: number;
      readonly column: number;
      readonly row: number;
    }
  | {
      readonly type: 'extra';
      readonly seat: Seat;
      readonly letter: string;
      readonly pattern: number;
      readonly from: number;
      readonly to: number;
      readonly forced: boolean;
    }
  | { readonly type: 'lapse'; readonly seat: Seat; readonly letter: string }
  | { readonly type: 'missed'; readonly seat: Seat; readonly letter: string; readonly column: number }
  | {
      readonly type: 'score';
      readonly seat: Seat;
      readonly pattern: number;
      readonly row: number;
      readonly steps: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'gain'; readonly seat: Seat; readonly towel: number; readonly left: number }
  | { readonly type: 'late'; readonly seat: Seat; readonly towel: number }
  | {
      readonly type: 'crab';
      readonly seat: Seat;
      readonly value: number;
      readonly column: number;
      readonly row: number;
    }
  | { readonly type: 'last-round'; readonly seat: Seat }
  | { readonly type: 'half'; readonly scores: readonly number[] }
  | { readonly type: 'end'; readonly scores: readonly number[]; readonly places: readonly number[] };
