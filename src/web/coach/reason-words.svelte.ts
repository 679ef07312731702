import type { ReasonWords } from '../../engine/words.ts';
import { games } from '../../games/index.ts';

const loaded = $state<{ [game: string]: ReasonWords | undefined }>({});

/** The words for reasons of a game; undefined until they are loaded, or if it has none. */
export function reasonWords(game: string): ReasonWords | undefined {
  if (!(game in loaded)) void load(game);
  return loaded[game];
}

async function load(game: string): Promise<void> {
  const words = Object.hasOwn(games, game) ? await games[game]?.reasons?.() : undefined;
  loaded[game] = words;
}
