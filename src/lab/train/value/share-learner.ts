import { HIDDEN, inputsOf, OUTPUTS, softmax, weightsOf } from '../../../insight/value/share-net.ts';
import { Adam } from '../adam.ts';
import type { Rng } from '../../../engine/rng.ts';

/** How much the squared error of the points counts beside the log-loss of the shares. */
const POINTS_WEIGHT = 0.05;

/** Teaches a `ShareNet`: log-loss of the shares of the win, and a little squared error of the points. */
export class ShareLearner {
  readonly weights: Float64Array;
  readonly inputs: number;
  private readonly seats: number;
  private readonly gradient: Float64Array;
  private readonly adam: Adam;
  private readonly hidden: Float64Array;
  private readonly scores: Float64Array;
  private readonly extra: Float64Array;
  private lessons = 0;

  constructor(features: number, seats: number, rng: Rng) {
    const count = weightsOf(features);
    this.inputs = inputsOf(features);
    this.seats = seats;
    this.weights = new Float64Array(count);
    for (let h = 0; h < HIDDEN; h++)
      for (let i = 1; i <= this.inputs; i++)
        this.weights[h * (this.inputs + 1) + i] = uniform(rng) * Math.sqrt(3 / this.inputs);
    for (let i = HIDDEN * (this.inputs + 1); i < count; i++) this.weights[i] = 0.02 * uniform(rng);
    this.gradient = new Float64Array(count);
    this.adam = new Adam(count);
    this.hidden = new Float64Array(seats * HIDDEN);
    this.scores = new Float64Array(seats);
    this.extra = new Float64Array(seats);
  }

  /** Fills `scores` with shares and `extra` with the points' output; the rows of all seats start at `from`. */
  look(rows: Float32Array, from: number): Float64Array {
    const { weights, inputs, hidden, scores, extra, seats } = this;
    const second = HIDDEN * (inputs + 1);
    for (let seat = 0; seat < seats; seat++) {
      const row = from + seat * inputs;
      let at = 0;
      for (let h = 0; h < HIDDEN; h++) {
        let sum = weights[at++] as number;
        for (let i = 0; i < inputs; i++) sum += (weights[at++] as number) * (rows[row + i] as number);
        hidden[seat * HIDDEN + h] = sum > 0 ? sum : 0;
      }
      scores[seat] = this.output(second, rows, row, seat);
      extra[seat] = this.output(second + 1 + HIDDEN + inputs, rows, row, seat);
    }
    softmax(scores, seats);
    return scores;
  }

  private output(start: number, rows: Float32Array, row: number, seat: number): number {
    const { weights, hidden, inputs } = this;
    let at = start;
    let sum = weights[at++] as number;
    for (let h = 0; h < HIDDEN; h++) sum += (weights[at++] as number) * (hidden[seat * HIDDEN + h] as number);
    for (let i = 0; i < inputs; i++) sum += (weights[at++] as number) * (rows[row + i] as number);
    return sum;
  }

  /** One position: what the shares and the added points (in units) should have been. Returns the log-loss. */
  learn(rows: Float32Array, from: number, wanted: Float32Array, at: number): number {
    const { seats, scores, extra } = this;
    this.look(rows, from);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = wanted[at + seat] as number;
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, scores[seat] as number));
      const error = (scores[seat] as number) - share;
      const miss = POINTS_WEIGHT * ((extra[seat] as number) - (wanted[at + seats + seat] as number));
      this.passBack(rows, from + seat * this.inputs, seat, [error, miss]);
    }
    this.lessons++;
    return loss;
  }

  private passBack(rows: Float32Array, row: number, seat: number, errors: readonly [number, number]): void {
    const { weights, gradient, hidden, inputs } = this;
    const second = HIDDEN * (inputs + 1);
    const span = 1 + HIDDEN + inputs;
    for (let o = 0; o < OUTPUTS; o++) {
      const error = errors[o] as number;
      const start = second + o * span;
      (gradient[start] as number) += error;
      for (let h = 0; h < HIDDEN; h++)
        (gradient[start + 1 + h] as number) += error * (hidden[seat * HIDDEN + h] as number);
      for (let i = 0; i < inputs; i++)
        (gradient[start + 1 + HIDDEN + i] as number) += error * (rows[row + i] as number);
    }
    for (let h = 0; h < HIDDEN; h++) {
      if ((hidden[seat * HIDDEN + h] as number) <= 0) continue;
      const back =
        errors[0] * (weights[second + 1 + h] as number) +
        errors[1] * (weights[second + span + 1 + h] as number);
      const start = h * (inputs + 1);
      (gradient[start] as number) += back;
      for (let i = 0; i < inputs; i++)
        (gradient[start + 1 + i] as number) += back * (rows[row + i] as number);
    }
  }

  step(rate: number): void {
    this.adam.step(this.weights, this.gradient, rate, this.lessons);
    this.lessons = 0;
  }
}

function uniform(rng: Rng): number {
  return rng.below(2 ** 24) / 2 ** 23 - 1;
}
