import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../../src/server/store/migrations/migrations.ts';
import { MIGRATION_LOCK } from '../../../src/server/store/postgres/open.ts';
import { sql } from '../../../src/server/store/sql/sql.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { lasting, playOut, seated, serve } from '../harness/harness.ts';

const databases = postgres();
beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

/** What the first node of a newer version does when it starts: a column more in every table, a table more, a higher number. */
async function upgrade(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'`,
  );
  const change = [
    'BEGIN',
    ...rows.map(({ tablename }) => `ALTER TABLE ${tablename} ADD COLUMN later TEXT NOT NULL DEFAULT 'x'`),
    'CREATE TABLE later (x INTEGER)',
    `UPDATE schema_version SET version = ${migrations.length + 1}`,
    'COMMIT',
  ].join(';');
  // The nodes write meanwhile: as a node that starts does, begin again after a deadlock.
  for (let done = false; !done; )
    done = await client.query(change).then(
      () => true,
      async (error: pg.DatabaseError) => {
        await client.query('ROLLBACK');
        if (error.code !== '40P01') throw error;
        return false;
      },
    );
  await client.end();
}

test('a migration that waits for a node as the node waits for it is begun again', async () => {
  const database = await databases.fresh();
  const [node, watcher] = [database, database].map((connectionString) => new pg.Client({ connectionString }));
  if (!node || !watcher) throw new Error('no clients');
  await Promise.all([node.connect(), watcher.connect()]);
  await node.query('BEGIN');
  // PostgreSQL ends whoever has waited for this long: the other one.
  await node.query(`SET LOCAL deadlock_timeout = '1h'`);
  await node.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  await node.query('LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE');
  const opening = databases.open(database);
  const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`;
  await expect
    .poll(async () => (await watcher.query<{ count: number }>(waiting)).rows[0]?.count, { timeout: 60_000 })
    .toBe(1);
  await node.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await node.query('ROLLBACK');
  await expect(opening).resolves.toBeDefined();
  await Promise.all([node.end(), watcher.end()]);
});

test('nodes that run go on when a newer one has brought the schema on; none of the old version starts any more', async () => {
  const database = await databases.fresh();
  const servers = [
    await serve({ database, nodes: lasting }),
    await serve({ database, nodes: lasting }),
  ] as const;
  const { table, people } = await seated(servers[0], 2);
  const [anna, ben] = people.map((client, seat) =>
    Object.assign(new Client(servers[seat]?.url ?? ''), { cookie: client.cookie }),
  ) as [Client, Client];
  const pages = await Promise.all([anna.page(), ben.page()]);
  for (const [seat, page] of pages.entries()) await page.watch(table.id, seat);
  // Everything that is ever asked has been asked by each of them once, and lies prepared at the database.
  const look = async (client: Client) => {
    const paths = ['/me', '/account', '/account/export', '/lobby', '/matches', `/matches/${table.id}`];
    for (const path of [...paths, `/matches/${table.id}/story?viewer=public`, `/matches/${table.id}/chat`])
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
  };
  for (const client of [anna, ben]) await look(client);
  await anna.answer(table.id, 0, 'bid 1');
  await pages[1].wait((message) => message.type === 'update' && message.chosen.includes(0));

  await upgrade(database);
  for (const client of [anna, ben]) await look(client);
  await ben.answer(table.id, 1, 'bid 2');
  await pages[0].wait((message) => message.type === 'update' && message.what === 'move');
  // Both at one node: the other is a moment behind.
  await playOut(table.id, people);
  for (const [seat, page] of pages.entries())
    await page.wait(() => page.latest(table.id, seat)?.result !== undefined);
  const { body } = await anna.post(`/matches/${table.id}/rematch`);
  expect(body.table).toMatchObject({ status: 'open', previous: table.id });
  await expect(databases.open(database)).rejects.toThrow(/written by a newer Tidetable/);
});

test('no statement takes whatever columns there are: prepared, it would fail as soon as there is one more', () => {
  for (const text of Object.values(sql)) expect(text).not.toMatch(/(?:SELECT|RETURNING|,)\s*\*|\.\*/);
});
