import type { Seat } from '../engine/game.ts';
import { game, type State, type View } from '../games/maui/index.ts';
import { fourLevels, type Levels } from './levels.ts';
import { greedy } from './maui.ts';
import { evaluate } from './maui-value.ts';
import { asBot } from './policy.ts';
import { search, sightOf } from './search.ts';
import { slipping } from './slips.ts';

/** How much the best rival's prospects count. */
const ENVY = 0.7;

function lead(s: State, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) rival = Math.max(rival, evaluate(s, other));
  return evaluate(s, seat) - ENVY * rival;
}

/** Columns filled on the seat's beach, over both halves of the long game. */
function columns(s: State, seat: Seat): number {
  return (s.players[seat]?.beach.length ?? 0) + 100 * s.half;
}

/** So many tiles further, everybody playing like medium, and then by what the positions promise. */
function ahead(tiles: number) {
  return {
    game,
    prior: sightOf(game, greedy),
    policy: asBot(game, greedy),
    value: lead,
    until: (root: State, seat: Seat) => {
      const enough = columns(root, seat) + tiles;
      return (s: State) => s.seat !== seat && columns(s, seat) >= enough;
    },
  };
}

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 3, worst: 12 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: search({ ...ahead(2), most: 5 }), playouts: 32 },
  expert: { bot: search({ ...ahead(3), most: 8 }), playouts: 64 },
});
