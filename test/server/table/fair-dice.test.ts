import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatchFile, openMatch, readMatchFile } from '../../../src/engine/file.ts';
import { CHANCE } from '../../../src/engine/game.ts';
import { commitmentTo, hostCommitment } from '../../../src/fair/commitment.ts';
import { type Contribution, makeContribution } from '../../../src/fair/contribution.ts';
import type { TallyBar } from '../../../src/fair/draw-tally.ts';
import { luckOf } from '../../../src/fair/match-dice.ts';
import { tableDigest } from '../../../src/fair/roots.ts';
import { compareWithSeen, type Seen } from '../../../src/fair/seen.ts';
import { makeSeed } from '../../../src/fair/seed.ts';
import { verify } from '../../../src/fair/verify.ts';
import type { ServerOptions } from '../../../src/server/server.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { game } from '../../toy/game.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, playOut, serve } from '../harness/harness.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
/** Nobody is left out because the machine is busy. */
const patient = { openingTime: 60_000 };

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  async function setUp(options: Partial<ServerOptions> = patient) {
    const database = await databases.fresh();
    const server = await serve({ database: await databases.open(database), ...options });
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    const table = await anna.table({ game: 'pebbles', seats: [me, open], options: { bonus: true } });
    await ben.join(await anna.invite(table.id));
    const post = async (who: Client, path: string, body: object = {}) =>
      (await who.post(`/matches/${table.id}/${path}`, body)).body;
    const commit = async (who: Client, seat: number): Promise<Contribution> => {
      const part = makeContribution(table.id, seat, randomBytes);
      expect((await post(who, 'commit', { seat, commitment: part.commitment })).table).toMatchObject({
        seats: expect.arrayContaining([expect.objectContaining({ commitment: part.commitment })]),
      });
      return part;
    };
    const shown = async () => (await anna.get(`/matches/${table.id}`)).body.table as YourTable;
    const fileOf = async () => {
      const file = readMatchFile(await (await anna.call('GET', `/matches/${table.id}/file`)).text());
      if ('problem' in file) throw new Error(file.problem);
      return file;
    };
    return { database, server, anna, ben, table, post, commit, shown, fileOf };
  }

  function isRight(file: MatchFile): boolean {
    const dice = verify(file);
    if (!('luck' in dice)) return false;
    const match = openMatch(game, file, dice);
    return !('problem' in match) && !('wrong' in match);
  }

  test('pages commit, the table closes, pages open, the match begins, and the file agrees with what was seen', async () => {
    const { anna, ben, table, post, commit, shown, fileOf } = await setUp();
    expect(table).toMatchObject({ dice: 2, seats: [{ seed: '' }, {}] });
    const parts = [await commit(anna, 0), await commit(ben, 1)] as const;
    const started = (await post(anna, 'start')).table as YourTable;
    expect(started).toMatchObject({ status: 'open', closing: expect.any(Number) });
    const { id, rules, options, commitment } = started;
    const digest = tableDigest({ id, game: 'pebbles', rules, options, commitment, seats: started.seats });
    expect((await post(anna, 'open', { seat: 0, opening: parts[0].opening })).table).toMatchObject({
      status: 'open',
    });
    // What one has opened is not told before all have.
    expect(JSON.stringify(await shown())).not.toContain(parts[0].opening);
    expect((await post(ben, 'open', { seat: 1, opening: parts[1].opening })).table).toMatchObject({
      status: 'playing',
      seats: parts,
    });
    await playOut(table.id, [anna, ben]);
    const file = await fileOf();
    expect(file).toMatchObject({ version: 2, commitment: table.commitment, seats: parts });
    expect(hostCommitment(file.seed ?? '', { id, game: 'pebbles', rules })).toBe(table.commitment);
    expect(isRight(file)).toBe(true);
    const seen: Seen = {
      match: id,
      game: 'pebbles',
      rules,
      commitment: table.commitment,
      table: digest,
      seats: [{ seat: 0, ...parts[0], state: 'opened' }],
      at: 0,
    };
    expect(compareWithSeen(seen, file)).toEqual([]);
  });

  test('who does not open in time is left out for everybody to see, and cannot come late', async () => {
    const { anna, ben, table, post, commit, shown, fileOf } = await setUp({ openingTime: 300 });
    const parts = [await commit(anna, 0), await commit(ben, 1)] as const;
    await post(anna, 'start');
    await post(anna, 'open', { seat: 0, opening: parts[0].opening });
    await expect.poll(async () => (await shown()).status).toBe('playing');
    const late = await post(ben, 'open', { seat: 1, opening: parts[1].opening });
    expect(late).toMatchObject({ code: 'not-open' });
    const { seats } = await shown();
    expect(seats).toMatchObject([parts[0], { commitment: parts[1].commitment }]);
    expect(seats[1]).not.toHaveProperty('opening');
    await playOut(table.id, [anna, ben]);
    const file = await fileOf();
    expect(file.seats[1]).not.toHaveProperty('opening');
    expect(isRight(file)).toBe(true);
  });

  test('nothing about a closed table changes any more, and nothing is opened before', async () => {
    const { server, anna, ben, table, post, commit, shown } = await setUp();
    const part = await commit(anna, 0);
    const opening = { seat: 0, opening: part.opening };
    expect(await post(anna, 'open', opening)).toMatchObject({ code: 'not-closed' });
    expect(await post(ben, 'commit', { seat: 0, commitment: '0'.repeat(64) })).toMatchObject({
      code: 'not-your-seat',
    });
    for (const commitment of ['0'.repeat(63), 'A'.repeat(64), '', 7, undefined])
      expect(await post(ben, 'commit', { seat: 1, commitment })).toMatchObject({ code: 'malformed' });
    expect(await post(ben, 'start')).toMatchObject({ code: 'not-host' });
    const invite = await anna.invite(table.id);
    await post(anna, 'start');
    const before = await shown();
    const carl = await Client.guest(server.url, 'Carl');
    const tries: (readonly [Client, string, object])[] = [
      [anna, 'sit', { seat: 1, sitter: { kind: 'open' } }],
      [anna, 'settings', { options: { faces: 3 } }],
      [ben, 'seed', { seat: 1, seed: 'late' }],
      [ben, 'commit', { seat: 1, commitment: '0'.repeat(64) }],
      [ben, 'leave', {}],
    ];
    for (const [who, path, body] of tries)
      expect([path, await post(who, path, body)]).toMatchObject([path, { code: 'not-open' }]);
    expect((await carl.post('/join', { invite })).body).toMatchObject({ code: 'not-open' });
    expect(await post(ben, 'open', opening)).toMatchObject({ code: 'not-your-seat' });
    expect(await post(ben, 'open', { ...opening, seat: 1 })).toMatchObject({ code: 'bad-opening' });
    expect(await post(anna, 'open', { seat: 0, opening: '0'.repeat(64) })).toMatchObject({
      code: 'bad-opening',
    });
    expect(await shown()).toEqual(before);
    expect((await post(anna, 'open', opening)).table).toMatchObject({ status: 'playing' });
  });

  test('a server that ends in between takes nothing away: the next one begins with what was closed and opened', async () => {
    const { database, server, anna, ben, table, post, commit } = await setUp();
    const parts = [await commit(anna, 0), await commit(ben, 1)] as const;
    await post(anna, 'start');
    await post(anna, 'open', { seat: 0, opening: parts[0].opening });
    await server.stop();
    const next = await serve({ database: await databases.open(database), openingTime: 0 });
    const again = Object.assign(new Client(next.url), { cookie: anna.cookie });
    await expect
      .poll(async () => (await again.get(`/matches/${table.id}`)).body.table)
      .toMatchObject({ status: 'playing', seats: [parts[0], { commitment: parts[1].commitment }] });
  });

  test('sitting down again keeps what was added to the dice; getting up, moving on and a rematch do not', async () => {
    const { anna, ben, table, post, commit } = await setUp();
    const { commitment } = await commit(ben, 1);
    await post(ben, 'seed', { seat: 1, seed: 'Möwe' });
    const sat = await post(ben, 'sit', { seat: 1, sitter: { kind: 'me', name: 'Benno' } });
    expect(sat.table).toMatchObject({ seats: [{}, { name: 'Benno', seed: 'Möwe', commitment }] });
    await post(ben, 'leave');
    const back = await ben.join(await anna.invite(table.id));
    expect(back.seats[1]).toMatchObject({ name: 'Ben', seed: '' });
    expect(back.seats[1]).not.toHaveProperty('commitment');
    const part = await commit(anna, 0);
    await post(anna, 'start');
    await post(anna, 'open', { seat: 0, opening: part.opening });
    await playOut(table.id, [anna, ben]);
    const next = (await post(anna, 'rematch')).table as YourTable;
    for (const seat of next.seats) {
      expect(seat).not.toHaveProperty('commitment');
      expect(seat).not.toHaveProperty('opening');
    }
    expect(next.commitment).not.toBe(table.commitment);
  });

  test('who deletes themselves leaves behind what the rolls come from', async () => {
    const { anna, ben, table, post, commit, shown, fileOf } = await setUp();
    const parts = [await commit(anna, 0), await commit(ben, 1)] as const;
    await post(anna, 'start');
    await post(ben, 'open', { seat: 1, opening: parts[1].opening });
    expect((await ben.post('/account/delete', { confirm: 'Ben' })).status).toBe(200);
    expect((await shown()).seats[1]).toMatchObject({ kind: 'bot', commitment: parts[1].commitment });
    await post(anna, 'open', { seat: 0, opening: parts[0].opening });
    for (let guard = 0; guard < 200 && (await shown()).status !== 'over'; guard++) {
      const { legal, asked, sealed } = await anna.update(table.id, 0);
      const text = legal[0];
      if (text !== undefined && sealed === undefined) await post(anna, 'answer', { seat: 0, asked, text });
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const file = await fileOf();
    expect(file.seats).toMatchObject(parts);
    expect(isRight(file)).toBe(true);
  });

  test('a host that leaves a contribution out of the dice is found by anybody who has the file', async () => {
    const { anna, ben, table, post, commit, fileOf } = await setUp({
      ...patient,
      dice: (match) =>
        luckOf({ ...match, seats: match.seats.map((seat) => ({ ...seat, opening: undefined })) }),
    });
    const part = await commit(anna, 0);
    await post(anna, 'start');
    await post(anna, 'open', { seat: 0, opening: part.opening });
    await playOut(table.id, [anna, ben]);
    expect(isRight(await fileOf())).toBe(false);
  });

  test('the server counts what its dice have brought, over all finished matches, and keeps it', async () => {
    const { database, server, anna, ben, table, post, fileOf } = await setUp();
    expect((await anna.get('/dice')).body).toEqual({ games: [] });
    await post(anna, 'start');
    await playOut(table.id, [anna, ben]);
    const counted = (await anna.get('/dice')).body.games as { game: string; bars: TallyBar[] }[];
    const rolls = (await fileOf()).plies.filter(([seat]) => seat === CHANCE).length;
    const [{ game: name, bars } = { game: '', bars: [] }] = counted;
    expect([name, bars.length]).toEqual(['pebbles', 6]);
    const sum = (of: (bar: TallyBar) => number) => bars.reduce((all, bar) => all + of(bar), 0);
    const draws = sum(({ count }) => count);
    expect(draws).toBeGreaterThan(0);
    // A draw from a list of one is none.
    expect(draws).toBeLessThanOrEqual(rolls);
    expect(sum(({ expected }) => expected)).toBeCloseTo(draws);
    await server.stop();
    const next = await serve({ database: await databases.open(database) });
    const kept = (await new Client(next.url).get('/dice')).body.games as typeof counted;
    expect(kept[0]?.bars.map(({ count }) => count)).toEqual(bars.map(({ count }) => count));
    const again = [anna, ben].map(({ cookie }) => Object.assign(new Client(next.url), { cookie }));
    const { body } = await again[0]!.post(`/matches/${table.id}/rematch`);
    const { id } = body.table as YourTable;
    // Nobody is seated without having asked for it.
    await again[1]!.post(`/matches/${table.id}/rematch`);
    await again[0]!.post(`/matches/${id}/start`);
    await playOut(id, again.toReversed());
    const both = (await again[0]!.get('/dice')).body.games as typeof counted;
    expect(both[0]?.bars.reduce((all, { count }) => all + count, 0)).toBeGreaterThan(draws);
  });

  test('a match with dice of version 1 goes on as it was', async () => {
    const address = await databases.fresh();
    const first = await serve({ database: await databases.open(address), ...patient });
    const anna = await Client.guest(first.url, 'Anna');
    const own = await anna.table({ game: 'pebbles', seats: [me, me] });
    await first.stop();
    const store = await databases.open(address);
    const {
      key: _,
      version: __,
      status: ___,
      times: ____,
      dice: _____,
      ...stored
    } = (await store.match(own.id))!;
    const seed = makeSeed(randomBytes);
    const id = 'AAAAAAAAAAAAAAAA';
    const seats = stored.seats.map((seat, index) => ({ ...seat, seed: index === 1 ? 'sea' : '' }));
    await store.write({
      type: 'create',
      match: { ...stored, id, seats, seed, commitment: commitmentTo(seed) },
    });
    const second = await serve({ database: store, ...patient });
    const again = Object.assign(new Client(second.url), { cookie: anna.cookie });
    expect((await again.get(`/matches/${id}`)).body.table).toMatchObject({ dice: 1 });
    expect(
      (await again.post(`/matches/${id}/commit`, { seat: 0, commitment: '0'.repeat(64) })).body,
    ).toMatchObject({ code: 'not-open' });
    await again.post(`/matches/${id}/start`);
    await playOut(id, [again, again]);
    const file = readMatchFile(await (await again.call('GET', `/matches/${id}/file`)).text()) as MatchFile;
    expect(file).not.toHaveProperty('version');
    expect(file.seats[1]).toMatchObject({ seed: 'sea' });
    expect(isRight(file)).toBe(true);
  });
});

test('pages at two nodes close, open and begin together', async () => {
  const databases = postgres();
  await databases.start();
  try {
    const address = await databases.fresh();
    const stores = [await databases.open(address), await databases.open(address)];
    const [one, two] = await Promise.all(
      stores.map((database) => serve({ database, nodes: lasting, ...patient })),
    );
    const anna = await Client.guest(one!.url, 'Anna');
    const ben = await Client.guest(two!.url, 'Ben');
    const table = await anna.table({ game: 'pebbles', seats: [me, open] });
    await ben.join(await anna.invite(table.id));
    const at = `/matches/${table.id}`;
    const parts = [0, 1].map((seat) => makeContribution(table.id, seat, randomBytes));
    const [first, second] = parts as [Contribution, Contribution];
    await anna.post(`${at}/commit`, { seat: 0, commitment: first.commitment });
    await ben.post(`${at}/commit`, { seat: 1, commitment: second.commitment });
    const page = await ben.page();
    await page.watch(table.id, 1);
    expect((await anna.post(`${at}/start`)).body.table).toMatchObject({ closing: expect.any(Number) });
    await page.wait((message) => message.type === 'table' && message.table.closing !== undefined);
    const opened = await Promise.all([
      anna.post(`${at}/open`, { seat: 0, opening: first.opening }),
      ben.post(`${at}/open`, { seat: 1, opening: second.opening }),
    ]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    await page.wait((message) => message.type === 'table' && message.table.status === 'playing');
    await expect
      .poll(async () => (await anna.get(at)).body.table)
      .toMatchObject({ status: 'playing', seats: parts });
  } finally {
    await databases.stop();
  }
});
