import { type AnyGame, CHANCE, findLegal, type Seat } from '../../engine/game.ts';
import { start } from '../../engine/match.ts';
import { bandOf, DrawTally, type TallyBar } from '../../fair/draw-tally.ts';
import { type Kept, termsOf } from './kept.ts';

/** One bar: observed and expected count, and the band that holds 19 of 20 honest matches. */
export interface Bar {
  readonly count: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

export interface DiceReport {
  /** What the bars count: the six faces of dice, or draws by their place among all that was possible. */
  readonly kind: 'faces' | 'sixths';
  /** The number of dice or draws counted. */
  readonly total: number;
  readonly bars: readonly Bar[];
  /** How many bars lie within their band. */
  readonly within: number;
}

/** The faces of dice that an event shows, for games with dice. */
export type Faces = (event: unknown) => readonly number[];

/** Observed against expected luck of this match; with `of`, only what followed the choices of that seat. */
export function diceReport(game: AnyGame, kept: Kept, faces: Faces | undefined, of?: Seat): DiceReport {
  const tally = new DrawTally();
  const { state } = start(game, termsOf(kept));
  let chose: Seat | undefined;
  for (const [seat, text] of kept.plies) {
    if (seat !== CHANCE) chose = seat;
    const counts = of === undefined || chose === of;
    if (!faces && counts && seat === CHANCE) tally.draw(game, game.chances(state, []), text);
    const move = findLegal(game, state, seat, text);
    if (move === undefined) throw new Error(`ply "${text}" of seat ${seat} is not possible`);
    game.apply(state, seat, move, (event) => {
      if (faces && counts) tally.faces(faces(event));
    });
  }
  return reportOf(faces ? 'faces' : 'sixths', tally);
}

/** The same from given counts. */
export function reportOf(
  kind: DiceReport['kind'],
  { total, bars: counted }: { readonly total: number; readonly bars: readonly TallyBar[] },
): DiceReport {
  const bars = counted.map((bar) => ({ count: bar.count, expected: bar.expected, ...bandOf(bar) }));
  const within = bars.filter(({ count, low, high }) => count >= low && count <= high).length;
  return { kind, total, bars, within };
}
