import type { AnyBot } from '../../bots/bot.ts';
import { botNames, loadBot } from '../../bots/index.ts';
import { isOutside, loadPlayer } from '../outside/load.ts';
import { limited } from '../../bots/search/four-levels.ts';

/** The most playouts that may be asked for by name. */
const MOST = 1_000_000;

/**
 * A bot by name, or a level with a number of playouts of its own, fewer or more than it usually takes: `expert@2000`.
 * Programs and modules of others too (`exec:COMMAND`, `module:FILE`). Undefined if there is none.
 */
export async function loadEntrant(game: string, entrant: string): Promise<AnyBot | undefined> {
  if (isOutside(entrant)) return loadPlayer(game, entrant);
  const [name = '', count] = entrant.split('@', 2);
  const bot = botNames(game).includes(name) ? await loadBot(game, name) : undefined;
  if (!bot || count === undefined) return bot;
  const playouts = /^[1-9]\d{0,6}$/.test(count) ? Number(count) : 0;
  if (playouts < 1 || playouts > MOST || !bot.unlimited) return undefined;
  const {
    choose,
    name: _level,
    ...rest
  } = limited(bot.unlimited, { playouts, milliseconds: Number.MAX_VALUE });
  return { ...rest, name: entrant, choose };
}
