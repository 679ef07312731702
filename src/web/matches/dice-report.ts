import { type AnyGame, CHANCE, findLegal, type Weighted } from '../../engine/game.ts';
import { start } from '../../engine/match.ts';
import { type Kept, termsOf } from './kept.ts';

/** One bar: how often it came, how often it should come, and the band in which 19 of 20 honest matches lie. */
export interface Bar {
  readonly count: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

export interface DiceReport {
  /** What the bars count: the six faces of dice, or draws by their place among all that was possible. */
  readonly kind: 'faces' | 'sixths';
  /** Dice or draws that were counted. */
  readonly total: number;
  readonly bars: readonly Bar[];
  /** How many bars lie within their band. */
  readonly within: number;
}

const BARS = 6;
/** So many standard deviations to either side hold 19 of 20. */
const REACH = 1.96;

/** The faces of dice that an event shows, for games with dice. */
export type Faces = (event: unknown) => readonly number[];

/** What came of chance in this match, beside what should come of it. */
export function diceReport(game: AnyGame, kept: Kept, faces: Faces | undefined): DiceReport {
  const tally = new Tally();
  const { state } = start(game, termsOf(kept));
  for (const [seat, text] of kept.plies) {
    if (seat === CHANCE && !faces) tally.draw(game, game.chances(state, []), text);
    const move = findLegal(game, state, seat, text);
    if (move === undefined) throw new Error(`ply "${text}" of seat ${seat} is not possible`);
    game.apply(state, seat, move, faces && ((event) => tally.faces(faces(event))));
  }
  return tally.report(faces ? 'faces' : 'sixths');
}

class Tally {
  #total = 0;
  readonly #counts = zeros();
  readonly #expected = zeros();
  readonly #variances = zeros();

  faces(faces: readonly number[]): void {
    for (const face of faces) this.#add(face - 1, zeros().fill(1 / BARS));
  }

  /** A draw among several: which sixth of all that was possible, in the order of texts, it came from. */
  draw(game: AnyGame, list: readonly Weighted<unknown>[], text: string): void {
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

  #add(bar: number, likely: readonly number[]): void {
    this.#total++;
    this.#counts[bar] = (this.#counts[bar] ?? 0) + 1;
    for (const [i, p] of likely.entries()) {
      this.#expected[i] = (this.#expected[i] ?? 0) + p;
      this.#variances[i] = (this.#variances[i] ?? 0) + p * (1 - p);
    }
  }

  report(kind: DiceReport['kind']): DiceReport {
    const bars = this.#counts.map((count, i) => {
      const expected = this.#expected[i] ?? 0;
      const reach = REACH * Math.sqrt(this.#variances[i] ?? 0);
      return { count, expected, low: Math.max(0, expected - reach), high: expected + reach };
    });
    const within = bars.filter(({ count, low, high }) => count >= low && count <= high).length;
    return { kind, total: this.#total, bars, within };
  }
}

function zeros(): number[] {
  return Array.from({ length: BARS }, () => 0);
}
