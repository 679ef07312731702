import type { Weighted } from '../../engine/game.ts';
import type { Move, State } from '../../games/high-tide/index.ts';
import { die } from '../../games/high-tide/rules.ts';

const PIPS = 6;
/** Of two dice the higher one lies left; of equal ones that of the beach further left does. */
const LEFT_FIRST = (PIPS * (PIPS + 1)) / 2;
const ALL = PIPS * PIPS;

/**
 * Dice for the waves differ only in the beaches that the waves roll onto: one outcome for each two beaches, with the weight
 * of all that come to the same. So few are left that all can be tried. Undefined where dice matter for more than that.
 */
export function waveOutcomes(s: State): Weighted<Move>[] | undefined {
  if (s.phase !== 'wave-dice' || s.options.baywatch) return undefined;
  const list: Weighted<Move>[] = [];
  const add = (left: number, right: number, weight: number): void => {
    if (weight > 0)
      list.push({ move: { type: 'dice', first: die(left, PIPS), second: die(right, 1) }, weight });
  };
  for (let beach = 0; beach < s.bag.length; beach++) {
    const here = s.bag[beach] as number;
    add(beach, beach, ALL * ((here * (here - 1)) / 2));
    for (let other = beach + 1; other < s.bag.length; other++) {
      const both = here * (s.bag[other] as number);
      add(beach, other, LEFT_FIRST * both);
      add(other, beach, (ALL - LEFT_FIRST) * both);
    }
  }
  return list;
}
