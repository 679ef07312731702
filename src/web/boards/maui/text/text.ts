import type { BoardText } from '../../board.ts';

/** The labels on the picture; the rules help comes with them. */
export interface MauiText extends BoardText {
  /** In the order of the tracks. */
  readonly patterns: readonly string[];
  /** To keep a loose towel: the shorter the better. */
  readonly keep: string;
  readonly back: string;
  readonly furthest: (tiles: number, of: number) => string;
  readonly lastRound: string;
  readonly half: (half: number) => string;
  readonly seat: {
    readonly points: (points: number) => string;
    readonly dollars: (count: number) => string;
    readonly white: (count: number) => string;
    readonly pink: (count: number) => string;
    /** 0 is the light-blue one, 1 the orange one. */
    readonly towel: (towel: number) => string;
    readonly chips: (count: number) => string;
    readonly crabs: (cost: number) => string;
    readonly first: string;
  };
  readonly odds: {
    readonly crab: (value: number) => string;
    readonly shows: (pattern: number) => string;
  };
  readonly groups: {
    readonly tiles: string;
    readonly dollars: string;
    readonly heights: string;
    readonly towel: string;
    readonly tracks: string;
  };
}
