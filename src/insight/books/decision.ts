import type { Seat } from '../../engine/game.ts';
import { bestPlay, towards, type Value } from '../judge/vector.ts';
import { bestOf } from './judging.ts';
import type { DecisionVerdict, Verdict } from './verdict.ts';

export type Judged = Omit<Verdict, 'kind' | 'ply' | 'count' | 'seats'>;

/** An open decision with every choice valued. */
export interface ValuedDecision {
  readonly seat: Seat;
  readonly texts: readonly string[];
  readonly taken: number;
  readonly raw: readonly Value[];
  /** How much of a judged difference counts. */
  readonly trust: number;
  /** How far what the best choice is worth more to the seat than the one taken may be off. */
  readonly errorOf: (best: number, taken: number) => number;
}

export function verdictOfDecision({ seat, texts, taken, raw, trust, errorOf }: ValuedDecision): Judged {
  const best = bestOf(raw, seat, taken);
  const could = bestPlay(raw, seat);
  const values = raw.map((value) => towards(could, value, trust));
  const decision: DecisionVerdict = {
    choices: texts.map((text, i) => ({ text, value: [...(values[i] as Value)] })),
    taken,
    best,
    could: [...could],
    loss: (could[seat] as number) - (values[taken]?.[seat] as number),
    error: taken === best ? 0 : errorOf(best, taken),
  };
  return {
    before: [...could],
    after: [...(values[taken] as Value)],
    reached: [...(raw[taken] as Value)],
    decision,
  };
}

export function standardError(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const middle = list.reduce((sum, each) => sum + each, 0) / list.length;
  const squares = list.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / (list.length - 1) / list.length);
}
