import { expect, test } from 'vitest';
import { FastRng } from '../engine/rng.ts';
import { bandOf, DrawTally } from './draw-tally.ts';

test.each([2, 3, 5, 6, 7, 36, 666, 1680])(
  'positions below %i: every sixth is expected as often as it can come',
  (k) => {
    const tally = new DrawTally();
    for (let at = 0; at < k; at++) tally.position(at, k);
    for (const { count, expected } of tally.bars) expect(count).toBeCloseTo(expected);
    expect(tally.total).toBe(k);
  },
);

test('a draw from one thing is none', () => {
  const tally = new DrawTally();
  tally.position(0, 1);
  expect(tally.total).toBe(0);
});

test('honest draws lie in their bands 19 times of 20, crooked ones do not', () => {
  const rng = new FastRng(5);
  let within = 0;
  for (let match = 0; match < 500; match++) {
    const tally = new DrawTally();
    for (let n = 0; n < 120; n++) {
      const k = 2 + rng.below(60);
      tally.position(rng.below(k), k);
    }
    for (const bar of tally.bars) if (bar.count >= bandOf(bar).low && bar.count <= bandOf(bar).high) within++;
  }
  expect(within / 3000).toBeGreaterThan(0.93);
  expect(within / 3000).toBeLessThan(0.97);
  const crooked = new DrawTally();
  for (let n = 0; n < 120; n++) crooked.position(rng.below(40), 60);
  expect(
    crooked.bars.filter((bar) => bar.count > bandOf(bar).high || bar.count < bandOf(bar).low).length,
  ).toBeGreaterThan(2);
});
