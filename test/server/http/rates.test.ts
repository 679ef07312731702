import { expect, test } from 'vitest';
import { API } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { serve } from '../harness/harness.ts';

const me = { kind: 'me' } as const;

test('who is too fast is told for how long, and after that it is enough', async () => {
  let now = Date.now();
  const limits = { tables: { burst: 1, perSecond: 0.05 }, chat: { burst: 1, perSecond: 0.5 } };
  const server = await serve({ limits, clock: () => now });
  const anna = await Client.guest(server.url, 'Anna');
  const { id } = await anna.table({ game: 'pebbles', seats: [me, me] });
  const ask = (path: string, body: object) =>
    anna.call('POST', path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const open = () => ask('/matches', { game: 'pebbles', seats: [me, me] });
  const refused = await open();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  now += 19_000;
  expect((await open()).headers.get('retry-after')).toBe('1');
  now += 1000;
  expect((await open()).status).toBe(200);

  const say = () => ask(`/matches/${id}/chat`, { seat: 0, text: 'hello' });
  now += 60_000;
  expect([(await say()).status, (await say()).headers.get('retry-after')]).toEqual([200, '2']);
});

test('passwords that are tried too often: the wait is that of the login', async () => {
  const server = await serve({ limits: { guesses: { burst: 1, perSecond: 1 / 60 } } });
  const wrong = () =>
    fetch(`${server.url}${API}/sign-in/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"login":"nobody","password":"wrong wrong wrong"}',
    });
  expect((await wrong()).status).toBe(401);
  const { status, headers } = await wrong();
  const wait = Number(headers.get('retry-after'));
  expect(status).toBe(429);
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(60);
});

test('every answer says how many requests are left, to whom it counts; what never passes by itself says no time', async () => {
  const now = Date.now();
  const limits = {
    workPerPerson: { burst: 10, perSecond: 2 },
    workPerAddress: { burst: 100, perSecond: 5 },
    openTables: 0,
  };
  const server = await serve({ limits, clock: () => now });
  const stranger = await fetch(`${server.url}${API}/games`);
  expect(stranger.headers.get('ratelimit-policy')).toBe('"address";q=100;w=20');
  expect(stranger.headers.get('ratelimit')).toMatch(/^"address";r=\d+;t=1$/);
  const anna = await Client.guest(server.url, 'Anna');
  const first = await anna.call('GET', '/me');
  expect(first.headers.get('ratelimit-policy')).toBe('"person";q=10;w=5');
  expect(first.headers.get('ratelimit')).toBe('"person";r=9;t=1');
  const tooMany = await anna.call('POST', '/matches', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'pebbles', seats: [me, me] }),
  });
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([409, null]);
  for (let n = 0; n < 8; n++) await anna.call('GET', '/me');
  const refused = await anna.call('GET', '/me');
  expect([refused.status, refused.headers.get('ratelimit'), refused.headers.get('retry-after')]).toEqual([
    429,
    '"person";r=0;t=5',
    '1',
  ]);
});
