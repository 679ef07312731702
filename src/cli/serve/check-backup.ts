import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LoadedGames } from '../../server/loaded-games.ts';
import { type Replayed, replayMatches } from '../../server/match/replay-check.ts';
import { keyFrom, seedBox } from '../../server/store/seed-box.ts';
import { keyBeside } from '../../server/store/sqlite/backup.ts';
import { openSqlite } from '../../server/store/sqlite/open.ts';
import { loadRegistry, type RegistryUrl } from '../support/catalogue.ts';

const SAMPLE = 50;

/**
 * Opens a copy of a backup as a server would and replays the latest matches, those at play and those over. A copy, because a
 * server writes to what it opens.
 */
export async function checkBackup(file: string, registry: RegistryUrl): Promise<Replayed> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-check-'));
  try {
    const path = join(folder, 'copy.db');
    copyFileSync(file, path);
    const key = keyBeside(file);
    const box = existsSync(key) ? { box: seedBox(keyFrom(key, randomBytes)) } : {};
    const store = await openSqlite({ path }, box);
    try {
      const tables = await Promise.all(
        (['playing', 'over'] as const).map((status) => store.admin.tables(status, SAMPLE)),
      );
      const ids = tables.flat().map(({ id }) => id);
      return await replayMatches(store, new LoadedGames(await loadRegistry(registry)), ids);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
