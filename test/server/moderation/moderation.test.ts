import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { CollusionHints } from '../../../src/server/admin/hints.ts';
import { hashOf, makeToken } from '../../../src/server/support/token.ts';
import type { JournalLine } from '../../../src/wire/subjects/admin.ts';
import type {
  ActEntry,
  Hints,
  OwnAct,
  OwnReport,
  ReportContext,
  ReportEntry,
} from '../../../src/wire/subjects/moderation.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { playOut, seated, serve } from '../harness/harness.ts';

const PASSWORD = 'a long enough password';
const HOUR = 3_600_000;

describe.each([sqlite(), postgres()])('moderation on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  /** A server with an owner, a moderator, and two people at a table. */
  async function start() {
    let now = Date.now();
    const store = await databases.open(await databases.fresh());
    const server = await serve({ database: store, clock: () => now, guestMinutes: 10 });
    const owner = await Client.guest(server.url, 'Olga');
    const token = makeToken('owner', randomBytes);
    const terms = { kind: 'owner', uses: 1, until: now + 60_000, note: '', at: now } as const;
    await store.write({ type: 'link', link: { ...terms, hash: hashOf(token), id: 'x' } });
    await owner.post('/owner', { token });
    const mod = await Client.guest(server.url, 'Mona');
    await owner.post('/admin/role', { person: await idOf(mod), role: 'moderator' });
    const { table, people } = await seated(server, 2);
    const [ann, ben] = people as [Client, Client];
    return { store, server, owner, mod, table, ann, ben, pass: (time: number) => (now += time) };
  }
  const idOf = async (client: Client) => ((await client.get('/me')).body.person as { id: string }).id;
  const say = (client: Client, table: { id: string }, seat: number, text: string) =>
    client.post(`/matches/${table.id}/chat`, { seat, text });
  const open = async (by: Client) => (await by.get('/admin/reports')).body.reports as ReportEntry[];
  const context = async (by: Client, id: string) =>
    (await by.get(`/admin/report?id=${id}`)).body as unknown as ReportContext;
  const mine = async (client: Client) =>
    (await client.get('/moderation')).body as unknown as { suspended?: number; acts: OwnAct[] };
  const reported = async (client: Client, what: object) => {
    const { status, body } = await client.post('/reports', what);
    expect([status, body]).toMatchObject([200, {}]);
    return body.report as OwnReport;
  };

  test('a line of chat is reported, seen with what is around it, answered, and the reporter learns of it', async () => {
    const { mod, table, ann, ben, store } = await start();
    for (const text of ['hello', 'you fool', 'sorry']) await say(ben, table, 1, text);
    await say(ann, table, 0, 'not nice');
    const report = await reported(ann, { kind: 'chat', match: table.id, line: 2, text: 'insults me' });
    expect(report).toMatchObject({ kind: 'chat', about: 'you fool', status: 'open' });
    // The same once more is the same report; stalling is another.
    expect(await reported(ann, { kind: 'chat', match: table.id, line: 2 })).toMatchObject({ id: report.id });
    await reported(ann, { kind: 'stalling', match: table.id, seat: 1 });
    expect((await open(mod)).map(({ kind }) => kind)).toEqual(['stalling', 'chat']);
    const seen = await context(mod, report.id);
    expect(seen.report).toMatchObject({
      quoted: 'you fool',
      text: 'insults me',
      reporter: { name: 'Player 0' },
    });
    expect(seen.lines.map(({ text, theirs }) => [text, theirs])).toEqual([
      ['hello', true],
      ['you fool', true],
      ['sorry', true],
      ['not nice', false],
    ]);
    expect(seen.table).toMatchObject({ status: 'playing', names: ['Player 0', 'Player 1'] });
    expect([seen.reports.length, seen.acts.length]).toEqual([1, 0]);

    expect((await ben.get('/me')).body.acts).toBe(0);
    const done = await mod.post('/admin/act', { act: 'warn', report: report.id, reason: 'Be kind.' });
    expect(done.body.act).toMatchObject({ kind: 'warn', actor: 'Mona', person: { name: 'Player 1' } });
    expect((await ann.get('/reports')).body.reports).toMatchObject([{ status: 'open' }, { status: 'acted' }]);
    expect((await ben.get('/me')).body.acts).toBe(1);
    const [warning] = (await mine(ben)).acts as [OwnAct];
    expect(warning).toMatchObject({ kind: 'warn', reason: 'Be kind.' });
    expect(Object.keys(warning)).not.toContain('actor');
    // Nobody confirms for somebody else.
    expect((await ann.post('/moderation/acknowledge', { id: warning.id })).body.code).toBe('no-act');
    expect((await ben.post('/moderation/acknowledge', { id: warning.id })).status).toBe(200);
    expect((await ben.get('/me')).body.acts).toBe(0);
    // A report is answered once.
    expect((await mod.post('/admin/act', { act: 'warn', report: report.id })).body.code).toBe(
      'report-closed',
    );
    expect((await mod.post('/admin/dismiss', { report: report.id })).body.code).toBe('report-closed');
    const [stalling] = (await open(mod)) as [ReportEntry];
    expect((await mod.post('/admin/dismiss', { report: stalling.id })).status).toBe(200);
    expect((await ann.get('/reports')).body.reports).toMatchObject([
      { status: 'dismissed' },
      { status: 'acted' },
    ]);
    const lines = (await mod.get('/admin/journal')).body.lines as JournalLine[];
    expect(lines.slice(0, 2)).toMatchObject([
      { act: 'dismiss-report', actorName: 'Mona', subjectName: 'Player 1', detail: 'stalling' },
      { act: 'warn', actorName: 'Mona', subjectName: 'Player 1', detail: 'Be kind.' },
    ]);
    expect(await store.moderation.countOpen()).toEqual({ reports: 0, appeals: 0 });
  });

  test('one answer closes all reports about the same thing', async () => {
    const { server, mod, table, ann, ben } = await start();
    await say(ben, table, 1, 'bad');
    const eve = await Client.guest(server.url, 'Eve');
    const first = await reported(ann, { kind: 'chat', match: table.id, line: 1 });
    await reported(eve, { kind: 'chat', match: table.id, line: 1 });
    await reported(eve, { kind: 'name', match: table.id, seat: 1 });
    expect((await mod.post('/admin/act', { act: 'mute', report: first.id, hours: 2 })).status).toBe(200);
    expect((await open(mod)).map(({ kind }) => kind)).toEqual(['name']);
    expect((await say(ben, table, 1, 'x')).body.code).toBe('muted');
  });

  test('a name is changed, a table is closed, each with its report', async () => {
    const { mod, table, ann, ben } = await start();
    const name = await reported(ann, { kind: 'name', match: table.id, seat: 1, text: 'rude' });
    const renamed = await mod.post('/admin/act', { act: 'rename', report: name.id, name: 'Ben' });
    expect(renamed.body.act).toMatchObject({ detail: 'Player 1 → Ben' });
    expect((await ben.get('/me')).body.person).toMatchObject({ name: 'Ben' });
    const stalling = await reported(ann, { kind: 'stalling', match: table.id, seat: 1 });
    expect((await mod.post('/admin/act', { act: 'close-table', report: stalling.id })).status).toBe(200);
    expect((await ann.get(`/matches/${table.id}`)).body.table).toMatchObject({ status: 'closed' });
    const again = await reported(ann, { kind: 'name', match: table.id, seat: 1 });
    expect((await mod.post('/admin/act', { act: 'close-table', report: again.id })).body.code).toBe('over');
    expect((await open(mod)).length).toBe(1);
  });

  test('somebody who is suspended reads why, appeals once, and is let in again', async () => {
    const { server, mod, table, ben, pass } = await start();
    await ben.post('/account/password', { login: 'ben', password: PASSWORD });
    const seat = (await ben.post(`/matches/${table.id}/seat-token`, { seat: 1 })).body.token as string;
    const page = await ben.page();
    const act = { act: 'suspend', person: 'ben', hours: 24, reason: 'Insults.' };
    expect((await mod.post('/admin/act', act)).status).toBe(200);
    await page.closed;
    expect((await ben.get('/me')).body.code).toBe('suspended');
    expect((await ben.post('/guest', { name: 'Ben again' })).body.code).toBe('suspended');
    expect((await ben.post('/reports', { kind: 'name', match: table.id, seat: 0 })).body.code).toBe(
      'suspended',
    );
    // A token for a seat is no way around it.
    const device = new Client(server.url);
    device.token = seat;
    expect((await say(device, table, 1, 'hi')).body.code).toBe('not-your-seat');

    // From another browser: signing in is refused, but the session is good for the appeal.
    const elsewhere = new Client(server.url);
    const signIn = { login: 'ben', password: PASSWORD };
    expect((await elsewhere.post('/sign-in/password', signIn)).body.code).toBe('suspended');
    for (const client of [ben, elsewhere]) {
      const { suspended, acts } = await mine(client);
      expect(suspended).toBeGreaterThan(0);
      expect(acts).toMatchObject([{ kind: 'suspend', reason: 'Insults.' }]);
    }
    const [{ id } = { id: '' }] = (await mine(elsewhere)).acts;
    expect((await elsewhere.post('/moderation/appeal', { id, text: ' ' })).body.code).toBe('bad-chat');
    expect((await elsewhere.post('/moderation/appeal', { id, text: 'It was my brother.' })).status).toBe(200);
    expect((await ben.post('/moderation/appeal', { id, text: 'Once more.' })).body.code).toBe('no-act');
    const { appeals } = (await mod.get('/admin/appeals')).body as unknown as { appeals: ActEntry[] };
    expect(appeals).toMatchObject([{ id, appeal: 'It was my brother.', person: { name: 'Player 1' } }]);
    const answer = { id, answer: 'Then take care of your device.', lift: true };
    expect((await mod.post('/admin/answer-appeal', answer)).status).toBe(200);
    expect((await mod.post('/admin/answer-appeal', answer)).body.code).toBe('no-act');
    expect((await ben.get('/me')).body).toMatchObject({ person: { login: 'ben' }, acts: 1 });
    expect((await mine(ben)).acts).toMatchObject([{ answer: answer.answer, lifted: expect.any(Number) }]);

    // Without an appeal it ends by itself.
    await mod.post('/admin/act', act);
    pass(25 * HOUR);
    expect((await ben.get('/me')).status).toBe(200);
  });

  test('a moderator has a moderator’s rights and no others', async () => {
    const { owner, mod, table, ann } = await start();
    const [olga, mona] = [await idOf(owner), await idOf(mod)];
    for (const person of [olga, mona])
      expect((await mod.post('/admin/act', { act: 'warn', person })).body.code).toBe('not-allowed');
    expect((await mod.post('/admin/suspend', { person: mona, hours: 0 })).body.code).toBe('not-allowed');
    expect((await mod.post('/admin/settings', { words: 'x' })).body.code).toBe('not-allowed');
    // Nobody reads or answers what is about themselves.
    const report = await reported(ann, { kind: 'name', person: mona });
    expect(await open(mod)).toEqual([]);
    expect((await mod.get(`/admin/report?id=${report.id}`)).body.code).toBe('no-report');
    expect((await mod.post('/admin/dismiss', { report: report.id })).body.code).toBe('not-allowed');
    expect((await open(owner)).length).toBe(1);
    for (const path of ['reports', 'appeals', `report?id=${report.id}`, `hints?person=${mona}`])
      expect((await ann.get(`/admin/${path}`)).body.code).toBe('not-allowed');
    expect((await ann.post('/admin/act', { act: 'warn', person: mona })).body.code).toBe('not-allowed');
    expect(table.status).toBe('playing');
  });

  test('what makes no sense is refused and changes nothing', async () => {
    const { store, mod, table, ann, ben } = await start();
    const wrong: [object, string][] = [
      [{ kind: 'chat', match: table.id, line: 99 }, 'no-person'],
      [{ kind: 'chat', match: 'nowhere', line: 1 }, 'no-match'],
      [{ kind: 'name', match: table.id, seat: 7 }, 'no-person'],
      [{ kind: 'name', person: 'nobody' }, 'no-person'],
      [{ kind: 'name' }, 'no-match'],
      [{ kind: 'name', match: table.id, seat: 0 }, 'no-person'],
      [{ kind: 'stalling', match: table.id, seat: -1 }, 'malformed'],
      [{ kind: 'chat', match: table.id, line: 1.5 }, 'malformed'],
      [{ kind: 'murder', match: table.id }, 'malformed'],
      [{ kind: 'name', match: table.id, seat: 1, text: 'x'.repeat(301) }, 'malformed'],
      [{ kind: 'name', person: { $ne: '' } }, 'malformed'],
    ];
    for (const [what, code] of wrong)
      expect([what, (await ann.post('/reports', what)).body.code]).toEqual([what, code]);
    const ben1 = await idOf(ben);
    const acts: [object, string][] = [
      [{ act: 'mute', person: ben1 }, 'malformed'],
      [{ act: 'mute', person: ben1, hours: 0 }, 'malformed'],
      [{ act: 'suspend', person: ben1, hours: 1e9 }, 'malformed'],
      [{ act: 'rename', person: ben1, name: '   ' }, 'bad-name'],
      [{ act: 'warn' }, 'no-person'],
      [{ act: 'warn', report: 'none' }, 'no-report'],
      [{ act: 'close-table', person: ben1 }, 'no-match'],
      [{ act: 'warn', person: ben1, reason: 'x'.repeat(501) }, 'malformed'],
    ];
    for (const [what, code] of acts)
      expect([what, (await mod.post('/admin/act', what)).body.code]).toEqual([what, code]);
    expect(await store.moderation.countOpen()).toEqual({ reports: 0, appeals: 0 });
    expect((await mine(ben)).acts).toEqual([]);
  });

  test('the words of the host: neither as a name nor in chat, and nothing is stored', async () => {
    const { server, owner, table, ann } = await start();
    await owner.post('/admin/settings', { words: 'Sandflea, kelp*' });
    expect((await ann.post('/me', { name: 'S4ndfleа' })).body.code).toBe('bad-word');
    expect((await new Client(server.url).post('/guest', { name: 'kelpie' })).body.code).toBe('bad-word');
    const seats = [{ kind: 'me', name: 'SANDFLEA' }, { kind: 'open' }];
    expect((await ann.post('/matches', { game: 'pebbles', seats })).body.code).toBe('bad-word');
    expect((await say(ann, table, 0, 'you s a n d f l e a')).body.code).toBe('bad-word');
    const page = await ann.page();
    const chat = { type: 'chat', match: table.id, seat: 0, text: 'kelp!' } as const;
    expect(await page.ask(chat)).toMatchObject({ type: 'refused', code: 'bad-word' });
    expect((await ann.get(`/matches/${table.id}/chat`)).body.lines).toEqual([]);
    expect((await ann.get('/me')).body.person).toMatchObject({ name: 'Player 0' });
    await owner.post('/admin/settings', { words: '' });
    expect((await say(ann, table, 0, 'sandflea')).status).toBe(200);
  });

  test('slow mode: so many seconds between two lines of one person', async () => {
    const { owner, table, ann, ben, pass } = await start();
    await owner.post('/admin/settings', { chatSeconds: 30 });
    expect((await say(ann, table, 0, 'one')).status).toBe(200);
    expect((await say(ben, table, 1, 'mine')).status).toBe(200);
    pass(10_000);
    const refused = await say(ann, table, 0, 'two');
    expect(refused.body).toMatchObject({
      code: 'slow-mode',
      sentence: expect.stringContaining('20 seconds'),
    });
    pass(20_000);
    expect((await say(ann, table, 0, 'two')).status).toBe(200);
  });

  test('new guests write only where they were invited, and open few tables, until they are no longer new', async () => {
    const { server, pass } = await start();
    const eve = await Client.guest(server.url, 'Eve');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const listed = await eve.table({ game: 'pebbles', seats: [...seats], listed: true });
    const hidden = await eve.table({ game: 'pebbles', seats: [...seats] });
    expect((await say(eve, hidden, 0, 'hi')).status).toBe(200);
    expect((await say(eve, listed, 0, 'hi')).body).toMatchObject({ code: 'new-guest' });
    pass(9 * 60_000);
    expect((await say(eve, listed, 0, 'hi')).body.code).toBe('new-guest');
    pass(61_000);
    expect((await say(eve, listed, 0, 'hi')).status).toBe(200);
    // With an account at once.
    const fay = await Client.guest(server.url, 'Fay');
    await fay.post('/account/password', { login: 'fay', password: PASSWORD });
    const hers = await fay.table({ game: 'pebbles', seats: [...seats], listed: true });
    expect((await say(fay, hers, 0, 'hi')).status).toBe(200);
  });

  test('accounts that were signed in to from one browser are named to moderators', async () => {
    const { server, mod } = await start();
    const make = async (login: string) => {
      const client = await Client.guest(server.url, login);
      await client.post('/account/password', { login, password: PASSWORD });
    };
    for (const login of ['one', 'two', 'three']) await make(login);
    // A browser keeps the cookie of the device when the session changes.
    const jar = new Map<string, string>();
    const signIn = async (login: string) => {
      const response = await fetch(`${server.url}/api/v1/sign-in/password`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: [...jar].map((each) => each.join('=')).join('; '),
        },
        body: JSON.stringify({ login, password: PASSWORD }),
      });
      expect(response.status).toBe(200);
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
    };
    await signIn('one');
    await signIn('two');
    const hints = async (person: string) =>
      (await mod.get(`/admin/hints?person=${person}`)).body as unknown as Hints;
    expect((await hints('one')).devices).toMatchObject([{ name: 'two', devices: 1 }]);
    expect((await hints('two')).devices).toMatchObject([{ name: 'one', devices: 1 }]);
    expect(await hints('three')).toMatchObject({ devices: [], partners: [], rated: 0 });
    expect((await mod.get('/admin/hints?person=nobody')).body.code).toBe('no-person');
  });

  test('partners of rated matches are counted, with what is expected of them', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database });
    const { table, people } = await seated(server, 2, 'maui', { rated: true });
    await playOut(table.id, people);
    await server.tend();
    const [ann, ben] = people as [Client, Client];
    const found = await new CollusionHints(database).about(await idOf(ann));
    const alone = { matches: 1, share: 1, expected: 1, low: -1, high: 1, notable: 'no' };
    expect(found).toMatchObject({ rated: 1, devices: [], partners: [{ id: await idOf(ben), ...alone }] });
  });

  test('whoever deletes their account takes their words along; a guest who signs in keeps what was done to them', async () => {
    const { store, server, mod, table, ann, ben } = await start();
    const report = await reported(ann, { kind: 'name', match: table.id, seat: 1, text: 'my words' });
    expect((await ann.get('/account/export')).body.reports).toMatchObject([
      { kind: 'name', text: 'my words' },
    ]);
    expect((await ann.post('/account/delete', { confirm: 'Player 0' })).status).toBe(200);
    const seen = await context(mod, report.id);
    expect([seen.report.text, seen.report.reporter]).toEqual(['', undefined]);
    const ben1 = await idOf(ben);
    await mod.post('/admin/act', { act: 'mute', report: report.id, hours: 5, reason: 'Enough.' });
    expect((await ben.get('/account/export')).body.acts).toMatchObject([{ kind: 'mute', reason: 'Enough.' }]);
    // Ben has an account too, and signs in with the guest's matches.
    const other = await Client.guest(server.url, 'Benedict');
    await other.post('/account/password', { login: 'benedict', password: PASSWORD });
    const signIn = { login: 'benedict', password: PASSWORD, take: true };
    expect((await ben.post('/sign-in/password', signIn)).status).toBe(200);
    expect((await mine(ben)).acts).toMatchObject([{ kind: 'mute' }]);
    expect((await say(ben, table, 1, 'x')).body.code).toBe('muted');
    expect(await store.admin.person(ben1)).toBeUndefined();
    await ben.post('/account/delete', { confirm: 'Benedict', password: PASSWORD });
    expect((await mod.get('/admin/reports?status=closed')).body.reports).toEqual([]);
  });

  test('a year after they ended, reports and acts are deleted; what is open, holds or waits for an answer stays', async () => {
    const { store, server, mod, ann, pass } = await start();
    const names = ['Ben', 'Carl', 'Dora', 'Emil', 'Fay'];
    const all = await Promise.all(names.map((name) => Client.guest(server.url, name)));
    // Guests would be deleted before.
    for (const [n, each] of all.entries())
      await each.post('/account/password', { login: names[n] as string, password: PASSWORD });
    const [ben, carl, dora, emil, fay] = all as [Client, Client, Client, Client, Client];
    const act = async (client: Client, what: object) => {
      const { status } = await mod.post('/admin/act', { person: await idOf(client), ...what });
      expect(status).toBe(200);
    };
    const appeal = async (client: Client) => {
      const [{ id } = { id: '' }] = (await mine(client)).acts;
      expect((await client.post('/moderation/appeal', { id, text: 'I did nothing.' })).status).toBe(200);
      return id;
    };
    const name = await reported(ann, { kind: 'name', person: await idOf(ben) });
    await mod.post('/admin/act', { act: 'warn', report: name.id });
    await reported(ann, { kind: 'name', person: await idOf(carl) });
    await act(carl, { act: 'mute', hours: 24 * 365 });
    for (const each of [dora, emil, fay]) await act(each, { act: 'warn', reason: 'Careful.' });
    await appeal(emil);
    await mod.post('/admin/answer-appeal', { id: await appeal(fay), answer: 'It stands.', lift: false });
    const keys = await Promise.all(
      all.map(async (each) => (await store.friends.person(await idOf(each)))?.key ?? 0),
    );
    const left = async () => ({
      closed: (await store.moderation.reports(false, 1e9, 10)).length,
      open: (await store.moderation.reports(true, 1e9, 10)).length,
      acts: await Promise.all(keys.map(async (key) => (await store.moderation.actsOn(key, 10)).length)),
    });
    pass(364 * 24 * HOUR);
    await server.tend();
    expect(await left()).toEqual({ closed: 1, open: 1, acts: [1, 1, 1, 1, 1] });
    pass(2 * 24 * HOUR);
    await server.tend();
    expect(await left()).toEqual({ closed: 0, open: 1, acts: [0, 1, 0, 1, 0] });
    // A year after the mute has ended.
    pass(365 * 24 * HOUR);
    await server.tend();
    expect((await left()).acts).toEqual([0, 0, 0, 1, 0]);
  });

  test('reports are limited for each person', async () => {
    const { server, table, ann } = await start();
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => Client.guest(server.url, `G${n}`)));
    for (const each of people) await reported(ann, { kind: 'name', person: await idOf(each) });
    const more = await ann.post('/reports', { kind: 'name', match: table.id, seat: 1 });
    expect(more.body.code).toBe('too-many');
  });
});

test('somebody who reports too fast is refused', async () => {
  const server = await serve({ limits: { reports: { burst: 3, perSecond: 0 } } });
  const [ann, ...others] = await Promise.all(
    Array.from({ length: 6 }, (_, n) => Client.guest(server.url, `Guest ${n}`)),
  );
  const codes: unknown[] = [];
  for (const other of others) {
    const { id } = (await other.get('/me')).body.person as { id: string };
    codes.push((await ann!.post('/reports', { kind: 'name', person: id })).body.code);
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'too-fast', 'too-fast']);
});

test('a new guest has few open tables and challenges, an account more', async () => {
  // As a server that was started without a limit of its own.
  const server = await serve({ guestMinutes: 10, limits: { openTables: undefined as never } });
  const eve = await Client.guest(server.url, 'Eve');
  const wish = { game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const open = async () => (await eve.post('/matches', wish)).body.code;
  for (let n = 0; n < 5; n++) expect(await open()).toBeUndefined();
  expect(await open()).toBe('new-guest');
  const challenged = async (name: string) => {
    const other = await Client.guest(server.url, name);
    await other.post('/opponents', { games: [{ game: 'pebbles' }] });
    const seats = [{ kind: 'me' }, { kind: 'them' }];
    return (await eve.post('/challenges', { to: name, game: 'pebbles', seats })).body.code;
  };
  for (const name of ['A', 'B', 'C']) expect(await challenged(name)).toBeUndefined();
  expect(await challenged('D')).toBe('new-guest');
  await eve.post('/account/password', { login: 'eve', password: PASSWORD });
  expect([await open(), await challenged('E')]).toEqual([undefined, undefined]);
});
