import { expect, test } from 'vitest';
import { unit } from '../../../bots/search/policy.ts';
import { FastRng } from '../../../engine/rng.ts';
import { Inputs } from '../../../insight/value/position-net.ts';
import { type Chain, ChainWriter } from './chain.ts';
import { learn } from './index.ts';
import { ChoiceLearner } from './learner.ts';

const form = { seats: 2, inputs: 6, first: 8, second: 8 };
const DECISIONS = 4;
const CHOICES = 3;
/** What the first input of a choice is worth to whoever chose; the others say nothing. */
const WORTH = 0.1;

/** A match in which the result is what both gave away. */
function match(rng: FastRng): Chain {
  const writer = new ChainWriter();
  const inputs = new Inputs(form.inputs);
  const won = [0, 0];
  for (let i = 0; i < DECISIONS; i++) {
    const seat = i % 2;
    const from = writer.rows;
    const worth = Array.from({ length: CHOICES }, () => unit(rng));
    for (const each of worth) {
      inputs.count = 0;
      inputs.first = 1 - seat;
      inputs.set(0, each);
      for (let k = 1; k < form.inputs; k++) inputs.set(k, unit(rng));
      writer.addRow(inputs);
    }
    const taken = rng.below(CHOICES);
    writer.decide({ seat, from, count: CHOICES, taken });
    const loss = WORTH * (Math.max(...worth) - worth[taken]!);
    won[seat]! -= loss;
    won[1 - seat]! += loss;
  }
  return writer.chain(won);
}

function matches(count: number, seed: number): Chain[] {
  const rng = new FastRng(seed);
  return Array.from({ length: count }, () => match(rng));
}

function unexplained(weights: Float64Array, chains: readonly Chain[]): number {
  const learner = new ChoiceLearner(form, new FastRng(1));
  learner.net.weights.set(weights);
  const left = chains.flatMap((chain) => learner.unexplained(chain));
  return left.reduce((sum, each) => sum + Math.abs(each), 0) / left.length;
}

test('what choices give away is learned from results alone, also for other matches', () => {
  const told: number[] = [];
  const plan = {
    seed: 2,
    epochs: 12,
    late: () => false,
    told: (_: number, error: number) => told.push(error),
  };
  const fresh = matches(300, 8);
  const size = fresh.reduce((sum, { won }) => sum + Math.abs(won[0]!), 0) / fresh.length;
  const weights = learn(matches(3000, 7), form, plan);
  expect(told.length).toBe(12);
  expect(told.at(-1)).toBeLessThan(told[0]!);
  expect(unexplained(weights, fresh)).toBeLessThan(0.3 * size);
  expect(learn(matches(3000, 7), form, { ...plan, epochs: 12 })).toEqual(weights);
}, 60_000);

test('a choice that ends the match is worth its result', () => {
  const writer = new ChainWriter();
  writer.addEnd([1, 0]);
  writer.addEnd([0, 1]);
  writer.decide({ seat: 0, from: 0, count: 2, taken: 1 });
  const learner = new ChoiceLearner(form, new FastRng(1));
  const before = learner.net.weights.slice();
  const chain = writer.chain([-1, 1]);
  expect(learner.unexplained(chain)).toEqual([0, 0]);
  learner.learn(chain);
  learner.step(0);
  expect(learner.net.weights).toEqual(before);
});

test('the gradient is that of the squared error and the log-loss', () => {
  const chain = match(new FastRng(4));
  const learner = new ChoiceLearner(form, new FastRng(5));
  const { weights } = learner.net;
  const loss = (): number => learner.lossOf(chain);
  learner.learn(chain);
  const gradient = learner.slopes();
  const STEP = 1e-5;
  for (let i = 0; i < weights.length; i += 3) {
    const at = weights[i]!;
    weights[i] = at + STEP;
    const more = loss();
    weights[i] = at - STEP;
    const less = loss();
    weights[i] = at;
    expect(gradient[i]).toBeCloseTo((more - less) / (2 * STEP), 5);
  }
});
