import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { AccountInfo, PersonInfo } from '../../../src/wire/subjects/people.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { Client, type Reply } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';
import { gated } from '../harness/wrapped-store.ts';

const password = 'a sandcastle at noon';

/** A device that nobody is signed in on, as a guest of its own. */
async function signedIn(url: string, login: string, word = password): Promise<Client> {
  const client = new Client(url);
  const { status, body } = await client.post('/sign-in/password', { login, password: word });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return client;
}

function personOf({ body }: Reply): PersonInfo {
  return body.person as PersonInfo;
}

async function accountOf(client: Client): Promise<AccountInfo> {
  const { status, body } = await client.get('/account');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as AccountInfo;
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const start = async (more: object = {}) =>
    serve({ database: await databases.open(await databases.fresh()), ...more });

  test('what was learned on one device is known on another', async () => {
    const server = await start();
    const phone = await Client.guest(server.url, 'Lena');
    await phone.post('/account/password', { login: 'lena', password });
    const laptop = await signedIn(server.url, 'lena');
    const learned = (client: Client, body: object) => client.post('/account/lessons', body);
    expect((await learned(phone, { stars: { maui: { tracks: 2 } } })).body.stars).toEqual({
      maui: { tracks: 2 },
    });
    const both = { maui: { tracks: 3, crabs: 1 } };
    expect((await learned(laptop, { stars: both })).body.stars).toEqual(both);
    expect((await learned(phone, { stars: { maui: { tracks: 1 } } })).body.stars).toEqual(both);
    expect((await learned(phone, { forget: ['maui'] })).body.stars).toEqual({});
    expect((await learned(laptop, {})).body.stars).toEqual({});

    for (const body of [
      { stars: { maui: { tracks: 4 } } },
      { stars: { maui: { 'No Such Id': 1 } } },
      { forget: 'maui' },
      { more: true },
    ])
      expect([body, (await learned(phone, body)).status]).toEqual([body, 400]);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`lesson-${i}`, 1]));
    const games = Array.from({ length: 7 }, (_, i) => [`game-${i}`, many]);
    expect((await learned(phone, { stars: Object.fromEntries(games) })).body.code).toBe('too-many');
    expect((await learned(phone, {})).body.stars).toEqual({});
    expect((await new Client(server.url).post('/account/lessons', {})).status).toBe(401);

    await learned(phone, { stars: { maui: { tracks: 2 } } });
    expect((await phone.get('/account/export')).body.lessons).toEqual([
      { game: 'maui', lesson: 'tracks', stars: 2 },
    ]);
  });

  test('a guest becomes an account by a password, keeps the games, and signs in elsewhere', async () => {
    const server = await start();
    const { table, people } = await seated(server, 2);
    const [anna] = people as [Client, Client];
    const before = anna.cookie;
    expect(personOf(await anna.get('/me'))).toMatchObject({ name: 'Player 0', account: false });
    const made = await anna.post('/account/password', { login: 'Änne_1', password });
    expect(personOf(made)).toMatchObject({ name: 'Player 0', login: 'Änne_1', account: true });
    // Whoever knew the session of the guest knows nothing of the account.
    expect(anna.cookie).not.toBe(before);
    expect((await Object.assign(new Client(server.url), { cookie: before }).get('/me')).status).toBe(401);
    expect((await anna.get('/matches')).body.tables).toHaveLength(1);

    const phone = await signedIn(server.url, ' ÄNNE_1 ');
    expect(personOf(await phone.get('/me'))).toEqual(personOf(made));
    expect((await phone.answer(table.id, 0, 'bid 1')).status).toBe(200);
    expect((await anna.update(table.id, 0)).sealed).toBe('bid 1');
  });

  test('a guest becomes an account by a passkey and signs in with it', async () => {
    const server = await start();
    const url = server.url.replace('127.0.0.1', 'localhost');
    const anna = await Client.guest(url, 'Anna');
    const key = new Authenticator(url);
    const { options } = (await anna.post('/account/passkey/options')).body as never;
    const added = await anna.post('/account/passkey', { response: key.create(options), name: 'My key' });
    expect(personOf(added)).toMatchObject({ name: 'Anna', account: true });
    expect((await accountOf(anna)).passkeys).toMatchObject([{ name: 'My key' }]);

    const phone = new Client(url);
    const { options: asked } = (await phone.post('/sign-in/passkey/options')).body as never;
    const entered = await phone.post('/sign-in/passkey', { response: key.get(asked) });
    expect(personOf(entered)).toEqual(personOf(added));
    expect((await accountOf(phone)).passkeys[0]?.used).toBeGreaterThan(0);
  });

  test('the games of a guest who signs in are taken along, also those in use', async () => {
    const server = await start();
    const owner = await Client.guest(server.url, 'Anna');
    await owner.post('/account/password', { login: 'anna', password });
    const { table, people } = await seated(server, 2);
    const [guest, other] = people as [Client, Client];
    const open = await guest.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.post(`/matches/${table.id}/chat`, { seat: 0, text: 'hello' });
    const token = (await guest.post(`/matches/${table.id}/seat-token`, { seat: 0 })).body.token as string;
    const page = await guest.page();
    await page.watch(table.id, 0);
    const watching = await other.page();
    await watching.watch(table.id, 1);

    const { status } = await guest.post('/sign-in/password', { login: 'anna', password, take: true });
    expect(status).toBe(200);
    // The page of the guest is nobody's any more.
    expect(await page.closed).toBe(4401);
    const { body } = await owner.get('/matches');
    const tables = body.tables as YourTable[];
    expect(tables.map(({ id }) => id)).toEqual([table.id, open.id]);
    expect(tables.map(({ yours, youHost }) => ({ yours, youHost }))).toEqual([
      { yours: [0], youHost: true },
      { yours: [0], youHost: true },
    ]);
    expect((await owner.answer(table.id, 0, 'bid 1')).status).toBe(200);
    const program = { headers: { authorization: `Bearer ${token}` } };
    const look = await new Client(server.url).call('GET', `/matches/${table.id}/updates?viewer=0`, program);
    // What the guest had made for others is not the owner's.
    expect(look.status).toBe(403);
    const mine = (await owner.get('/account/export')).body;
    expect(mine.chat).toMatchObject([{ match: table.id, seat: 0, text: 'hello' }]);
    await playOut(table.id, [owner, other]);
    await watching.wait((message) => message.type === 'update' && message.result !== undefined);
  });

  test('sessions are listed by device, ended one by one, and their sockets closed', async () => {
    const server = await start();
    const anna = await Client.guest(server.url, 'Anna');
    await anna.post('/account/password', { login: 'anna', password });
    const phone = new Client(server.url);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    };
    await phone.call('POST', '/sign-in/password', {
      headers,
      body: JSON.stringify({ login: 'anna', password }),
    });
    const page = await phone.page();
    const { sessions } = await accountOf(anna);
    expect(sessions.map(({ name, current }) => ({ name, current }))).toEqual([
      { name: 'Firefox · Android', current: false },
      { name: 'node', current: true },
    ]);
    const { id } = sessions[0]!;
    const stranger = await Client.guest(server.url, 'Eve');
    expect((await stranger.post('/sessions/revoke', { id })).status).toBe(404);
    expect((await anna.post('/sessions/revoke', { id })).status).toBe(200);
    expect(await page.closed).toBe(4401);
    expect((await phone.get('/me')).status).toBe(401);
    expect((await accountOf(anna)).sessions).toHaveLength(1);
  });

  test('delete me: finished games keep a seat without a name, bots play on, tables pass on, words are gone', async () => {
    const server = await start();
    const { table: over, people } = await seated(server, 2);
    const [anna, ben] = people as [Client, Client];
    await anna.post(`/matches/${over.id}/chat`, { seat: 0, text: 'my secret' });
    await ben.post(`/matches/${over.id}/chat`, { seat: 1, text: 'hello' });
    await playOut(over.id, people);
    const begun = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.join(await anna.invite(begun.id));
    await anna.post(`/matches/${begun.id}/start`);
    const open = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.join(await anna.invite(open.id));
    const alone = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await anna.post('/account/password', { login: 'anna', password });
    const page = await anna.page();

    expect((await anna.post('/account/delete', { confirm: 'Ann', password })).body.code).toBe(
      'not-confirmed',
    );
    expect((await anna.post('/account/delete', { confirm: 'anna' })).body.code).toBe('wrong-password');
    expect((await anna.post('/account/delete', { confirm: 'Anna', password: 'no' })).status).toBe(401);
    const cookie = anna.cookie;
    expect((await anna.post('/account/delete', { confirm: ' Player 0', password })).status).toBe(200);
    expect(await page.closed).toBe(4401);
    expect((await Object.assign(new Client(server.url), { cookie }).get('/me')).status).toBe(401);
    const again = await new Client(server.url).post('/sign-in/password', { login: 'anna', password });
    expect(again.body.code).toBe('wrong-password');

    const seen = async (id: string) => (await ben.get(`/matches/${id}`)).body.table as YourTable;
    expect((await seen(over.id)).seats[0]).toMatchObject({ kind: 'person', name: '' });
    expect((await ben.get(`/matches/${over.id}/chat`)).body.lines).toMatchObject([
      { number: 2, text: 'hello' },
    ]);
    expect((await ben.get(`/matches/${over.id}/file`)).status).toBe(200);
    expect((await seen(begun.id)).seats[0]).toMatchObject({ kind: 'bot', bot: expect.any(String) });
    expect(await seen(begun.id)).toMatchObject({ youHost: true });
    expect(await seen(open.id)).toMatchObject({
      youHost: true,
      seats: [{ kind: 'open' }, { name: 'Player 1' }],
    });
    expect(await seen(alone.id)).toMatchObject({ status: 'closed' });
    // The bot plays to the end.
    const view = await ben.page();
    await view.watch(begun.id, 1);
    for (let guard = 0; guard < 100 && !view.latest(begun.id, 1)?.result; guard++) {
      const { asked, legal, sealed } = view.latest(begun.id, 1)!;
      const from = view.messages.length;
      const [text] = legal;
      if (text !== undefined && sealed === undefined)
        await view.ask({ type: 'answer', match: begun.id, seat: 1, asked, text });
      else await view.wait((message) => message.type === 'update', from);
    }
    expect(view.latest(begun.id, 1)?.result).toBeDefined();
  });
});

test('a session that ends while it is being looked up is good for nothing', async () => {
  let now = 1_700_000_000_000;
  const { store, gate } = gated(await openSqlite({ path: join(folder(), 'a.db') }), 'person');
  const server = await serve({ database: store, clock: () => now });
  const anna = await Client.guest(server.url, 'Anna');
  await anna.post('/account/password', { login: 'anna', password });
  const phone = new Client(server.url);
  await phone.post('/sign-in/password', { login: 'anna', password });
  // By now nobody is remembered; the first to come is.
  now += 120_000;
  const { sessions } = (await anna.get('/account')).body as unknown as AccountInfo;
  gate.hold();
  const asked = phone.get('/me');
  await gate.reached;
  const { id } = sessions.find(({ current }) => !current)!;
  expect((await anna.post('/sessions/revoke', { id })).status).toBe(200);
  gate.open();
  expect((await asked).status).toBe(401);
  expect((await phone.get('/me')).status).toBe(401);
});
