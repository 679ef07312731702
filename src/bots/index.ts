import { games } from '../games/index.ts';
import type { AnyBot } from './bot.ts';
import { isLevel, type LevelName, levelNames } from './levels.ts';
import type { Levels } from './search/four-levels.ts';

/** Each game's own four levels, loaded when first needed. A registered game without a line here gets those of any game. */
const levelsOf: { readonly [game: string]: () => Promise<Levels<unknown>> } = {
  'high-tide': async () => (await import('./high-tide/levels.ts')).levels,
  maui: async () => (await import('./maui/levels.ts')).levels,
  'strand-unter': async () => (await import('./strand-unter/levels.ts')).levels,
};

function hasLevels(game: string): boolean {
  return Object.hasOwn(levelsOf, game) || Object.hasOwn(games, game);
}

async function loadLevels(game: string): Promise<Levels<unknown> | undefined> {
  if (Object.hasOwn(levelsOf, game)) return levelsOf[game]?.();
  if (!Object.hasOwn(games, game)) return undefined;
  const [{ levelsFor }, rules] = await Promise.all([import('./any-game/levels.ts'), games[game]?.load()]);
  return rules && levelsFor(rules);
}

/** Who may be offered a seat: a level, or random moves in a game without levels. */
export type BotName = LevelName | 'random';

/** Names that stored matches may hold and nobody is offered any more. */
const former: { readonly [name: string]: LevelName } = { greedy: 'medium' };

/** The names that may sit at a table of this game, the weakest first. */
export function botNames(game: string): string[] {
  return hasLevels(game) ? ['random', ...levelNames] : ['random'];
}

/** The bots offered for a table of this game, the weakest first. Random moves only where there is no level. */
export function offeredBots(game: string): readonly BotName[] {
  return hasLevels(game) ? levelNames : ['random'];
}

/** The bot that a new seat gets. */
export function usualBot(game: string): BotName {
  return hasLevels(game) ? 'medium' : 'random';
}

export function isBotName(name: unknown): name is BotName {
  return name === 'random' || isLevel(name);
}

/** The bot of that name for that game, or undefined if there is none. */
export async function loadBot(game: string, name: string): Promise<AnyBot | undefined> {
  if (name === 'random') return (await import('./random.ts')).random;
  const wanted = Object.hasOwn(former, name) ? former[name] : levelNames.find((level) => level === name);
  return wanted && (await loadLevels(game))?.[wanted];
}
