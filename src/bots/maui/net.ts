import type { State } from '../../games/maui/index.ts';
import type { Hand } from './hand.ts';
import { HandCache } from './hand-cache.ts';
import { Features, fillFeatures, INPUTS, TIME_FEATURES } from './features.ts';

export const HIDDEN = 32;
/** The number of a network's weights: for each hidden unit its bias and its inputs, then the output's. */
export const WEIGHTS = HIDDEN * (INPUTS + 1) + HIDDEN + 1;
/** The network's output is in units of ten points. */
export const UNIT = 10;

/** The value network: how many more points a hand will bring. One hidden layer of rectifiers over sparse inputs. */
export class HandNet {
  private readonly features = new Features();
  /** The first layer's weights, transposed: a row for each input. */
  private readonly rows = new Float64Array((INPUTS + 1) * HIDDEN);
  private readonly last: Float64Array;
  private readonly hidden = new Float64Array(HIDDEN);
  /** The hidden layer's input from biases and features of time, and for which features. */
  private readonly time = new Float64Array(HIDDEN);
  private readonly timeAt = new Int32Array(TIME_FEATURES);
  private readonly timeValue = new Float64Array(TIME_FEATURES);
  private timeCount = -1;
  private readonly cache = new HandCache();

  constructor(weights: Float64Array) {
    for (let h = 0; h < HIDDEN; h++)
      for (let i = 0; i <= INPUTS; i++) this.rows[i * HIDDEN + h] = weights[h * (INPUTS + 1) + i] as number;
    this.last = weights.slice(HIDDEN * (INPUTS + 1));
  }

  /** The expected final points of the hand. */
  finalPoints(s: State, hand: Hand): number {
    if (hand.coming === 0 && !hand.later) return hand.points;
    const known = this.cache.find(hand, s.options);
    if (known !== undefined) return hand.points + known;
    const { umbrellas } = hand;
    const { features, time, hidden } = this;
    fillFeatures(s, hand, features);
    if (!this.isSameTime()) this.add(this.rows, 0, features.time, time);
    this.add(time, features.time, features.count, hidden);
    const worth = UNIT * this.output();
    this.cache.keep(umbrellas, worth);
    return hand.points + worth;
  }

  /** Whether the features of time are those of the last hand: all ways to play a turn share them. */
  private isSameTime(): boolean {
    const { features, timeAt, timeValue } = this;
    let same = features.time === this.timeCount;
    this.timeCount = features.time;
    for (let i = 0; i < features.time; i++) {
      if (timeAt[i] !== features.at[i] || timeValue[i] !== features.value[i]) same = false;
      timeAt[i] = features.at[i] as number;
      timeValue[i] = features.value[i] as number;
    }
    return same;
  }

  /**
   * Adds what some of the features contribute to the hidden layer to `start`, unit by unit; `start` may be longer. A block of
   * units is summed up in variables of its own, always in the order of the features: so rounding is always the same.
   */
  private add(start: Float64Array, first: number, end: number, out: Float64Array): void {
    const { rows } = this;
    const { at, value } = this.features;
    for (let h = 0; h < HIDDEN; h += 8) {
      let a = start[h] as number;
      let b = start[h + 1] as number;
      let c = start[h + 2] as number;
      let d = start[h + 3] as number;
      let e = start[h + 4] as number;
      let f = start[h + 5] as number;
      let g = start[h + 6] as number;
      let i = start[h + 7] as number;
      for (let each = first; each < end; each++) {
        const x = value[each] as number;
        const from = ((at[each] as number) + 1) * HIDDEN + h;
        a += x * (rows[from] as number);
        b += x * (rows[from + 1] as number);
        c += x * (rows[from + 2] as number);
        d += x * (rows[from + 3] as number);
        e += x * (rows[from + 4] as number);
        f += x * (rows[from + 5] as number);
        g += x * (rows[from + 6] as number);
        i += x * (rows[from + 7] as number);
      }
      out[h] = a;
      out[h + 1] = b;
      out[h + 2] = c;
      out[h + 3] = d;
      out[h + 4] = e;
      out[h + 5] = f;
      out[h + 6] = g;
      out[h + 7] = i;
    }
  }

  private output(): number {
    const { hidden, last } = this;
    let sum = last[0] as number;
    for (let h = 0; h < HIDDEN; h++) {
      const unit = hidden[h] as number;
      // 0 instead of negative numbers: exact, and without a branch that no processor could predict.
      sum += ((unit + Math.abs(unit)) / 2) * (last[h + 1] as number);
    }
    return sum;
  }
}
