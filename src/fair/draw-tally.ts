import type { AnyGame, Weighted } from '../engine/game.ts';

/** One bar of a histogram: how often it came, how often it should come, and the variance of that. */
export interface TallyBar {
  readonly count: number;
  readonly expected: number;
  readonly variance: number;
}

const BARS = 6;

/** Counts outcomes of chance in six bars, each beside what should come. */
export class DrawTally {
  #total = 0;
  readonly #counts = zeros();
  readonly #expected = zeros();
  readonly #variances = zeros();

  /** How many dice or draws were counted. */
  get total(): number {
    return this.#total;
  }

  get bars(): readonly TallyBar[] {
    return this.#counts.map((count, bar) => ({
      count,
      expected: this.#expected[bar] ?? 0,
      variance: this.#variances[bar] ?? 0,
    }));
  }

  faces(faces: readonly number[]): void {
    for (const face of faces) this.#add(face - 1, zeros().fill(1 / BARS));
  }

  /** A draw among several: which sixth of all that was possible, in the order of texts, it came from. */
  draw(game: Pick<AnyGame, 'write'>, list: readonly Weighted<unknown>[], text: string): void {
    const all = list.reduce((sum, { weight }) => sum + weight, 0);
    const likely = zeros();
    let below = 0;
    let drawn = -1;
    for (const { move, weight } of list) {
      // An outcome counts where its middle lies; so each sixth has a likelihood of its own, which is not always one in six.
      const sixth = Math.floor(((below + weight / 2) / all) * BARS);
      likely[sixth] = (likely[sixth] ?? 0) + weight / all;
      if (game.write(move) === text) drawn = sixth;
      below += weight;
    }
    if (list.length > 1) this.#add(drawn, likely);
  }

  /** The same of a position below k: which sixth of all positions it lies in. */
  position(at: number, k: number): void {
    if (k === 1) return;
    const likely = zeros();
    for (let sixth = 0, first = 0; sixth < BARS; sixth++) {
      const next = Math.ceil(((sixth + 1) * k) / BARS);
      likely[sixth] = (next - first) / k;
      first = next;
    }
    this.#add(Math.floor((at * BARS) / k), likely);
  }

  #add(bar: number, likely: readonly number[]): void {
    this.#total++;
    this.#counts[bar] = (this.#counts[bar] ?? 0) + 1;
    for (let i = 0; i < BARS; i++) {
      const p = likely[i] ?? 0;
      this.#expected[i] = (this.#expected[i] ?? 0) + p;
      this.#variances[i] = (this.#variances[i] ?? 0) + p * (1 - p);
    }
  }
}

/** How many standard deviations to either side hold 19 of 20. */
const REACH = 1.96;

/** The band in which a bar of an honest source lies 19 times out of 20. */
export function bandOf({ expected, variance }: TallyBar): { readonly low: number; readonly high: number } {
  const reach = REACH * Math.sqrt(variance);
  return { low: Math.max(0, expected - reach), high: expected + reach };
}

function zeros(): number[] {
  return new Array<number>(BARS).fill(0);
}
