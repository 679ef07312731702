import { expect, test } from 'vitest';
import { comparedByChoices } from './decision.ts';

/** Shares of two seats, then points. */
const value = (...parts: number[]): Float64Array => Float64Array.from(parts);
const raw = [value(0.5, 0.5, 20, 22), value(0.6, 0.4, 21, 22), value(0.7, 0.3, 24, 20)];
const compared = (base: Float64Array, taken: number) =>
  comparedByChoices(raw, {
    seat: 0,
    taken,
    base,
    shares: new Map([
      [0, value(0.3, 0.7)],
      [1, value(0.45, 0.55)],
    ]),
  });

test('the choice taken is worth what the evaluator says, the others differ as the network says', () => {
  const { best, could, values } = compared(raw[0]!, 0);
  expect(best).toBe(1);
  expect([...values[0]!]).toEqual([0.5, 0.5, 20, 22]);
  expect(values[1]![0]).toBeCloseTo(0.65, 12);
  expect(values[1]![1]).toBeCloseTo(0.35, 12);
  expect(Array.from(values[1]!.subarray(2))).toEqual([21, 22]);
  expect(could).toBe(values[1]);
});

test('what the network was not asked about counts as the least', () => {
  const { best, values } = compared(raw[1]!, 1);
  expect(best).toBe(1);
  expect(values[2]![0]).toBeCloseTo(values[0]![0]!, 12);
});

test('nobody wins more than a match or less than nothing', () => {
  const { could, values } = compared(value(0.95, 0.05, 20, 22), 0);
  expect(could[0]).toBeCloseTo(1, 12);
  expect(could[1]).toBeCloseTo(0, 12);
  expect(values[0]![0]).toBeCloseTo(0.85, 12);
  expect(values[0]![0]! + values[0]![1]!).toBeCloseTo(1, 12);
  const low = compared(value(0.05, 0.95, 20, 22), 1);
  expect(low.values[0]![0]).toBeCloseTo(0, 12);
  expect(low.could[0]).toBeCloseTo(0.15, 12);
});
