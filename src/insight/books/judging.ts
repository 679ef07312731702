import type { Options, Seat } from '../../engine/game.ts';
import type { Terms } from '../../engine/match.ts';
import type { AnyJudge, Care } from '../judge/judge.ts';
import { isBetter } from '../judge/look.ts';
import type { Value } from '../judge/vector.ts';

/** What a step is judged with. */
export interface Judging {
  readonly judge: AnyJudge;
  readonly care: Care;
  readonly seed: number;
  readonly terms: Terms<Options>;
}

/** The best by the seat's share; what was taken counts as the best if it is as good. */
export function bestOf(values: readonly Value[], seat: Seat, taken: number): number {
  let best = taken;
  for (const [i, value] of values.entries()) if (isBetter(value, values[best] as Value, seat)) best = i;
  return best;
}
