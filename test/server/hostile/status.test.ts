import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Page } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';

/** A 503 makes a proxy leave the node out. So nothing that a stranger can send may lead to one. */
describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const serveFresh = async (more: object = {}) =>
    serve({ database: await databases.open(await databases.fresh()), ...more });

  const nul = 'a\0b';
  const response = (id: string) => ({
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
  });
  const subscription = (endpoint: string) => ({
    subscription: { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    language: 'en',
  });

  test('values that a database cannot hold are refused as malformed or not found', async () => {
    const { url } = await serveFresh();
    const anna = await Client.guest(url, 'Anna');
    const match = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const paths = ['/matches/%00', '/matches/%00/story?viewer=public', `/matches/${'%00'.repeat(60)}/file`];
    for (const path of paths) expect((await anna.get(path)).status).toBe(404);
    const wide = `https://fcm.googleapis.com/${'漢'.repeat(950)}`;
    const posts: [string, object][] = [
      ['/sign-in/password', { login: nul, password: nul }],
      ['/sign-in/passkey', { response: response(nul) }],
      ['/account/passkey/remove', { id: nul }],
      ['/sessions/revoke', { id: nul }],
      ['/tokens/revoke', { id: nul }],
      ['/push/subscribe', subscription(`https://fcm.googleapis.com/${nul}`)],
      ['/push/subscribe', subscription(wide)],
      ['/push/unsubscribe', { endpoint: nul }],
      ['/account/password', { login: nul, password: 'long enough for this' }],
      ['/account/delete', { confirm: nul }],
      ['/join', { invite: nul }],
      [`/matches/${match.id}/seed`, { seat: 0, seed: nul }],
      [`/matches/${match.id}/settings`, { options: { [nul]: true } }],
    ];
    for (const [path, body] of posts) {
      const { status } = await anna.post(path, body);
      expect([path, Math.floor(status / 100)]).toEqual([path, 4]);
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('the same on a socket: refused, without a failure of the server', async () => {
    const server = await serveFresh();
    const page: Page = await (await Client.guest(server.url, 'Anna')).page();
    const wish = { type: 'watch', match: nul, viewer: 'public' } as const;
    expect(await page.ask(wish)).toMatchObject({ type: 'refused', code: 'no-match' });
    expect(server.metrics.value('errors')).toBe(0);
  });

  test('a crowd at one table is told to come back, by 429', async () => {
    const { url } = await serveFresh();
    const anna = await Client.guest(url, 'Anna');
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const seen = new Set<number>();
    // On a busy machine requests may come more slowly than they are served: then once more.
    await expect
      .poll(async () => {
        const settings = Array.from({ length: 180 }, (_, n) =>
          anna.post(`/matches/${id}/settings`, { listed: n % 2 === 0 }),
        );
        for (const { status } of await Promise.all(settings)) seen.add(status);
        return [...seen].toSorted((a, b) => a - b);
      })
      .toEqual([200, 429]);
  });

  test('more sign-ins than can be hashed are told to come back, by 429', async () => {
    const { url } = await serveFresh({ passwordCost: { memory: 8192, passes: 2 } });
    const seen = new Set<string>();
    let tried = 0;
    // On a busy machine they may come more slowly than they are hashed: then others once more.
    await expect
      .poll(async () => {
        const tries = Array.from({ length: 90 }, () =>
          new Client(url).post('/sign-in/password', { login: `nobody${++tried}`, password: 'wrong' }),
        );
        for (const { status, body } of await Promise.all(tries)) seen.add(`${status} ${String(body.code)}`);
        return [...seen].toSorted();
      })
      .toEqual(['401 wrong-password', '429 busy']);
  });
});
