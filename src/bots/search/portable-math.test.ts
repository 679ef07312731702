import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { exp, wholePower } from './portable-math.ts';

test('exp is what it should be to the last bit or two, everywhere', () => {
  const rng = new FastRng(1);
  const wrong: number[] = [];
  for (let i = 0; i < 200_000; i++) {
    const x = (rng.below(2 ** 40) / 2 ** 40 - 0.5) * ([1, 4, 40, 1400][i % 4] ?? 1);
    const wanted = Math.exp(x);
    if (Math.abs(exp(x) - wanted) > wanted * 4e-16 + Number.MIN_VALUE) wrong.push(x);
  }
  expect(wrong).toEqual([]);
});

test('what it gives is fixed: the same bits in every browser', () => {
  expect(exp(0)).toBe(1);
  expect(exp(2)).toBe(7.38905609893065);
  expect(exp(-1)).toBe(0.36787944117144233);
  expect(exp(10)).toBe(22026.465794806718);
  expect(exp(-20)).toBe(2.061153622438558e-9);
  expect(exp(1e-10)).toBe(1.0000000001);
  expect(exp(710)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(-746)).toBe(0);
  expect(exp(Number.NaN)).toBeNaN();
});

test('whole powers', () => {
  expect(wholePower(0.5, 3)).toBe(0.125);
  expect(wholePower(7, 0)).toBe(1);
});
