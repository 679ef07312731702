import type { State } from '../../games/maui/index.ts';
import type { Hand } from './hand.ts';
import { Features, fillFeatures, INPUTS } from './features.ts';

export const HIDDEN = 32;
/** The number of a network's weights: for each hidden unit its bias and its inputs, then the output's. */
export const WEIGHTS = HIDDEN * (INPUTS + 1) + HIDDEN + 1;
/** The network's output is in units of ten points. */
export const UNIT = 10;

/** The value network: how many more points a hand will bring. One hidden layer of rectifiers over sparse inputs. */
export class HandNet {
  /** The features evaluated last. */
  readonly features = new Features();
  /** The first layer's weights, transposed: a row for each input. */
  private readonly rows = new Float64Array((INPUTS + 1) * HIDDEN);
  private readonly last: Float64Array;
  private readonly hidden = new Float64Array(HIDDEN);

  constructor(weights: Float64Array) {
    for (let h = 0; h < HIDDEN; h++)
      for (let i = 0; i <= INPUTS; i++) this.rows[i * HIDDEN + h] = weights[h * (INPUTS + 1) + i] as number;
    this.last = weights.slice(HIDDEN * (INPUTS + 1));
  }

  /** The expected final points of the hand. */
  finalPoints(s: State, hand: Hand): number {
    if (hand.coming === 0 && !hand.later) return hand.points;
    const { rows, hidden, last, features } = this;
    fillFeatures(s, hand, features);
    for (let h = 0; h < HIDDEN; h++) hidden[h] = rows[h] as number;
    for (let i = 0; i < features.count; i++) {
      const value = features.value[i] as number;
      let at = ((features.at[i] as number) + 1) * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) (hidden[h] as number) += value * (rows[at++] as number);
    }
    let sum = last[0] as number;
    for (let h = 0; h < HIDDEN; h++) {
      const active = hidden[h] as number;
      if (active > 0) sum += active * (last[h + 1] as number);
    }
    return hand.points + UNIT * sum;
  }
}
