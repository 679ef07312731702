import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostCommitment } from '../../../src/fair/commitment.ts';
import { readHex256 } from '../../../src/fair/seed.ts';
import { backUp } from '../../../src/server/store/sqlite/backup.ts';
import { isSealed } from '../../../src/server/store/seed-box.ts';
import { migrations } from '../../../src/server/store/migrations/migrations.ts';
import { inDialect } from '../../../src/server/store/migrations/schema.ts';
import { jsonLog } from '../../../src/server/support/log.ts';
import type { TableInfo, YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';
import { GUEST_LIFE } from '../../../src/server/people/lifetimes.ts';

const isWindows = process.platform === 'win32';
const modes = (path: string) =>
  Object.fromEntries(
    readdirSync(path).map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]),
  );

/** Runs SQL at the database itself, beside the server. */
async function ask(address: string, sql: string): Promise<Record<string, unknown>[]> {
  if (!address.startsWith('postgres:')) {
    const db = new DatabaseSync(address);
    try {
      if (sql.startsWith('SELECT')) return db.prepare(sql).all();
      db.exec(sql);
      return [];
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('files of SQLite', () => {
  test.skipIf(isWindows)('nobody else on the machine may read them, nor a backup', async () => {
    const data = join(folder(), 'data');
    const server = await serve({ database: data });
    await Client.guest(server.url, 'Anna');
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700');
    expect(new Set(Object.values(modes(data)))).toEqual(new Set(['600']));
    const copy = join(folder(), 'copy.db');
    backUp(join(data, 'tidetable.db'), copy);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
  });

  test.skipIf(isWindows)('looser ones are warned about at the start', async () => {
    const data = folder();
    const first = await serve({ database: data });
    await first.stop();
    chmodSync(data, 0o755);
    chmodSync(join(data, 'tidetable.db'), 0o644);
    const lines: string[] = [];
    await serve({ database: data, log: jsonLog((line) => lines.push(line), Date.now) });
    const warned = lines.filter((line) => line.includes('"permissions"'));
    expect(warned.join('')).toMatch(/"mode":"755"[^]*"mode":"644"/);
  });

  test('what somebody wants gone is not in the files any more', async () => {
    const data = folder();
    const server = await serve({ database: data });
    const { table, people } = await seated(server, 2);
    const [anna] = people as [Client];
    // Many times over: what takes its place in a page hides a part of it only.
    const secret = 'unfindable';
    await anna.post(`/matches/${table.id}/chat`, { seat: 0, text: Array(12).fill(secret).join(' ') });
    const find = () => readdirSync(data).filter((name) => readFileSync(join(data, name)).includes(secret));
    expect(find()).not.toEqual([]);
    expect((await anna.post('/account/delete', { confirm: 'Player 0' })).status).toBe(200);
    expect(find()).toEqual([]);
  });
});

describe('seeds', () => {
  test('those of matches that are not over are sealed with a key that is not in the database', async () => {
    const data = folder();
    const file = join(data, 'tidetable.db');
    const server = await serve({ database: data });
    const { table, people } = await seated(server, 2);
    const seedOf = async () => String((await ask(file, 'SELECT seed FROM matches'))[0]?.seed);
    expect(isSealed(await seedOf())).toBe(true);
    await playOut(table.id, people);
    // Public from now on, and readable without any key.
    const seed = await seedOf();
    expect(readHex256(seed)).toBeDefined();
    const { body } = await new Client(server.url).get(`/matches/${table.id}`);
    const { id, game, rules, commitment } = body.table as YourTable;
    expect((body.table as YourTable).seed).toBe(seed);
    expect(hostCommitment(seed, { id, game, rules })).toBe(commitment);
  });

  test('a match goes on after a restart with the key, and no server starts with another', async () => {
    const data = folder();
    const first = await serve({ database: data });
    const { table, people } = await seated(first, 2);
    await people[0]!.answer(table.id, 0, 'bid 1');
    await first.stop();
    await expect(serve({ database: data, seedKey: new Uint8Array(32) })).rejects.toThrow(/another key/);
    const second = await serve({ database: data });
    for (const client of people) client.url = second.url;
    await playOut(table.id, people);
  });

  test('those that were stored before there was a key are sealed at the next start', async () => {
    const data = folder();
    const path = join(data, 'tidetable.db');
    const { openSqlite } = await import('../../../src/server/store/sqlite/open.ts');
    const plain = await serve({ database: await openSqlite({ path }) });
    const { table, people } = await seated(plain, 2);
    await plain.stop();
    expect(isSealed(String((await ask(path, 'SELECT seed FROM matches'))[0]?.seed))).toBe(false);
    const server = await serve({ database: data });
    expect(isSealed(String((await ask(path, 'SELECT seed FROM matches'))[0]?.seed))).toBe(true);
    for (const client of people) client.url = server.url;
    await playOut(table.id, people);
  });
});

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const open = async () => databases.open(await databases.fresh());

  test('the database itself refuses whatever names somebody who is gone', async () => {
    const address = await databases.fresh();
    const store = await databases.open(address);
    const server = await serve({ database: store });
    const { table, people } = await seated(server, 2);
    const { key: match, version, host, options, seats } = (await store.match(table.id))!;
    const gone = seats[0]!.person!;
    await people[0]!.post('/account/delete', { confirm: 'Player 0' });
    const now = (await store.match(table.id))!.version;
    const line = { number: 9, seat: 0, text: 'ghost', at: 1, person: gone };
    const token = { hash: 'ghost', id: 'ghost', name: '' };
    const subscription = { endpoint: 'ghost', p256dh: 'p', auth: 'a', language: 'en' } as const;
    const {
      key: _key,
      version: _version,
      status: _status,
      times: _times,
      ...created
    } = (await store.match(table.id))!;
    // As a node would write that has not heard of it.
    const writes = [
      { type: 'chat', match, line },
      { type: 'table', match, version: now, table: { status: 'playing', host, options, seats } },
      { type: 'create', match: { ...created, id: 'ghost', host: gone, seats: [] } },
      { type: 'create', match: { ...created, id: 'ghosts', host: 0, seats } },
      { type: 'seat-token', match, seat: 0, person: gone, hash: 'ghost', id: 'ghost', at: 1 },
      { type: 'program', person: gone, token, at: 1 },
      { type: 'device', person: gone, hash: 'ghost', at: 1 },
      { type: 'subscribe', person: gone, subscription, session: 'x', at: 1 },
    ] as const;
    expect(version).toBeLessThan(now);
    for (const write of writes)
      expect([write.type, await store.write(write)]).toEqual([write.type, 'conflict']);
    for (const each of ['seats', 'chat', 'tokens', 'push_subscriptions'])
      expect(await ask(address, `SELECT 1 AS x FROM ${each} WHERE person = ${gone}`)).toEqual([]);
  });

  test('deleting while another node writes in the same name leaves nothing', async () => {
    const address = await databases.fresh();
    const isShared = databases.name === 'PostgreSQL';
    const here = await serve({ database: await databases.open(address) });
    const there = isShared ? await serve({ database: await databases.open(address) }) : here;
    const anna = await Client.guest(here.url, 'Anna');
    const elsewhere = Object.assign(new Client(there.url), { cookie: anna.cookie });
    await elsewhere.get('/me');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const writing = Array.from({ length: 60 }, async (_, n) => {
      if (n % 3 === 0) return elsewhere.post('/matches', { game: 'pebbles', seats, listed: true });
      if (n % 3 === 1) return elsewhere.post('/tokens', { name: 'ghost' });
      const endpoint = `https://fcm.googleapis.com/${n}`;
      const subscription = { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
      return elsewhere.post('/push/subscribe', { subscription, language: 'en' });
    });
    const deleted = anna.post('/account/delete', { confirm: 'Anna' });
    const statuses = (await Promise.all(writing)).map(({ status }) => status);
    expect(statuses.every((status) => status < 500)).toBe(true);
    if ((await deleted).status === 429) await anna.post('/account/delete', { confirm: 'Anna' });
    for (const [table, column] of [
      ['seats', 'person'],
      ['matches', 'host'],
      ['tokens', 'person'],
      ['push_subscriptions', 'person'],
    ])
      expect(
        await ask(
          address,
          `SELECT 1 AS x FROM ${table} WHERE ${column} <> 0 AND ${column} NOT IN (SELECT key FROM people)`,
        ),
      ).toEqual([]);
  });

  test('what people who are gone left behind in an older database is swept away', async () => {
    const address = await databases.bare();
    const dialect = databases.name === 'SQLite' ? 'sqlite' : 'postgres';
    const before = migrations.findIndex((each) =>
      inDialect(each, dialect).includes("COALESCE(stand_in, 'random')"),
    );
    for (const migration of migrations.slice(0, before)) await ask(address, inDialect(migration, dialect));
    await ask(
      address,
      dialect === 'sqlite'
        ? `PRAGMA user_version = ${before}`
        : `CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (${before})`,
    );
    await ask(
      address,
      `INSERT INTO people (id, name, at) VALUES ('p', 'Anna', 1);
      INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots)
        VALUES ('m', 'pebbles', 1, '{"bonus":true,"faces":6}', 99, '00', '11', 2, 1, 'playing', 0),
          ('o', 'pebbles', 1, '{"bonus":true,"faces":6}', 1, '00', '11', 2, 1, 'open', 0);
      INSERT INTO seats (match, seat, person, name, seed) VALUES (1, 0, 1, 'Anna', ''), (1, 1, 99, 'Ghost', ''),
        (2, 0, 99, 'Ghost', '');
      INSERT INTO chat (match, number, seat, text, at, person) VALUES (1, 1, 1, 'boo', 5, 99);
      INSERT INTO tokens (hash, kind, person, at) VALUES ('t', 'session', 99, 3);
      INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, language, at) VALUES ('e', 99, 'p', 'a', 'en', 1);`,
    );
    const store = await databases.open(address);
    expect(await store.match('m')).toMatchObject({
      host: 0,
      seats: [
        { person: 1, name: 'Anna' },
        { bot: 'random', name: 'Random' },
      ],
    });
    expect((await store.match('m'))!.seats[1]!.person).toBeUndefined();
    expect((await store.match('o'))!.seats).toEqual([{ name: '', seed: '' }]);
    expect(await store.chat(1, 0, 9)).toEqual([]);
    expect(await store.withBots(0, 9)).toEqual([1]);
    await store.close();
  });

  test('nobody pushes others out of the lobby; it has pages', async () => {
    const { url } = await serve({ database: await open() });
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const honest = await Client.guest(url, 'Anna');
    const { id } = await honest.table({ game: 'pebbles', seats: [...seats], listed: true });
    for (const name of ['X', 'Y', 'Z']) {
      const flood = await Client.guest(url, name);
      for (let n = 0; n < 25; n++) await flood.table({ game: 'pebbles', seats: [...seats], listed: true });
    }
    const page = async (number: number) =>
      (await new Client(url).get(`/lobby?page=${number}`)).body as { open: TableInfo[]; more: boolean };
    const first = await page(0);
    expect(first.open.slice(0, 4).map((table) => table.id)).toContain(id);
    expect([first.open.length, first.more]).toEqual([60, true]);
    const second = await page(1);
    expect([second.open.length, second.more]).toEqual([16, false]);
    const watching = await (await Client.guest(url, 'Ben')).page();
    watching.send({ type: 'lobby', on: true });
    const told = await watching.wait(({ type }) => type === 'lobby');
    expect(told).toMatchObject({ more: true });
  });

  test('guests who never come back and matches left lying expire', async () => {
    let now = Date.UTC(2026, 0, 1);
    const store = await open();
    const server = await serve({ database: store, clock: () => now, manualHousekeeping: true });
    const { table, people } = await seated(server, 2);
    const [anna, ben] = people as [Client, Client];
    await ben.post('/account/password', { login: 'ben', password: 'a sandcastle at noon' });
    now += GUEST_LIFE - 3_600_000;
    await server.tend();
    expect((await store.match(table.id))?.status).toBe('playing');
    expect((await anna.get('/me')).status).toBe(200);
    now += 2 * GUEST_LIFE;
    await server.tend();
    expect((await anna.get('/me')).status).toBe(401);
    const { status, seats } = (await store.match(table.id))!;
    expect(status).toBe('closed');
    expect(seats.filter(({ person }) => person !== undefined)).toHaveLength(1);
  });
});
