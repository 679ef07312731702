import type { AnyGame } from '../../engine/game.ts';
import { settle, start } from '../../engine/match.ts';
import { luck } from '../../fair/keyed-rng.ts';
import { type Kept, termsOf } from './kept.ts';

/**
 * The same match, with everybody moved round the table until the first of them begins, where the set-up draws who begins.
 * The draws follow from seed and id alone, so they stay as they are; only who sits where changes.
 */
export function seatFirst(game: AnyGame, kept: Kept & { readonly seed: string }): Kept {
  const { seed, id, people } = kept;
  const dice = luck({ seed, matchId: id, seatSeeds: people.map(() => '') });
  const beginners = game.toAct(settle(start(game, termsOf(kept)), dice).state);
  const [beginner] = beginners;
  if (beginner === undefined || beginners.length > 1) return kept;
  const turned = people.map((_, seat) => people.at(seat - beginner));
  return { ...kept, people: turned.flatMap((person) => person ?? []) };
}
