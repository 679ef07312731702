import type { Seat } from '../../engine/game.ts';
import { bestPlay, towards, type Value } from '../judge/vector.ts';
import { bestOf } from './judging.ts';
import type { DecisionVerdict, Verdict } from './verdict.ts';

export type Judged = Omit<Verdict, 'kind' | 'ply' | 'count' | 'seats'>;

/** What the choices of an open decision are worth. */
export interface Compared {
  readonly best: number;
  /** What follows if the seat chooses as well as it can. */
  readonly could: Value;
  readonly values: readonly Value[];
}

/** By the evaluator alone: so much of what it says of the choices counts as the trust in it. */
export function comparedByEvaluator(
  raw: readonly Value[],
  { seat, taken, trust }: { readonly seat: Seat; readonly taken: number; readonly trust: number },
): Compared {
  const could = bestPlay(raw, seat);
  return {
    best: bestOf(raw, seat, taken),
    could,
    values: raw.map((value) => towards(could, value, trust)),
  };
}

/** A decision as a network of choices sees it. */
export interface NetworkSays {
  readonly seat: Seat;
  readonly taken: number;
  /** What the choice taken is worth. */
  readonly base: Value;
  /** By choice: everybody's shares, where the network was asked. Only their differences count. */
  readonly shares: ReadonlyMap<number, Float64Array>;
}

/** By a network of choices, which knows how they differ: the others count as the least of those it was asked about. Points are the evaluator's. */
export function comparedByChoices(
  raw: readonly Value[],
  { seat, taken, base, shares }: NetworkSays,
): Compared {
  const chosen = shares.get(taken) as Float64Array;
  let [best, least] = [chosen, chosen];
  for (const each of shares.values()) {
    if ((each[seat] as number) > (best[seat] as number)) best = each;
    if ((each[seat] as number) < (least[seat] as number)) least = each;
  }
  const start = withRoom(base, seat, {
    less: (chosen[seat] as number) - (least[seat] as number),
    more: (best[seat] as number) - (chosen[seat] as number),
  });
  const own = raw[taken] as Value;
  const values = raw.map((value, i) => {
    const said = shares.get(i) ?? least;
    return start.map((each, k) =>
      k < said.length
        ? each + (said[k] as number) - (chosen[k] as number)
        : each + (value[k] as number) - (own[k] as number),
    );
  });
  const at = bestOf(values, seat, taken);
  return { best: at, could: values[at] as Value, values };
}

/** The value with the seat's share moved, if need be, so that so much less and so much more are shares too; the others make up for it. */
function withRoom(
  value: Value,
  seat: Seat,
  { less, more }: { readonly less: number; readonly more: number },
): Value {
  const seats = value.length / 2;
  const own = value[seat] as number;
  const moved = Math.max(less, Math.min(1 - more, own)) - own;
  if (moved === 0) return value;
  return value.map((each, i) => (i === seat ? each + moved : i < seats ? each - moved / (seats - 1) : each));
}

/** An open decision with every choice valued. */
export interface ValuedDecision {
  readonly seat: Seat;
  readonly texts: readonly string[];
  readonly taken: number;
  readonly compared: Compared;
  /** What the evaluator says of the position that was reached. */
  readonly reached: Value;
  /** How far what the best choice is worth more to the seat than the one taken may be off. */
  readonly error: number;
}

export function verdictOfDecision({ seat, texts, taken, compared, reached, error }: ValuedDecision): Judged {
  const { best, could, values } = compared;
  const decision: DecisionVerdict = {
    choices: texts.map((text, i) => ({ text, value: [...(values[i] as Value)] })),
    taken,
    best,
    could: [...could],
    loss: (could[seat] as number) - (values[taken]?.[seat] as number),
    error: taken === best ? 0 : error,
  };
  return {
    before: [...could],
    after: [...(values[taken] as Value)],
    reached: [...reached],
    decision,
  };
}

export function standardError(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const middle = list.reduce((sum, each) => sum + each, 0) / list.length;
  const squares = list.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / (list.length - 1) / list.length);
}
