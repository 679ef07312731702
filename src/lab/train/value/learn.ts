import { writeWeights, readWeights } from '../../../bots/search/weights.ts';
import { FastRng } from '../../../engine/rng.ts';
import { type Learned, expectPoints } from '../../../insight/value/evaluator.ts';
import type { Model } from '../../../insight/value/model.ts';
import { HIDDEN, PointsNet, UNIT } from '../../../insight/value/points-net.ts';
import { inputsOf, seatInputs, UNIT as SHARE_UNIT } from '../../../insight/value/share-net.ts';
import { Learner } from '../learner.ts';
import type { Example } from './self-play.ts';
import { ShareLearner } from './share-learner.ts';

export interface LearnPlan {
  readonly seats: number;
  readonly seed: number;
  /** How often each position is looked at. */
  readonly epochs: number;
  readonly told?: (stage: 'points' | 'shares', epoch: number, error: number) => void;
}

const FAST = 0.003;
const SLOW = 0.00005;
const BATCH = 64;

/**
 * What a position should have been called is mostly how its match ended, softened by what the network says of the next
 * positions: TD(lambda) (Sutton 1988), fitted once an epoch. Less noise to learn from, and estimates that agree with those
 * of the positions that follow.
 */
const LAMBDA = 0.75;
/** Before so many epochs the network knows too little to learn from itself. */
const FIRST_EPOCHS = 2;

/** Learns both networks of one number of players from positions of finished matches, each in the order of play. */
export function learn<S>(
  model: Model<S>,
  matches: readonly (readonly Example[])[],
  plan: LearnPlan,
): Learned {
  const examples = matches.flat();
  const isLast = new Uint8Array(examples.length);
  let end = -1;
  for (const { length } of matches) {
    end += length;
    if (length > 0) isLast[end] = 1;
  }
  const points = model.points ? learnPoints(model, examples, isLast, plan) : '';
  const net = model.points && new PointsNet(model.points.inputs, readWeights(points));
  return { points, shares: learnShares(model, net, examples, isLast, plan) };
}

/** Softens `wanted` in place, from the last position of each match backwards; `said` is what the network says of each. */
function soften(
  isLast: Uint8Array,
  width: number,
  said: (example: number, i: number) => number,
  wanted: Float32Array,
  ended: (example: number, i: number) => number,
): void {
  const later = new Float64Array(width);
  for (let at = isLast.length - 1; at >= 0; at--) {
    for (let i = 0; i < width; i++) {
      const target = isLast[at]
        ? ended(at, i)
        : (1 - LAMBDA) * said(at + 1, i) + LAMBDA * (later[i] as number);
      later[i] = target;
      wanted[at * width + i] = target;
    }
  }
}

function learnPoints<S>(
  model: Model<S>,
  examples: readonly Example[],
  isLast: Uint8Array,
  plan: LearnPlan,
): string {
  const { inputs, fill } = model.points!;
  const { seats } = plan;
  const rng = new FastRng(plan.seed, 1);
  const learner = new Learner({ inputs, hidden: HIDDEN, outputs: 1 }, rng);
  const count = examples.length * seats;
  const rows = new Float32Array(count * inputs);
  const wanted = new Float32Array(count);
  const bases = new Float32Array(count);
  const base = new Float64Array(seats);
  const row = new Float64Array(inputs);
  for (const [i, { state, points }] of examples.entries()) {
    model.basePoints(state as S, base);
    for (let seat = 0; seat < seats; seat++) {
      row.fill(0);
      fill(state as S, seat, row);
      rows.set(row, (i * seats + seat) * inputs);
      bases[i * seats + seat] = base[seat] as number;
      wanted[i * seats + seat] = ((points[seat] as number) - (base[seat] as number)) / UNIT;
    }
  }
  const total = new Float32Array(count);
  const bootstrap = (): void => {
    const net = new PointsNet(inputs, learner.weights);
    const said = new Float32Array(count);
    for (let at = 0; at < count; at++) {
      net.inputs.set(rows.subarray(at * inputs, (at + 1) * inputs));
      said[at] = (bases[at] as number) + net.answer();
    }
    soften(
      isLast,
      seats,
      (example, seat) => said[example * seats + seat] as number,
      total,
      (example, seat) => examples[example]?.points[seat] as number,
    );
    for (let at = 0; at < count; at++) wanted[at] = ((total[at] as number) - (bases[at] as number)) / UNIT;
  };
  const { epochs } = plan;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = FAST * (1 - epoch / epochs) ** 2 + SLOW;
    if (epoch >= FIRST_EPOCHS) bootstrap();
    const error = learner.study({ lessons: count, rate }, () => {
      const at = rng.below(count);
      learner.inputs.set(rows.subarray(at * inputs, (at + 1) * inputs));
      return learner.learn(wanted, at);
    });
    plan.told?.('points', epoch + 1, UNIT * UNIT * error);
  }
  return writeWeights(learner.weights);
}

function learnShares<S>(
  model: Model<S>,
  net: PointsNet | undefined,
  examples: readonly Example[],
  isLast: Uint8Array,
  plan: LearnPlan,
): string {
  const { seats } = plan;
  const { width } = model;
  const rng = new FastRng(plan.seed, 2);
  const learner = new ShareLearner(width, seats, rng);
  const inputs = inputsOf(width);
  const rows = new Float32Array(examples.length * seats * inputs);
  const wanted = new Float32Array(examples.length * seats * 2);
  const expected = new Float64Array(seats);
  const values = new Float64Array(seats * width);
  const row = new Float64Array(inputs);
  for (const [i, { state, shares, points }] of examples.entries()) {
    expectPoints(model, net, state as S, expected);
    values.fill(0);
    model.fill(state as S, expected, values);
    for (let seat = 0; seat < seats; seat++) {
      seatInputs({ seats, width, values }, seat, row);
      rows.set(row, (i * seats + seat) * inputs);
      wanted[i * 2 * seats + seat] = shares[seat] as number;
      wanted[i * 2 * seats + seats + seat] =
        ((points[seat] as number) - (expected[seat] as number)) / SHARE_UNIT;
    }
  }
  const targets = new Float32Array(examples.length * seats);
  const bootstrap = (): void => {
    const said = new Float32Array(examples.length * seats);
    for (let at = 0; at < examples.length; at++)
      said.set(learner.look(rows, at * seats * inputs), at * seats);
    soften(
      isLast,
      seats,
      (example, seat) => said[example * seats + seat] as number,
      targets,
      (example, seat) => examples[example]?.shares[seat] as number,
    );
    for (let at = 0; at < examples.length; at++)
      wanted.set(targets.subarray(at * seats, (at + 1) * seats), at * 2 * seats);
  };
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    const rate = FAST * (1 - epoch / plan.epochs) ** 2 + SLOW;
    if (epoch >= FIRST_EPOCHS) bootstrap();
    let loss = 0;
    for (let done = 0; done < examples.length; ) {
      for (let i = 0; i < BATCH; i++, done++) {
        const at = rng.below(examples.length);
        loss += learner.learn(rows, at * seats * inputs, wanted, at * 2 * seats);
      }
      learner.step(rate);
    }
    plan.told?.('shares', epoch + 1, loss / examples.length);
  }
  return writeWeights(learner.weights);
}
