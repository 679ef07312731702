import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, makeToken } from '../../../src/server/support/token.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { lasting, serve } from '../harness/harness.ts';

const databases = postgres();
beforeAll(() => databases.start());
afterAll(() => databases.stop());

// What each does is shown beside the code, on SQLite; here, that PostgreSQL understands every statement and nodes hear of it.
test('a server on PostgreSQL is looked after from another node', async () => {
  const address = await databases.fresh();
  const [here, there] = [
    await serve({ database: await databases.open(address), nodes: lasting }),
    await serve({ database: await databases.open(address), nodes: lasting }),
  ];
  const store = await databases.open(address);
  const token = makeToken('owner', randomBytes);
  const at = Date.now();
  const terms = { kind: 'owner', uses: 1, until: at + 60_000, note: '', at } as const;
  await store.write({ type: 'link', link: { ...terms, hash: hashOf(token), id: 'x' } });
  await store.close();
  const owner = await Client.guest(here.url, 'Olga');
  expect((await owner.post('/owner', { token })).status).toBe(200);
  const ben = await Client.guest(there.url, 'Ben');
  await ben.post('/account/password', { login: 'ben', password: 'a long enough password' });
  const table = await ben.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await ben.post(`/matches/${table.id}/start`);
  const page = await ben.page();
  await page.watch(table.id, 0);

  for (const path of ['overview', 'people', 'people?find=b', 'tables', 'journal', 'settings', 'codes'])
    expect([path, (await owner.get(`/admin/${path}`)).status]).toEqual([path, 200]);
  const done = async (path: string, body: object) => (await owner.post(`/admin/${path}`, body)).status;
  expect(await done('rename', { person: 'ben', name: 'Benno' })).toBe(200);
  expect(await done('mute', { person: 'ben', hours: 1 })).toBe(200);
  expect(await page.ask({ type: 'chat', match: table.id, seat: 0, text: 'hello' })).toMatchObject({
    code: 'muted',
  });
  expect(await done('code', { uses: 2 })).toBe(200);
  expect(await done('reset-password', { person: 'ben' })).toBe(200);
  expect(await done('role', { person: 'ben', role: 'moderator' })).toBe(200);
  expect(await done('settings', { banner: 'Back at nine' })).toBe(200);
  await expect.poll(async () => (await ben.get('/server')).body.banner).toBe('Back at nine');
  expect(await done('close-table', { table: table.id })).toBe(200);
  await expect
    .poll(async () => ((await ben.get(`/matches/${table.id}`)).body.table as { status: string }).status)
    .toBe('closed');
  expect(await done('suspend', { person: 'ben', hours: 1 })).toBe(200);
  await page.closed;
  expect((await ben.get('/me')).body.code).toBe('suspended');
});
