import { expect, test } from 'vitest';
import { student95, summarize, wilson } from './histogram.ts';

test.each([
  // The table of every statistics book.
  [1, 12.706],
  [2, 4.303],
  [4, 2.776],
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [100, 1.984],
  [1_000_000, 1.96],
])('Student’s t with %d degrees of freedom', (freedom, t) => {
  expect(Math.abs(student95(freedom) - t)).toBeLessThan(0.006);
});

test('the summary of 1, 2, 2, 5', () => {
  const { mean, spread, low, high, least, most } = summarize(
    new Map([
      [5, 1],
      [1, 1],
      [2, 2],
    ]),
    4,
  ); // prettier to read than a list
  expect(mean).toBe(2.5);
  expect(spread).toBeCloseTo(Math.sqrt(3), 12);
  expect(high - mean).toBeCloseTo((3.182 * Math.sqrt(3)) / 2, 12);
  expect(mean - low).toBeCloseTo(high - mean, 12);
  expect([least, most]).toEqual([1, 5]);
});

test('values that were not counted are 0', () => {
  expect(summarize(new Map([[4, 1]]), 4)).toMatchObject({ mean: 1, least: 0, most: 4 });
});

test('one game has no interval to tell', () => {
  expect(summarize(new Map([[7, 1]]), 1)).toEqual({ mean: 7, low: 7, high: 7, spread: 0, least: 7, most: 7 });
});

test.each([
  // Wilson (1927); values as in Newcombe (1998), table I.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson’s interval of %d in %d', (wins, size, low, high) => {
  const interval = wilson(wins, size);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
