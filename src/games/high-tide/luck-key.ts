import type { State } from './state.ts';

/**
 * What nature's move is for, where luck is shared. All dice of a round come out of one bag, so its k-th pair shows the same
 * for everybody, whoever rolls it. (Names by seat were tried: after one differing decision 23 % of the later draws were the
 * same instead of 88 %, because the bags differ.) Stacks have one name each.
 */
export function luckKey({ phase, round }: State): string {
  switch (phase) {
    case 'dice':
    case 'wave-dice':
      return `round ${round} bag`;
    case 'pips':
    case 'alert':
      return `round ${round} ${phase}`;
    default:
      return phase;
  }
}
