import type { State } from '../../games/maui/index.ts';
import type { Hand } from './hand.ts';
import { HandCache } from './hand-cache.ts';
import {
  Features,
  fillMarket,
  INPUTS,
  MARKET_FROM,
  MARKET_INPUTS,
  placeFeatures,
  turnedOver,
  turnFeatures,
} from './features.ts';

export const HIDDEN = 32;
/** The number of a network's weights: for each hidden unit its bias and its inputs, then the output's. */
export const WEIGHTS = HIDDEN * (INPUTS + 1) + HIDDEN + 1;
/** The network's output is in units of ten points. */
export const UNIT = 10;

/**
 * The value network: how many more points a hand will bring. One hidden layer of rectifiers over sparse inputs. The market's
 * inputs are added last, so that all before them is computed once for a hand, whatever the market offers.
 */
export class HandNet {
  private readonly features = new Features();
  /** The first layer's weights, transposed: a row for each input. */
  private readonly rows = new Float64Array((INPUTS + 1) * HIDDEN);
  /** For each hidden unit its weights of the market's inputs. */
  private readonly marketWeights = new Float64Array(HIDDEN * MARKET_INPUTS);
  private readonly market = new Float64Array(MARKET_INPUTS);
  private readonly last: Float64Array;
  /** The hidden layer's input without the market, for each hand of the cache. */
  private readonly hidden = new Float64Array(HIDDEN * HandCache.SLOTS);
  /** The hidden layer's input from biases and features of the turn, for the hand asked about last. */
  private readonly turn = new Float64Array(HIDDEN);
  private readonly cache = new HandCache();

  constructor(weights: Float64Array) {
    for (let h = 0; h < HIDDEN; h++) {
      const row = h * (INPUTS + 1);
      for (let i = 0; i <= INPUTS; i++) this.rows[i * HIDDEN + h] = weights[row + i] as number;
      for (let i = 0; i < MARKET_INPUTS; i++)
        this.marketWeights[h * MARKET_INPUTS + i] = weights[row + 1 + MARKET_FROM + i] as number;
    }
    this.last = weights.slice(HIDDEN * (INPUTS + 1));
  }

  /** The expected final points of the hand. */
  finalPoints(s: State, hand: Hand): number {
    if (hand.coming > 0) return hand.points + this.worthOf(s, hand);
    return hand.later ? hand.points + this.worthOf(s, turnedOver(hand, s.options)) : hand.points;
  }

  private worthOf(s: State, hand: Hand): number {
    const { cache } = this;
    if (!cache.find(hand, s.options)) this.fillHidden(s, hand);
    const known = cache.worthOf(hand);
    if (known !== undefined) return known;
    fillMarket(s, hand, this.market);
    const worth = UNIT * this.output(cache.slot * HIDDEN);
    cache.keep(hand, worth);
    return worth;
  }

  private fillHidden(s: State, hand: Hand): void {
    const { features, turn, hidden, cache } = this;
    if (!cache.isSameTurn(hand)) {
      features.count = 0;
      turnFeatures(s, hand, features);
      this.add(this.rows, turn, 0);
    }
    features.count = 0;
    placeFeatures(s, hand, features);
    this.add(turn, hidden, cache.slot * HIDDEN);
  }

  /**
   * Adds what the features contribute to the hidden layer to `start`, unit by unit; `start` may be longer. A block of units is
   * summed up in variables of its own, always in the order of the features: so rounding is always the same.
   */
  private add(start: Float64Array, out: Float64Array, to: number): void {
    const { rows } = this;
    const { at, value, count } = this.features;
    for (let h = 0; h < HIDDEN; h += 8) {
      let a = start[h] as number;
      let b = start[h + 1] as number;
      let c = start[h + 2] as number;
      let d = start[h + 3] as number;
      let e = start[h + 4] as number;
      let f = start[h + 5] as number;
      let g = start[h + 6] as number;
      let i = start[h + 7] as number;
      for (let each = 0; each < count; each++) {
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
      out[to + h] = a;
      out[to + h + 1] = b;
      out[to + h + 2] = c;
      out[to + h + 3] = d;
      out[to + h + 4] = e;
      out[to + h + 5] = f;
      out[to + h + 6] = g;
      out[to + h + 7] = i;
    }
  }

  /** The network's output for a hidden layer's input that lacks the market. */
  private output(from: number): number {
    const { hidden, market, marketWeights, last } = this;
    const a = market[0] as number;
    const b = market[1] as number;
    const c = market[2] as number;
    const d = market[3] as number;
    const e = market[4] as number;
    const f = market[5] as number;
    let sum = 0;
    for (let h = 0, w = 0; h < HIDDEN; h++, w += MARKET_INPUTS) {
      const unit =
        (hidden[from + h] as number) +
        a * (marketWeights[w] as number) +
        b * (marketWeights[w + 1] as number) +
        c * (marketWeights[w + 2] as number) +
        d * (marketWeights[w + 3] as number) +
        e * (marketWeights[w + 4] as number) +
        f * (marketWeights[w + 5] as number);
      // Twice the unit, and 0 instead of negative numbers: without a branch that no processor could predict.
      sum += (unit + Math.abs(unit)) * (last[h + 1] as number);
    }
    return (last[0] as number) + sum / 2;
  }
}
