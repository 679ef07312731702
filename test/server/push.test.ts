import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { postgres, sqlite } from './databases.ts';
import { seated, serve } from './harness.ts';
import { PushEndpoint, vapidOf } from './push-endpoint.ts';

const endpoints: PushEndpoint[] = [];
afterEach(() => {
  for (const endpoint of endpoints.splice(0)) endpoint.close();
});
async function browser(): Promise<PushEndpoint> {
  const made = await PushEndpoint.open();
  endpoints.push(made);
  return made;
}

/** Everybody answers until this seat, having answered, is asked again. */
async function untilAskedAgain(match: string, people: readonly Client[], seat: number): Promise<void> {
  let answered = false;
  for (let moves = 0; moves < 100; moves++) {
    const { toAct, chosen } = await (people[0] as Client).update(match, 'public');
    const next = toAct.filter((each) => !chosen.includes(each));
    if (answered && next.includes(seat)) return;
    const acting = next[0] as number;
    const { legal } = await (people[acting] as Client).update(match, acting);
    await (people[acting] as Client).answer(match, acting, legal[0] as string);
    answered ||= acting === seat;
  }
  throw new Error('the seat is never asked again');
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
      body: 'Player 1, du bist am Zug.',
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
