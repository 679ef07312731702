import type { AnyBot } from '../../bots/bot.ts';
import { winShare } from '../../bots/search/outcome.ts';
import type { AnyGame, Options, Result, Seat } from '../../engine/game.ts';
import type { Ply } from '../../engine/match.ts';
import { FastRng, shuffle } from '../../engine/rng.ts';
import { closeBooks } from '../../insight/books/close.ts';
import { judgeStep } from '../../insight/books/judge-step.ts';
import { type Step, stepsOf } from '../../insight/books/steps.ts';
import type { Judging } from '../../insight/books/judging.ts';
import { type DecisionVerdict, decisionsIn, type Verdict } from '../../insight/books/verdict.ts';
import type { AnyJudge, Care } from '../../insight/judge/judge.ts';
import { valueOfResult } from '../../insight/judge/vector.ts';
import { playGame } from '../play.ts';
import { type Compared, compareDecision, compareReviews } from './deeper.ts';
import { former } from './former.ts';

/** Who plays, and how the matches are judged. */
export interface Measuring {
  readonly game: AnyGame;
  readonly judge: AnyJudge;
  readonly care: Care;
  readonly options: Options;
  readonly levels: readonly { readonly name: string; readonly bot: AnyBot }[];
  readonly seed: number;
  /** With so many playouts some decisions of each match are judged once more, or all by a review of this care; 0 for none. */
  readonly deeper: number | Care;
}

/** One seat of one match. */
export interface SeatRecord {
  readonly level: string;
  readonly start: number;
  readonly result: number;
  readonly place: number;
  readonly luck: number;
  /** What everybody's choices brought the seat, and what sealed answers together did. */
  readonly choices: number;
  readonly clash: number;
  readonly corrections: number;
  readonly losses: readonly number[];
}

/** A position of the match: what the evaluator and the bots' own evaluation said, and what came. */
export interface Called {
  readonly said: readonly number[];
  readonly former: readonly number[];
  readonly came: readonly number[];
}

export interface MatchRecord {
  readonly seats: readonly SeatRecord[];
  readonly called: readonly Called[];
  readonly compared: readonly Compared[];
}

/** So many decisions of a match are played out. */
const COMPARED = 3;

/** Match number i: every seat's level is drawn, then the match is played and judged. */
export function measureMatch(measuring: Measuring, i: number): MatchRecord {
  const { game, judge, options, levels, seed } = measuring;
  const { seats } = judge;
  const rng = new FastRng(seed, i);
  const terms = { seats, options, rules: game.rules };
  const who = Array.from(
    { length: seats },
    () => levels[rng.below(levels.length)] as (typeof levels)[number],
  );
  const plies: Ply[] = [];
  const { result } = playGame(
    { game, terms, bots: who.map(({ bot }) => bot), budget: { playouts: 1e9 } },
    rng,
    { plies },
  );
  return measurePlayed(measuring, i, { who: who.map(({ name }) => name), plies, result });
}

/** A match that was played by these levels. */
export interface PlayedMatch {
  readonly who: readonly string[];
  readonly plies: readonly Ply[];
  readonly result: Result;
}

/** Judges match number i. */
export function measurePlayed(
  { game, judge, care, options, seed, deeper }: Omit<Measuring, 'levels'>,
  i: number,
  { who, plies, result }: PlayedMatch,
): MatchRecord {
  const { seats } = judge;
  const terms = { seats, options, rules: game.rules };
  const { steps } = stepsOf(judge, terms, plies);
  // The samples of the judge must not be the dice of the match.
  const judging = { judge, care, seed: 2 ** 40 + 7919 * (seed * 100_003 + i), terms };
  const verdicts = steps.map((step) => judgeStep(judging, step));
  const { shares } = closeBooks(seats, verdicts, [...valueOfResult(result)]);
  const losses: number[][] = who.map(() => []);
  for (const verdict of verdicts)
    for (const [k, { loss }] of decisionsIn(verdict).entries())
      losses[verdict.seats[k] as number]?.push(loss);
  const came = result.scores.map((_, seat) => winShare(result, seat));
  const called: Called[] = [];
  for (const [at, step] of steps.entries()) {
    const after = at === 0 ? undefined : (verdicts[at - 1]?.reached ?? verdicts[at - 1]?.after);
    // Only quiet positions: the bots' evaluations do not know what to say of others.
    if (!after || !judge.evaluator.isQuiet(step.state)) continue;
    const old = former[game.id]?.(step.state) ?? came.map(() => 1 / seats);
    called.push({ said: after.slice(0, seats), former: Array.from(old), came });
  }
  const compared =
    typeof deeper === 'number'
      ? comparedByPlayouts(judging, { steps, verdicts, playouts: deeper })
      : comparedByReviews(judging, { steps, verdicts, care: deeper });
  return {
    seats: shares.map(({ start, result: ended, luck, own, others, clash, corrections }, seat) => ({
      level: who[seat] as string,
      start,
      result: ended,
      place: result.places[seat] as number,
      luck,
      choices: own + others,
      clash,
      corrections,
      losses: losses[seat] as number[],
    })),
    called,
    compared,
  };
}

interface Reviewed {
  readonly steps: readonly Step[];
  readonly verdicts: readonly Verdict[];
}

function comparedByPlayouts(
  { judge, seed }: Judging,
  { steps, verdicts, playouts }: Reviewed & { readonly playouts: number },
): Compared[] {
  const open = playouts > 0 ? steps.flatMap(({ kind }, at) => (kind === 'decision' ? [at] : [])) : [];
  return shuffle(open, new FastRng(seed, 1))
    .slice(0, COMPARED)
    .map((at) =>
      compareDecision(judge, steps[at] as Step, verdicts[at]?.decision as DecisionVerdict, {
        playouts,
        seed: seed + at,
      }),
    );
}

/** All decisions, open and sealed, judged again with other samples. */
function comparedByReviews(
  judging: Judging,
  { steps, verdicts, care }: Reviewed & { readonly care: Care },
): Compared[] {
  return steps.flatMap((step, at) => {
    const first = decisionsIn(verdicts[at] as Verdict);
    if (first.length === 0) return [];
    const second = decisionsIn(judgeStep({ ...judging, care, seed: judging.seed + 1 }, step));
    return first.map((each, k) => compareReviews(step.seats[k] as Seat, each, second[k] as DecisionVerdict));
  });
}
