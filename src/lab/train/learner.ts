import type { Rng } from '../../engine/rng.ts';
import { Adam } from './adam.ts';

/** The form of a network with one hidden layer. */
export interface Form {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** How many weights such a network has: each neuron's bias, then one for each of its inputs. */
export function countWeights({ inputs, hidden, outputs }: Form): number {
  return hidden * (inputs + 1) + outputs * (hidden + 1);
}

const BATCH = 64;

export interface Lessons {
  readonly lessons: number;
  readonly rate: number;
}

/**
 * Learns what a network with one hidden layer of rectifiers should answer, by Adam on the squared error. Most inputs are
 * 0 most of the time, so only the others are looked at.
 */
export class Learner {
  readonly weights: Float64Array;
  readonly form: Form;
  /** What the network is shown; filled by whoever teaches. */
  readonly inputs: Float64Array;
  private readonly active: Int32Array;
  private readonly hidden: Float64Array;
  private readonly hiddenGradient: Float64Array;
  private readonly gradient: Float64Array;
  private readonly adam: Adam;
  private lessons = 0;

  constructor(form: Form, rng: Rng) {
    const count = countWeights(form);
    this.form = form;
    this.weights = firstWeights(form, rng);
    this.inputs = new Float64Array(form.inputs);
    this.active = new Int32Array(form.inputs);
    this.hidden = new Float64Array(form.hidden);
    this.hiddenGradient = new Float64Array(form.hidden);
    this.gradient = new Float64Array(count);
    this.adam = new Adam(count);
  }

  /** One lesson: the answer to `inputs` should have been this row of `wanted`. Returns the squared error of an output. */
  learn(wanted: Float32Array, from: number): number {
    const { hidden, outputs } = this.form;
    const { weights, gradient, hiddenGradient } = this;
    const active = this.lookAt();
    hiddenGradient.fill(0);
    let squares = 0;
    let at = hidden * (this.form.inputs + 1);
    for (let o = 0; o < outputs; o++, at += hidden + 1) {
      let answer = weights[at] as number;
      for (let h = 0; h < hidden; h++) answer += (weights[at + 1 + h] as number) * (this.hidden[h] as number);
      const error = answer - (wanted[from + o] as number);
      squares += error * error;
      (gradient[at] as number) += error;
      for (let h = 0; h < hidden; h++) {
        (gradient[at + 1 + h] as number) += error * (this.hidden[h] as number);
        (hiddenGradient[h] as number) += error * (weights[at + 1 + h] as number);
      }
    }
    this.passBack(active);
    this.lessons++;
    return squares / outputs;
  }

  /** Fills the hidden layer; returns how many inputs are not 0. */
  private lookAt(): number {
    const { inputs, hidden } = this.form;
    let count = 0;
    for (let i = 0; i < inputs; i++) if (this.inputs[i] !== 0) this.active[count++] = i;
    for (let h = 0; h < hidden; h++) {
      const row = h * (inputs + 1);
      let sum = this.weights[row] as number;
      for (let a = 0; a < count; a++) {
        const i = this.active[a] as number;
        sum += (this.weights[row + 1 + i] as number) * (this.inputs[i] as number);
      }
      this.hidden[h] = sum > 0 ? sum : 0;
    }
    return count;
  }

  private passBack(count: number): void {
    const { inputs, hidden } = this.form;
    for (let h = 0; h < hidden; h++) {
      if ((this.hidden[h] as number) <= 0) continue;
      const row = h * (inputs + 1);
      const hiddenGradient = this.hiddenGradient[h] as number;
      (this.gradient[row] as number) += hiddenGradient;
      for (let a = 0; a < count; a++) {
        const i = this.active[a] as number;
        (this.gradient[row + 1 + i] as number) += hiddenGradient * (this.inputs[i] as number);
      }
    }
  }

  /** So many lessons, in batches; `one` shows it something and says how wrong it was. The mean of that. */
  study({ lessons, rate }: Lessons, one: () => number): number {
    let squares = 0;
    let done = 0;
    while (done < lessons) {
      for (let i = 0; i < BATCH; i++, done++) squares += one();
      this.step(rate);
    }
    return squares / done;
  }

  /** Moves the weights by what the lessons since the last step have said. */
  step(rate: number): void {
    this.adam.step(this.weights, this.gradient, rate, this.lessons);
    this.lessons = 0;
  }
}

/** Small and random, so that no two neurons learn the same. */
function firstWeights({ inputs, hidden, outputs }: Form, rng: Rng): Float64Array {
  const weights: number[] = [];
  for (let h = 0; h < hidden; h++) {
    weights.push(0);
    for (let i = 0; i < inputs; i++) weights.push(bell(rng) * Math.sqrt(2 / inputs));
  }
  for (let o = 0; o < outputs; o++) {
    weights.push(1);
    for (let h = 0; h < hidden; h++) weights.push(0.1 * bell(rng) * Math.sqrt(1 / hidden));
  }
  return Float64Array.from(weights);
}

/** About normal, as the sum of twelve. */
function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(2 ** 20) / 2 ** 20;
  return sum;
}
