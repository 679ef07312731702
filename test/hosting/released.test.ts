import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { startServer } from '../../src/server/server.ts';
import { inspectDatabase } from '../../src/server/store/inspect.ts';

/**
 * A small database of each schema that was ever released, made by the version that had it: one account, a match that is over,
 * one at play, a table that waits. Add one with each release that has migrations (make-released.ts); never change one.
 */
const folder = join(import.meta.dirname, 'released');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface Made {
  readonly schema: number;
  readonly over: string;
  readonly playing: string;
  readonly open: string;
  /** Of versions that sealed the seeds of matches under way. */
  readonly seedKey?: string;
}

describe.each(names)('%s', (name) => {
  const made = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Made;

  function unpacked(): string {
    const data = mkdtempSync(join(tmpdir(), 'tidetable-'));
    const packed = readFileSync(join(folder, name.replace('.json', '.db.gz')));
    writeFileSync(join(data, 'tidetable.db'), gunzipSync(packed));
    if (made.seedKey !== undefined) writeFileSync(join(data, 'seed.key'), made.seedKey);
    return data;
  }

  test('is brought on by a start, and everything in it is as it was', async () => {
    const data = unpacked();
    expect(await inspectDatabase(data)).toMatchObject({ found: made.schema });
    const server = await startServer({ games, database: data, bots: { threads: 1 } });
    try {
      const api = `${server.url}/api/v1`;
      const headers = { 'content-type': 'application/json' };
      const signedIn = await fetch(`${api}/sign-in/password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ login: 'anna', password: 'a long enough password' }),
      });
      expect(signedIn.status).toBe(200);
      const cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const get = async (path: string) => {
        const response = await fetch(`${api}${path}`, { headers: { cookie } });
        expect([path, response.status]).toEqual([path, 200]);
        return (await response.json()) as Record<string, unknown>;
      };
      const { story } = await get(`/matches/${made.over}/story?viewer=0`);
      expect((story as unknown[]).length).toBeGreaterThan(20);
      await get(`/matches/${made.over}/file`);
      // The match under way goes on.
      const { update } = (await get(`/matches/${made.playing}/updates?viewer=public`)) as unknown as {
        update: { toAct: number[] };
      };
      const [seat] = update.toAct;
      const { update: mine } = (await get(`/matches/${made.playing}/updates?viewer=${seat}`)) as unknown as {
        update: { asked: number; legal: string[] };
      };
      const answered = await fetch(`${api}/matches/${made.playing}/answer`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify({ seat, asked: mine.asked, text: mine.legal[0] }),
      });
      expect(answered.status).toBe(200);
      expect(await get(`/matches/${made.open}`)).toMatchObject({ table: { status: 'open' } });
    } finally {
      await server.stop();
    }
    const { found, known } = await inspectDatabase(data);
    expect(found).toBe(known);
  });
});
