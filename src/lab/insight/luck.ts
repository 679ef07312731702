import type { AnyGame, Options } from '../../engine/game.ts';
import type { Ply, Terms } from '../../engine/match.ts';
import { judgeStep } from '../../insight/books/judge-step.ts';
import { reviewSeed } from '../../insight/books/seed.ts';
import { stepsOf } from '../../insight/books/steps.ts';
import { type AnyJudge, cares } from '../../insight/judge/judge.ts';
import { judgeFor } from '../../insight/judge/registry.ts';

/** Says what chance gave each seat of a finished match, in shares of the win. Its mean is 0, whoever plays. */
export type LuckMeter = (terms: Terms<Options>, plies: readonly Ply[]) => number[];

/** Undefined where there is no evaluator for such tables. Decisions are not judged, so it takes little time. */
export function luckMeter(game: AnyGame, seats: number): LuckMeter | undefined {
  const judge = judgeFor(game.id, seats);
  return judge && ((terms, plies) => luckOf(judge, terms, plies));
}

function luckOf(judge: AnyJudge, terms: Terms<Options>, plies: readonly Ply[]): number[] {
  // From the moves: the samples of the judge must not be the dice of the match.
  const judging = { judge, care: cares.quick, seed: reviewSeed(undefined, plies), terms };
  const luck = Array.from({ length: terms.seats }, () => 0);
  for (const step of stepsOf(judge, terms, plies).steps) {
    if (step.kind !== 'chance' && step.kind !== 'opening') continue;
    const { before, after } = judgeStep(judging, step);
    for (let seat = 0; seat < terms.seats; seat++)
      (luck[seat] as number) += (after?.[seat] ?? 0) - (before?.[seat] ?? 0);
  }
  return luck;
}
