import type { AnyGame } from '../engine/game.ts';
import type { Registry } from '../engine/words.ts';

/** The module at this address exports every game there is, as `games`. Worker threads load it by the same address. */
export type RegistryUrl = string;

export async function loadRegistry(url: RegistryUrl): Promise<Registry> {
  const module = (await import(url)) as { readonly games: Registry };
  return module.games;
}

/** A game that is known to be there. */
export async function loadGame(url: RegistryUrl, id: string): Promise<AnyGame> {
  const entry = (await loadRegistry(url))[id];
  if (!entry) throw new Error(`there is no game ${id} at ${url}`);
  return entry.load();
}
