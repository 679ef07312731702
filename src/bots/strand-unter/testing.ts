import { FastRng } from '../../engine/rng.ts';
import { game, type State, type View } from '../../games/strand-unter/index.ts';
import { printed } from '../../games/strand-unter/testing.ts';
import type { Bot } from '../bot.ts';
import { loadBot } from '../index.ts';
import { plain } from './one-turn.ts';
import { gainAgainst } from './best-response.ts';
import { playThrough } from '../testing.ts';

/** For tests: the mean gain of best responses to expert's mixtures, in positions of matches between medium bots. */
export async function meanGain(wanted: {
  readonly positions: number;
  readonly players: number;
  readonly draws: number;
}): Promise<{ readonly mean: number; readonly positions: number }> {
  const expert = (await loadBot('strand-unter', 'expert')) as Bot<View>;
  const gains: number[] = [];
  for (let match = 0; gains.length < wanted.positions; match++) {
    const rng = new FastRng(21, match);
    const bots = Array.from({ length: wanted.players }, () => plain);
    const table = { game, options: printed, bots, budget: { playouts: 80 }, rng };
    playThrough(table, (question, state, bot) => {
      const s = state as State;
      const { seat } = question;
      // One position in ten, the seats in turn.
      const probed = s.phase === 'dial' && seat === gains.length % s.players && rng.below(10) === 0;
      if (probed && gains.length < wanted.positions) {
        const seed = rng.below(2 ** 32);
        gains.push(gainAgainst(s, seat, { bot: expert, playouts: 625, draws: wanted.draws, seed }));
      }
      return bot.choose(question).text;
    });
  }
  return { mean: gains.reduce((sum, gain) => sum + gain, 0) / gains.length, positions: gains.length };
}
