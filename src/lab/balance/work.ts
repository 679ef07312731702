import type { Budget } from '../../bots/bot.ts';
import { loadGame, type RegistryUrl } from '../registry.ts';
import { loadEntrant } from '../tournament/bots.ts';
import { type GameRecord, type Laboratory, playRecord } from './game.ts';
import { loadNotes } from './notes.ts';
import type { Setting } from './settings.ts';

/** A measurement as plain data: with the same terms the same games are played. */
export interface Terms {
  readonly registry: RegistryUrl;
  readonly game: string;
  readonly seed: number;
  /** Who plays against itself. */
  readonly bot: string;
  readonly games: number;
  /** Whether it is measured how much of the results is luck. */
  readonly luck?: true;
  readonly settings: readonly Setting[];
}

/** Some games of one setting. */
export interface Task {
  readonly setting: number;
  readonly from: number;
  readonly to: number;
}

export function worker(terms: Terms): (task: Task) => Promise<GameRecord[]> {
  let opened: Promise<Laboratory> | undefined;
  return async ({ setting, from, to }) => {
    opened ??= open(terms);
    const laboratory = await opened;
    const at = terms.settings[setting] as Setting;
    return Array.from({ length: to - from }, (_, i) => playRecord(laboratory, at, from + i));
  };
}

async function open({ registry, game: id, seed, bot: name, luck }: Terms): Promise<Laboratory> {
  const bot = await loadEntrant(id, name);
  if (!bot) throw new Error(`${id} has no bot called ${name}`);
  // Every level keeps to its own limits, counted in playouts.
  const budget: Budget = { playouts: Number.MAX_SAFE_INTEGER };
  return {
    game: await loadGame(registry, id),
    notes: await loadNotes(id),
    bot,
    budget,
    seed,
    measuresLuck: luck === true,
  };
}
