import type { Bot } from '../bot.ts';
import { unit } from './policy.ts';

/** Both in the unit of the bot's values. */
export interface Imperfection {
  /** The softmax temperature. */
  readonly temperature: number;
  /** Moves that are worse than the best by more than this are never chosen. */
  readonly cutoff: number;
}

/**
 * A weaker version of a bot: it draws its move from a softmax of the other bot's values (a quantal response, McKelvey and
 * Palfrey 1995), so small differences are often missed and large ones seldom. The cutoff rules out absurd moves. How imperfect
 * it is may depend on the table.
 */
export function imperfect<V>(
  bot: Bot<V>,
  how: Imperfection | ((view: V) => Imperfection),
  name: string,
): Bot<V> {
  return {
    name,
    choose(question) {
      const answer = bot.choose({ ...question, rateAll: true });
      const { values } = answer;
      if (!values) return answer;
      const { temperature, cutoff } = typeof how === 'function' ? how(question.view) : how;
      const best = Math.max(...values);
      const weights = values.map((value) =>
        best - value <= cutoff ? Math.exp((value - best) / temperature) : 0,
      );
      return { text: question.legal[drawIndex(weights, unit(question.rng))] as string, values };
    },
  };
}

/** An index drawn in proportion to the weights; `part` is a uniform number from 0 to 1. */
export function drawIndex(weights: readonly number[], part: number): number {
  let at = part * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (at < weight) return i;
    at -= weight;
    last = i;
  }
  return last;
}
