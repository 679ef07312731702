import { expect, test } from 'vitest';
import { outcomesOf } from './look.ts';

const list = [
  { move: 'a', weight: 1 },
  { move: 'b', weight: 3 },
  { move: 'c', weight: 4 },
];

test('few outcomes are all tried, by their weights', () => {
  expect(outcomesOf(list, 3, 0.9)).toEqual([
    { move: 'a', part: 1 / 8 },
    { move: 'b', part: 3 / 8 },
    { move: 'c', part: 4 / 8 },
  ]);
});

test('a systematic sample has the right mean over all offsets', () => {
  const parts = { a: 0, b: 0, c: 0 };
  const steps = 800;
  for (let i = 0; i < steps; i++) {
    const sample = outcomesOf(list, 2, (i + 0.5) / steps);
    expect(sample.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 12);
    for (const { move, part } of sample) parts[move as 'a' | 'b' | 'c'] += part / steps;
  }
  expect(parts.a).toBeCloseTo(1 / 8, 2);
  expect(parts.b).toBeCloseTo(3 / 8, 2);
  expect(parts.c).toBeCloseTo(4 / 8, 2);
});
