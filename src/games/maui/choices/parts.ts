import type { PartNames } from '../../../engine/words.ts';
import { COLUMNS, MARKET_PLACES, MARKET_ROWS, patterns, ROWS } from '../data.ts';

const numbered = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name} ${from + index}`);

/** What can be pointed at. Places of the market count row by row, the free tile of the upper row is 1; column 0 is the platform. */
export const partNames: PartNames = () => [
  'market',
  ...numbered('tile', 1, MARKET_ROWS * MARKET_PLACES),
  ...numbered('dollars', 1, MARKET_ROWS),
  'beach',
  ...numbered('column', 0, COLUMNS),
  ...numbered('row', 1, ROWS),
  'steps',
  'tracks',
  ...patterns.map((pattern) => `track ${pattern}`),
];
