import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import type { Block, GameRecord } from './block.ts';
import { sharedLuckOf } from './shared-luck.ts';

const rest = { score: 0, others: [], plies: 1, reason: '', decisions: 1, ms: 0, judged: 0, loss: 0 };
const record = (isWon: boolean): GameRecord => ({ ...rest, win: isWon ? 1 : 0 });

/** Blocks of two games; the second goes against the first with this probability, otherwise by a coin of its own. */
function blocksOf(count: number, opposed: number): Block[] {
  const rng = new FastRng(3);
  const coin = () => rng.below(2) === 0;
  return Array.from({ length: count }, () => {
    const first = coin();
    const second = rng.below(1000) < 1000 * opposed ? !first : coin();
    return [record(first), record(second)];
  });
}

test('games with dice of their own need as many games as ever', () => {
  const { low, high, fewer, fewerLow, fewerHigh } = sharedLuckOf(blocksOf(2000, 0))!;
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
  expect(fewer).toBeCloseTo(1, 0);
  expect(fewerLow).toBeLessThan(1);
  expect(fewerHigh).toBeGreaterThan(1);
});

test('where a seat that is lucky in one game is so in the other, fewer games tell', () => {
  // A correlation of -0.5 halves the variance of the mean.
  const { fewerLow, fewerHigh } = sharedLuckOf(blocksOf(2000, 0.5))!;
  expect(fewerLow).toBeGreaterThan(1.7);
  expect(fewerLow).toBeLessThan(2);
  expect(fewerHigh).toBeGreaterThan(2);
  expect(fewerHigh).toBeLessThan(2.4);
});

test('nothing is said of few blocks, nor where all ended the same', () => {
  expect(sharedLuckOf(blocksOf(39, 0))).toBeUndefined();
  expect(sharedLuckOf(blocksOf(100, 1))).toBeUndefined();
});
