import { expect, test } from 'vitest';
import { FastRng } from '../../../engine/rng.ts';
import { ShareNet } from '../../../insight/value/share-net.ts';
import { type ShareForm, ShareLearner, spanOf } from './share-learner.ts';

const form: ShareForm = { seats: 3, width: 4, common: 2, hidden: 5 };

function position(rng: FastRng): Float32Array {
  // Some inputs are 0, as most are in a match; the first of a seat says who is the strongest rival, so no two are equal.
  return Float32Array.from({ length: spanOf(form) }, (_, i) =>
    i % form.width > 0 && rng.below(3) === 0 ? 0 : rng.below(1_000_000) / 500_000 - 1,
  );
}

/** Learns that the seat with the largest second feature wins, if a feature of all says so, and the one with the smallest otherwise. */
function taught(lessons: number): { learner: ShareLearner; loss: number } {
  const rng = new FastRng(4);
  const learner = new ShareLearner(form, rng);
  let loss = 0;
  for (let i = 1; i <= lessons; i++) {
    const values = position(rng);
    const second = [0, 1, 2].map((seat) => values[seat * form.width + 1] as number);
    const isMost = (values[form.seats * form.width] as number) > 0;
    const wanted = new Float32Array(2 * form.seats);
    wanted[second.indexOf(isMost ? Math.max(...second) : Math.min(...second))] = 1;
    loss = 0.99 * loss + 0.01 * learner.learn(values, 0, wanted, 0);
    if (i % 16 === 0) learner.step(0.01);
  }
  return { learner, loss };
}

test('the learner learns what depends on a feature that all seats have in common', () => {
  expect(taught(1000).loss).toBeGreaterThan(0.6);
  expect(taught(30_000).loss).toBeLessThan(0.3);
});

test('the network says what the learner said, and seats may change places', () => {
  const { learner } = taught(200);
  const net = new ShareNet(form, learner.weights);
  const rng = new FastRng(8);
  for (let i = 0; i < 20; i++) {
    const values = position(rng);
    const said = [...learner.look(values, 0)];
    const shares = new Float64Array(3);
    net.judge({ ...form, values }, shares, new Float64Array(3));
    expect([...shares]).toEqual(said);
    const turned = values.slice();
    turned.set(values.subarray(0, 4), 8);
    turned.set(values.subarray(4, 12), 0);
    net.judge({ ...form, values: turned }, shares, new Float64Array(3));
    for (const seat of [0, 1, 2]) expect(shares[(seat + 2) % 3]).toBeCloseTo(said[seat] as number, 12);
  }
});

test('weights of another network are refused', () => {
  const { weights } = taught(1).learner;
  expect(() => new ShareNet({ width: 4, common: 3 }, weights)).toThrow('another network');
});
