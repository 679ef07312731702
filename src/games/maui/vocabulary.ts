import { patterns } from './data.ts';

/** The words of Maui: names, letters and indices that rules, texts and boards share. No rules. */

/** 0 to 4: an index of `patterns`. */
export type Pattern = number;
/** 0 to 59, in ASCII order of `tileTexts`. */
export type Tile = number;
/** 0 light blue, 1 orange: an index of `looseTowels`. */
export type Towel = number;
/** 0 top, 1 middle, 2 bottom. */
export type Section = number;

export const sections = ['top', 'middle', 'bottom'] as const;

/** s f w h t: the first letters differ, so a tile is named by the three letters of its sections from top to bottom. */
export const letters: readonly string[] = patterns.map((name) => name.charAt(0));

/** B: every ordered triple of three different patterns, once each. */
export const tileTexts: readonly string[] = letters
  .flatMap((top) => letters.flatMap((middle) => letters.map((bottom) => top + middle + bottom)))
  .filter((text) => new Set(text).size === 3)
  .sort();

/** The patterns of a tile, named by its letters, from top to bottom. */
export function patternsOf(tile: string): Pattern[] {
  return [...tile].map((letter) => letters.indexOf(letter));
}
