import type { AnyBot } from './bot.ts';

type BotLoaders = { readonly [name: string]: () => Promise<AnyBot> };

/** Whoever plays every game. */
const common: BotLoaders = {
  random: async () => (await import('./random.ts')).random,
};

/** Who plays one game only, by the game's id. To add a bot, add its line here; each is loaded when first needed. */
const own: { readonly [game: string]: BotLoaders } = {
  'high-tide': { greedy: async () => (await import('./high-tide.ts')).greedy },
  maui: { greedy: async () => (await import('./maui.ts')).greedy },
  'strand-unter': { greedy: async () => (await import('./strand-unter.ts')).greedy },
};

/** The names that may sit at a table of this game, the weakest first. */
export function botNames(game: string): string[] {
  return Object.keys(loadersOf(game));
}

/** The bot of that name for that game, or undefined if there is none. */
export async function loadBot(game: string, name: string): Promise<AnyBot | undefined> {
  const loaders = loadersOf(game);
  return Object.hasOwn(loaders, name) ? loaders[name]?.() : undefined;
}

function loadersOf(game: string): BotLoaders {
  return Object.hasOwn(own, game) ? { ...common, ...own[game] } : common;
}
