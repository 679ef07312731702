import { type Block, type GameRecord, winPart } from './block.ts';
import { meanOf, varianceOf } from './spread.ts';

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
  const raw = varianceOf(means(winPart));
  const adjusted = means((record) => winPart(record) - (record.luck as number));
  const share = meanOf(adjusted);
  const variance = varianceOf(adjusted);
  const reach = 1.96 * Math.sqrt(variance / blocks.length);
  return {
    share,
    low: share - reach,
    high: share + reach,
    saved: raw > 0 ? 1 - variance / raw : 0,
  };
}
