import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import { createMatch } from './create.ts';
import { type LineUp, type Me, readLineUp, usualLineUp } from './line-up.ts';
import { store } from './device-store.svelte.ts';
import { t } from '../text/current.svelte.ts';
import { go } from '../state/router.svelte.ts';
import { settings } from '../state/settings.svelte.ts';

const KEY = 'tidetable-line-up-';

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? games[id]?.load() : undefined;
}

export function me(): Me {
  return { name: settings.name || t().table.namedPlayer(1), colour: settings.colour };
}

/** The line-up of the last table of this game, or the usual one. */
export function lastLineUp(game: AnyGame): LineUp {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + game.id) ?? 'null');
    return readLineUp(game, stored) ?? usualLineUp(game, me());
  } catch {
    return usualLineUp(game, me());
  }
}

/** Opens a table and goes there. */
export async function openTable(game: AnyGame, lineUp: LineUp, { replace = false } = {}): Promise<void> {
  const people = lineUp.people.map((person) => ({ ...person, name: person.name.trim() }));
  const kept = createMatch({ game, people, options: lineUp.options, now: Date.now() });
  await (await store()).put({ ...kept, writes: 1 });
  try {
    localStorage.setItem(KEY + game.id, JSON.stringify(lineUp));
  } catch {
    // Only a convenience.
  }
  go({ screen: 'table', id: kept.id }, { replace });
}

/** A match against bots without any decision. */
export async function quickStart(id: string): Promise<void> {
  const game = await loadGame(id);
  if (game) await openTable(game, usualLineUp(game, me()));
}
