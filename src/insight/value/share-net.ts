/**
 * The network that turns what is known of every seat into shares of the win. Each seat is judged by the same weights from
 * three blocks of features: its own, those of its strongest rival, and the mean of the other rivals. The shares are the
 * softmax of the seats' scores, so they add up to 1 and do not depend on the order of seats.
 */

export const HIDDEN = 24;
/** The score behind the share, and what is added to the seat's expected points. */
export const OUTPUTS = 2;
/** The second output is in tens of points. */
export const UNIT = 10;
const BLOCKS = 3;

/** How many inputs and weights a network over so many features per seat has. */
export function inputsOf(features: number): number {
  return BLOCKS * features;
}

/** Row by row: the hidden neurons (bias, inputs), then the outputs (bias, hidden neurons, inputs). */
export function weightsOf(features: number): number {
  const inputs = inputsOf(features);
  return HIDDEN * (inputs + 1) + OUTPUTS * (1 + HIDDEN + inputs);
}

/** Features of all seats, seat by seat. Feature 0 says how strong a seat is: it decides who is the strongest rival. */
export interface SeatFeatures {
  readonly seats: number;
  readonly width: number;
  readonly values: ArrayLike<number>;
}

/** Writes what the network sees of a seat. */
export function seatInputs({ seats, width, values }: SeatFeatures, seat: number, out: Float64Array): void {
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
}

export class ShareNet {
  private readonly weights: Float64Array;
  private readonly inputs: Float64Array;
  private readonly hidden = new Float64Array(HIDDEN);

  constructor(features: number, weights: Float64Array) {
    if (weights.length !== weightsOf(features)) throw new Error('these weights are of another network');
    this.weights = weights;
    this.inputs = new Float64Array(inputsOf(features));
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
    const { weights, inputs, hidden } = this;
    let at = 0;
    for (let h = 0; h < HIDDEN; h++) {
      let sum = weights[at++] as number;
      for (let i = 0; i < inputs.length; i++) sum += (weights[at++] as number) * (inputs[i] as number);
      hidden[h] = sum > 0 ? sum : 0;
    }
  }

  private output(which: number): number {
    const { weights, inputs, hidden } = this;
    let at = HIDDEN * (inputs.length + 1) + which * (1 + HIDDEN + inputs.length);
    let sum = weights[at++] as number;
    for (let h = 0; h < HIDDEN; h++) sum += (weights[at++] as number) * (hidden[h] as number);
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
