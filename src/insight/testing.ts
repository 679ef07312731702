import { drive } from '../engine/drive.ts';
import { CHANCE, type Options, type Seat } from '../engine/game.ts';
import type { Ply, Terms } from '../engine/match.ts';
import { FastRng } from '../engine/rng.ts';
import { type Books, closeBooks } from './books/close.ts';
import { judgeStep } from './books/judge-step.ts';
import { stepsOf } from './books/steps.ts';
import type { Verdict } from './books/verdict.ts';
import type { AnyJudge, Care } from './judge/judge.ts';
import { valueOfResult } from './judge/vector.ts';

/** For tests: as little work as a review can do. */
export const hasty: Care = {
  name: 'quick',
  outcomes: 5,
  inner: [2, 1],
  lastTurns: 1,
  rollouts: 0,
  openings: 3,
  worlds: 2,
  profiles: 2,
  answers: [0, 2, 2, 2, 2],
};

/** A match of random players. */
export function randomMatch({ game }: AnyJudge, terms: Terms<Options>, seed: number): Ply[] {
  const rng = new FastRng(seed);
  const s = game.setup(terms.seats, terms.options, terms.rules);
  const plies: Ply[] = [];
  const choose = (seat: Seat): unknown => {
    const moves = game.legal(s, seat, []);
    return moves[rng.below(moves.length)];
  };
  const play = (seat: Seat, move: unknown): void => {
    plies.push([seat, game.write(move)]);
    game.apply(s, seat, move);
  };
  drive(game, s, {
    move: (_, seat) => (seat === CHANCE ? game.sample(s, rng) : choose(seat)),
    apply: (_, seat, move) => play(seat, move),
  });
  return plies;
}

/** The verdicts and books of a match. */
export function booksOf(
  judge: AnyJudge,
  terms: Terms<Options>,
  plies: readonly Ply[],
  { care, seed }: { readonly care: Care; readonly seed: number },
): { readonly verdicts: readonly Verdict[]; readonly books: Books } {
  const { steps, end } = stepsOf(judge, terms, plies);
  const verdicts = steps.map((step) => judgeStep({ judge, care, seed, terms }, step));
  const result = judge.game.result(end);
  if (!result) throw new Error('the match is not over');
  return { verdicts, books: closeBooks(terms.seats, verdicts, [...valueOfResult(result)]) };
}
