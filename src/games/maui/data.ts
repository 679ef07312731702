import type { OptionSpec } from '../../engine/game.ts';

/**
 * Every figure of the box. The pictures of the booklet are lost, so each figure carries a grade: A stands in the booklet's
 * text, B in several sources or follows from logic, C in one review, D is a reconstruction. What is not A can be corrected
 * at the table with an option; docs/rules/maui.md lists them.
 */

/** A for the first three, D for the last two. The order of the score tracks, and of the numbers 1-5 in options. */
export const patterns = ['stripes', 'fish', 'waves', 'hibiscus', 'turtle'] as const;

/** A: a beach has a platform and 12 columns. B: of 7 rows, row 1 under the trees and row 7 at the ocean. */
export const COLUMNS = 12;
export const ROWS = 7;
/** A: the top row of a start tile or of a tile laid in a substitute turn, which cover rows 3 to 5. */
export const MIDDLE = 3;

/** A: two rows of three; the tile next to the dollars is free. */
export const MARKET_ROWS = 2;
export const MARKET_PLACES = 3;

/** A: six sand dollars for four players. */
export const DOLLARS_PER_PLAYER = 1;
export const DOLLARS_PER_AREA = 1;

/** A: the number printed on the decorated space that carries them, and on whose track; how many lie there. */
export const looseTowels = [
  { name: 'blue', track: 0, number: 7 },
  { name: 'orange', track: 1, number: 8 },
] as const;
export const towelsPerSpace = (seats: number): number => (seats === 2 ? 1 : 2);

/** A: points for 0, 1, 2, 3 pearls of one colour. */
export const pearlPoints = [0, 2, 5, 9] as const;

/** A. They never limit a placement: other things stand in when they run out. */
export const CHIPS = 20;

/** B (how many of each) and D: pink and white pearls, the two extra scorings. In ASCII order of the letters. */
export const umbrellas = [
  { letter: 'p', count: 3 },
  { letter: 'w', count: 3 },
  { letter: 'x', count: 1 },
  { letter: 'y', count: 1 },
] as const;
export const UMBRELLAS = 8;

/** A. */
export const CRABS = 7;

export type Options = {
  /** The base game, the crab variant, or one after the other. */
  readonly mode: 'base' | 'crabs' | 'long';
  /** What the spaces of the score tracks are worth: their number, or more. */
  readonly values: 'plain' | 'steep';
  readonly stripes: readonly number[];
  readonly fish: readonly number[];
  readonly waves: readonly number[];
  readonly hibiscus: readonly number[];
  readonly turtle: readonly number[];
  readonly trackLength: number;
  readonly extension: number;
  readonly rowSteps: readonly number[];
  readonly extraSteps: number;
  readonly penalty: number;
  /** What the light-blue and the orange loose towel show. */
  readonly looseTowels: readonly number[];
  readonly extraX: readonly number[];
  readonly extraY: readonly number[];
  readonly umbrellaRows: readonly number[];
  readonly crabRows: readonly number[];
  readonly crabUmbrellaRows: readonly number[];
  readonly crabValues: readonly number[];
};

const ownValues = {
  group: 'figure',
  kind: 'integers',
  length: [0, 30],
  min: 0,
  max: 60,
  default: [],
} as const;
const patternPair = {
  group: 'figure',
  kind: 'integers',
  length: [2, 2],
  min: 1,
  max: patterns.length,
} as const;
const rowOfEachColumn = {
  group: 'figure',
  kind: 'integers',
  length: [COLUMNS, COLUMNS],
  min: 0,
  max: ROWS,
} as const;

export const options = {
  mode: { group: 'variant', kind: 'choice', of: ['base', 'crabs', 'long'], default: 'base' },
  /** D: plain. The booklet's example has 50 points on the tracks, which fits the steep ones better. */
  values: { group: 'variant', kind: 'choice', of: ['plain', 'steep'], default: 'plain' },
  stripes: ownValues,
  fish: ownValues,
  waves: ownValues,
  hibiscus: ownValues,
  turtle: ownValues,
  /** D. */
  trackLength: { group: 'figure', kind: 'integer', min: 5, max: 30, default: 15 },
  /** D: how many spaces the long game adds to each track. */
  extension: { group: 'figure', kind: 'integer', min: 0, max: 30, default: 15 },
  /** B that they run from 1 to 3, D which row has which. */
  rowSteps: {
    group: 'figure',
    kind: 'integers',
    length: [ROWS, ROWS],
    min: 0,
    max: 9,
    default: [3, 2, 1, 1, 1, 2, 3],
  },
  /** C. */
  extraSteps: { group: 'figure', kind: 'integer', min: 1, max: 5, default: 1 },
  /** C: what a penalty chip costs. */
  penalty: { group: 'figure', kind: 'integer', min: 0, max: 5, default: 1 },
  /** D: waves and hibiscus. */
  looseTowels: { ...patternPair, default: [3, 4] },
  /** D: stripes or waves, fish or hibiscus. */
  extraX: { ...patternPair, default: [1, 3] },
  extraY: { ...patternPair, default: [2, 4] },
  /** D: the row of the space in columns 1 to 12, 0 for none. */
  umbrellaRows: { ...rowOfEachColumn, default: [0, 5, 2, 0, 6, 3, 5, 2, 0, 6, 3, 0] },
  crabRows: { ...rowOfEachColumn, default: [0, 2, 6, 0, 5, 2, 0, 6, 3, 0, 6, 0] },
  crabUmbrellaRows: { ...rowOfEachColumn, default: [0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0, 0] },
  /** A that they run from 2 to 4, D how many of each. */
  crabValues: {
    group: 'figure',
    kind: 'integers',
    length: [CRABS, CRABS],
    min: 0,
    max: 9,
    default: [2, 2, 3, 3, 3, 4, 4],
  },
} as const satisfies { readonly [K in keyof Options]: OptionSpec };
