import type { State } from '../../games/maui/index.ts';
import type { Hand } from './hand.ts';
import { INPUTS, look, sight } from './features.ts';

export const HIDDEN = 32;
/** As many as a network has: each neuron's bias, then one for each of its inputs. */
export const WEIGHTS = HIDDEN * (INPUTS + 1) + HIDDEN + 1;
/** The network answers in tens of points. */
export const UNIT = 10;

/** Says how many points a hand will still bring: one hidden layer of rectifiers over the inputs that are not 0. */
export class HandNet {
  /** Input by input what it adds to each neuron; the other way round than the weights come. */
  private readonly adds = new Float64Array((INPUTS + 1) * HIDDEN);
  private readonly last: Float64Array;
  private readonly hidden = new Float64Array(HIDDEN);

  constructor(weights: Float64Array) {
    for (let h = 0; h < HIDDEN; h++)
      for (let i = 0; i <= INPUTS; i++) this.adds[i * HIDDEN + h] = weights[h * (INPUTS + 1) + i] as number;
    this.last = weights.slice(HIDDEN * (INPUTS + 1));
  }

  /** What the hand will have in the end. */
  worth(s: State, hand: Hand): number {
    if (hand.coming === 0 && !hand.later) return hand.points;
    look(s, hand);
    const { adds, hidden, last } = this;
    for (let h = 0; h < HIDDEN; h++) hidden[h] = adds[h] as number;
    for (let i = 0; i < sight.count; i++) {
      const value = sight.value[i] as number;
      let at = ((sight.at[i] as number) + 1) * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) (hidden[h] as number) += value * (adds[at++] as number);
    }
    let sum = last[0] as number;
    for (let h = 0; h < HIDDEN; h++) {
      const active = hidden[h] as number;
      if (active > 0) sum += active * (last[h + 1] as number);
    }
    return hand.points + UNIT * sum;
  }
}
