import type { AnyGame } from '../../engine/game.ts';
import { settle, start } from '../../engine/match.ts';
import { keptLuck } from './kept-luck.ts';
import { type Kept, termsOf } from './kept.ts';

/**
 * The same match, with everybody moved round the table until the first of them begins, where the set-up draws who begins.
 * The draws follow from seed and id alone, so they stay as they are; only who sits where changes.
 */
export function seatFirst(game: AnyGame, kept: Kept & { readonly seed: string }): Kept {
  const { seed, people } = kept;
  const beginners = game.toAct(settle(start(game, termsOf(kept)), keptLuck(seed, kept)).state);
  const [beginner] = beginners;
  if (beginner === undefined || beginners.length > 1) return kept;
  const turned = people.map((_, seat) => people.at(seat - beginner));
  return { ...kept, people: turned.flatMap((person) => person ?? []) };
}
