import {
  HIDDEN,
  inputsOf,
  OUTPUTS,
  seatInputs,
  softmax,
  weightsOf,
} from '../../../insight/value/share-net.ts';
import { Adam } from '../adam.ts';
import type { Rng } from '../../../engine/rng.ts';

/** How much the squared error of the points counts beside the log-loss of the shares. */
const POINTS_WEIGHT = 0.05;

/** Teaches a `ShareNet`: log-loss of the shares of the win, and a little squared error of the points. */
export class ShareLearner {
  readonly weights: Float64Array;
  readonly inputs: number;
  private readonly seats: number;
  private readonly width: number;
  /** What the network sees of each seat of the position looked at last. */
  private readonly rows: Float64Array;
  private readonly row: Float64Array;
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
    this.width = features;
    this.rows = new Float64Array(seats * this.inputs);
    this.row = new Float64Array(this.inputs);
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

  /** Everybody's shares; the features of all seats start at `from`. */
  look(features: Float32Array, from: number): Float64Array {
    const { weights, inputs, hidden, scores, extra, seats, width, rows, row } = this;
    const values = features.subarray(from, from + seats * width);
    const second = HIDDEN * (inputs + 1);
    for (let seat = 0; seat < seats; seat++) {
      seatInputs({ seats, width, values }, seat, row);
      rows.set(row, seat * inputs);
      let at = 0;
      for (let h = 0; h < HIDDEN; h++) {
        let sum = weights[at++] as number;
        for (let i = 0; i < inputs; i++) sum += (weights[at++] as number) * (row[i] as number);
        hidden[seat * HIDDEN + h] = sum > 0 ? sum : 0;
      }
      scores[seat] = this.output(second, seat);
      extra[seat] = this.output(second + 1 + HIDDEN + inputs, seat);
    }
    softmax(scores, seats);
    return scores;
  }

  private output(start: number, seat: number): number {
    const { weights, hidden, inputs, row } = this;
    let at = start;
    let sum = weights[at++] as number;
    for (let h = 0; h < HIDDEN; h++) sum += (weights[at++] as number) * (hidden[seat * HIDDEN + h] as number);
    for (let i = 0; i < inputs; i++) sum += (weights[at++] as number) * (row[i] as number);
    return sum;
  }

  /** One position: what the shares and the added points (in units) should have been. Returns the log-loss. */
  learn(features: Float32Array, from: number, wanted: Float32Array, at: number): number {
    const { seats, scores, extra } = this;
    this.look(features, from);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = wanted[at + seat] as number;
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, scores[seat] as number));
      const error = (scores[seat] as number) - share;
      const miss = POINTS_WEIGHT * ((extra[seat] as number) - (wanted[at + seats + seat] as number));
      this.passBack(seat, error, miss);
    }
    this.lessons++;
    return loss;
  }

  private passBack(seat: number, error: number, miss: number): void {
    const { weights, gradient, hidden, inputs, rows } = this;
    const row = seat * inputs;
    const second = HIDDEN * (inputs + 1);
    const span = 1 + HIDDEN + inputs;
    for (let o = 0; o < OUTPUTS; o++) {
      const slope = o === 0 ? error : miss;
      const start = second + o * span;
      (gradient[start] as number) += slope;
      for (let h = 0; h < HIDDEN; h++)
        (gradient[start + 1 + h] as number) += slope * (hidden[seat * HIDDEN + h] as number);
      for (let i = 0; i < inputs; i++)
        (gradient[start + 1 + HIDDEN + i] as number) += slope * (rows[row + i] as number);
    }
    for (let h = 0; h < HIDDEN; h++) {
      if ((hidden[seat * HIDDEN + h] as number) <= 0) continue;
      const back =
        error * (weights[second + 1 + h] as number) + miss * (weights[second + span + 1 + h] as number);
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
