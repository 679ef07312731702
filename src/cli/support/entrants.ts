import type { AnyGame } from '../../engine/game.ts';
import { loadEntrant } from '../../lab/tournament/bots.ts';
import { printable, UsageError } from './usage.ts';

/** The bots in a list, each once: levels, levels with playouts of their own, programs and modules. */
export async function entrantsFrom(game: AnyGame, text: string): Promise<string[]> {
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  for (const name of names) {
    if (!(await loadEntrant(game.id, name)))
      throw new UsageError(`${game.id} has no bot called "${printable(name, 40)}"`);
  }
  return names;
}
