import { type CareName, cares, estimateOf } from './judge/judge.ts';
import { Look } from './judge/look.ts';
import { judgeFor } from './judge/registry.ts';
import type { Estimate } from './value/evaluator.ts';

/**
 * What a position is worth to everybody: shares of the win and expected points. Undefined where nothing was learned for
 * the game or this number of players. The position must not hold anything that no seat knows; `imagine` a state from a view
 * where the game has secrets.
 */
export function evaluate(
  game: string,
  seats: number,
  state: unknown,
  care: CareName = 'quick',
): Estimate | undefined {
  const judge = judgeFor(game, seats);
  return judge && estimateOf(new Look(judge, cares[care], 1).value(state));
}
