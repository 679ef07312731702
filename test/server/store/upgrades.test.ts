import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../../src/server/store/migrations/migrations.ts';
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
  await client.query('BEGIN');
  for (const { tablename } of rows)
    await client.query(`ALTER TABLE ${tablename} ADD COLUMN later TEXT NOT NULL DEFAULT 'x'`);
  await client.query('CREATE TABLE later (x INTEGER)');
  await client.query('UPDATE schema_version SET version = $1', [migrations.length + 1]);
  await client.query('COMMIT');
  await client.end();
}

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
