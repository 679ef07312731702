import type { AnyGame, Seat } from '../../engine/game.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { imperfect } from '../search/imperfect.ts';
import { winShare } from '../search/outcome.ts';
import { anyMove } from '../search/policy.ts';
import { search } from '../search/search.ts';

/** In shares of the win. */
const imperfection = { temperature: 0.1, cutoff: 0.5 };

/**
 * Levels for a game that has none of its own: flat Monte Carlo search with random playouts to the end of the match. They differ in
 * how many playouts they get.
 */
export function levelsFor(game: AnyGame): Levels<unknown> {
  const value = (s: unknown, seat: Seat): number => {
    const result = game.result(s);
    return result ? winShare(result, seat) : 0;
  };
  const searching = search({ game, policy: anyMove(game), value });
  return fourLevels(game, {
    easy: { bot: imperfect(searching, imperfection, 'easy'), playouts: 24 },
    medium: { bot: searching, playouts: 48 },
    hard: { bot: searching, playouts: 200 },
    expert: { bot: searching, playouts: 2000 },
  });
}
