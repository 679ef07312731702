import { drawIndex } from '../bots/search/imperfect.ts';
import { type Policy, unit } from '../bots/search/policy.ts';
import { drive } from '../engine/drive.ts';
import { type AnyGame, CHANCE, type Result, type Seat } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';

/** How everybody plays a match to its end. */
export interface Playing {
  readonly game: AnyGame;
  readonly policy: Policy<unknown, unknown>;
  /** Sealed questions: each seat's probabilities of its legal answers; without it the policy answers. */
  readonly answerModel?: ((s: unknown) => readonly (readonly number[])[]) | undefined;
}

/** A choice that is given: everything else is played. */
export interface Given {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Plays the state on to its end, in place; the next decision of one seat may be given. */
export function playedOut(
  { game, policy, answerModel }: Playing,
  s: unknown,
  { dice, policyRng, first }: { readonly dice: Rng; readonly policyRng: Rng; readonly first?: Given },
): Result {
  let mixtures: readonly (readonly number[])[] | undefined;
  let given = first;
  drive(game, s, {
    goOn: () => {
      mixtures = answerModel && game.sealed(s) ? answerModel(s) : undefined;
      return true;
    },
    move: (_, seat) => {
      if (seat === CHANCE) return game.sample(s, dice);
      if (given && seat === given.seat) {
        const { move } = given;
        given = undefined;
        return move;
      }
      if (!mixtures) return policy(s, seat, policyRng);
      return game.legal(s, seat, [])[drawIndex(mixtures[seat] as readonly number[], unit(policyRng))];
    },
  });
  return game.result(s) as Result;
}
