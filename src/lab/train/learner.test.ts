import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { countWeights, Learner } from './learner.ts';

/** Teaches the larger and the smaller of two numbers: nothing that a single layer could tell. */
function taught(lessons: number): { readonly learner: Learner; readonly error: number } {
  const rng = new FastRng(4);
  const learner = new Learner({ inputs: 2, hidden: 8, outputs: 2 }, rng);
  let error = 0;
  for (let i = 1; i <= lessons; i++) {
    const [a, b] = [rng.below(1000) / 500 - 1, rng.below(1000) / 500 - 1];
    learner.inputs.set([a, b]);
    error = 0.99 * error + 0.01 * learner.learn(Float32Array.from([9, Math.max(a, b), Math.min(a, b)]), 1);
    if (i % 16 === 0) learner.step(0.01);
  }
  return { learner, error };
}

test('learns what it is taught, the same way each time', () => {
  const early = taught(400);
  const late = taught(20_000);
  expect(early.error).toBeGreaterThan(0.03);
  expect(late.error).toBeLessThan(0.003);
  expect(late.learner.weights).toEqual(taught(20_000).learner.weights);
  expect(late.learner.weights.length).toBe(countWeights(late.learner.form));
});
