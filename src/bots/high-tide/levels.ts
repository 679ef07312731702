import { game, type State, type View } from '../../games/high-tide/index.ts';
import { medium } from './one-turn.ts';
import { winHope } from './net.ts';
import { turnWise } from './turn-policy.ts';
import { ownProspects } from './evaluate.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { search } from '../search/search.ts';
import { slipping } from '../search/imperfect.ts';

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
