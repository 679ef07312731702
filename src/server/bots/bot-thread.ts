import { loadBot } from '../../bots/index.ts';
import { FastRng } from '../../engine/rng.ts';
import type { BotTask } from './bot-pool.ts';

/** Runs in a worker thread: lets a bot choose. */
export default async function choose({
  game,
  bot: name,
  view,
  seat,
  legal,
  milliseconds,
  seed,
}: BotTask): Promise<string> {
  const bot = await loadBot(game, name);
  if (!bot) throw new Error(`${game} has no bot called ${name}`);
  const budget = { milliseconds, now: () => performance.now() };
  return bot.choose({ view, seat, legal, budget, rng: new FastRng(seed) }).text;
}
