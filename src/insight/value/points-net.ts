/** Says how many points a seat will end with beyond the base: one hidden layer of rectifiers over sparse inputs. */

export const HIDDEN = 32;
/** The network answers in tens of points. */
export const UNIT = 10;

function weightsOf(inputs: number): number {
  return HIDDEN * (inputs + 1) + HIDDEN + 1;
}

export class PointsNet {
  readonly inputs: Float64Array;
  /** Weights by input instead of by neuron, since most inputs are 0. */
  private readonly byInput: Float64Array;
  private readonly last: Float64Array;
  private readonly hidden = new Float64Array(HIDDEN);

  constructor(inputs: number, weights: Float64Array) {
    if (weights.length !== weightsOf(inputs)) throw new Error('these weights are of another network');
    this.inputs = new Float64Array(inputs);
    this.byInput = new Float64Array((inputs + 1) * HIDDEN);
    for (let h = 0; h < HIDDEN; h++)
      for (let i = 0; i <= inputs; i++)
        this.byInput[i * HIDDEN + h] = weights[h * (inputs + 1) + i] as number;
    this.last = weights.slice(HIDDEN * (inputs + 1));
  }

  /** What the present `inputs` add to the base. */
  answer(): number {
    const { inputs, byInput, hidden, last } = this;
    for (let h = 0; h < HIDDEN; h++) hidden[h] = byInput[h] as number;
    for (let i = 0; i < inputs.length; i++) {
      const value = inputs[i] as number;
      if (value === 0) continue;
      let at = (i + 1) * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) (hidden[h] as number) += value * (byInput[at++] as number);
    }
    let sum = last[0] as number;
    for (let h = 0; h < HIDDEN; h++) {
      const active = hidden[h] as number;
      if (active > 0) sum += active * (last[h + 1] as number);
    }
    return UNIT * sum;
  }
}
