import { expect, test } from 'vitest';
import { bestSharpness, type Call } from './sharpness.ts';

/** Calls of 0.7 and 0.3 of which so many in a hundred come true. */
function calls(came: number): Call[] {
  return Array.from({ length: 100 }, (_, i) => ({
    said: Float64Array.from([0.7, 0.3]),
    came: i < came ? [1, 0] : [0, 1],
  }));
}

test('who keeps his word is left as he is, and others are brought to it', () => {
  expect(bestSharpness(calls(70))).toBeCloseTo(1, 1);
  const power = bestSharpness(calls(84));
  expect(power).toBeGreaterThan(1.8);
  expect(0.7 ** power / (0.7 ** power + 0.3 ** power)).toBeCloseTo(0.84, 2);
  expect(bestSharpness(calls(60))).toBeLessThan(0.6);
});
