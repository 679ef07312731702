import { game, type View } from '../games/strand-unter/index.ts';
import { fourLevels, type Levels } from './levels.ts';
import { smoothValue } from './outcome.ts';
import { anyMove } from './policy.ts';
import { search, sightOf } from './search.ts';
import { slipping } from './slips.ts';
import { greedy } from './strand-unter.ts';

const searching = {
  game,
  prior: sightOf(game, greedy),
  most: 3,
  policy: anyMove(game),
  value: smoothValue(game, { scale: 3 }),
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 1, worst: 4 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: search(searching), playouts: 64 },
  expert: { bot: search(searching), playouts: 256 },
});
