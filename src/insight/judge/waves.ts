import type { Weighted } from '../../engine/game.ts';
import type { Move, State } from '../../games/high-tide/index.ts';
import { die } from '../../games/high-tide/rules.ts';

const PIPS = 6;
/** Of two dice the higher one lies left; of equal ones that of the beach further left does. */
const LEFT_FIRST = (PIPS * (PIPS + 1)) / 2;
const ALL = PIPS * PIPS;

/** The beaches of the large and the small wave, and how likely they are. */
export interface Waves {
  readonly left: number;
  readonly right: number;
  readonly part: number;
}

/**
 * Dice for the waves differ only in the beaches that the waves roll onto: one outcome for each two beaches, with the weight
 * of all that come to the same. So few are left that all can be tried. Undefined where dice matter for more than that.
 */
export function waveOutcomes(s: State): Weighted<Move>[] | undefined {
  if (s.phase !== 'wave-dice' || s.options.baywatch) return undefined;
  return anyWaves(s.bag).map(({ left, right, part }) => ({
    move: { type: 'dice', first: die(left, PIPS), second: die(right, 1) },
    weight: part,
  }));
}

/** Waves by two dice out of the bag. */
export function anyWaves(bag: readonly number[]): Waves[] {
  let dice = 0;
  for (const here of bag) dice += here;
  const all = (ALL * (dice * (dice - 1))) / 2;
  const list: Waves[] = [];
  const add = (left: number, right: number, ways: number): void => {
    if (ways > 0) list.push({ left, right, part: ways / all });
  };
  for (let beach = 0; beach < bag.length; beach++) {
    const here = bag[beach] as number;
    add(beach, beach, ALL * ((here * (here - 1)) / 2));
    for (let other = beach + 1; other < bag.length; other++) {
      const both = here * (bag[other] as number);
      add(beach, other, LEFT_FIRST * both);
      add(other, beach, (ALL - LEFT_FIRST) * both);
    }
  }
  return list;
}
