/**
 * Makes a small database of the schema that a checkout has, for `released.test.ts`:
 *
 *   node test/hosting/make-released.ts [CHECKOUT]
 *
 * One account, a match that is over, one at play, a table that waits. Run it for each release that has migrations.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { startServer as StartServer } from '../../src/server/server.ts';
import type { games as Games } from '../../src/games/index.ts';

const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..'));
const from = (path: string) => import(pathToFileURL(join(checkout, path)).href) as Promise<unknown>;
const { startServer } = (await from('src/server/server.ts')) as { startServer: typeof StartServer };
const { games } = (await from('src/games/index.ts')) as { games: typeof Games };

const data = mkdtempSync(join(tmpdir(), 'tidetable-'));
const server = await startServer({ games, database: data, bots: { threads: 1 } });
let cookie = '';

async function call(path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const [set] = response.headers.getSetCookie();
  if (set !== undefined) cookie = set.split(';')[0] ?? '';
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function open(seats: readonly object[]): Promise<string> {
  return ((await call('/matches', { game: 'maui', seats })).table as { id: string }).id;
}

/** Answers the first choice, so many times or to the end. */
async function play(id: string, most: number): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { update } = (await call(`/matches/${id}/updates?viewer=public`)) as {
      update: { toAct: number[] };
    };
    const [seat] = update.toAct;
    if (seat === undefined) return;
    const mine = (await call(`/matches/${id}/updates?viewer=${seat}`)) as {
      update: { asked: number; legal: string[] };
    };
    const { asked, legal } = mine.update;
    await call(`/matches/${id}/answer`, { seat, asked, text: legal[0] });
  }
}

await call('/guest', { name: 'Anna' });
await call('/account/password', { login: 'anna', password: 'a long enough password' });
const both = [{ kind: 'me' }, { kind: 'me', name: 'Ben' }];
const [over, playing] = [await open(both), await open(both)];
for (const id of [over, playing]) await call(`/matches/${id}/start`, {});
await play(over, 1000);
await play(playing, 8);
const waiting = await open([{ kind: 'me' }, { kind: 'open' }]);
await server.stop();

const database = new DatabaseSync(join(data, 'tidetable.db'));
const schema = Number(Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0]);
database.exec('PRAGMA journal_mode = DELETE; VACUUM');
database.close();
const seedKey = join(data, 'seed.key');
const made = {
  schema,
  over,
  playing,
  open: waiting,
  ...(existsSync(seedKey) ? { seedKey: readFileSync(seedKey, 'utf8') } : {}),
};
const place = join(import.meta.dirname, 'released', `schema-${schema}`);
writeFileSync(`${place}.json`, `${JSON.stringify(made, null, 2)}\n`);
writeFileSync(`${place}.db.gz`, gzipSync(readFileSync(join(data, 'tidetable.db')), { level: 9 }));
console.log(`${place}.db.gz`);
