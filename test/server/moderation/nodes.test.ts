import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../../src/server/server.ts';
import { hashOf, makeToken } from '../../../src/server/support/token.ts';
import { idOf } from '../friends/people.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { lasting, seated, serve } from '../harness/harness.ts';

const databases = postgres();
beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

/** The same person at another node. */
const at = ({ url }: Server, client: Client) =>
  Object.assign(Object.create(Object.getPrototypeOf(client) as object) as Client, client, { url });

test('on three nodes: what is decided at one holds at the others, and one report is answered once', async () => {
  const database = await databases.fresh();
  const [one, two, three] = (await Promise.all([1, 2, 3].map(() => serve({ database, nodes: lasting })))) as [
    Server,
    Server,
    Server,
  ];
  const store = await databases.open(database);
  const owner = await Client.guest(one.url, 'Olga');
  const token = makeToken('owner', randomBytes);
  const terms = { kind: 'owner', uses: 1, until: Date.now() + 60_000, note: '', at: Date.now() } as const;
  await store.write({ type: 'link', link: { ...terms, hash: hashOf(token), id: 'x' } });
  await store.close();
  expect((await owner.post('/owner', { token })).status).toBe(200);
  const mod = await Client.guest(two.url, 'Mona');
  await owner.post('/admin/role', { person: await idOf(mod), role: 'moderator' });
  await expect.poll(async () => (await at(three, mod).get('/admin/reports')).status).toBe(200);
  const { table, people } = await seated(one, 2);
  const [ann, ben] = people as [Client, Client];
  const say = async (client: Client, seat: number, text: string) =>
    (await client.post(`/matches/${table.id}/chat`, { seat, text })).body.code;

  // Reported at the third node, answered at all of them at once: one moderator is first.
  expect(await say(at(two, ben), 1, 'you fool')).toBeUndefined();
  const report = { kind: 'chat', match: table.id, line: 1 };
  const { id } = (await at(three, ann).post('/reports', report)).body.report as { id: string };
  const answers = await Promise.all(
    [one, two, three].map((server) => at(server, mod).post('/admin/act', { act: 'warn', report: id })),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => code === 'report-closed')).toHaveLength(2);
  expect((await at(three, ben).get('/moderation')).body.acts).toHaveLength(1);

  // Slow mode counts what was said elsewhere; words and mutes are known everywhere.
  await owner.post('/admin/settings', { chatSeconds: 600, words: 'sandflea' });
  await expect.poll(() => say(at(three, ben), 1, 'you sandflea')).toBe('bad-word');
  expect(await say(ann, 0, 'hello')).toBeUndefined();
  await expect.poll(() => say(at(two, ann), 0, 'hello again')).toBe('slow-mode');
  await mod.post('/admin/act', { act: 'mute', person: await idOf(ben), hours: 1 });
  await expect.poll(() => say(at(three, ben), 1, 'still here')).toBe('muted');

  // Suspended at the first: the page at the third is closed, and the second lets nobody in.
  const page = await at(three, ben).page();
  await at(one, mod).post('/admin/act', { act: 'suspend', person: await idOf(ben), hours: 1 });
  await page.closed;
  await expect.poll(async () => (await at(two, ben).get('/me')).body.code).toBe('suspended');
});
