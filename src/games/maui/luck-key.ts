import type { State } from './state.ts';

/**
 * What nature's move is for, where luck is shared. All tiles of a half come from one bag, so its k-th tile is the same for
 * everybody, whoever draws it and for whatever; umbrellas and crabs belong to a seat.
 */
export function luckKey({ phase, half, seat }: State): string {
  switch (phase) {
    case 'market':
    case 'tiles':
    case 'refill':
      return `half ${half} bag`;
    case 'umbrellas':
    case 'crab':
      return `half ${half} seat ${seat} ${phase}`;
    default:
      return `half ${half} ${phase}`;
  }
}
