import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { backUp } from '../../../src/server/store/sqlite/backup.ts';
import { DatabaseRefused } from '../../../src/server/store/database.ts';
import { migrations } from '../../../src/server/store/migrations/migrations.ts';
import { inDialect } from '../../../src/server/store/migrations/schema.ts';
import { sql } from '../../../src/server/store/sql/sql.ts';
import { StorageFailed } from '../../../src/server/store/database.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { Change } from '../../../src/server/store/changes.ts';
import type { Line } from '../../../src/server/store/records.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** Runs SQL on a database behind the store's back. */
async function tamper(address: string, sql: string): Promise<unknown[]> {
  if (!address.startsWith('postgres:')) {
    const db = new DatabaseSync(address);
    try {
      return sql.startsWith('SELECT') ? db.prepare(sql).all() : (db.exec(sql), []);
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe.each([
  {
    databases: sqlite(),
    dialect: 'sqlite' as const,
    first: 'PRAGMA user_version = 1',
    newer: 'PRAGMA user_version = 99',
    tables: `SELECT name FROM sqlite_schema WHERE type = 'table'`,
  },
  {
    databases: postgres(),
    dialect: 'postgres' as const,
    first: 'CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (1)',
    newer: 'UPDATE schema_version SET version = 99',
    unsafe: 'ALTER DATABASE {name} SET synchronous_commit = off',
    tables: `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  },
])('$databases.name', ({ databases, dialect, first, newer, tables, unsafe }) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test('a database of a newer version is refused with a sentence', async () => {
    const address = await databases.fresh();
    await (await databases.open(address)).close();
    await tamper(address, newer);
    await expect(databases.open(address)).rejects.toThrow(DatabaseRefused);
    await expect(databases.open(address)).rejects.toThrow(/newer Tidetable \(schema 99/);
  });

  test('a migration that fails leaves nothing behind', async () => {
    const address = await databases.bare();
    // Somebody else's table in the way of the last one of ours.
    await tamper(address, 'CREATE TABLE chat (x INTEGER)');
    const before = await tamper(address, tables);
    await expect(databases.open(address)).rejects.toThrow(/chat/);
    expect(await tamper(address, tables)).toEqual(before);
    await tamper(address, 'DROP TABLE chat');
    await (await databases.open(address)).close();
  });

  test('a database of the first version goes on: sessions, seat tokens and words keep their people', async () => {
    const address = await databases.bare();
    await tamper(address, inDialect(migrations[0] ?? '', dialect));
    await tamper(address, first);
    await tamper(
      address,
      `INSERT INTO people (id, name, at) VALUES ('p', 'Anna', 1);
      INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots)
        VALUES ('m', 'pebbles', 1, '{}', 1, '00', '11', 2, 1, 'open', 0);
      INSERT INTO seats (match, seat, person, name, seed) VALUES (1, 0, 1, 'Anna', '');
      INSERT INTO tokens (hash, kind, person, at) VALUES ('s', 'session', 1, 3);
      INSERT INTO tokens (hash, kind, match, seat, at) VALUES ('t', 'seat', 1, 0, 4);
      INSERT INTO chat (match, number, seat, text, at) VALUES (1, 1, 0, 'hello', 5);`,
    );
    const store = await databases.open(address);
    expect(await store.person('s')).toEqual({ key: 1, id: 'p', name: 'Anna', used: 3 });
    expect(await store.people.tokens(1)).toMatchObject([
      { id: expect.stringMatching(/^[0-9a-f]{24,32}$/), name: '' },
    ]);
    expect(await store.seatToken('t')).toEqual({ match: 1, seat: 0, person: 1 });
    expect(await store.people.chat(1)).toEqual([{ match: 'm', seat: 0, text: 'hello', at: 5 }]);
    await store.close();
  });

  // SQLite is told how to write by ourselves; a PostgreSQL belongs to somebody else.
  if (unsafe === undefined) return;
  test('one that does not write safely is refused', async () => {
    const address = await databases.fresh();
    await tamper(address, unsafe.replace('{name}', new URL(address).pathname.slice(1)));
    await expect(databases.open(address)).rejects.toThrow(/synchronous_commit is off/);
  });
});

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what somebody still plays is found by an index of what is not over, however much was played', async () => {
  const path = join(folder, 'plans', 'a.db');
  await (await openSqlite({ path })).close();
  const db = new DatabaseSync(path);
  for (const [query, index, ...values] of [
    ['matchesUnder', 'seats_in_use', 1, 'playing', 9, 60],
    ['unfinishedOf', 'seats_in_use', 1],
    ['unfinishedOf', 'unfinished_of_hosts', 1],
    ['openTablesOf', 'unfinished_of_hosts', 1],
    ['matchesIn', 'seats_of_people', 1, 'over', 9, 60],
    ['dueClocks', 'clocks_to_look_at', 1, 50],
    ['listed', 'listed_tables', 60],
    ['unstarted', 'unstarted_tables', 1, 1, 0, 50],
    ['withBots', 'bots_at_play', 0, 50],
    ['tokensOf', 'tokens_of_people', 1],
    ['revocations', 'farewells_by_time', 1],
    ['subscriptionsOf', 'push_subscriptions_of_people', 1],
  ] as const) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql[query].replace(/\$(\d)/g, '?$1')}`).all(...values);
    const steps = plan.map(({ detail }) => String(detail));
    expect([query, steps.join('; ')]).toEqual([query, expect.stringContaining(`INDEX ${index}`)]);
    // Nothing is gone through from end to end but what an index of the few has, or what was found already.
    const scans = steps.filter((step) => /^SCAN (?!CONSTANT)/.test(step) && !step.includes('USING'));
    expect([query, scans]).toEqual([query, []]);
  }
  db.close();
});

test('a second server on the same file is refused, also by another path, and may follow when the first has ended', async () => {
  const path = join(folder, 'lock', 'a.db');
  const first = await openSqlite({ path });
  await expect(openSqlite({ path })).rejects.toThrow(/another server is using .*a\.db/);
  await expect(openSqlite({ path: join(folder, 'lock', '..', 'lock', 'a.db') })).rejects.toThrow(
    /another server/,
  );
  await first.close();
  await (await openSqlite({ path })).close();
});

test('a file that is no database is refused', async () => {
  const path = join(folder, 'letter.txt');
  writeFileSync(path, 'Dear Anna, '.repeat(100));
  await expect(openSqlite({ path })).rejects.toThrow(DatabaseRefused);
});

test('the file is written with a write-ahead log and full syncs', async () => {
  const path = join(folder, 'sync.db');
  const store = await openSqlite({ path });
  await store.ping();
  expect(readdirSync(folder)).toContain('sync.db-wal');
  await store.close();
});

function long(line: number): Line {
  return { line, step: line, kind: 'ply', seat: 0, asked: line, text: 'x'.repeat(60), at: 1, by: 'person' };
}

test('on a full disk every change of the group is refused and none is half there', async () => {
  const path = join(folder, 'full.db');
  const store = await openSqlite({ path, pages: 40 });
  let written = 0;
  let failed = 0;
  for (let round = 0; round < 40; round++) {
    const changes = Array.from({ length: 20 }, (_, match): Change => {
      const first = round * 3 + 1;
      return { type: 'append', match, lines: [long(first), long(first + 1), long(first + 2)] };
    });
    const done = await Promise.allSettled(changes.map((change) => store.write(change)));
    written += done.filter(({ status }) => status === 'fulfilled').length;
    const reasons = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
    failed += reasons.length;
    expect(reasons.every((reason) => reason instanceof StorageFailed && /full/.test(reason.message))).toBe(
      true,
    );
    if (failed > 0) break;
  }
  expect(failed).toBeGreaterThan(0);
  let lines = 0;
  for (let match = 0; match < 20; match++) {
    const stored = await store.lines(match, 1);
    expect(stored.length % 3).toBe(0);
    lines += stored.length;
  }
  expect(lines).toBe(3 * written);
  await store.close();
});

test('a backup is whole while the server writes, replaces nothing, and can be opened', async () => {
  const path = join(folder, 'data', 'tidetable.db');
  const store = await openSqlite({ path });
  let line = 0;
  let copying = true;
  const writing = (async () => {
    while (copying) await store.write({ type: 'append', match: 1, lines: [long(++line), long(++line)] });
  })();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const least = line - 2;
  const said: string[] = [];
  const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), env: {} };
  const copy = join(folder, 'copy.db');
  const run = () => main(['backup', copy, '--data', join(folder, 'data')], '', io as never);
  expect(await run()).toBe(0);
  copying = false;
  await writing;
  expect(await run()).toBe(2);
  expect(said.join('')).toMatch(/holds a copy[^]*exists already/);
  await store.close();
  const copied = await openSqlite({ path: copy });
  const lines = await copied.lines(1, 1);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  expect(lines.length % 2).toBe(0);
  expect(lines.map((each) => each.line)).toEqual(lines.map((_, index) => index + 1));
  await copied.close();
  expect(existsSync(`${copy}.unfinished`)).toBe(false);
});

test('a backup of nothing, and of PostgreSQL, is refused with a sentence', async () => {
  expect(() => backUp(join(folder, 'nowhere.db'), join(folder, 'x.db'))).toThrow(/no database/);
  const said: string[] = [];
  const io = {
    out: () => undefined,
    err: (text: string) => said.push(text),
    env: { DATABASE_URL: 'postgres://somewhere/tidetable' },
  };
  expect(await main(['backup', 'x'], '', io as never)).toBe(2);
  expect(said.join('')).toMatch(/pg_dump/);
});
