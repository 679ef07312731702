import { loadBot } from '../bots/index.ts';
import type { AnyBot } from '../bots/bot.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import { FastRng } from '../engine/rng.ts';
import { games } from '../games/index.ts';
import type { Challenge } from './challenge.ts';
import { playChallenge } from './play.ts';

export async function gameAndBot(id: string): Promise<{ readonly game: AnyGame; readonly bot: AnyBot }> {
  const game = await games[id]?.load();
  const bot = await loadBot(id, 'medium');
  if (!game || !bot) throw new Error(`no ${id}`);
  return { game, bot };
}

/** The log of somebody who decides at random. */
export function randomTry(challenge: Challenge, game: AnyGame, bot: AnyBot, seed: number): Ply[] {
  const rng = new FastRng(seed);
  const plies: Ply[] = [];
  playChallenge(challenge, game, bot, {
    choose: ({ legal }) => legal[rng.below(legal.length)],
    played: (ply) => plies.push(ply) > 0,
  });
  return plies;
}
