import type { Seat } from '../engine/game.ts';
import { game, type State, type View } from '../games/strand-unter/index.ts';
import { fourLevels, type Levels } from './levels.ts';
import { asBot } from './policy.ts';
import { search, sightOf } from './search.ts';
import { slipping } from './slips.ts';
import { greedy } from './strand-unter.ts';
import { evaluate, foresee } from './strand-unter-value.ts';

/** How much the best rival's prospects count, and what winning outright is worth beyond its points. */
const ENVY = 0.5;
const WIN = 3;

function lead(s: State, seat: Seat): number {
  const scores = game.result(s)?.scores;
  const outlook = scores ? undefined : foresee(s);
  const worth = (each: Seat): number =>
    outlook ? evaluate(s, each, outlook, s.round) : (scores?.[each] as number);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players; other++) if (other !== seat) rival = Math.max(rival, worth(other));
  const mine = worth(seat);
  return mine - ENVY * rival + (scores && mine > rival ? WIN : 0);
}

/** To the end of the round, everybody playing like medium, and then by what the positions promise. */
const searching = {
  game,
  prior: sightOf(game, greedy),
  policy: asBot(game, greedy),
  value: lead,
  until: (root: State) => (s: State) => s.round > root.round,
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 1, worst: 4 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: search({ ...searching, most: 4 }), playouts: 16 },
  expert: { bot: search({ ...searching, most: 8 }), playouts: 64 },
});
