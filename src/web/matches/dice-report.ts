import { type AnyGame, findLegal } from '../../engine/game.ts';
import { start } from '../../engine/match.ts';
import { bandOf, DrawTally, type TallyBar, tallyOf } from '../../fair/draw-tally.ts';
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

/** The faces of dice that an event shows, for games with dice. */
export type Faces = (event: unknown) => readonly number[];

/** What came of chance in this match, beside what should come of it. */
export function diceReport(game: AnyGame, kept: Kept, faces: Faces | undefined): DiceReport {
  if (!faces) return reportOf('sixths', tallyOf(game, termsOf(kept), kept.plies));
  const tally = new DrawTally();
  const { state } = start(game, termsOf(kept));
  for (const [seat, text] of kept.plies) {
    const move = findLegal(game, state, seat, text);
    if (move === undefined) throw new Error(`ply "${text}" of seat ${seat} is not possible`);
    game.apply(state, seat, move, (event) => tally.faces(faces(event)));
  }
  return reportOf('faces', tally);
}

/** The same of counts from anywhere. */
export function reportOf(
  kind: DiceReport['kind'],
  { total, bars: counted }: { readonly total: number; readonly bars: readonly TallyBar[] },
): DiceReport {
  const bars = counted.map((bar) => ({ count: bar.count, expected: bar.expected, ...bandOf(bar) }));
  const within = bars.filter(({ count, low, high }) => count >= low && count <= high).length;
  return { kind, total, bars, within };
}
