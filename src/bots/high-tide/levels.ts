import { game, type State, type View } from '../../games/high-tide/index.ts';
import { medium } from './one-turn.ts';
import { ValueModel } from './net.ts';
import { turnPolicy } from './turn-policy.ts';
import { expectedPoints } from './evaluate.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { search } from '../search/search.ts';
import { imperfect } from '../search/imperfect.ts';

const model = new ValueModel();

/** Playouts to the end of the round, everybody maximising the value of the own turn. */
const searching = {
  game,
  policy: turnPolicy(model),
  until: (root: State) => (s: State) => s.round > root.round,
};

/** Hard maximises its expected points at the end of the round, expert its chance to win by the trained networks. */
export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: imperfect(medium, { temperature: 3.5, cutoff: 4 }, 'easy'), playouts: 1 },
  medium: { bot: medium, playouts: 1 },
  hard: { bot: search({ ...searching, value: expectedPoints }), playouts: 32 },
  expert: { bot: search({ ...searching, value: (s, seat) => model.winShare(s, seat) }), playouts: 200 },
});
