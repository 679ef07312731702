import { anchorsOf } from '../../rating/anchors.ts';
import type { SeekWish } from '../../wire/subjects/pairing.ts';

/**
 * A wish that the server accepts: a search for a rated match names only games that have ratings. `games` are all there are;
 * if none of them has ratings, the match cannot count.
 */
export function rateable(wish: SeekWish, games: readonly string[]): SeekWish {
  if (!wish.rated || (wish.games.length > 0 && wish.games.every(anchorsOf))) return wish;
  const chosen = wish.games.filter(anchorsOf);
  const possible = chosen.length > 0 ? chosen : games.filter(anchorsOf);
  return possible.length > 0 ? { ...wish, games: possible, sizes: [] } : { ...wish, rated: false };
}
