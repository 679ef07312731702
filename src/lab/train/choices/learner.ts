import { unit } from '../../../bots/search/policy.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Form, PositionNet, weightsOf } from '../../../insight/value/position-net.ts';
import { Adam } from '../adam.ts';
import type { Chain, Decided } from './chain.ts';

/** Keeps the weights small where few matches say anything: of what was tried, the best on matches that were not learned from. */
const DECAY = 1;
/** Inputs of a position that are not 0, for one seat, about: the first weights are of a size that suits so many. */
const ACTIVE = 60;
/** How much the log-loss of what was reached counts, meaned over a match, beside the squared error of the sum. Without it the network would not see that a match is decided. */
const ANCHOR = 1;
/** How much smaller than usual the last layer's first weights are. */
const QUIET = 0.1;

/**
 * Teaches a `PositionNet` what choices are worth, from two sides. What everybody's choices gave away against the best ones must add up to the result (direct advantage
 * estimation, Pan and others 2022); and what they led to is called as likely to win as it was.
 */
export class ChoiceLearner {
  readonly net: PositionNet;
  private readonly gradient: Float64Array;
  private readonly adam: Adam;
  /** What each row of the match is worth, by seat. */
  private shares = new Float64Array(0);
  private readonly slope: Float64Array;
  private readonly outSlope: Float64Array;
  private readonly deepSlope: Float64Array;
  private readonly hiddenSlope: Float64Array;
  private lessons = 0;

  constructor(form: Form, rng: Rng) {
    const weights = firstWeights(form, rng);
    this.net = new PositionNet(form, weights);
    this.gradient = new Float64Array(weights.length);
    this.adam = new Adam(weights.length, DECAY);
    this.slope = new Float64Array(form.seats);
    this.outSlope = new Float64Array(form.seats);
    this.deepSlope = new Float64Array(form.second);
    this.hiddenSlope = new Float64Array(form.first);
  }

  /** What the choices of a match leave unexplained, by seat. */
  unexplained(chain: Chain): number[] {
    const { seats } = this.net.form;
    this.judge(chain);
    const left = [...chain.won];
    for (const { from, taken, best } of this.mistakes(chain))
      for (let seat = 0; seat < seats; seat++)
        left[seat] =
          (left[seat] as number) -
          (this.shares[(from + taken) * seats + seat] as number) +
          (this.shares[(from + best) * seats + seat] as number);
    return left;
  }

  /** One match; returns the sum of its squared errors. */
  learn(chain: Chain): number {
    const { seats } = this.net.form;
    const { slope } = this;
    const left = this.unexplained(chain);
    for (const { from, taken, best } of this.mistakes(chain)) {
      for (let seat = 0; seat < seats; seat++) slope[seat] = -2 * (left[seat] as number);
      this.passBack(chain, from + taken, false);
      for (let seat = 0; seat < seats; seat++) slope[seat] = 2 * (left[seat] as number);
      this.passBack(chain, from + best, false);
    }
    for (let seat = 0; seat < seats; seat++) slope[seat] = (chain.won[seat] as number) + 1 / seats;
    for (const { from, taken } of chain.decisions) this.passBack(chain, from + taken, true);
    this.lessons++;
    return left.reduce((sum, each) => sum + each ** 2, 0);
  }

  /** What is made small: the sum of squared errors and the weighted log-loss. */
  lossOf(chain: Chain): number {
    const { seats } = this.net.form;
    const squares = this.unexplained(chain).reduce((sum, each) => sum + each ** 2, 0);
    let surprise = 0;
    for (const { from, taken } of chain.decisions)
      for (let seat = 0; seat < seats; seat++)
        if (!chain.ended.has(from + taken))
          surprise -=
            ((chain.won[seat] as number) + 1 / seats) *
            Math.log(this.shares[(from + taken) * seats + seat] as number);
    return squares + (ANCHOR / chain.decisions.length) * surprise;
  }

  /** The slope of that by every weight, for the matches learned from since the last step. */
  slopes(): Float64Array {
    return this.gradient.slice();
  }

  step(rate: number): void {
    this.adam.step(this.net.weights, this.gradient, rate, this.lessons);
    this.lessons = 0;
  }

  /** Values all rows. */
  private judge({ at, value, ends, first, ended }: Chain): void {
    const { net } = this;
    const { seats } = net.form;
    if (this.shares.length < ends.length * seats) this.shares = new Float64Array(2 * ends.length * seats);
    const { shares } = this;
    for (let row = 0, start = 0; row < ends.length; row++) {
      const end = ends[row] as number;
      const over = ended.get(row);
      if (over) for (let seat = 0; seat < seats; seat++) shares[row * seats + seat] = over[seat] as number;
      else {
        net.think(at, value, start, end);
        for (let block = 0; block < seats; block++)
          shares[row * seats + (((first[row] as number) + block) % seats)] = net.out[block] as number;
      }
      start = end;
    }
  }

  /** The decisions in which something else was better for the seat, with what was best. */
  private mistakes({ decisions }: Chain): (Decided & { readonly best: number })[] {
    return decisions.flatMap((decided) => {
      const best = this.bestOf(decided);
      return best === decided.taken ? [] : [{ ...decided, best }];
    });
  }

  private bestOf({ seat, from, count, taken }: Decided): number {
    const { shares } = this;
    const { seats } = this.net.form;
    const worth = (choice: number): number => shares[(from + choice) * seats + seat] as number;
    let best = taken;
    for (let choice = 0; choice < count; choice++) if (worth(choice) > worth(best)) best = choice;
    return best;
  }

  /** Adds what is asked of the weights in this row: by `slope`, of the shares; or if it is anchored, that they become what `slope` holds. By seat. */
  private passBack(
    { at, value, ends, first, ended, decisions }: Chain,
    row: number,
    anchored: boolean,
  ): void {
    if (ended.has(row)) return;
    const { net, gradient, slope, outSlope, deepSlope, hiddenSlope } = this;
    const { inputs, seats, first: width, second } = net.form;
    const start = row === 0 ? 0 : (ends[row - 1] as number);
    const end = ends[row] as number;
    net.think(at, value, start, end);
    const { out } = net;
    const asked = (block: number): number => slope[((first[row] as Seat) + block) % seats] as number;
    let mean = 0;
    for (let block = 0; block < seats; block++) mean += (out[block] as number) * asked(block);
    for (let block = 0; block < seats; block++)
      outSlope[block] = anchored
        ? (ANCHOR / decisions.length) * ((out[block] as number) - asked(block))
        : (out[block] as number) * (asked(block) - mean);
    const deepFrom = (inputs + 1) * width;
    const outFrom = deepFrom + (width + 1) * second;
    this.layerBack(outFrom, net.deep, outSlope, deepSlope);
    this.layerBack(deepFrom, net.hidden, deepSlope, hiddenSlope);
    for (let h = 0; h < width; h++) (gradient[h] as number) += hiddenSlope[h] as number;
    for (let each = start; each < end; each++) {
      const x = value[each] as number;
      const from = ((at[each] as number) + 1) * width;
      for (let h = 0; h < width; h++) (gradient[from + h] as number) += x * (hiddenSlope[h] as number);
    }
  }

  /** From the slope of a layer's sums to that of the rectifiers before it. */
  private layerBack(
    start: number,
    before: Float64Array,
    slope: Float64Array,
    slopeBefore: Float64Array,
  ): void {
    const { gradient } = this;
    const { weights } = this.net;
    const size = slope.length;
    for (let k = 0; k < size; k++) (gradient[start + k] as number) += slope[k] as number;
    for (let h = 0, from = start + size; h < before.length; h++, from += size) {
      const x = before[h] as number;
      let sum = 0;
      if (x > 0)
        for (let k = 0; k < size; k++) {
          (gradient[from + k] as number) += x * (slope[k] as number);
          sum += (weights[from + k] as number) * (slope[k] as number);
        }
      slopeBefore[h] = sum;
    }
  }
}

/** As He and others (2015) begin a network of rectifiers. */
function firstWeights(form: Form, rng: Rng): Float64Array {
  const { seats, inputs, first, second } = form;
  const weights = new Float64Array(weightsOf(form));
  let at = first;
  const fill = (count: number, size: number): void => {
    // Uniform numbers of this standard deviation.
    for (let i = 0; i < count; i++) weights[at++] = (2 * unit(rng) - 1) * Math.sqrt(3) * size;
  };
  fill(inputs * first, Math.sqrt(2 / (ACTIVE * seats)));
  at += second;
  fill(first * second, Math.sqrt(2 / first));
  at += seats;
  fill(second * seats, QUIET * Math.sqrt(2 / second));
  return weights;
}
