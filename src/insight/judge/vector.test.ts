import { expect, test } from 'vitest';
import { bestPlay } from './vector.ts';

/** Shares of three seats, then points. */
function value(...shares: number[]): Float64Array {
  return Float64Array.from([...shares, ...shares.map((share) => 10 * share)]);
}

test('the best choice is what a seat takes where one is better than all others', () => {
  const best = value(0.6, 0.3, 0.1);
  expect(bestPlay([value(0.5, 0, 0.5), best, value(0.1, 0.1, 0.8)], 0)).toEqual(best);
});

test('who cannot win any more decides who does: to the others that is worth the mean of it', () => {
  const found = bestPlay([value(0, 1, 0), value(0, 0, 1)], 0);
  expect([...found]).toEqual([0, 0.5, 0.5, 0, 5, 5]);
});

test('of choices nearly as good the seat itself gets the best, and the shares still add up to 1', () => {
  const found = bestPlay([value(0.5, 0.5, 0), value(0.497, 0.003, 0.5), value(0.4, 0.6, 0)], 0);
  expect(found[0]).toBe(0.5);
  expect((found[0] as number) + (found[1] as number) + (found[2] as number)).toBeCloseTo(1, 12);
  expect(found[1]).toBeCloseTo(0.25, 2);
  expect(found[2]).toBeCloseTo(0.25, 2);
});

test('who has won whatever it does has won', () => {
  expect([...bestPlay([value(1, 0, 0), value(1, 0, 0)], 0)]).toEqual([1, 0, 0, 10, 0, 0]);
});
