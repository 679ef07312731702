import { FastRng } from '../../../engine/rng.ts';
import { HIDDEN, PointsNet, UNIT } from '../../../insight/value/points-net.ts';
import { Learner } from '../learner.ts';
import { type Examples, softened } from './examples.ts';
import { FIRST_EPOCHS, type LearnPlan, rateAt } from './plan.ts';

/** Learns how many points each seat will end with beyond the base; a row of `seen` holds the inputs of all seats. */
export function learnPoints(examples: Examples, inputs: number, plan: LearnPlan): Float64Array {
  const { seats, seen, base, count } = examples;
  const rng = new FastRng(plan.seed, 1);
  const learner = new Learner({ inputs, hidden: HIDDEN, outputs: 1 }, rng);
  const rows = count * seats;
  let said: Float32Array = new Float32Array(rows);
  const wanted = new Float32Array(rows);
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    if (epoch >= FIRST_EPOCHS) said = answers(learner.weights);
    const total =
      epoch >= FIRST_EPOCHS
        ? softened(examples, count, said, seats)
        : Float32Array.from({ length: rows }, (_, i) => {
            const at = Math.floor(i / seats);
            return examples.ended.values[at * 2 * seats + seats + (i % seats)] as number;
          });
    for (let i = 0; i < rows; i++) wanted[i] = ((total[i] as number) - (base.values[i] as number)) / UNIT;
    const error = learner.study({ lessons: rows, rate: rateAt(epoch, plan.epochs) }, () => {
      const at = rng.below(rows);
      learner.inputs.set(seen.values.subarray(at * inputs, (at + 1) * inputs));
      return learner.learn(wanted, at);
    });
    plan.told('points', epoch + 1, UNIT * UNIT * error);
  }
  return learner.weights;

  function answers(weights: Float64Array): Float32Array {
    const net = new PointsNet(inputs, weights);
    return Float32Array.from({ length: rows }, (_, i) => {
      net.inputs.set(seen.values.subarray(i * inputs, (i + 1) * inputs));
      return (base.values[i] as number) + net.answer();
    });
  }
}
