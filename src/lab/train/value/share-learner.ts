import {
  inputsOf,
  OUTPUTS,
  seatInputs,
  type Shape,
  softmax,
  weightsOf,
} from '../../../insight/value/share-net.ts';
import { Adam } from '../adam.ts';
import type { Rng } from '../../../engine/rng.ts';

/** How much the squared error of the points counts beside the log-loss of the shares. */
const POINTS_WEIGHT = 0.05;

/** The network to be taught. */
export interface ShareForm extends Shape {
  readonly seats: number;
  readonly hidden: number;
}

/** How many numbers say all that the network sees of a position. */
export function spanOf({ seats, width, common }: ShareForm): number {
  return seats * width + common;
}

/**
 * Teaches a `ShareNet`: log-loss of the shares of the win, and a little squared error of the points. Inside, the hidden neurons' weights
 * are kept by input, and inputs that are 0 are skipped.
 */
export class ShareLearner {
  readonly inputs: number;
  private readonly form: ShareForm;
  private readonly byInput: Float64Array;
  /** Of each position looked at last: what the network sees of each seat. */
  private readonly rows: Float64Array;
  private readonly row: Float64Array;
  private readonly gradient: Float64Array;
  private readonly adam: Adam;
  private readonly hidden: Float64Array;
  private readonly back: Float64Array;
  private readonly scores: Float64Array;
  private readonly extra: Float64Array;
  private lessons = 0;

  constructor(form: ShareForm, rng: Rng) {
    this.form = form;
    this.inputs = inputsOf(form);
    const { seats, hidden } = form;
    const count = weightsOf(this.inputs, hidden);
    this.rows = new Float64Array(seats * this.inputs);
    this.row = new Float64Array(this.inputs);
    this.byInput = new Float64Array(count);
    for (let h = 0; h < hidden; h++)
      for (let i = 1; i <= this.inputs; i++)
        this.byInput[i * hidden + h] = uniform(rng) * Math.sqrt(3 / this.inputs);
    for (let i = hidden * (this.inputs + 1); i < count; i++) this.byInput[i] = 0.02 * uniform(rng);
    this.gradient = new Float64Array(count);
    this.adam = new Adam(count);
    this.hidden = new Float64Array(seats * hidden);
    this.back = new Float64Array(hidden);
    this.scores = new Float64Array(seats);
    this.extra = new Float64Array(seats);
  }

  /** The weights in the order of `weightsOf`. */
  get weights(): Float64Array {
    const { inputs, byInput } = this;
    const { hidden } = this.form;
    const weights = byInput.slice();
    for (let h = 0; h < hidden; h++)
      for (let i = 0; i <= inputs; i++) weights[h * (inputs + 1) + i] = byInput[i * hidden + h] as number;
    return weights;
  }

  /** Everybody's shares; the features of the position start at `from`. */
  look(features: Float32Array, from: number): Float64Array {
    const { byInput, inputs, scores, extra, rows, row } = this;
    const { seats, width, common, hidden: size } = this.form;
    const values = features.subarray(from, from + spanOf(this.form));
    const second = size * (inputs + 1);
    for (let seat = 0; seat < seats; seat++) {
      seatInputs({ seats, width, common, values }, seat, row);
      rows.set(row, seat * inputs);
      const hidden = this.hidden.subarray(seat * size, (seat + 1) * size);
      for (let h = 0; h < size; h++) hidden[h] = byInput[h] as number;
      for (let i = 0; i < inputs; i++) {
        const value = row[i] as number;
        if (value === 0) continue;
        let at = (i + 1) * size;
        for (let h = 0; h < size; h++) (hidden[h] as number) += value * (byInput[at++] as number);
      }
      for (let h = 0; h < size; h++) if ((hidden[h] as number) < 0) hidden[h] = 0;
      scores[seat] = this.output(second, hidden);
      extra[seat] = this.output(second + 1 + size + inputs, hidden);
    }
    softmax(scores, seats);
    return scores;
  }

  private output(start: number, hidden: Float64Array): number {
    const { byInput, inputs, row } = this;
    let at = start;
    let sum = byInput[at++] as number;
    for (let h = 0; h < hidden.length; h++) sum += (byInput[at++] as number) * (hidden[h] as number);
    for (let i = 0; i < inputs; i++) sum += (byInput[at++] as number) * (row[i] as number);
    return sum;
  }

  /** One position: what the shares and the added points (in units) should have been. Returns the log-loss. */
  learn(features: Float32Array, from: number, wanted: Float32Array, at: number): number {
    const { scores, extra } = this;
    const { seats } = this.form;
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
    const { byInput, gradient, inputs, back } = this;
    const { hidden: size } = this.form;
    const row = this.rows.subarray(seat * inputs, (seat + 1) * inputs);
    const hidden = this.hidden.subarray(seat * size, (seat + 1) * size);
    const second = size * (inputs + 1);
    const span = 1 + size + inputs;
    for (let o = 0; o < OUTPUTS; o++) {
      const slope = o === 0 ? error : miss;
      let at = second + o * span;
      (gradient[at++] as number) += slope;
      for (let h = 0; h < size; h++) (gradient[at++] as number) += slope * (hidden[h] as number);
      for (let i = 0; i < inputs; i++) (gradient[at++] as number) += slope * (row[i] as number);
    }
    for (let h = 0; h < size; h++) {
      const isActive = (hidden[h] as number) > 0;
      back[h] = isActive
        ? error * (byInput[second + 1 + h] as number) + miss * (byInput[second + span + 1 + h] as number)
        : 0;
      (gradient[h] as number) += back[h] as number;
    }
    for (let i = 0; i < inputs; i++) {
      const value = row[i] as number;
      if (value === 0) continue;
      let at = (i + 1) * size;
      for (let h = 0; h < size; h++) (gradient[at++] as number) += value * (back[h] as number);
    }
  }

  step(rate: number): void {
    this.adam.step(this.byInput, this.gradient, rate, this.lessons);
    this.lessons = 0;
  }
}

function uniform(rng: Rng): number {
  return rng.below(2 ** 24) / 2 ** 23 - 1;
}
