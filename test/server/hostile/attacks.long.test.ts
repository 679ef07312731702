import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostCommitment } from '../../../src/fair/commitment.ts';
import { PROOF_LIFE } from '../../../src/server/people/proof.ts';
import type { ServerOptions } from '../../../src/server/server.ts';
import { defaultLimits } from '../../../src/server/support/limiter.ts';
import { API, type TableInfo } from '../../../src/wire/server.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { Client, type Reply } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder, seated, serve } from '../harness/harness.ts';
import { countingLogs } from '../harness/wrapped-store.ts';

/*
 * The attacks of the audit, each as a stranger would try it from outside and as often as it was tried then, against a server with
 * its usual limits. The other tests of this folder look at the same mends one by one; they run with every change.
 */

const origin = 'https://play.example.org';
const password = 'a sandcastle at noon';
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

/** Somebody at an address of their own, behind the proxy that the server trusts. */
class Stranger extends Client {
  readonly #address: string;

  constructor(url: string, address: string) {
    super(url);
    this.#address = address;
  }

  static async at(url: string, address: string, name: string): Promise<Stranger> {
    const stranger = new Stranger(url, address);
    const { status } = await stranger.post('/guest', { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    return stranger;
  }

  override call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': this.#address };
    return super.call(method, path, { ...init, headers });
  }
}

/** So many requests, never more than a browser full of tabs would send at a time: connections have a limit of their own. */
async function flood(count: number, job: (n: number) => Promise<Reply>, atOnce = 100): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) replies.push(await job(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return replies;
}

const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const sorted = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  async function start(more: Partial<ServerOptions> = {}) {
    // Time stands still unless it is moved: what a limit lets through does not depend on the machine.
    let now = Date.now();
    const { store, logsRead } = countingLogs(await databases.open(await databases.fresh()));
    const limits = { ...defaultLimits, ...more.limits };
    const options = { database: store, trustProxy: true, baseUrl: origin, clock: () => now, ...more, limits };
    const server = await serve(options);
    return { server, url: server.url, logsRead, pass: (milliseconds: number) => void (now += milliseconds) };
  }

  test('1: a guest’s keys on a shared browser are nobody’s after the owner signs in there, in any order', async () => {
    const { url } = await start();
    const owner = await Stranger.at(url, '5.1.0.1', 'Anna');
    await owner.post('/account/password', { login: 'anna', password });
    for (const [n, take] of [true, false, true].entries()) {
      const shared = await Stranger.at(url, `5.1.1.${n}`, 'Guest');
      const tokens: string[] = [];
      for (let each = 0; each < 5; each++)
        tokens.push((await shared.post('/tokens', { name: `t${each}` })).body.token as string);
      const { id } = await shared.table({ game: 'pebbles', seats: [me, open] });
      tokens.push((await shared.post(`/matches/${id}/seat-token`, { seat: 0 })).body.token as string);
      const planted = shared.cookie;
      expect((await shared.post('/sign-in/password', { login: 'anna', password, take })).status).toBe(200);
      for (const token of tokens) {
        const thief = Object.assign(new Stranger(url, '5.1.2.1'), { token });
        for (const path of ['/me', '/account', '/account/export', '/matches'])
          expect([path, (await thief.get(path)).status]).toEqual([path, 401]);
      }
      const thief = Object.assign(new Stranger(url, '5.1.2.1'), { cookie: planted });
      expect((await thief.get('/account')).status).toBe(401);
    }
  });

  test('2: two thousand undos, and four readers who ask for the whole of it as fast as they can', async () => {
    const { server, url, logsRead } = await start();
    const { table, people } = await seated(server, 3);
    const refused: unknown[] = [];
    for (const [seat, client] of people.entries())
      for (let times = 0; times < 700; times++) {
        await client.answer(table.id, seat, 'bid 1');
        const { asked } = await client.update(table.id, seat).catch(() => ({ asked: 0 }));
        const { status, body } = await client.post(`/matches/${table.id}/undo`, { seat, asked });
        if (status !== 200) refused.push(body.code);
        if (refused.length > 100) break;
      }
    expect(
      refused.every((code) => code === 'undo-too-often' || code === 'too-fast' || code === 'stale'),
    ).toBe(true);
    const before = logsRead();
    const readers = [1, 2, 3, 4].map((n) => new Stranger(url, `5.2.0.${n}`));
    const asking = flood(2000, (n) => {
      const what = n % 2 ? 'story?viewer=public' : 'updates?viewer=public&after=0';
      return readers[n % 4]!.get(`/matches/${table.id}/${what}`);
    });
    const honest = await Stranger.at(url, '5.2.1.1', 'Honest');
    for (let n = 0; n < 20; n++) expect((await honest.get('/me')).status).toBe(200);
    expect(sorted(statusesOf(await asking))).toEqual([200, 429]);
    // The history is read once, whoever asks for it how often.
    expect(logsRead() - before).toBeLessThanOrEqual(1);
  });

  test('3: nothing that a stranger sends to any route is answered by 5xx', async () => {
    const { server, url } = await start({
      limits: { workPerAddress: { burst: 1e9, perSecond: 1 }, workPerPerson: { burst: 1e9, perSecond: 1 } },
    });
    const stranger = await Stranger.at(url, '5.3.0.1', 'Stranger');
    const { id } = await stranger.table({ game: 'pebbles', seats: [me, open] });
    const spec = (await (await fetch(`${url}${API}/openapi.json`)).json()) as {
      readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
    };
    const nasty = ['\0', 'a\0b', '\uD800', '\uFFFF', '漢'.repeat(900), '%00', '../..', '1e999', '-1', ''];
    const values = [...nasty, null, 0, -1, 1e300, true, [], {}, [[[]]], { a: '\0' }];
    const fields = [
      'id',
      'login',
      'password',
      'name',
      'seat',
      'text',
      'asked',
      'invite',
      'endpoint',
      'response',
      'game',
    ];
    const found: string[] = [];
    for (const [path, methods] of Object.entries(spec.paths)) {
      for (const method of Object.keys(methods)) {
        if (/stream|socket/.test(path)) continue;
        for (const value of values) {
          const place =
            typeof value === 'string' ? encodeURIComponent(value.isWellFormed() ? value : 'x') || 'x' : id;
          const at = path.replace(/^\/api\/v1/, '').replaceAll(/\{\w+\}|:\w+/g, place);
          const body = Object.fromEntries(fields.map((field) => [field, value]));
          const init =
            method === 'get'
              ? {}
              : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
          const { status } = await stranger.call(method.toUpperCase(), at, init);
          if (status >= 500) found.push(`${method} ${at} ${JSON.stringify(value)}: ${status}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(server.metrics.value('errors')).toBe(0);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('3: a crowd at one table, and a flood of sign-ins, are told to come back', async () => {
    const { url } = await start();
    const anna = await Stranger.at(url, '5.3.1.1', 'Anna');
    const { id } = await anna.table({ game: 'pebbles', seats: [me, open] });
    const listing = (n: number) => anna.post(`/matches/${id}/settings`, { listed: n % 2 === 0 });
    const many = await flood(500, listing, 250);
    expect(sorted(statusesOf(many))).toEqual([200, 429]);
    const signIns = await flood(200, (n) =>
      new Stranger(url, `5.3.2.${n}`).post('/sign-in/password', { login: `nobody${n}`, password: 'wrong' }),
    );
    for (const status of statusesOf(signIns)) expect([401, 429]).toContain(status);
  });

  test('4: a stolen session becomes nothing else: every route that changes a key, again and again', async () => {
    const { url, pass } = await start();
    const anna = await Stranger.at(url, '5.4.0.1', 'Anna');
    await anna.post('/account/password', { login: 'anna', password });
    const key = new Authenticator(origin);
    const { options } = (await anna.post('/account/passkey/options')).body as never;
    expect((await anna.post('/account/passkey', { response: key.create(options) })).status).toBe(200);
    const before = (await anna.get('/account')).body as { passkeys: { id: string }[] };
    pass(PROOF_LIFE);
    const thief = Object.assign(new Stranger(url, '5.4.0.2'), { cookie: anna.cookie });
    const attempts: [string, object][] = [
      ['/account/passkey/options', {}],
      ['/account/passkey', { response: new Authenticator(origin).create(options) }],
      ['/account/passkey/remove', { id: before.passkeys[0]!.id }],
      ['/tokens', { name: 'thief' }],
      ['/account/password', { password: 'the thief was here' }],
      ['/account/password', { password: 'the thief was here', current: 'guessed' }],
      ['/account/delete', { confirm: 'Anna' }],
      ['/account/delete', { confirm: 'Anna', password: 'guessed' }],
    ];
    for (let round = 0; round < 5; round++)
      for (const [path, body] of attempts) {
        const { status } = await thief.post(path, body);
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      }
    const after = (await anna.get('/account')).body as typeof before;
    expect(after.passkeys.map(({ id }) => id)).toEqual(before.passkeys.map(({ id }) => id));
    expect(after).toMatchObject({ tokens: [] });
    pass(2 * 3_600_000);
    const again = new Stranger(url, '5.4.0.3');
    expect((await again.post('/sign-in/password', { login: 'anna', password })).status).toBe(200);
  });

  test('5: one guest who wants forty tables of bots gets a few, and another’s bot answers', async () => {
    const { url } = await start();
    const greedy = await Stranger.at(url, '5.5.0.1', 'Greedy');
    const bot = { kind: 'bot', bot: 'random' } as const;
    const answers: unknown[] = [];
    for (let n = 0; n < 40; n++) {
      const made = await greedy.post('/matches', { game: 'pebbles', seats: [bot, bot] });
      const table = made.body.table as TableInfo | undefined;
      const { status, body } = table ? await greedy.post(`/matches/${table.id}/start`) : made;
      answers.push(status === 200 ? 200 : body.code);
    }
    // Matches of bots alone are over quickly; what is refused is refused for being too much, never for anything else.
    expect(answers.filter((answer) => answer === 200).length).toBeLessThan(40);
    for (const answer of answers) expect([200, 'too-many', 'too-fast']).toContain(answer);
    const ben = await Stranger.at(url, '5.5.1.1', 'Ben');
    const { id } = await ben.table({ game: 'pebbles', seats: [me, bot] });
    await ben.post(`/matches/${id}/start`);
    await ben.answer(id, 0, 'bid 0');
    await expect.poll(async () => (await ben.update(id, 0)).chosen.includes(0)).toBe(false);
  });

  test('7: five hundred writes at other nodes while somebody is deleted leave nothing of them', async () => {
    const address = await databases.fresh();
    const isShared = databases.name === 'PostgreSQL';
    const here = await serve({ database: await databases.open(address) });
    const there = isShared ? await serve({ database: await databases.open(address) }) : here;
    for (let round = 0; round < 5; round++) {
      const anna = await Client.guest(here.url, 'Anna');
      const { id } = (await anna.get('/me')).body.person as { id: string };
      const elsewhere = Object.assign(new Client(there.url), { cookie: anna.cookie });
      const writing = Array.from({ length: 100 }, (_, n) =>
        n % 2
          ? elsewhere.post('/matches', { game: 'pebbles', seats: [me, open], listed: true })
          : elsewhere.post('/tokens', { name: 'ghost' }),
      );
      const deleted = await anna.post('/account/delete', { confirm: 'Anna' });
      for (const status of statusesOf(await Promise.all(writing))) expect(status).toBeLessThan(500);
      if (deleted.status === 429) await anna.post('/account/delete', { confirm: 'Anna' });
      expect((await elsewhere.get('/me')).status).toBe(401);
      const { open: listed } = (await new Client(here.url).get('/lobby')).body as { open: TableInfo[] };
      expect(JSON.stringify(listed)).not.toContain('Anna');
      expect(JSON.stringify(listed)).not.toContain(id);
    }
  });

  test('8: ten guests at three addresses do not push an honest table from the first page', async () => {
    const { url } = await start();
    const honest = await Stranger.at(url, '5.8.0.1', 'Honest');
    const { id } = await honest.table({ game: 'pebbles', seats: [me, open], listed: true });
    for (let guest = 0; guest < 10; guest++) {
      const flood = await Stranger.at(url, `5.8.1.${guest % 3}`, `Flood ${guest}`);
      for (let n = 0; n < 30; n++)
        await flood.post('/matches', { game: 'pebbles', seats: [me, open], listed: true });
    }
    const { open: first } = (await new Stranger(url, '5.8.2.1').get('/lobby')).body as { open: TableInfo[] };
    expect(first.slice(0, 20).map((table) => table.id)).toContain(id);
  });

  test('low: even that an envelope was changed is told to nobody', async () => {
    const { server, url } = await start();
    const { table, people } = await seated(server, 2);
    const watching = await (await Stranger.at(url, '5.9.0.1', 'Watching')).page();
    await watching.watch(table.id, 'public');
    watching.send({ type: 'lobby', on: true });
    await watching.wait(({ type }) => type === 'lobby');
    await people[0]!.answer(table.id, 0, 'bid 1');
    await watching.wait((message) => message.type === 'update' && message.chosen.includes(0));
    const before = watching.frames.length;
    const shown = JSON.stringify(
      ((await new Stranger(url, '5.9.0.2').get(`/matches/${table.id}`)).body.table as TableInfo).seats,
    );
    for (let n = 0; n < 20; n++) await people[0]!.answer(table.id, 0, `bid ${n % 2}`);
    await people[1]!.get('/me');
    expect(watching.frames.length).toBe(before);
    const after = (await new Stranger(url, '5.9.0.2').get(`/matches/${table.id}`)).body.table as TableInfo;
    expect(JSON.stringify(after.seats)).toBe(shown);
  });

  test('low: names that cannot be seen are no names', async () => {
    const { url } = await start();
    const unseen = [0x3164, 0x2800, 0x115f, 0x200d, 0x34f, 0x180e, 0x200b, 0x2060, 0xfeff, 0xad];
    for (const point of unseen) {
      const { status } = await new Stranger(url, '5.9.1.1').post('/guest', {
        name: String.fromCodePoint(point).repeat(3),
      });
      expect([point.toString(16), status]).toEqual([point.toString(16), 400]);
    }
  });
});

test.skipIf(process.platform === 'win32')(
  '6: no file of the data folder is anybody else’s to read, and no seed stands in it',
  async () => {
    const data = join(folder(), 'data');
    const server = await serve({ database: data });
    const { people } = await seated(server, 2);
    await people[0]!.post('/account/password', { login: 'anna', password });
    const files = readdirSync(data);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
    expect(statSync(data).mode & 0o077).toBe(0);
    const [table] = (await people[0]!.get('/matches')).body.tables as TableInfo[];
    const { id, game, rules, commitment } = table!;
    const found = files
      .filter((file) => file !== 'seed.key')
      .flatMap((file) => readFileSync(join(data, file), 'latin1').match(/[0-9a-f]{64}/g) ?? []);
    expect(found).toContain(commitment);
    expect(found.filter((hex) => hostCommitment(hex, { id, game, rules }) === commitment)).toEqual([]);
  },
);
