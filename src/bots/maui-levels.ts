import { game, type View } from '../games/maui/index.ts';
import { fourLevels, type Levels } from './levels.ts';
import { greedy } from './maui.ts';
import { evaluate } from './maui-value.ts';
import { smoothValue } from './outcome.ts';
import { bestNext } from './policy.ts';
import { search, sightOf } from './search.ts';
import { slipping } from './slips.ts';

const searching = {
  game,
  prior: sightOf(game, greedy),
  most: 3,
  policy: bestNext(game, evaluate, 0.1),
  value: smoothValue(game, { scale: 8 }),
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 3, worst: 12 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: search(searching), playouts: 64 },
  expert: { bot: search(searching), playouts: 256 },
});
