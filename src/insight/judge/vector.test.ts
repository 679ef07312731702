import { expect, test } from 'vitest';
import { bestPlay } from './vector.ts';

/** Shares of three seats, then points. */
function value(...shares: number[]): Float64Array {
  return Float64Array.from([...shares, ...shares.map((share) => 10 * share)]);
}

test('a seat takes the best choice where it is far better than all others', () => {
  const found = bestPlay([value(0.1, 0, 0.9), value(0.9, 0.08, 0.02), value(0.1, 0.1, 0.8)], 0);
  for (const [i, share] of [0.9, 0.08, 0.02].entries()) expect(found[i]).toBeCloseTo(share, 3);
});

test('of one choice nothing is changed', () => {
  expect([...bestPlay([value(0.2, 0.3, 0.5)], 1)]).toEqual([...value(0.2, 0.3, 0.5)]);
});

test('who cannot win any more decides who does: to the others that is worth the mean of it', () => {
  const found = bestPlay([value(0, 1, 0), value(0, 0, 1)], 0);
  expect([...found]).toEqual([0, 0.5, 0.5, 0, 5, 5]);
});

test('what is worth eight points of a win less is taken 1/e times as often; the seat itself gets the best, and the shares add up to 1', () => {
  const found = bestPlay([value(0.58, 0.42, 0), value(0.5, 0, 0.5)], 0);
  expect(found[0]).toBe(0.58);
  expect((found[0] as number) + (found[1] as number) + (found[2] as number)).toBeCloseTo(1, 12);
  expect((found[1] as number) / (found[2] as number)).toBeCloseTo((Math.E * 0.42) / 0.5, 9);
});

test('who has won whatever it does has won, also where sums are rounded', () => {
  expect([...bestPlay([value(1, 0, 0), value(1, 0, 0)], 0)]).toEqual([1, 0, 0, 10, 0, 0]);
  const almost = Array.from({ length: 17 }, (_, i) => value(1 - (2 - (i % 2)) * 2 ** -53, 0, 0));
  expect([...bestPlay(almost, 0)].slice(0, 3)).toEqual([1 - 2 ** -53, 0, 0]);
});
