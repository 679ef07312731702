import type { MatchFile } from '../../engine/file.ts';
import type { Options } from '../../engine/game.ts';
import type { Ply, Terms } from '../../engine/match.ts';
import { type Books, closeBooks, type Entry } from '../books/close.ts';
import { judgeStep } from '../books/judge-step.ts';
import type { Judging } from '../books/judging.ts';
import { reviewSeed } from '../books/seed.ts';
import { ReviewError, type Step, stepsOf } from '../books/steps.ts';
import type { Numbers, Verdict } from '../books/verdict.ts';
import { type Gate, gateFor } from '../gates/gate.ts';
import { type CareName, cares } from '../judge/judge.ts';
import { judgeFor } from '../judge/registry.ts';
import { EVALUATOR } from '../judge/version.ts';
import { valueOfResult } from '../judge/vector.ts';
import { decisionsOf } from './decisions.ts';
import { seatBooks } from './seat-book.ts';
import { turningPoints } from './turning-points.ts';
import type { CurvePoint, PlyVerdict, Review, Worth } from './types.ts';

/** A match as it is reviewed: what a match file holds. */
export interface Reviewed {
  readonly id?: string;
  readonly game: string;
  readonly terms: Terms<Options>;
  readonly plies: readonly Ply[];
}

/** A review under way. Steps are judged one by one, in any order and by any thread; `close` adds them up. */
export interface ReviewPlan {
  /** How many steps there are to judge. */
  readonly steps: number;
  /** Plain JSON, the same whoever computes it. */
  readonly judge: (step: number) => Verdict;
  /** The review, from all verdicts in the order of their steps; `gate` says what may be shown, otherwise what was measured does. */
  readonly close: (verdicts: readonly Verdict[], gate?: Gate) => Review;
}

/** Prepares a review; throws a `ReviewError` if there is no evaluator for it or the log does not follow the rules. */
export function planReview({ id, game, terms, plies }: Reviewed, care: CareName): ReviewPlan {
  const judge = judgeFor(game, terms.seats);
  if (!judge) throw new ReviewError(`there is no evaluator for ${game} with ${terms.seats} players`);
  const judging: Judging = { judge, care: cares[care], seed: reviewSeed(id, plies), terms };
  const { steps, end } = stepsOf(judge, terms, plies);
  const result = judge.game.result(end);
  return {
    steps: steps.length,
    judge: (at) => judgeStep(judging, steps[at] as Step),
    close: (verdicts, gate = gateFor({ game, players: terms.seats, options: terms.options, care })) => {
      const last = verdicts.findLast(({ after }) => after !== undefined)?.after;
      const ended = result ? [...valueOfResult(result)] : (last ?? equal(terms.seats));
      const books = closeBooks(terms.seats, verdicts, ended);
      const listed = verdicts.flatMap((verdict, i) =>
        verdict.before ? [plyVerdict(verdict, books.entries[i] as Entry)] : [],
      );
      return {
        version: 1,
        evaluator: EVALUATOR,
        game,
        care,
        finished: result !== undefined,
        gate,
        seats: seatBooks(books, listed, gate),
        plies: listed,
        curve: curveOf(books, verdicts),
        turningPoints: turningPoints(listed, gate),
      };
    },
  };
}

/** The whole review at once. */
export function review(match: Reviewed, care: CareName, told?: (done: number, of: number) => void): Review {
  const plan = planReview(match, care);
  const verdicts: Verdict[] = [];
  for (let i = 0; i < plan.steps; i++) {
    verdicts.push(plan.judge(i));
    told?.(i + 1, plan.steps);
  }
  return plan.close(verdicts);
}

/** What of a match file is reviewed. */
export function reviewedOf(file: MatchFile, terms: Terms<Options>): Reviewed {
  return { game: file.game, terms, plies: file.plies, ...(file.id === undefined ? {} : { id: file.id }) };
}

function equal(seats: number): number[] {
  return Array.from({ length: 2 * seats }, (_, i) => (i < seats ? 1 / seats : 0));
}

function plyVerdict(verdict: Verdict, entry: Entry): PlyVerdict {
  const { ply, count, kind, chance } = verdict;
  const before = verdict.before as Numbers;
  const after = verdict.after as Numbers;
  const seats = before.length / 2;
  const part = (from: number, to: number): Worth => ({
    before: before.slice(from, to),
    after: after.slice(from, to),
    luck: entry.luck.slice(from, to),
    own: entry.own.slice(from, to),
    others: entry.others.slice(from, to),
    clash: entry.clash.slice(from, to),
    corrections: entry.corrections.slice(from, to),
  });
  return {
    ply,
    count,
    kind: kind as PlyVerdict['kind'],
    shares: part(0, seats),
    points: part(seats, 2 * seats),
    ...(chance ? { chance } : {}),
    decisions: decisionsOf(verdict),
  };
}

function curveOf({ shares, points }: Books, verdicts: readonly Verdict[]): CurvePoint[] {
  const curve: CurvePoint[] = [
    { ply: 0, shares: shares.map(({ start }) => start), points: points.map(({ start }) => start) },
  ];
  for (const { ply, count, after: booked, reached } of verdicts) {
    const after = reached ?? booked;
    if (!after) continue;
    const seats = after.length / 2;
    curve.push({ ply: ply + count, shares: after.slice(0, seats), points: after.slice(seats) });
  }
  return curve;
}
