import type { Bot } from '../bot.ts';
import { chance } from './policy.ts';

export interface Slips {
  /** In the unit of the bot's values: how much worse a choice may be and still look about as good. */
  readonly blur: number;
  /** Nothing that is worse than the best by more than this is ever chosen. */
  readonly worst: number;
}

/**
 * Plays like the other bot, but as a person does who looks less closely: the smaller the difference, the easier it is
 * missed. Never absurd: what is far worse than the best stays out of the question. How closely it looks may depend on the
 * table.
 */
export function slipping<V>(bot: Bot<V>, slips: Slips | ((view: V) => Slips), name: string): Bot<V> {
  return {
    name,
    choose(question) {
      const answer = bot.choose({ ...question, rateAll: true });
      const { values } = answer;
      if (!values) return answer;
      const { blur, worst } = typeof slips === 'function' ? slips(question.view) : slips;
      const best = Math.max(...values);
      const weights = values.map((value) => (best - value <= worst ? Math.exp((value - best) / blur) : 0));
      return { text: question.legal[drawn(weights, chance(question.rng))] as string, values };
    },
  };
}

/** The index at this part of the weights laid end to end. */
export function drawn(weights: readonly number[], part: number): number {
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
