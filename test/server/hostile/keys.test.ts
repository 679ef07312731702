import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROOF_LIFE } from '../../../src/server/people/proof.ts';
import type { AccountInfo } from '../../../src/wire/subjects/people.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { Client, type Reply } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { seated, serve } from '../harness/harness.ts';

const password = 'a sandcastle at noon';
const origin = 'https://play.example.org';

/** What somebody else left behind in a browser, or has taken from it, opens no account. */
describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  async function start() {
    let now = Date.now();
    const database = await databases.open(await databases.fresh());
    const server = await serve({ database, baseUrl: origin, clock: () => now });
    return { ...server, pass: (milliseconds: number) => void (now += milliseconds) };
  }
  async function account(url: string, login: string): Promise<Client> {
    const client = await Client.guest(url, login);
    expect((await client.post('/account/password', { login, password })).status).toBe(200);
    return client;
  }
  const codeOf = ({ body }: Reply) => body.code;
  const infoOf = async (client: Client) => (await client.get('/account')).body as unknown as AccountInfo;
  const signIn = async (client: Client, login: string, more: object = {}) =>
    client.post('/sign-in/password', { login, password, ...more });
  const passkeyOf = async (client: Client, key: Authenticator): Promise<Reply> => {
    const asked = await client.post('/account/passkey/options');
    if (asked.status !== 200) return asked;
    const { options } = asked.body as never;
    return client.post('/account/passkey', { response: key.create(options) });
  };
  const proveByPasskey = async (client: Client, key: Authenticator): Promise<Reply> => {
    const { options } = (await client.post('/account/prove/passkey/options')).body as never;
    return client.post('/account/prove/passkey', { response: key.get(options) });
  };
  const subscription = (endpoint: string) => ({
    subscription: { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    language: 'en',
  });

  test('a sign-in adopts no key of the guest: neither token nor seat token nor subscription', async () => {
    const server = await start();
    await account(server.url, 'anna');
    const { table, people } = await seated(server, 2);
    const shared = people[0] as Client;
    const stolen = (await shared.post('/tokens', { name: 'left here' })).body.token as string;
    const seat = (await shared.post(`/matches/${table.id}/seat-token`, { seat: 0 })).body.token as string;
    const endpoint = 'https://fcm.googleapis.com/somebody';
    await shared.post('/push/subscribe', subscription(endpoint));
    await shared.post(`/matches/${table.id}/push`, { on: true });

    expect((await signIn(shared, 'anna', { take: true })).status).toBe(200);
    for (const token of [stolen, seat]) {
      const thief = Object.assign(new Client(server.url), { token });
      expect((await thief.get('/me')).status).toBe(401);
      expect((await thief.get(`/matches/${table.id}/updates?viewer=0`)).status).toBe(403);
    }
    const everything = JSON.stringify((await shared.get('/account/export')).body);
    expect(everything).not.toContain(endpoint);
    // The matches did come along, and nothing tells anybody of turns there.
    const mine = (await shared.get('/matches')).body.tables as { id: string; push: boolean }[];
    expect(mine.map(({ id, push }) => [id, push])).toEqual([[table.id, false]]);
  });

  test('nobody is asked to take matches along by a sign-in that does not say so', async () => {
    const server = await start();
    await account(server.url, 'anna');
    const { table, people } = await seated(server, 2);
    const shared = people[0] as Client;
    const stolen = (await shared.post('/tokens', { name: 'left here' })).body.token as string;
    expect((await signIn(shared, 'anna')).status).toBe(200);
    expect((await shared.get('/matches')).body.tables).toEqual([]);
    expect((await shared.get(`/matches/${table.id}/updates?viewer=0`)).status).toBe(403);
    expect((await Object.assign(new Client(server.url), { token: stolen }).get('/me')).status).toBe(401);
  });

  test.each(['password', 'passkey'])(
    'the first key of a guest (%s) ends all that was there before',
    async (by) => {
      const { url } = await start();
      const shared = await Client.guest(url, 'Anna');
      const stolen = (await shared.post('/tokens', { name: 'left here' })).body.token as string;
      const done =
        by === 'password'
          ? await shared.post('/account/password', { login: 'anna', password })
          : await passkeyOf(shared, new Authenticator(origin));
      expect(done.status).toBe(200);
      expect((await Object.assign(new Client(url), { token: stolen }).get('/me')).status).toBe(401);
      expect((await infoOf(shared)).tokens).toEqual([]);
    },
  );

  test('a new password ends sessions, tokens of programs and of seats, and subscriptions', async () => {
    const server = await start();
    const anna = await account(server.url, 'anna');
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const tokens = [
      (await anna.post('/tokens', { name: 'bot' })).body.token,
      (await anna.post(`/matches/${id}/seat-token`, { seat: 0 })).body.token,
    ] as string[];
    expect((await infoOf(anna)).seatTokens).toMatchObject([{ match: id, seat: 0 }]);
    await anna.post('/push/subscribe', subscription('https://fcm.googleapis.com/mine'));
    const next = 'the tide turns at seven';
    await anna.post('/account/password', { password: next, current: password });
    for (const token of tokens) {
      const client = Object.assign(new Client(server.url), { token });
      expect((await client.get(`/matches/${id}/updates?viewer=0`)).status).toBe(403);
    }
    expect(await infoOf(anna)).toMatchObject({ tokens: [], seatTokens: [] });
    expect(JSON.stringify((await anna.get('/account/export')).body)).not.toContain('fcm');
  });

  test('a token of a seat is listed and revoked', async () => {
    const { url } = await start();
    const anna = await Client.guest(url, 'Anna');
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const { token } = (await anna.post(`/matches/${id}/seat-token`, { seat: 0 })).body;
    const friend = Object.assign(new Client(url), { token: token as string });
    const seed = { seat: 0, seed: 'mine' };
    expect((await friend.post(`/matches/${id}/seed`, seed)).status).toBe(200);
    const [listed] = (await infoOf(anna)).seatTokens;
    const stranger = await Client.guest(url, 'Ben');
    expect(codeOf(await stranger.post('/seat-tokens/revoke', { id: listed!.id }))).toBe('no-token');
    expect((await anna.post('/seat-tokens/revoke', { id: listed!.id })).status).toBe(200);
    expect((await friend.post(`/matches/${id}/seed`, seed)).status).toBe(403);
  });

  test('a stolen session makes no key: each asks for a proof that is not older than ten minutes', async () => {
    const { url, pass } = await start();
    const anna = await account(url, 'anna');
    const key = new Authenticator(origin);
    expect((await passkeyOf(anna, key)).status).toBe(200);
    pass(PROOF_LIFE);
    const [passkey] = (await infoOf(anna)).passkeys;
    const attempts: [string, object][] = [
      ['/account/passkey/options', {}],
      ['/account/passkey/remove', { id: passkey!.id }],
      ['/tokens', { name: 'thief' }],
      ['/account/notices/take-back', { id: 'x' }],
    ];
    for (const [path, body] of attempts)
      expect([path, codeOf(await anna.post(path, body))]).toEqual([path, 'prove-first']);
    expect(codeOf(await anna.post('/account/password', { password: 'the thief was here' }))).toBe(
      'wrong-password',
    );
    expect(codeOf(await anna.post('/account/delete', { confirm: 'anna' }))).toBe('wrong-password');
    expect(codeOf(await anna.post('/account/prove/password', { password: 'guessed it' }))).toBe(
      'wrong-password',
    );
    expect((await anna.post('/account/prove/password', { password })).status).toBe(200);
    expect((await anna.post('/tokens', { name: 'mine' })).status).toBe(200);
    // Whoever has forgotten the password shows the passkey instead.
    expect((await proveByPasskey(anna, key)).status).toBe(200);
    expect((await anna.post('/account/password', { password: 'never forgotten again' })).status).toBe(200);
  });

  test('on an account with passkeys alone a stolen session sets no password and deletes nothing', async () => {
    const { url, pass } = await start();
    const anna = await Client.guest(url, 'Anna');
    const key = new Authenticator(origin);
    await passkeyOf(anna, key);
    pass(PROOF_LIFE);
    const [passkey] = (await infoOf(anna)).passkeys;
    const set = { login: 'thief', password: 'the thief was here' };
    expect(codeOf(await anna.post('/account/password', set))).toBe('prove-first');
    expect(codeOf(await anna.post('/account/passkey/remove', { id: passkey!.id }))).toBe('prove-first');
    expect(codeOf(await anna.post('/account/delete', { confirm: 'Anna' }))).toBe('prove-first');
    // Nobody else's passkey is a proof, not even a good one.
    const other = await Client.guest(url, 'Ben');
    const foreign = new Authenticator(origin);
    await passkeyOf(other, foreign);
    expect(codeOf(await proveByPasskey(anna, foreign))).toBe('bad-passkey');
    expect((await proveByPasskey(anna, key)).status).toBe(200);
    expect((await anna.post('/account/delete', { confirm: 'Anna' })).status).toBe(200);
  });

  test('what changes the keys is told to the other sessions, and can be taken back there', async () => {
    const { url, pass } = await start();
    const phone = await account(url, 'anna');
    const laptop = new Client(url);
    await signIn(laptop, 'anna');
    const page = await phone.page();
    const kinds = async (client: Client) => (await infoOf(client)).notices.map(({ kind }) => kind);
    expect(await kinds(phone)).toEqual(['signed-in']);
    expect(await kinds(laptop)).toEqual([]);
    expect((await phone.post('/account/notices/dismiss')).status).toBe(200);
    expect((await phone.get('/me')).body.notices).toBe(0);

    pass(1000);
    const stranger = new Client(url);
    await signIn(stranger, 'anna');
    const key = new Authenticator(origin);
    await passkeyOf(stranger, key);
    const token = (await stranger.post('/tokens', { name: 'mine now' })).body.token as string;
    await page.wait(({ type }) => type === 'notices');
    expect(await kinds(phone)).toEqual(['token-made', 'passkey-added', 'signed-in']);
    expect((await phone.get('/me')).body.notices).toBe(3);
    const { notices } = await infoOf(phone);
    const added = notices.find(({ kind }) => kind === 'passkey-added');
    expect(added).toMatchObject({ device: 'node', canTakeBack: true });
    expect((await phone.post('/account/notices/take-back', { id: added!.id })).status).toBe(200);
    expect((await infoOf(phone)).passkeys).toEqual([]);
    // Whoever did it is out, with all that was made since.
    expect((await stranger.get('/me')).status).toBe(401);
    expect((await Object.assign(new Client(url), { token }).get('/me')).status).toBe(401);
    expect((await laptop.get('/me')).status).toBe(200);
    expect(codeOf(await phone.post('/account/notices/take-back', { id: added!.id }))).toBe('not-found');
    // Not for ever.
    const left = notices.find(({ kind }) => kind === 'token-made');
    pass(3 * 24 * 3_600_000);
    await phone.post('/account/prove/password', { password });
    expect(codeOf(await phone.post('/account/notices/take-back', { id: left!.id }))).toBe('not-found');
  });

  test('a removed passkey and a password come back as they were', async () => {
    const { url, pass } = await start();
    const anna = await account(url, 'anna');
    const key = new Authenticator(origin);
    await passkeyOf(anna, key);
    const thief = new Client(url);
    await signIn(thief, 'anna');
    pass(1000);
    const [passkey] = (await infoOf(thief)).passkeys;
    expect((await thief.post('/account/passkey/remove', { id: passkey!.id })).status).toBe(200);
    const [removed] = (await infoOf(anna)).notices;
    expect(removed).toMatchObject({ kind: 'passkey-removed', subject: passkey!.name });
    expect((await anna.post('/account/notices/take-back', { id: removed!.id })).status).toBe(200);
    expect((await infoOf(anna)).passkeys).toMatchObject([{ id: passkey!.id }]);

    expect((await thief.get('/me')).status).toBe(401);
    pass(1000);
    await signIn(thief, 'anna');
    await thief.post('/account/password', { password: 'the thief was here', current: password });
    expect((await anna.get('/me')).status).toBe(401);
    // The passkey still opens it, and shows what happened.
    const back = new Client(url);
    const { options } = (await back.post('/sign-in/passkey/options')).body as never;
    expect((await back.post('/sign-in/passkey', { response: key.get(options) })).status).toBe(200);
    const changed = (await infoOf(back)).notices.find(({ kind }) => kind === 'password-changed');
    expect((await back.post('/account/notices/take-back', { id: changed!.id })).status).toBe(200);
    expect((await thief.get('/me')).status).toBe(401);
    expect((await signIn(new Client(url), 'anna')).status).toBe(200);
  });

  test('a program’s token expires', async () => {
    const { url, pass } = await start();
    const anna = await Client.guest(url, 'Anna');
    const { body } = await anna.post('/tokens', { name: 'brief', days: 2 });
    const program = Object.assign(new Client(url), { token: body.token as string });
    expect((await program.get('/me')).status).toBe(200);
    expect((await infoOf(anna)).tokens).toMatchObject([{ until: body.until }]);
    pass(2 * 24 * 3_600_000 + 60_000);
    expect((await program.get('/me')).status).toBe(401);
  });
});
