import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { jsonLog } from '../../../src/server/support/log.ts';
import type { AccountInfo, PersonInfo } from '../../../src/wire/subjects/people.ts';
import { API } from '../../../src/wire/server.ts';
import { Authenticator, type Lie } from '../harness/authenticator.ts';
import { Client, type Reply } from '../harness/client.ts';
import { cheap, folder, playOut, seated, serve } from '../harness/harness.ts';

const password = 'a sandcastle at noon';
const few = { burst: 3, perSecond: 0 };

function codeOf({ body }: Reply): unknown {
  return body.code;
}

async function signUp(url: string, login: string): Promise<Client> {
  const client = await Client.guest(url, login);
  const { status, body } = await client.post('/account/password', { login, password });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return client;
}

async function accountOf(client: Client): Promise<AccountInfo> {
  return (await client.get('/account')).body as unknown as AccountInfo;
}

async function optionsOf(client: Client, path: string): Promise<never> {
  return (await client.post(path)).body.options as never;
}

async function withPasskey(url: string, name: string): Promise<{ client: Client; key: Authenticator }> {
  const client = await Client.guest(url, name);
  const key = new Authenticator(url);
  const response = key.create(await optionsOf(client, '/account/passkey/options'));
  const { status, body } = await client.post('/account/passkey', { response });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { client, key };
}

test('a passkey that is not quite right is not accepted, and its question is used up', async () => {
  const server = await serve();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const { key } = await withPasskey(url, 'Anna');
  const lies: Lie[] = [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { challenge: Buffer.from('my own').toString('base64url') },
    { type: 'webauthn.create' },
    { forged: true },
    { counter: 1 },
  ];
  const phone = new Client(url);
  for (const lie of lies) {
    const response = key.get(await optionsOf(phone, '/sign-in/passkey/options'), lie);
    const tried = await phone.post('/sign-in/passkey', { response });
    expect([lie, tried.status, codeOf(tried)]).toEqual([lie, 401, 'bad-passkey']);
  }
  const options = await optionsOf(phone, '/sign-in/passkey/options');
  const stranger = await phone.post('/sign-in/passkey', { response: new Authenticator(url).get(options) });
  expect(codeOf(stranger)).toBe('bad-passkey');
  const response = key.get(options);
  expect((await phone.post('/sign-in/passkey', { response })).status).toBe(200);
  // Heard on the way and said again: the question has been answered.
  expect(codeOf(await phone.post('/sign-in/passkey', { response }))).toBe('bad-passkey');
});

test('nobody answers the question that was put to somebody else, nor too late, nor the other kind of question', async () => {
  let now = Date.now();
  const server = await serve({ clock: () => now });
  const url = server.url.replace('127.0.0.1', 'localhost');
  const anna = await Client.guest(url, 'Anna');
  const ben = await Client.guest(url, 'Ben');
  const key = new Authenticator(url);
  const add = (client: Client, response: object) => client.post('/account/passkey', { response });
  const toAnna = await optionsOf(anna, '/account/passkey/options');
  expect(codeOf(await add(ben, key.create(toAnna)))).toBe('bad-passkey');
  const toAnybody = await optionsOf(ben, '/sign-in/passkey/options');
  expect(
    codeOf(await add(anna, key.create({ ...(toAnna as object), ...(toAnybody as object) } as never))),
  ).toBe('bad-passkey');
  now += 5 * 60_000;
  expect(codeOf(await add(anna, key.create(toAnna)))).toBe('bad-passkey');
  expect((await accountOf(anna)).person.account).toBe(false);
  const again = await optionsOf(anna, '/account/passkey/options');
  expect((await add(anna, key.create(again))).status).toBe(200);
  // The same authenticator is nobody else's.
  const third = await optionsOf(ben, '/account/passkey/options');
  expect(codeOf(await add(ben, key.create(third)))).toBe('bad-passkey');
});

test('passkeys have names, can be removed, but not the last way in', async () => {
  const server = await serve();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const { client } = await withPasskey(url, 'Anna');
  const second = new Authenticator(url);
  const options = await optionsOf(client, '/account/passkey/options');
  expect((options as { excludeCredentials: object[] }).excludeCredentials).toHaveLength(1);
  const named = { response: second.create(options), name: ' My\u0007 key ' };
  expect((await client.post('/account/passkey', named)).status).toBe(200);
  const { passkeys } = await accountOf(client);
  expect(passkeys.map(({ name }) => name)).toEqual(['node', 'My key']);
  const remove = (id = '') => client.post('/account/passkey/remove', { id });
  expect((await remove(passkeys[0]?.id)).status).toBe(200);
  expect(codeOf(await remove(passkeys[0]?.id))).toBe('not-found');
  expect(codeOf(await remove(passkeys[1]?.id))).toBe('last-key');
  await client.post('/account/password', { login: 'anna', password });
  expect((await remove(passkeys[1]?.id)).status).toBe(200);
  expect(await accountOf(client)).toMatchObject({ passkeys: [], password: true });
});

test('on a home network over plain http there are no passkeys, and it is said', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  for (const path of ['/account/passkey/options', '/sign-in/passkey/options']) {
    expect(codeOf(await anna.post(path))).toBe('no-passkeys');
  }
  // A password works there.
  expect((await anna.post('/account/password', { login: 'anna', password })).status).toBe(200);
});

test('passwords: what is refused, what is needed to change one, and who is signed out by it', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const set = (body: object) => anna.post('/account/password', body);
  expect(codeOf(await set({ password }))).toBe('login-needed');
  expect(codeOf(await set({ login: 'a b', password }))).toBe('bad-login');
  expect(codeOf(await set({ login: 'anna', password: 'short' }))).toBe('bad-password');
  await signUp(server.url, 'ben');
  expect(codeOf(await set({ login: 'BEN', password }))).toBe('login-taken');
  expect((await set({ login: 'anna', password })).status).toBe(200);
  const phone = new Client(server.url);
  await phone.post('/sign-in/password', { login: 'anna', password });

  const next = 'a sandcastle at night';
  expect(codeOf(await set({ password: next }))).toBe('wrong-password');
  expect(codeOf(await set({ password: next, current: 'guess' }))).toBe('wrong-password');
  expect((await set({ password: next, current: password })).status).toBe(200);
  // Whoever else was in is out.
  expect((await phone.get('/me')).status).toBe(401);
  expect((await anna.get('/me')).status).toBe(200);
  const old = await phone.post('/sign-in/password', { login: 'anna', password });
  expect(codeOf(old)).toBe('wrong-password');
  // A new login, with the password that is now.
  expect((await set({ login: 'Änne', password: next, current: next })).status).toBe(200);
  expect((await phone.post('/sign-in/password', { login: 'änne', password: next })).status).toBe(200);
});

test('a sign-in does not tell whether there is such a login', async () => {
  const server = await serve();
  await signUp(server.url, 'anna');
  const tries = ['anna', 'nobody', 'x', ''].map((login) =>
    new Client(server.url).post('/sign-in/password', { login, password: 'not the password' }),
  );
  const [known, ...unknown] = await Promise.all(tries);
  expect(known).toMatchObject({ status: 401, body: { code: 'wrong-password' } });
  for (const each of unknown) expect(each).toEqual(known);
});

test('guessing is slowed down by login and by address, and the owner gets in all the same', async () => {
  const server = await serve({ limits: { guesses: few } });
  const anna = await Client.guest(server.url, 'Anna');
  const body = JSON.stringify({ login: 'anna', password });
  const made = await anna.call('POST', '/account/password', {
    headers: { 'content-type': 'application/json' },
    body,
  });
  const device = made.headers.getSetCookie().find((cookie) => cookie.includes('-device='))!;
  expect(device).toMatch(/^tidetable-device=ttd_[\w-]{32}; .*HttpOnly; SameSite=Strict$/);
  const guess = (login: string) =>
    new Client(server.url).post('/sign-in/password', { login, password: 'wrong guess' });
  for (let n = 0; n < 3; n++) expect(codeOf(await guess('anna'))).toBe('wrong-password');
  for (const login of ['anna', ' ANNA']) expect(codeOf(await guess(login))).toBe('too-fast');
  // Logins that do not exist are slowed down alike.
  for (let n = 0; n < 3; n++) expect(codeOf(await guess('nobody'))).toBe('wrong-password');
  expect(codeOf(await guess('nobody'))).toBe('too-fast');
  const known = Object.assign(new Client(server.url), { cookie: device.split(';')[0] });
  expect((await known.post('/sign-in/password', { login: 'anna', password })).status).toBe(200);
  // Somebody else's device is a stranger's.
  const ben = await Client.guest(server.url, 'Ben');
  const other = await ben.call('POST', '/account/password', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'ben', password }),
  });
  const theirs = other.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('-device='))!
    .split(';')[0];
  const stranger = Object.assign(new Client(server.url), { cookie: theirs });
  expect(codeOf(await stranger.post('/sign-in/password', { login: 'anna', password }))).toBe('too-fast');

  const slow = await serve({ limits: { signIns: few } });
  const one = new Client(slow.url);
  for (let n = 0; n < 3; n++) await one.post('/sign-in/password', { login: `anna${n}`, password });
  const paths = ['/sign-in/password', '/sign-in/passkey/options', '/account/password', '/account/delete'];
  const bodies = [{ login: 'anna9', password }, {}, { password }, { confirm: 'x' }];
  for (const [n, path] of paths.entries()) expect(codeOf(await one.post(path, bodies[n]))).toBe('too-fast');
});

test('a password stored at a lower cost is stored anew at the next sign-in', async () => {
  const database = folder();
  const before = await serve({ database, passwordCost: cheap });
  await signUp(before.url, 'anna');
  await before.stop();
  const after = await serve({ database, passwordCost: { memory: 128, passes: 2 } });
  const signIn = () => new Client(after.url).post('/sign-in/password', { login: 'anna', password });
  expect((await signIn()).status).toBe(200);
  expect((await signIn()).status).toBe(200);
  await after.stop();
  const db = new DatabaseSync(join(database, 'tidetable.db'));
  const { password: stored } = db.prepare('SELECT password FROM people').get() as { password: string };
  db.close();
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/);
});

test('a session ends a year after its last use, and the cookie with it', async () => {
  const day = 24 * 3600_000;
  let now = 1_800_000_000_000;
  const server = await serve({ clock: () => now });
  const anna = await Client.guest(server.url, 'Anna');
  now += 364 * day;
  const { headers } = await anna.call('GET', '/me');
  expect(headers.get('set-cookie')).toMatch(/; Max-Age=31536000; /);
  now += 364 * day;
  expect((await anna.get('/me')).status).toBe(200);
  const [session] = (await accountOf(anna)).sessions;
  expect(session).toMatchObject({ used: now, current: true });
  now += 366 * day;
  expect((await anna.get('/me')).status).toBe(401);
});

test('everything about me: person, keys, sessions, seats, words; no token, no hash, nobody else', async () => {
  const lines: string[] = [];
  const database = folder();
  const server = await serve({ database, log: jsonLog((line) => lines.push(line), Date.now) });
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  await anna.post(`/matches/${table.id}/chat`, { seat: 0, text: 'mine' });
  await ben.post(`/matches/${table.id}/chat`, { seat: 1, text: 'not mine' });
  await playOut(table.id, people);
  await anna.post('/account/password', { login: 'anna', password });
  const response = await anna.call('GET', '/account/export');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="tidetable.json"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    format: 'tidetable-person',
    person: { name: 'Player 0', login: 'anna', account: true, password: true },
    sessions: [{ name: 'node', current: true }],
    seats: [
      {
        match: table.id,
        seat: 0,
        name: 'Player 0',
        status: 'over',
        result: { scores: [expect.any(Number), expect.any(Number)] },
      },
    ],
    chat: [{ match: table.id, text: 'mine' }],
  });
  for (const secret of ['not mine', 'Player 1', 'argon2', anna.cookie.split('=')[1]!]) {
    expect(text).not.toContain(secret);
  }
  await server.stop();
  // Neither passwords nor logins nor names are in the logs; in the database the password is a hash.
  expect(lines.join('')).not.toMatch(/sandcastle|anna|Player/);
  const db = new DatabaseSync(join(database, 'tidetable.db'));
  expect(JSON.stringify(db.prepare('SELECT * FROM people').all())).not.toContain(password);
  db.close();
});

test('the token of a seat or of a stranger opens no account', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const token = (await people[0]!.post(`/matches/${table.id}/seat-token`, { seat: 0 })).body.token as string;
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/me', '/account', '/account/export']) {
    expect((await new Client(server.url).call('GET', path, { headers })).status).toBe(401);
  }
  const session = people[0]!.cookie.split('=')[1]!;
  const me = await fetch(`${server.url}${API}/account`, { headers: { authorization: `Bearer ${session}` } });
  expect(((await me.json()) as { person: PersonInfo }).person.name).toBe('Player 0');
});

test('whoever gets up from a seat takes its tokens along', async () => {
  const server = await serve();
  const [anna, ben, cleo] = await Promise.all(
    ['Anna', 'Ben', 'Cleo'].map((name) => Client.guest(server.url, name)),
  );
  const { id } = await anna!.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const invite = await anna!.invite(id);
  await ben!.join(invite);
  const token = (await ben!.post(`/matches/${id}/seat-token`, { seat: 1 })).body.token as string;
  const program = { headers: { authorization: `Bearer ${token}` } };
  const look = async () =>
    (await new Client(server.url).call('GET', `/matches/${id}/updates?viewer=1`, program)).status;
  // Known, and not begun; known once, the token is remembered for a while.
  expect(await look()).toBe(409);
  await ben!.post(`/matches/${id}/leave`);
  await cleo!.join(invite);
  await anna!.post(`/matches/${id}/start`);
  expect(await look()).toBe(403);
  expect((await cleo!.update(id, 1)).seq).toBe(1);
});
