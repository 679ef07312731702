import { game, type View } from '../games/high-tide/index.ts';
import { greedy } from './high-tide.ts';
import { prospects } from './high-tide-value.ts';
import { fourLevels, type Levels } from './levels.ts';
import { smoothValue } from './outcome.ts';
import { anyMove, bestNext, mixed } from './policy.ts';
import { search, sightOf } from './search.ts';
import { slipping } from './slips.ts';

const searching = {
  game,
  prior: sightOf(game, greedy),
  most: 3,
  policy: mixed(bestNext(game, prospects), anyMove(game), 0.1),
  value: smoothValue(game, { scale: 4 }),
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 1, worst: 4 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: search(searching), playouts: 64 },
  expert: { bot: search(searching), playouts: 256 },
});
