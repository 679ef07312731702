import { game, type State, type View } from '../games/high-tide/index.ts';
import { medium } from './high-tide.ts';
import { winHope } from './high-tide-hope.ts';
import { turnWise } from './high-tide-turn.ts';
import { ownProspects } from './high-tide-value.ts';
import { fourLevels, type Levels } from './levels.ts';
import { search } from './search.ts';
import { slipping } from './slips.ts';

/** Playouts to the end of the round, everybody taking the best for the own turn. */
const searching = {
  game,
  policy: turnWise,
  until: (root: State) => (s: State) => s.round > root.round,
};

/** Hard counts the points it may expect where a round leads; expert has learned what its chances to win are. */
export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(medium, { blur: 3.5, worst: 4 }, 'easy'), playouts: 1 },
  medium: { bot: medium, playouts: 1 },
  hard: { bot: search({ ...searching, value: ownProspects }), playouts: 32 },
  expert: { bot: search({ ...searching, value: winHope }), playouts: 200 },
});
