/**
 * The network that turns what is known of every seat into shares of the win. Each seat is judged by the same weights from
 * three blocks of features (its own, those of its strongest rival, and the mean of the other rivals) and from features that are
 * common to all. The shares are the softmax of the seats' scores, so they add up to 1 and do not depend on the order of seats.
 */

/** The score behind the share, and what is added to the seat's expected points. */
export const OUTPUTS = 2;
/** The second output is in tens of points. */
export const UNIT = 10;
const BLOCKS = 3;

/** What the network sees of a position: features of each seat, and features that all seats have in common. */
export interface Shape {
  readonly width: number;
  readonly common: number;
}

/** How many inputs such a network has. */
export function inputsOf({ width, common }: Shape): number {
  return BLOCKS * width + common;
}

/** Row by row: the hidden neurons (bias, inputs), then the outputs (bias, hidden neurons, inputs). */
export function weightsOf(inputs: number, hidden: number): number {
  return hidden * (inputs + 1) + OUTPUTS * (1 + hidden + inputs);
}

/** The size of the hidden layer of a network with so many weights. */
function hiddenOf(inputs: number, weights: number): number {
  const hidden = (weights - OUTPUTS * (1 + inputs)) / (inputs + 1 + OUTPUTS);
  if (!Number.isInteger(hidden) || hidden < 1) throw new Error('these weights are of another network');
  return hidden;
}

/** Features of all seats, seat by seat, then those in common. Feature 0 says how strong a seat is: it decides who is the strongest rival. */
export interface SeatFeatures extends Shape {
  readonly seats: number;
  readonly values: ArrayLike<number>;
}

/** Writes what the network sees of a seat. */
export function seatInputs(
  { seats, width, common, values }: SeatFeatures,
  seat: number,
  out: Float64Array,
): void {
  let rival = -1;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (rival < 0 || (values[other * width] as number) > (values[rival * width] as number)) rival = other;
  }
  const own = seat * width;
  const best = rival * width;
  const rest = seats - 2;
  for (let i = 0; i < width; i++) {
    out[i] = values[own + i] as number;
    out[width + i] = values[best + i] as number;
    let sum = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat && other !== rival) sum += values[other * width + i] as number;
    out[2 * width + i] = rest > 0 ? sum / rest : 0;
  }
  for (let i = 0; i < common; i++) out[BLOCKS * width + i] = values[seats * width + i] as number;
}

export class ShareNet {
  private readonly weights: Float64Array;
  /** The hidden neurons' weights by input instead of by neuron, since many inputs are 0. */
  private readonly byInput: Float64Array;
  private readonly inputs: Float64Array;
  private readonly hidden: Float64Array;

  constructor(shape: Shape, weights: Float64Array) {
    const inputs = inputsOf(shape);
    const hidden = hiddenOf(inputs, weights.length);
    this.weights = weights;
    this.inputs = new Float64Array(inputs);
    this.hidden = new Float64Array(hidden);
    this.byInput = new Float64Array(hidden * (inputs + 1));
    for (let h = 0; h < hidden; h++)
      for (let i = 0; i <= inputs; i++)
        this.byInput[i * hidden + h] = weights[h * (inputs + 1) + i] as number;
  }

  /** Fills everybody's share of the win, and adds to everybody's expected points. */
  judge(features: SeatFeatures, shares: Float64Array, points: Float64Array): void {
    const { seats } = features;
    for (let seat = 0; seat < seats; seat++) {
      seatInputs(features, seat, this.inputs);
      this.think();
      shares[seat] = this.output(0);
      points[seat] = (points[seat] as number) + UNIT * this.output(1);
    }
    softmax(shares, seats);
  }

  private think(): void {
    const { byInput, inputs, hidden } = this;
    const size = hidden.length;
    for (let h = 0; h < size; h++) hidden[h] = byInput[h] as number;
    for (let i = 0; i < inputs.length; i++) {
      const value = inputs[i] as number;
      if (value === 0) continue;
      let at = (i + 1) * size;
      for (let h = 0; h < size; h++) (hidden[h] as number) += value * (byInput[at++] as number);
    }
    for (let h = 0; h < size; h++) if ((hidden[h] as number) < 0) hidden[h] = 0;
  }

  private output(which: number): number {
    const { weights, inputs, hidden } = this;
    let at = hidden.length * (inputs.length + 1) + which * (1 + hidden.length + inputs.length);
    let sum = weights[at++] as number;
    for (let h = 0; h < hidden.length; h++) sum += (weights[at++] as number) * (hidden[h] as number);
    for (let i = 0; i < inputs.length; i++) sum += (weights[at++] as number) * (inputs[i] as number);
    return sum;
  }
}

/** In place. */
export function softmax(scores: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, scores[i] as number);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += scores[i] = Math.exp((scores[i] as number) - most);
  for (let i = 0; i < count; i++) scores[i] = (scores[i] as number) / sum;
}
