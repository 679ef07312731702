import { expect } from 'vitest';
import { type MatchFile, readMatchFile } from '../../../src/engine/file.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { importMatch } from '../../../src/server/archive/import-match.ts';
import { LoadedGames } from '../../../src/server/loaded-games.ts';
import { replayMatches } from '../../../src/server/match/replay-check.ts';
import { game as toy } from '../../toy/game.ts';
import { games } from '../../toy/registry.ts';
import { Client } from '../harness/client.ts';
import type { Databases } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';

const game = toy as unknown as AnyGame;

/** Imports finished matches into an empty database: its log replays there with the same dice, and it exports the same files. */
export async function importsAndExportsAgain(
  databases: Databases,
  files: readonly MatchFile[],
): Promise<void> {
  const store = await databases.open(await databases.fresh());
  const now = Date.now();
  for (const file of files) {
    // What was changed does not fit the dice.
    const id = `${file.id}x`;
    expect(await importMatch(store, game, { ...file, id, deal: id }, now)).toHaveProperty('problem');
    expect(await store.match(id)).toBeUndefined();
    expect(await importMatch(store, game, file, now)).toBe('imported');
    expect(await importMatch(store, game, file, now)).toBe('known');
  }
  const ids = files.map(({ id }) => `${id}`);
  expect(await replayMatches(store, new LoadedGames(games), ids)).toMatchObject({
    replayed: ids.length,
    broken: [],
  });
  const { url } = await serve({ database: store });
  for (const file of files) {
    const text = await (await new Client(url).call('GET', `/matches/${file.id}/file`)).text();
    expect(readMatchFile(text)).toEqual(file);
  }
}
