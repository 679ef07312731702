import { game, type View } from '../../games/strand-unter/index.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { imperfect } from '../search/imperfect.ts';
import { greedy, plain } from './one-turn.ts';
import { mixing } from './mixed-strategy.ts';

/** Against a single rival easy makes smaller mistakes, in points of the evaluation. */
const imperfection = ({ seats }: View) => ({ temperature: seats.length === 2 ? 1.6 : 2.7, cutoff: 7 });

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: imperfect(plain, imperfection, 'easy'), playouts: 80 },
  medium: { bot: plain, playouts: 80 },
  hard: { bot: greedy, playouts: 80 },
  expert: {
    bot: mixing({ trust: 0.65, responders: 0.5, iterations: 100, minProbability: 0.03 }),
    playouts: 625,
  },
});
