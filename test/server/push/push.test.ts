import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { untilAskedAgain } from '../harness/asked-again.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, seated, serve } from '../harness/harness.ts';
import { StorageFailed } from '../../../src/server/store/database.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { PushEndpoint, vapidOf } from '../harness/push-endpoint.ts';
import { wrapped } from '../harness/wrapped-store.ts';

const endpoints: PushEndpoint[] = [];
afterEach(() => {
  for (const endpoint of endpoints.splice(0)) endpoint.close();
});
async function browser(): Promise<PushEndpoint> {
  const made = await PushEndpoint.open();
  endpoints.push(made);
  return made;
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('whoever is away and asked for it is told of each turn once, in their language', async () => {
    const phone = await browser();
    const database = await databases.fresh();
    const server = await serve({ database: await databases.open(database), pushHosts: [phone.host] });
    const { table, people } = await seated(server, 2);
    const [, ben] = people as [Client, Client];
    const { key } = (await ben.get('/push/key')).body as { key: string };
    const subscribed = { subscription: phone.subscription, language: 'de' };
    expect((await ben.post('/push/subscribe', subscribed)).status).toBe(200);
    expect((await ben.post(`/matches/${table.id}/push`, { on: true })).body).toEqual({ on: true });
    // Both are asked at once in this game: Ben's question is open already.
    await phone.until(1);
    const [first] = phone.received as [PushEndpoint['received'][0]];
    expect(JSON.parse(first.text)).toEqual({
      match: table.id,
      title: expect.stringMatching(/./) as string,
      body: 'Player 1, du bist dran.',
    });
    expect(first.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(vapidOf(first)).toEqual({ aud: `http://${phone.host}`, key });

    await untilAskedAgain(table.id, people, 1);
    await phone.until(2);

    await ben.post(`/matches/${table.id}/push`, { on: false });
    await untilAskedAgain(table.id, people, 1);
    await server.stop();
    expect(phone.received).toHaveLength(2);
  });

  test('whoever is to be told while the database is out of reach is told afterwards', async () => {
    const phone = await browser();
    const store = await databases.open(await databases.fresh());
    let failures = 0;
    const failing: Store['write'] = (change) =>
      change.type === 'push-told' && failures++ === 0
        ? Promise.reject(new StorageFailed('out of reach'))
        : store.write(change);
    const database = wrapped(store, (name) => (name === 'write' ? failing : undefined));
    const server = await serve({ database, pushHosts: [phone.host] });
    const { table, people } = await seated(server, 2);
    const [, ben] = people as [Client, Client];
    await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'en' });
    await ben.post(`/matches/${table.id}/push`, { on: true });
    await phone.until(1);
    expect(failures).toBe(2);
    await server.stop();
    expect(phone.received).toHaveLength(1);
  });

  test('whoever looks at the table is not told; the key is the same after a restart', async () => {
    const phone = await browser();
    const database = await databases.fresh();
    const server = await serve({ database: await databases.open(database), pushHosts: [phone.host] });
    const { table, people } = await seated(server, 2);
    const [, ben] = people as [Client, Client];
    const page = await ben.page();
    await page.ask({ type: 'watch', match: table.id, viewer: 1 });
    await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'en' });
    await ben.post(`/matches/${table.id}/push`, { on: true });
    const { key } = (await ben.get('/push/key')).body;
    await untilAskedAgain(table.id, people, 1);
    await page.ask({ type: 'ping' });
    expect(phone.received).toEqual([]);
    // Whoever goes away from an open question is told of it.
    await page.close();
    await phone.until(1);
    await server.stop();
    const again = await serve({ database: await databases.open(database), pushHosts: [phone.host] });
    expect(await (await fetch(`${again.url}/api/v1/push/key`)).json()).toEqual({ key });
  });

  test('nobody is told while a match is paused; what is owed then is told when play goes on', async () => {
    const phone = await browser();
    const database = await databases.fresh();
    const server = await serve({ database: await databases.open(database), pushHosts: [phone.host] });
    const { table, people } = await seated(server, 2);
    const [anna, ben] = people as [Client, Client];
    const page = await ben.page();
    await page.watch(table.id, 1);
    await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'en' });
    await ben.post(`/matches/${table.id}/push`, { on: true });
    const pause = (client: Client, seat: number, on: boolean) =>
      client.post(`/matches/${table.id}/pause`, { seat, on });
    await pause(anna, 0, true);
    await pause(ben, 1, true);
    await page.close();
    await expect
      .poll(async () => (await anna.get(`/matches/${table.id}`)).body.table)
      .toMatchObject({
        time: { paused: {} },
        seats: [{}, { here: false }],
      });
    await server.stop();
    expect(phone.received).toEqual([]);

    const again = await serve({ database: await databases.open(database), pushHosts: [phone.host] });
    await pause(Object.assign(anna, { url: again.url }), 0, false);
    await phone.until(1);
    await again.stop();
    expect(phone.received.map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([
      { body: 'Your turn, Player 1!' },
    ]);
  });

  test('a gentle clock reminds whoever is away, once, also after a restart', async () => {
    const phone = await browser();
    const database = await databases.fresh();
    let now = 1_700_000_000_000;
    const timed = { clock: () => now, manualHousekeeping: true, pushHosts: [phone.host] };
    const server = await serve({ database: await databases.open(database), ...timed });
    const attend = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 10) {
        now += 10_000;
        await server.tend();
      }
    };
    const { table, people } = await seated(server, 2, 'pebbles', { clock: { kind: 'gentle', minutes: 1 } });
    const [anna, ben] = people as [Client, Client];
    await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'fr' });
    await ben.post(`/matches/${table.id}/push`, { on: true });
    await phone.until(1);
    await attend(70);
    await phone.until(2);
    await attend(70);
    await server.stop();
    const told = () => phone.received.map(({ text }) => (JSON.parse(text) as { body: string }).body);
    expect(told()).toEqual(['Player 1, c’est à toi de jouer.', 'Player 1, les autres t’attendent.']);

    const again = await serve({ database: await databases.open(database), ...timed });
    const page = await Object.assign(anna, { url: again.url }).page();
    await page.watch(table.id, 0);
    const from = page.messages.length;
    await again.tend();
    // Whose time is up is told anew to whoever looks, for nobody has told it since the restart.
    await page.wait(({ type }) => type === 'time', from);
    await again.stop();
    expect(told()).toHaveLength(2);
  });

  test('a browser that is gone is forgotten', async () => {
    const phone = await browser();
    phone.status = 410;
    const store = await databases.open(await databases.fresh());
    const server = await serve({ database: store, pushHosts: [phone.host] });
    const { table, people } = await seated(server, 2);
    const [, ben] = people as [Client, Client];
    await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'en' });
    await ben.post(`/matches/${table.id}/push`, { on: true });
    await phone.until(1);
    for (const seat of [0, 1]) await (people[seat] as Client).answer(table.id, seat, 'bid 1');
    const person = (await store.match(table.id))?.seats[1]?.person ?? 0;
    await expect.poll(() => store.push.subscriptions(person)).toEqual([]);
  });

  // Where there is one server alone, nobody looks from another.
  if (databases.name !== 'PostgreSQL') return;
  test('whoever looks at the table from another node is not told', async () => {
    const phone = await browser();
    const database = await databases.fresh();
    const options = { pushHosts: [phone.host], nodes: lasting };
    const [here, there] = [await serve({ database, ...options }), await serve({ database, ...options })];
    const { table, people } = await seated(here, 2);
    const [, ben] = people as [Client, Client];
    const page = await ben.page();
    await page.watch(table.id, 1);
    await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'en' });
    // The other node has come to know the table only now, and nobody looks at it there.
    const elsewhere = Object.assign(new Client(there.url), { cookie: ben.cookie });
    expect((await elsewhere.get(`/matches/${table.id}`)).body.table).toMatchObject({ push: false });
    expect((await elsewhere.post(`/matches/${table.id}/push`, { on: true })).body).toEqual({ on: true });
    await there.stop();
    await page.ask({ type: 'ping' });
    expect(phone.received).toEqual([]);
  });
});

test('nothing is ever sent to addresses that are no push services', async () => {
  const phone = await browser();
  const server = await serve();
  const { people } = await seated(server, 2);
  const { keys } = phone.subscription;
  for (const endpoint of [
    'https://example.org/push',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com.example.org/1',
    'https://user:word@fcm.googleapis.com/1',
    phone.subscription.endpoint,
    'file:///etc/hosts',
    'nonsense',
  ]) {
    const wish = { subscription: { endpoint, keys }, language: 'en' };
    const { status, body } = await (people[0] as Client).post('/push/subscribe', wish);
    expect([endpoint, status, body.code]).toEqual([endpoint, 400, 'bad-endpoint']);
  }
});

test('strangers ask for nothing', async () => {
  const server = await serve();
  const { table } = await seated(server, 2);
  const { people } = await seated(server, 2);
  const { status, body } = await (people[0] as Client).post(`/matches/${table.id}/push`, { on: true });
  expect([status, body.code]).toEqual([403, 'not-seated']);
});
