import type { State } from './state.ts';

/**
 * What nature's move is for, where luck is shared: the shells of a round. Until the tide turns these are the same for
 * everybody; afterwards the bag holds what was paid and left, and they are as alike as the bags are.
 */
export function luckKey({ phase, round, at }: State): string {
  return phase === 'deal' ? `card ${at}` : `round ${round}`;
}
