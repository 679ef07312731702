import { type Block, winPart } from './block.ts';
import { meanOf, varianceOf } from './spread.ts';

/** What it brings that the games of a block share their luck. */
export interface SharedLuck {
  /** The 95 % interval of the hero's share, by blocks. */
  readonly low: number;
  readonly high: number;
  /** How many times as many games it takes with dice of their own for an interval as narrow, with its 95 % interval. */
  readonly fewer: number;
  readonly fewerLow: number;
  readonly fewerHigh: number;
}

/** Parts of all blocks, each left out once to see how far the figure moves (delete-a-group jackknife, Kott 2001). */
const GROUPS = 20;

/** Undefined with too few blocks to say, or if every block ended the same. */
export function sharedLuckOf(blocks: readonly Block[]): SharedLuck | undefined {
  if (blocks.length < 2 * GROUPS) return undefined;
  const whole = timesFewer(blocks);
  const without = Array.from({ length: GROUPS }, (_, group) =>
    timesFewer(blocks.filter((_, i) => i % GROUPS !== group)),
  );
  if (![whole, ...without].every((times) => Number.isFinite(times) && times > 0)) return undefined;
  // In logarithms, because it is a ratio.
  const logs = without.map(Math.log);
  const error = Math.sqrt(((GROUPS - 1) ** 2 / GROUPS) * varianceOf(logs));
  const means = blocks.map(blockMean);
  const reach = 1.96 * Math.sqrt(varianceOf(means) / blocks.length);
  return {
    low: meanOf(means) - reach,
    high: meanOf(means) + reach,
    fewer: whole,
    fewerLow: whole * Math.exp(-1.96 * error),
    fewerHigh: whole * Math.exp(1.96 * error),
  };
}

/** The variance of a mean of games that have nothing in common, over that of a block's mean. */
function timesFewer(blocks: readonly Block[]): number {
  const seats = blocks[0]?.length ?? 1;
  const alone = Array.from({ length: seats }, (_, seat) =>
    varianceOf(blocks.flatMap((block) => block[seat] ?? []).map(winPart)),
  );
  return meanOf(alone) / seats / varianceOf(blocks.map(blockMean));
}

function blockMean(block: Block): number {
  return meanOf(block.map(winPart));
}
