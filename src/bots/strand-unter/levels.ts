import { game, type View } from '../../games/strand-unter/index.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { slipping } from '../search/imperfect.ts';
import { greedy, plain } from './one-turn.ts';
import { mixing } from './mixed-strategy.ts';

/** What easy may miss, in points of the evaluation. A single rival is easier to keep in view than several. */
const slips = ({ seats }: View) => ({ blur: seats.length === 2 ? 1.6 : 2.7, worst: 7 });

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(plain, slips, 'easy'), playouts: 80 },
  medium: { bot: plain, playouts: 80 },
  hard: { bot: greedy, playouts: 80 },
  expert: { bot: mixing({ trust: 0.65, wits: 0.5, thoughts: 100, seldom: 0.03 }), playouts: 625 },
});
