import { FastRng } from '../../../engine/rng.ts';
import { UNIT } from '../../../insight/value/share-net.ts';
import { type Examples, softened } from './examples.ts';
import { FIRST_EPOCHS, type LearnPlan, rateAt } from './plan.ts';
import { type ShareForm, ShareLearner, spanOf } from './share-learner.ts';

const BATCH = 64;

/** Learns everybody's share of the win, and what is to be added to the points; a row of `seen` holds all seats' features. */
export function learnShares(examples: Examples, form: ShareForm, plan: LearnPlan): Float64Array {
  const { seats, seen, base, ended, count } = examples;
  const rng = new FastRng(plan.seed, 2);
  const learner = new ShareLearner(form, rng);
  const span = spanOf(form);
  const wanted = new Float32Array(count * 2 * seats);
  for (let at = 0; at < count; at++) {
    for (let seat = 0; seat < seats; seat++) {
      const row = at * 2 * seats;
      wanted[row + seat] = ended.values[row + seat] as number;
      const missing =
        (ended.values[row + seats + seat] as number) - (base.values[at * seats + seat] as number);
      wanted[row + seats + seat] = missing / UNIT;
    }
  }
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    if (epoch >= FIRST_EPOCHS) {
      const said = new Float32Array(count * seats);
      for (let at = 0; at < count; at++) said.set(learner.look(seen.values, at * span), at * seats);
      const better = softened(examples, count, said, 0);
      for (let at = 0; at < count; at++)
        wanted.set(better.subarray(at * seats, (at + 1) * seats), at * 2 * seats);
    }
    let loss = 0;
    for (let done = 0; done < count; ) {
      for (let i = 0; i < BATCH; i++, done++) {
        const at = rng.below(count);
        loss += learner.learn(seen.values, at * span, wanted, at * 2 * seats);
      }
      learner.step(rateAt(epoch, plan.epochs));
    }
    plan.told('shares', epoch + 1, loss / count);
  }
  return learner.weights;
}
