import { game, type State, type View } from '../games/high-tide/index.ts';
import { greedy } from './high-tide.ts';
import { prospects } from './high-tide-value.ts';
import { fourLevels, type Levels } from './levels.ts';
import { asBot } from './policy.ts';
import { search, sightOf } from './search.ts';
import { slipping } from './slips.ts';

/** To the end of the round, everybody playing like medium, and then by what the position promises. */
const searching = {
  game,
  prior: sightOf(game, greedy),
  policy: asBot(game, greedy),
  value: prospects,
  until: (root: State) => (s: State) => s.round > root.round,
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 1, worst: 4 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: search({ ...searching, most: 4 }), playouts: 32 },
  expert: { bot: search({ ...searching, most: 8 }), playouts: 128 },
});
