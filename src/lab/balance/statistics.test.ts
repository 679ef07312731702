import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { difference, slope } from './statistics.ts';

test('the difference of two means, by hand', () => {
  const { value, low, high } = difference(
    { mean: 5, spread: 2, size: 100 },
    { mean: 4, spread: 1, size: 400 },
  );
  expect(value).toBe(1);
  // The standard error is the root of 4/100 + 1/400.
  expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(0.0425), 10);
  expect(value - low).toBeCloseTo(high - value, 10);
});

test('a line through the differences at each table: what whole tables have more of does not count', () => {
  const tables = [
    { x: [0, 1, 2], y: [10, 13, 16] },
    { x: [5, 5, 6], y: [1, 1, 4] },
  ];
  expect(slope(tables).value).toBeCloseTo(3, 12);
  expect(slope(tables).low).toBeCloseTo(3, 12);
});

test('nothing to compare where all have the same', () => {
  expect(slope([{ x: [2, 2], y: [1, 5] }])).toEqual({ value: 0, low: 0, high: 0 });
});

test('about nineteen in twenty intervals hold the truth', () => {
  const rng = new FastRng(1);
  let held = 0;
  for (let trial = 0; trial < 200; trial++) {
    const tables = Array.from({ length: 60 }, () => {
      const x = Array.from({ length: 4 }, () => rng.below(5));
      return { x, y: x.map((n) => 2 * n + rng.below(21)) };
    });
    const { low, high } = slope(tables);
    if (low <= 2 && high >= 2) held++;
  }
  expect(held).toBeGreaterThan(178);
  expect(held).toBeLessThan(200);
});
