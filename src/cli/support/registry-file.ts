import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadRegistry, type RegistryUrl } from './catalogue.ts';
import { printable, UsageError } from './usage.ts';

/** The address of a module of games that somebody names: a file that exports `games`, as `src/games/index.ts` does. */
export async function registryAt(file: string | undefined): Promise<RegistryUrl> {
  if (file === undefined) throw new UsageError('--registry takes a file that exports games');
  const url = pathToFileURL(resolve(file)).href;
  const games: unknown = await loadRegistry(url).catch((error: unknown) => {
    throw new UsageError(`${printable(file)} cannot be loaded: ${printable(String(error))}`);
  });
  if (!isRegistry(games)) throw new UsageError(`${printable(file)} exports no games`);
  return url;
}

function isRegistry(games: unknown): boolean {
  const entries = typeof games === 'object' && games !== null ? Object.values(games) : [];
  return entries.length > 0 && entries.every((entry) => typeof entry?.load === 'function');
}
