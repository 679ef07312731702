import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printed } from '../../hosting/printed.ts';
import { postgres } from '../harness/databases.ts';
import { playOut, seated, serve } from '../harness/harness.ts';

const databases = postgres();
beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

test('the log is cut into partitions as printed: old matches are there, new ones go into the next, a look reads one', async () => {
  const database = await databases.fresh();
  const server = await serve({ database });
  const before = await seated(server, 2);
  await playOut(before.table.id, before.people);
  const going = await seated(server, 2);
  await server.stop();

  const client = new pg.Client(database);
  await client.connect();
  await client.query(printed('sql', 'docs/scale.md'));
  const again = await serve({ database });
  const file = async (id: string) => (await fetch(`${again.url}/api/v1/matches/${id}/file`)).status;
  expect(await file(before.table.id)).toBe(200);
  // A match that was under way, and one whose key is beyond what was there.
  for (const person of going.people) Object.assign(person, { url: again.url });
  await playOut(going.table.id, going.people);
  await client.query(`SELECT setval(pg_get_serial_sequence('matches', 'key'), 150000)`);
  const after = await seated(again, 2);
  await playOut(after.table.id, after.people);
  expect(await file(after.table.id)).toBe(200);

  const { rows } = await client.query<{ part: string }>(
    'SELECT tableoid::regclass::text AS part FROM lines GROUP BY 1 ORDER BY 1',
  );
  expect(rows.map(({ part }) => part)).toEqual(['lines_0', 'lines_1']);
  const plan = await client.query<Record<string, string>>(
    'EXPLAIN SELECT text FROM lines WHERE match = 150001 AND line >= 0 ORDER BY line',
  );
  const text = plan.rows.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toContain('lines_1');
  expect(text).not.toContain('lines_0');
  await client.end();
  await again.stop();
});
