import { type Block, type GameRecord, winPart } from './block.ts';

/** The hero's part of all wins with luck taken out, and what that is worth. */
export interface Adjusted {
  /** The same as the raw share in the long run, with its 95 % interval by blocks. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The part of all games that need not be played for an interval as narrow as the raw one; below 0 if it takes more. */
  readonly saved: number;
}

/** Undefined if luck was not measured, or with fewer than two blocks. */
export function adjustedOf(blocks: readonly Block[]): Adjusted | undefined {
  if (blocks.length < 2 || blocks.flat().some(({ luck }) => luck === undefined)) return undefined;
  const means = (value: (record: GameRecord) => number): number[] =>
    blocks.map((block) => block.reduce((sum, record) => sum + value(record), 0) / block.length);
  const raw = spreadOf(means(winPart));
  const adjusted = spreadOf(means((record) => winPart(record) - (record.luck as number)));
  const reach = 1.96 * Math.sqrt(adjusted.variance / blocks.length);
  return {
    share: adjusted.mean,
    low: adjusted.mean - reach,
    high: adjusted.mean + reach,
    saved: raw.variance > 0 ? 1 - adjusted.variance / raw.variance : 0,
  };
}

function spreadOf(list: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
  const squares = list.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, variance: squares / (list.length - 1) };
}
