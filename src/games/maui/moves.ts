import type { Seat } from '../../engine/game.ts';
import { looseTowels, MARKET_ROWS, patterns } from './data.ts';
import { TOP_MAX, TOP_MIN } from './rules.ts';
import { sections, tileTexts } from './vocabulary.ts';

export type Move =
  | { readonly type: 'take'; readonly tile: number }
  | { readonly type: 'dollars'; readonly row: number }
  | { readonly type: 'place'; readonly top: number }
  | { readonly type: 'lay'; readonly towel: number; readonly section: number }
  | { readonly type: 'keep'; readonly towel: number }
  | { readonly type: 'advance'; readonly pattern: number }
  | { readonly type: 'draw'; readonly tile: number }
  | { readonly type: 'umbrellas'; readonly letters: string }
  | { readonly type: 'start'; readonly seat: Seat }
  | { readonly type: 'crab'; readonly value: number };

/** Moves are made once and handed out again and again: generating them allocates nothing. V8 is slow with frozen lists of them. */
const interned = <M extends Move>(moves: readonly M[]): readonly M[] =>
  moves.map((move) => Object.freeze(move));
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const takes = interned(tileTexts.map((_, tile) => ({ type: 'take' as const, tile })));
export const draws = interned(tileTexts.map((_, tile) => ({ type: 'draw' as const, tile })));
export const dollars = interned(upTo(MARKET_ROWS).map((row) => ({ type: 'dollars' as const, row })));
/** By top row, the least of which is TOP_MIN. */
export const places = interned(
  upTo(TOP_MAX - TOP_MIN + 1).map((n) => ({ type: 'place' as const, top: n + TOP_MIN })),
);
export const lays = looseTowels.map((_, towel) =>
  interned(sections.map((__, section) => ({ type: 'lay' as const, towel, section }))),
);
export const keeps = interned(looseTowels.map((_, towel) => ({ type: 'keep' as const, towel })));
export const advances = interned(patterns.map((_, pattern) => ({ type: 'advance' as const, pattern })));
export const starts = interned(upTo(4).map((seat) => ({ type: 'start' as const, seat })));
export const crabs = interned(upTo(10).map((value) => ({ type: 'crab' as const, value })));
