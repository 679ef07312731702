import { afterAll, expect, test } from 'vitest';
import type { Overview, PersonEntry } from '../../wire/subjects/admin.ts';
import { hashOf, makeToken } from '../support/token.ts';
import type { Store } from '../store/store.ts';
import { randomBytes } from 'node:crypto';
import { Client } from '../../../test/server/harness/client.ts';
import { sqlite } from '../../../test/server/harness/databases.ts';
import { serve } from '../../../test/server/harness/harness.ts';

const PASSWORD = 'a long enough password';

const databases = sqlite();
afterAll(() => databases.stop());

async function owned() {
  const store = await databases.open(await databases.fresh());
  const server = await serve({ database: store });
  const owner = await Client.guest(server.url, 'Olga');
  expect((await owner.post('/owner', { token: await link(store, 'owner') })).body.person).toMatchObject({
    role: 'owner',
  });
  const ben = await Client.guest(server.url, 'Ben');
  const { id } = (await ben.get('/me')).body.person as { id: string };
  return { store, server, owner, ben, id };
}

/** As the command line makes them. */
async function link(store: Store, kind: 'owner' | 'operator'): Promise<string> {
  const token = makeToken(kind, randomBytes);
  const at = Date.now();
  await store.write({
    type: 'link',
    link: { kind, hash: hashOf(token), id: token.slice(-12), uses: 1, until: at + 60_000, note: '', at },
  });
  return token;
}

test('nobody without a role sees or does anything', async () => {
  const { ben, server, id } = await owned();
  const stranger = new Client(server.url);
  for (const who of [ben, stranger]) {
    expect((await who.get('/admin/overview')).body.code).toBe('not-allowed');
    expect((await who.post('/admin/suspend', { person: id, hours: 1 })).body.code).toBe('not-allowed');
    expect((await who.post('/admin/settings', { banner: 'x' })).body.code).toBe('not-allowed');
  }
  expect((await ben.post('/owner', { token: makeToken('owner', randomBytes) })).body.code).toBe('no-link');
});

test('a link that makes an owner is good once', async () => {
  const { store, owner, ben } = await owned();
  const token = await link(store, 'owner');
  expect((await ben.post('/owner', { token })).status).toBe(200);
  expect((await owner.post('/owner', { token })).body.code).toBe('no-link');
});

test('whoever has the machine may do what an owner may, by a token that is looked up each time', async () => {
  const { store, server, id } = await owned();
  const token = await link(store, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  const seen = await fetch(`${server.url}/api/v1/admin/people?find=${id}`, { headers });
  expect(((await seen.json()) as { people: PersonEntry[] }).people.map(({ name }) => name)).toEqual(['Ben']);
  await store.write({ type: 'drop-link', id: token.slice(-12) });
  expect((await fetch(`${server.url}/api/v1/admin/people`, { headers })).status).toBe(403);
});

test('an overview has figures, and the last errors', async () => {
  const { owner } = await owned();
  const overview = (await owner.get('/admin/overview')).body as unknown as Overview;
  expect(overview).toMatchObject({ people: { all: 2, accounts: 0 }, tables: { open: 0, playing: 0 } });
  expect(overview.load.memory).toBeGreaterThan(1e6);
});

test('somebody who is muted says nothing, by HTTP or by an open socket, until it is lifted', async () => {
  const { owner, ben, id } = await owned();
  const table = await ben.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const page = await ben.page();
  await page.watch(table.id, 0);
  const say = { type: 'chat', match: table.id, seat: 0, text: 'hello' } as const;
  expect(await page.ask(say)).toMatchObject({ type: 'done' });
  expect((await owner.post('/admin/mute', { person: id, hours: 1 })).status).toBe(200);
  expect(await page.ask(say)).toMatchObject({ type: 'refused', code: 'muted' });
  expect((await ben.post(`/matches/${table.id}/chat`, { seat: 0, text: 'hello' })).body.code).toBe('muted');
  await owner.post('/admin/mute', { person: id, hours: 0 });
  expect(await page.ask(say)).toMatchObject({ type: 'done' });
});

test('somebody who is suspended is out at once and does not get in', async () => {
  const { owner, ben, id } = await owned();
  await ben.post('/account/password', { login: 'ben', password: PASSWORD });
  const page = await ben.page();
  expect((await owner.post('/admin/suspend', { person: 'ben', hours: 1 })).status).toBe(200);
  await page.closed;
  expect((await ben.get('/me')).body.code).toBe('suspended');
  const again = new Client(ben.url);
  expect((await again.post('/sign-in/password', { login: 'ben', password: PASSWORD })).body.code).toBe(
    'suspended',
  );
  await owner.post('/admin/suspend', { person: id, hours: 0 });
  expect((await again.post('/sign-in/password', { login: 'ben', password: PASSWORD })).status).toBe(200);
});

test('a forgotten password is set anew by a link that is good once, and every other session ends', async () => {
  const { owner, ben } = await owned();
  await ben.post('/account/password', { login: 'ben', password: PASSWORD });
  const { body } = await owner.post('/admin/reset-password', { person: 'ben' });
  const { token } = body as { token: string };
  const elsewhere = new Client(ben.url);
  expect((await elsewhere.post('/reset', { token, password: 'short' })).body.code).toBe('bad-password');
  expect(
    (await elsewhere.post('/reset', { token, password: 'another long password' })).body.person,
  ).toMatchObject({
    login: 'ben',
  });
  expect((await ben.get('/me')).body.code).toBe('no-session');
  expect((await elsewhere.post('/reset', { token, password: 'yet another password' })).body.code).toBe(
    'no-link',
  );
  const fresh = new Client(ben.url);
  expect((await fresh.post('/sign-in/password', { login: 'ben', password: PASSWORD })).body.code).toBe(
    'wrong-password',
  );
  expect(
    (await fresh.post('/sign-in/password', { login: 'ben', password: 'another long password' })).status,
  ).toBe(200);
});

test('a guest has no password to set anew', async () => {
  const { owner, id } = await owned();
  expect((await owner.post('/admin/reset-password', { person: id })).body.code).toBe('login-needed');
  expect((await owner.post('/admin/reset-password', { person: 'nobody' })).body.code).toBe('no-person');
});

test('a moderator keeps order and gives no roles; nobody touches an owner', async () => {
  const { owner, ben, id } = await owned();
  await owner.post('/admin/role', { person: id, role: 'moderator' });
  const me = (await owner.get('/me')).body.person as { id: string };
  expect((await ben.get('/admin/people')).status).toBe(200);
  expect((await ben.post('/admin/role', { person: id, role: 'owner' })).body.code).toBe('not-allowed');
  expect((await ben.post('/admin/suspend', { person: me.id, hours: 1 })).body.code).toBe('not-allowed');
  expect((await ben.post('/admin/settings', { chat: false })).body.code).toBe('not-allowed');
  expect((await owner.post('/admin/role', { person: me.id, role: 'none' })).body.code).toBe('not-allowed');
  await owner.post('/admin/role', { person: id, role: 'none' });
  expect((await ben.get('/admin/people')).body.code).toBe('not-allowed');
});

test('a table is closed, also while it is played, and its link can be renewed before', async () => {
  const { owner, ben } = await owned();
  const { id } = await ben.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const old = await ben.invite(id);
  const { invite } = (await owner.post('/admin/renew-invitation', { table: id })).body as {
    invite: string;
  };
  const cleo = await Client.guest(ben.url, 'Cleo');
  expect((await cleo.post('/join', { invite: old })).body.code).toBe('no-invite');
  expect((await cleo.post('/join', { invite })).status).toBe(200);
  await ben.post(`/matches/${id}/start`);
  const { asked, legal } = await ben.update(id, 0);
  expect((await owner.post('/admin/close-table', { table: id })).status).toBe(200);
  expect((await ben.get(`/matches/${id}`)).body.table).toMatchObject({ status: 'closed' });
  const answer = await ben.post(`/matches/${id}/answer`, { seat: 0, asked, text: legal[0] ?? '' });
  expect(answer.body.code).toBe('over');
  expect((await owner.post('/admin/close-table', { table: id })).body.code).toBe('over');
});

test('the door: open, by invitation or code, closed', async () => {
  const { owner, ben, server } = await owned();
  const { id } = await ben.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const invite = await ben.invite(id);
  const come = async (more: object) =>
    (await new Client(server.url).post('/guest', { name: 'New', ...more })).body.code;
  await owner.post('/admin/settings', { registration: 'invited' });
  expect(await come({})).toBe('invitation-needed');
  expect(await come({ invite })).toBeUndefined();
  const { token: code } = (await owner.post('/admin/code', { uses: 1 })).body as { token: string };
  expect(await come({ code })).toBeUndefined();
  expect(await come({ code })).toBe('invitation-needed');
  await owner.post('/admin/settings', { registration: 'closed' });
  expect(await come({ invite })).toBe('door-closed');
  expect((await ben.get('/server')).body).toMatchObject({ registration: 'closed' });
});

test('what is set is shown to all, and everything done is in the journal', async () => {
  const { owner, ben, id } = await owned();
  await owner.post('/admin/settings', { banner: 'Back at nine', chat: false, openTables: 1 });
  expect((await ben.get('/server')).body).toMatchObject({ banner: 'Back at nine', chat: false });
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id: table } = await ben.table({ game: 'pebbles', seats: [...seats] });
  expect((await ben.post(`/matches/${table}/chat`, { seat: 0, text: 'x' })).body.code).toBe('chat-off');
  await owner.post('/admin/rename', { person: id, name: 'Benno' });
  expect((await ben.get('/me')).body.person).toMatchObject({ name: 'Benno' });
  const { lines } = (await owner.get('/admin/journal')).body as {
    lines: { act: string; subject: string }[];
  };
  expect(lines.map(({ act }) => act)).toEqual(['rename', 'settings', 'become-owner']);
  expect(lines[0]).toMatchObject({ subject: id });
  expect((await owner.post('/admin/settings', { openTables: 0 })).body.code).toBe('malformed');
});
