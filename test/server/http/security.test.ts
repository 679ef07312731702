import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { jsonLog } from '../../../src/server/support/log.ts';
import { API } from '../../../src/wire/server.ts';
import { Client, Page } from '../harness/client.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';

test("other websites cannot act in somebody's name, neither by request nor by socket", async () => {
  const server = await serve({ baseUrl: 'https://play.example.org' });
  const { port } = new URL(server.url);
  const anna = await Client.guest(server.url, 'Anna');
  const post = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ name: 'Eve' });
    return (
      await anna.call('POST', '/me', { headers: { 'content-type': 'application/json', ...headers }, body })
    ).status;
  };
  const ours = [
    {},
    { origin: 'https://play.example.org' },
    { origin: `http://127.0.0.1:${port}` },
    { 'sec-fetch-site': 'same-origin' },
  ];
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: 'https://play.example.org.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of ours) expect(await post(headers as Record<string, string>)).toBe(200);
  for (const headers of foreign) {
    expect(await post(headers as Record<string, string>)).toBe(403);
    await expect(Page.open(server.url, anna.cookie, headers as Record<string, string>)).rejects.toThrow(
      /403/,
    );
  }
  await (await Page.open(server.url, anna.cookie, { origin: 'https://play.example.org' })).close();
  // A form can send these without asking.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    expect(await post({ 'content-type': type })).toBe(400);
  }
});

test('whatever another website asks for, it asks for as nobody', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [anna] = people as [Client, Client];
  const paths = ['/me', '/account', '/account/export', '/matches', `/matches/${table.id}/updates?viewer=0`];
  for (const path of paths) {
    const status = async (site: string) =>
      (await anna.call('GET', path, { headers: { 'sec-fetch-site': site } })).status;
    expect([path, await status('same-origin'), await status('none')]).toEqual([path, 200, 200]);
    expect([401, 403]).toContain(await status('cross-site'));
    expect([401, 403]).toContain(await status('same-site'));
  }
  // What everybody may see everybody may link to.
  const link = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await anna.call('GET', `/matches/${table.id}`, link)).status).toBe(200);
});

test('behind https the cookie is for this host and for https only', async () => {
  const server = await serve({ baseUrl: 'https://play.example.org' });
  const response = await fetch(`${server.url}${API}/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Anna"}',
  });
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-tidetable=tts_.*Path=\/;.*; Secure$/);
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
});

test('every answer carries the security headers', async () => {
  const server = await serve();
  for (const path of ['/', '/healthz', `${API}/games`, `${API}/nothing`, '/%ff']) {
    const { headers } = await fetch(`${server.url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.match(/unsafe-eval|https?:|\*|blob:/)).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // Over plain http it would lock people out.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('no token, seed or cookie is in the logs or, unhashed, in the database', async () => {
  const database = folder();
  const lines: string[] = [];
  const server = await serve({ database, log: jsonLog((line) => lines.push(line), Date.now) });
  const { table, people } = await seated(server, 2);
  const invite = (await people[0]!.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })).id;
  const token = await people[0]!.invite(invite);
  const seat = (await people[1]!.post(`/matches/${table.id}/seat-token`, { seat: 1 })).body.token as string;
  await people[0]!.get(`/matches/${table.id}?token=${token}`);
  await people[0]!.post('/join', { invite: token });
  await people[0]!.post('/nowhere', { invite: token });
  await playOut(table.id, people);
  await server.stop();
  const db = new DatabaseSync(join(database, 'tidetable.db'));
  const { seed } = db.prepare('SELECT seed FROM matches WHERE id = ?').get(table.id) as { seed: string };
  const hashes = JSON.stringify(db.prepare('SELECT * FROM tokens').all());
  db.close();
  const secrets = [token, seat, seed, ...people.map(({ cookie }) => cookie.split('=')[1]!)];
  expect(lines.length).toBeGreaterThan(1);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(30);
    expect(lines.join('')).not.toContain(secret);
    expect(hashes).not.toContain(secret);
  }
});

test('health, and metrics on a port of their own', async () => {
  const server = await serve({ metrics: { port: 0 } });
  const { table, people } = await seated(server, 2);
  await playOut(table.id, people);
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  // What everybody can read would tell a player that somebody has changed an envelope.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${server.metricsUrl}/`)).status).toBe(404);
  const text = await (await fetch(`${server.metricsUrl}/metrics`)).text();
  const moves = Number(/^tidetable_moves_total (\d+)$/m.exec(text)?.[1]);
  expect(moves).toBeGreaterThan(8);
  expect(text).toMatch(/^tidetable_commit_milliseconds_count \d+$/m);
  expect(text).toMatch(/^tidetable_tables 1$/m);
  // The format of Prometheus, line by line.
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) tidetable_\w+ .+|tidetable_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/,
    );
  }
});

test('too many guests, messages and sockets are turned away', async () => {
  const few = { burst: 2, perSecond: 0 };
  const server = await serve({ limits: { guests: few, tables: few, messages: few, sockets: 2 } });
  const anna = await Client.guest(server.url, 'Anna');
  await Client.guest(server.url, 'Ben');
  expect((await anna.post('/guest', { name: 'Cleo' })).body.code).toBe('too-fast');
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  for (let n = 0; n < 2; n++) await anna.table({ game: 'pebbles', seats: [...seats] });
  expect((await anna.post('/matches', { game: 'pebbles', seats })).body.code).toBe('too-fast');
  const page = await anna.page();
  expect(await page.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
  expect(await page.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
  expect(await page.ask({ type: 'ping' })).toMatchObject({ code: 'too-fast' });
  const second = await anna.page();
  await expect(anna.page()).rejects.toThrow(/429/);
  await second.close();
  await page.close();
});

test('one person has so many open tables, one person and one address so many sockets', async () => {
  const limits = { openTables: 2, socketsPerPerson: 1, socketsPerAddress: 2, sockets: 10 };
  const server = await serve({ limits, trustProxy: true });
  const anna = await Client.guest(server.url, 'Anna');
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const [first] = [
    await anna.table({ game: 'pebbles', seats: [...seats] }),
    await anna.table({ game: 'pebbles', seats: [...seats] }),
  ];
  expect((await anna.post('/matches', { game: 'pebbles', seats })).body.code).toBe('too-many');
  // One that has begun makes room, for one, however many are asked for at once.
  await anna.post(`/matches/${first.id}/start`);
  const asked = Array.from({ length: 8 }, () => anna.post('/matches', { game: 'pebbles', seats }));
  const codes = (await Promise.all(asked)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'too-many')).toHaveLength(7);

  const from = (cookie: string, address: string) =>
    Page.open(server.url, cookie, { 'x-forwarded-for': address });
  const page = await from(anna.cookie, '203.0.113.1');
  await expect(from(anna.cookie, '203.0.113.2')).rejects.toThrow(/429/);
  const other = await from('', '203.0.113.1');
  await expect(from('', '198.51.100.9, 203.0.113.1')).rejects.toThrow(/429/);
  await (await from('', '203.0.113.2')).close();
  await page.close();
  // Who has gone makes room.
  let back: Page | undefined;
  while (!back) back = await from(anna.cookie, '203.0.113.1').catch(() => undefined);
  await back.close();
  await other.close();
});

test('the web app is served when it is there: files, one page for all addresses, and never instead of the API', async () => {
  const web = folder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Tidetable</title>');
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'let x;');
  writeFileSync(join(web, '.secret'), 'no');
  const server = await serve({ web });
  const get = (path: string, accept = 'text/html') => fetch(`${server.url}${path}`, { headers: { accept } });
  for (const path of ['/', '/table/abc']) {
    const page = await get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('Tidetable');
  }
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
  for (const path of [`${API}/nothing`, '/assets/none.js', '/.secret', '/..%2f..%2fetc/passwd']) {
    expect((await get(path, '*/*')).status).toBeGreaterThanOrEqual(400);
  }
  expect((await get(`${API}/nothing`)).headers.get('content-type')).toMatch(/json/);
});

test('stopping finishes what was begun, says goodbye, and refuses what comes after', async () => {
  const database = folder();
  const server = await serve({ database });
  const { table, people } = await seated(server, 2);
  const page = await people[0]!.page();
  await page.watch(table.id, 0);
  const id = page.send({ type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 1' });
  await page.wait((message) => 'ack' in message && message.ack === id);
  const stopped = server.stop();
  expect(await page.closed).toBe(1012);
  await stopped;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  const again = await serve({ database });
  const back = Object.assign(new Client(again.url), { cookie: people[0]!.cookie });
  expect(await back.update(table.id, 0)).toMatchObject({ sealed: 'bid 1' });
});
