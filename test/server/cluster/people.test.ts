import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountInfo } from '../../../src/wire/subjects/people.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { seated, serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

const databases = postgres();
const password = 'a sandcastle at noon';
const origin = 'https://play.example.org';

beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

/** Two servers behind one address. */
async function both() {
  const database = await databases.fresh();
  const behind = { database, baseUrl: origin, timeouts: { revocationPoll: 50 } };
  return [await serve(behind), await serve(behind)] as const;
}

/** The same browser, talking to the other server. */
function at(url: string, { cookie }: Client): Client {
  return Object.assign(new Client(url), { cookie });
}

test('a passkey that one server asks for is answered at the other, once', async () => {
  const [here, there] = await both();
  const key = new Authenticator(origin);
  const anna = await Client.guest(here.url, 'Anna');
  const { options } = (await anna.post('/account/passkey/options')).body as never;
  const added = await at(there.url, anna).post('/account/passkey', { response: key.create(options) });
  expect(added.status).toBe(200);
  const phone = new Client(there.url);
  const { options: asked } = (await phone.post('/sign-in/passkey/options')).body as never;
  const response = key.get(asked);
  const answers = await Promise.all(
    [here, there].map(({ url }) => at(url, phone).post('/sign-in/passkey', { response })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
});

test('a session that is ended at one server ends at the other, with its sockets', async () => {
  const [here, there] = await both();
  const anna = await Client.guest(here.url, 'Anna');
  await anna.post('/account/password', { login: 'anna', password });
  const phone = new Client(there.url);
  await phone.post('/sign-in/password', { login: 'anna', password });
  const page = await phone.page();
  const { sessions } = (await anna.get('/account')).body as unknown as AccountInfo;
  const { id } = sessions.find(({ current }) => !current)!;
  await anna.post('/sessions/revoke', { id });
  expect(await page.closed).toBe(4401);
  expect((await phone.get('/me')).status).toBe(401);
});

test('a guest who signs in at one server is taken along at the other, where the table is in use', async () => {
  const [here, there] = await both();
  const owner = await Client.guest(here.url, 'Anna');
  await owner.post('/account/password', { login: 'anna', password });
  const { table, people } = await seated(there, 2);
  const page = await people[0]!.page();
  await page.watch(table.id, 0);
  const signIn = { login: 'anna', password, take: true };
  expect((await at(here.url, people[0]!).post('/sign-in/password', signIn)).status).toBe(200);
  expect(await page.closed).toBe(4401);
  const elsewhere = at(there.url, owner);
  // The server where the table is in use hears of it a moment later.
  let seen = await elsewhere.get(`/matches/${table.id}/updates?viewer=0`);
  while (seen.status === 403) seen = await elsewhere.get(`/matches/${table.id}/updates?viewer=0`);
  expect(seen.status).toBe(200);
  expect((await elsewhere.answer(table.id, 0, 'bid 1')).status).toBe(200);
});

test('the keys of a guest who signs in at one server end at the other, with the stream of a program', async () => {
  const [here, there] = await both();
  const owner = await Client.guest(here.url, 'Anna');
  await owner.post('/account/password', { login: 'anna', password });
  const guest = await Client.guest(here.url, 'Anna on the train');
  const program = await programOf(guest);
  const stream = await Listener.open(Object.assign(program, { url: there.url }));
  expect(await stream.wait('hello')).toMatchObject({ person: { name: 'Anna on the train' } });
  await guest.post('/sign-in/password', { login: 'anna', password, take: true });
  expect(await stream.wait('bye')).toMatchObject({ reason: 'revoked' });
  expect((await program.get('/me')).status).toBe(401);
});
