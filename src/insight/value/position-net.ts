import { exp } from '../../bots/search/portable-math.ts';
import type { Seat } from '../../engine/game.ts';

/**
 * A network of whole positions: a block of inputs for each seat, the one that moves next first, and what they have in common; two hidden
 * layers of rectifiers; everybody's share of the win (a softmax).
 */
export interface Form {
  readonly seats: number;
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

/** Row by row: the first layer's biases and a row for each input, the same for the second layer and for the outputs. */
export function weightsOf({ seats, inputs, first, second }: Form): number {
  return (inputs + 1) * first + (first + 1) * second + (second + 1) * seats;
}

/** What the network is shown of a position: the inputs that are not 0. */
export class Inputs {
  count = 0;
  /** The seat that moves next, whose block comes first. */
  first: Seat = 0;
  readonly at: Int32Array;
  readonly value: Float64Array;

  constructor(inputs: number) {
    this.at = new Int32Array(inputs);
    this.value = new Float64Array(inputs);
  }

  set(input: number, value: number): void {
    if (value === 0) return;
    this.at[this.count] = input;
    this.value[this.count++] = value;
  }
}

export class PositionNet {
  readonly form: Form;
  readonly weights: Float64Array;
  /** What the layers came to in the position that was asked about last, for whoever teaches. */
  readonly hidden: Float64Array;
  readonly deep: Float64Array;
  readonly out: Float64Array;

  constructor(form: Form, weights: Float64Array) {
    if (weights.length !== weightsOf(form)) throw new Error('these weights are of another network');
    this.form = form;
    this.weights = weights;
    this.hidden = new Float64Array(form.first);
    this.deep = new Float64Array(form.second);
    this.out = new Float64Array(form.seats);
  }

  /** Fills everybody's share of the win, by seat. */
  judge(inputs: Inputs, shares: Float64Array): void {
    const { seats } = this.form;
    this.think(inputs.at, inputs.value, 0, inputs.count);
    for (let block = 0; block < seats; block++)
      shares[(inputs.first + block) % seats] = this.out[block] as number;
  }

  /** Fills `out`, in the order of the blocks, from inputs of which this stretch is meant. */
  think(at: ArrayLike<number>, value: ArrayLike<number>, start: number, end: number): void {
    const { weights, hidden, deep, out } = this;
    const { inputs, first, second, seats } = this.form;
    // Eight neurons at a time stay in registers.
    for (let h = 0; h < first; h += 8) {
      let a = weights[h] as number;
      let b = weights[h + 1] as number;
      let c = weights[h + 2] as number;
      let d = weights[h + 3] as number;
      let e = weights[h + 4] as number;
      let f = weights[h + 5] as number;
      let g = weights[h + 6] as number;
      let i = weights[h + 7] as number;
      for (let each = start; each < end; each++) {
        const x = value[each] as number;
        const from = ((at[each] as number) + 1) * first + h;
        a += x * (weights[from] as number);
        b += x * (weights[from + 1] as number);
        c += x * (weights[from + 2] as number);
        d += x * (weights[from + 3] as number);
        e += x * (weights[from + 4] as number);
        f += x * (weights[from + 5] as number);
        g += x * (weights[from + 6] as number);
        i += x * (weights[from + 7] as number);
      }
      hidden[h] = a > 0 ? a : 0;
      hidden[h + 1] = b > 0 ? b : 0;
      hidden[h + 2] = c > 0 ? c : 0;
      hidden[h + 3] = d > 0 ? d : 0;
      hidden[h + 4] = e > 0 ? e : 0;
      hidden[h + 5] = f > 0 ? f : 0;
      hidden[h + 6] = g > 0 ? g : 0;
      hidden[h + 7] = i > 0 ? i : 0;
    }
    let from = layer(weights, (inputs + 1) * first, hidden, deep);
    for (let k = 0; k < second; k++) if ((deep[k] as number) < 0) deep[k] = 0;
    from = layer(weights, from, deep, out);
    let most = out[0] as number;
    for (let o = 1; o < seats; o++) most = Math.max(most, out[o] as number);
    let sum = 0;
    for (let o = 0; o < seats; o++) sum += out[o] = exp((out[o] as number) - most);
    for (let o = 0; o < seats; o++) out[o] = (out[o] as number) / sum;
  }
}

/** Fills the sums of a layer from the one before, its weights beginning here; returns where they end. */
function layer(weights: Float64Array, start: number, before: Float64Array, sums: Float64Array): number {
  const size = sums.length;
  for (let k = 0; k < size; k++) sums[k] = weights[start + k] as number;
  let from = start + size;
  for (let h = 0; h < before.length; h++, from += size) {
    const x = before[h] as number;
    if (x === 0) continue;
    for (let k = 0; k < size; k++) (sums[k] as number) += x * (weights[from + k] as number);
  }
  return from;
}
