import { expect, test } from 'vitest';
import { shown } from '../scale.ts';
import { ratingsAfter } from '../rating.ts';
import vectors from './vectors.json' with { type: 'json' };

/* vectors.py computes these from the formula in exact arithmetic. */

test.each(vectors.cases.map((each, index) => [index, each] as const))(
  'case %i: the ratings after a match are those of the formula',
  (_, { seats, after }) => {
    const found = ratingsAfter(
      seats.map(({ theta, variance, got, weight, isFixed }) => ({
        rating: { theta: Number(theta), variance: Number(variance) },
        got: Number(got),
        weight: Number(weight),
        isFixed,
      })),
    );
    for (const [seat, { theta, variance }] of found.entries()) {
      const [wantedTheta, wantedVariance] = after[seat] ?? [];
      // Half a unit of the last digit may fall to either side.
      expect(Math.abs(theta - Number(wantedTheta))).toBeLessThan(1.5e-9);
      expect(Math.abs(variance - Number(wantedVariance))).toBeLessThan(1.5e-9);
    }
  },
);

test('numbers and intervals are shown as the formula says', () => {
  for (const { theta, variance, shown: wanted } of vectors.scale) {
    const { number, within } = shown({ theta: Number(theta), variance: Number(variance) });
    expect([number, within]).toEqual(wanted);
  }
});
