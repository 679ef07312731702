import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatchFile, openMatch, readMatchFile } from '../../../src/engine/file.ts';
import { hostCommitment } from '../../../src/fair/commitment.ts';
import { verify } from '../../../src/fair/verify.ts';
import type { DuplicateInfo, DuplicateSummary } from '../../../src/wire/subjects/duplicate.ts';
import { game } from '../../toy/game.ts';
import { importsAndExportsAgain } from '../archive/imported.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { playOut, serve } from '../harness/harness.ts';
import { decide, infoFrom, opened, playAll, read, small, until } from './playing.ts';

function chanceOf(file: { readonly plies: readonly (readonly [number, string])[] }): string[] {
  return file.plies.filter(([seat]) => seat < 0).map(([, text]) => text);
}

const databasesOf = [sqlite(), postgres()];

describe.each(databasesOf)('a duplicate on $name', (databases) => {
  /** What asks nothing of the database that the other tests do not. */
  const isFirst = databases === databasesOf[0];
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  async function server(clock?: () => number) {
    const database = await databases.open(await databases.fresh());
    return serve({ database, ...(clock ? { clock } : {}) });
  }

  async function guests(url: string, ...names: string[]): Promise<Client[]> {
    return Promise.all(names.map((name) => Client.guest(url, name)));
  }

  test('is opened, joined by its link, and played to the end by people and bots', async () => {
    const { url } = await server();
    const [anna, ben, carla] = (await guests(url, 'Anna', 'Ben', 'Anna')) as [Client, Client, Client];
    const first = await opened(anna);
    expect(first).toMatchObject({ status: 'gathering', tables: 2, rounds: 2, youHost: true, boards: [] });
    expect(first.players).toEqual([{ player: 0, name: 'Anna', host: true, you: true }]);
    expect(first.deals).toEqual([
      { id: `duplicate-${first.id}-1`, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { id: `duplicate-${first.id}-2`, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    // Anybody with the link sees who is there; nobody joins twice, and names stay apart.
    expect((await read(new Client(url), first.id)).players).toEqual([
      { player: 0, name: 'Anna', host: true },
    ]);
    for (const client of [ben, carla, ben]) await client.post(`/duplicates/${first.id}/join`);
    expect((await read(ben, first.id)).players.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Anna 2']);
    expect((await ben.post(`/duplicates/${first.id}/start`)).body).toMatchObject({ code: 'not-host' });
    // The same request twice begins it once.
    const [one, two] = await Promise.all([1, 2].map(() => anna.post(`/duplicates/${first.id}/start`)));
    expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 409]));

    const begun = await read(anna, first.id);
    expect(begun).toMatchObject({ status: 'playing', next: { round: 0 } });
    expect(begun.players[3]).toEqual({ player: 3, name: 'Bot 1', bot: 'random' });
    expect(begun.boards.filter(({ round }) => round === 0)).toHaveLength(2);

    const over = await playAll([anna, ben, carla], first.id);
    expect(over.boards).toHaveLength(4);
    expect(over.standings).toHaveLength(4);
    const shares = over.standings.map(({ share }) => share ?? -1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    // With two at each seat, whatever one has the other has not.
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2);
    const all: MatchFile[] = [];
    for (const [round, { id, commitment, seed }] of over.deals.entries()) {
      expect(hostCommitment(seed!, { id, game: 'pebbles', rules: 1 })).toBe(commitment);
      const files = await Promise.all(
        over.boards
          .filter((each) => each.round === round)
          .map(async ({ match }) => (await carla.call('GET', `/matches/${match}/file`)).text()),
      );
      const deals = files.map((text) => {
        const file = readMatchFile(text);
        if ('problem' in file) throw new Error(file.problem);
        const derived = verify(file);
        if ('refused' in derived) throw new Error(derived.problem);
        // Every draw is what the seed gives, by its name.
        expect(openMatch(game, file, { luck: derived.luck })).toHaveProperty('state');
        expect(file).toMatchObject({ deal: id, seed });
        all.push(file);
        return chanceOf(file);
      });
      // Both tables were dealt the same cards.
      expect(deals[0]?.slice(0, 2)).toEqual(deals[1]?.slice(0, 2));
    }
    await importsAndExportsAgain(databases, all);
    const { duplicates } = (await ben.get('/duplicates')).body as { duplicates: DuplicateSummary[] };
    expect(duplicates).toMatchObject([{ id: first.id, status: 'over', people: 3, youHost: false }]);
    expect((await new Client(url).get(`/duplicates/${first.id}`)).status).toBe(200);
  });

  test('nobody learns anything of a deal that they or others still play', async () => {
    let later = 0;
    const { url } = await server(() => Date.now() + later);
    const [anna, ben, eve] = (await guests(url, 'Anna', 'Ben', 'Eve')) as [Client, Client, Client];
    const { id } = await opened(anna, { rounds: 1 });
    await ben.post(`/duplicates/${id}/join`);
    await anna.post(`/duplicates/${id}/start`);
    const mine = (await read(anna, id)).next!;
    const his = (await read(ben, id)).next!;
    // People get the first numbers, so these two sit at different tables.
    expect(mine.table).not.toBe(his.table);
    await until(async () => (await decide(anna, mine.match, mine.seat)) || undefined);
    const over = await until(async () => {
      const info = await read(eve, id);
      return info.boards.some(({ status }) => status === 'over') ? info : undefined;
    });
    // Anna's table is over and Ben's is not.
    expect(over.boards.find(({ match }) => match === his.match)).toMatchObject({ status: 'playing' });
    for (const client of [anna, ben, eve, new Client(url)]) {
      const { body } = await client.get(`/duplicates/${id}`);
      expect(JSON.stringify(body)).not.toMatch(/"seed"|"result"|"scores"|"points"/);
      expect((body.duplicate as DuplicateInfo).standings.every(({ share }) => share === undefined)).toBe(
        true,
      );
    }
    // What was drawn at her table is not in the statistics of everybody.
    expect((await ben.get('/dice')).body).toEqual({ games: [] });
    // She sees her own table as ever, but neither seed nor file.
    const own = await anna.get(`/matches/${mine.match}`);
    expect(own.body.table).toMatchObject({ status: 'over', duplicate: { hidden: true }, result: {} });
    expect(own.body.table).not.toHaveProperty('seed');
    expect((await anna.get(`/matches/${mine.match}/file`)).body).toMatchObject({ code: 'deal-hidden' });
    expect((await anna.update(mine.match, mine.seat)).result).toBeDefined();
    expect((await anna.post(`/matches/${mine.match}/rematch`)).body).toMatchObject({
      code: 'duplicate-table',
    });
    // Ben, a stranger and somebody without a name cannot look at it by any way there is, nor Anna at his.
    for (const [client, match] of [
      [ben, mine.match],
      [eve, mine.match],
      [new Client(url), mine.match],
      [anna, his.match],
      [eve, his.match],
    ] as const) {
      for (const path of [
        '',
        '/updates?viewer=public',
        '/updates?viewer=0',
        '/story?viewer=public',
        '/chat',
        '/file',
      ])
        expect((await client.get(`/matches/${match}${path}`)).body).toMatchObject({
          code: 'deal-hidden',
        });
      for (const [path, body] of [
        ['/chat', { seat: 0, text: 'they rolled a six' }],
        ['/answer', { seat: 0, asked: 1, text: 'bid 0' }],
        ['/undo', { seat: 0, asked: 1 }],
        ['/stand-in', { seat: 0 }],
        ['/leave', {}],
        ['/return', {}],
        ['/start', {}],
        ['/join', {}],
        ['/sit', { seat: 0, sitter: { kind: 'me' } }],
        ['/invite', {}],
        ['/seat-token', { seat: 0 }],
        ['/rematch', {}],
      ] as const) {
        const { status, body: reply } = await client.post(`/matches/${match}${path}`, body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(['deal-hidden', 'no-session']).toContain(reply.code);
      }
      const page = await client.page();
      for (const viewer of ['public', 0] as const)
        expect(await page.ask({ type: 'watch', match, viewer })).toMatchObject({ code: 'deal-hidden' });
      expect(page.frames.join()).not.toMatch(/"view"|"table":\{/);
      await page.close();
    }
    // Nor does an export of finished matches, which holds what ended some seconds ago, nor a list of tables.
    const exported = async (query = '') => (await anna.call('GET', `/matches/export${query}`)).text();
    later = 6000;
    expect(await exported()).toBe('');
    // What ends later at an ordinary table is exported earlier.
    const { id: alone } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await anna.post(`/matches/${alone}/start`);
    await playOut(alone, [anna, anna]);
    later = 12_000;
    expect(await exported()).toContain(alone);
    expect(JSON.stringify((await eve.get('/lobby')).body)).not.toContain(mine.match);
    expect(JSON.stringify((await ben.get('/matches')).body)).not.toContain(mine.match);

    // With the last table everything is open.
    await playAll([anna, ben], id);
    expect((await anna.get(`/matches/${mine.match}`)).body.table).toMatchObject({
      seed: (await read(eve, id)).deals[0]?.seed,
      duplicate: { hidden: false },
    });
    expect((await eve.get(`/matches/${his.match}/file`)).status).toBe(200);
    later = 18_000;
    // An export that goes on after it has the table that was hidden then.
    for (const each of [await exported(), await exported(`?after=${alone}`)])
      expect(each).toContain(mine.match);
    expect(await exported(`?after=${mine.match}`)).not.toContain(alone);
    const page = await eve.page();
    expect(await page.watch(his.match, 'public')).toMatchObject({ type: 'update' });
    await page.close();
  });

  test.runIf(isFirst)('a table begins as soon as all its players are free', async () => {
    const { url } = await server();
    const [anna, ben] = (await guests(url, 'Anna', 'Ben')) as [Client, Client];
    const { id } = await opened(anna, { seats: 3, tables: 3, rounds: 3 });
    await ben.post(`/duplicates/${id}/join`);
    await anna.post(`/duplicates/${id}/start`);
    const info = await playAll([anna, ben], id);
    for (const { round, table, match } of info.boards) {
      const { started } = (await anna.get(`/matches/${match}`)).body.table as { started: number };
      if (round === 0) continue;
      for (const player of info.sitting[round]![table]!) {
        const at = info.sitting[round - 1]!.findIndex((players) => players.includes(player));
        const before = info.boards.find((each) => each.round === round - 1 && each.table === at)!;
        const { ended } = (await anna.get(`/matches/${before.match}`)).body.table as { ended: number };
        expect(ended).toBeLessThanOrEqual(started);
      }
    }
    for (const standing of info.standings) expect(standing.rounds).toBe(3);
  });

  test('whoever leaves is stood in for until they come back; a person whose time is up as well', async () => {
    let now = 1_700_000_000_000;
    const running = await server(() => now);
    const [anna, ben] = (await guests(running.url, 'Anna', 'Ben')) as [Client, Client];
    const { id } = await opened(anna, { clock: { kind: 'live', decision: 5, reserve: 4 } });
    await ben.post(`/duplicates/${id}/join`);
    await anna.post(`/duplicates/${id}/start`);
    const left = infoFrom(await ben.post(`/duplicates/${id}/leave`));
    expect(left.players[1]).toMatchObject({ name: 'Ben', away: true });
    // Anna does not come: nobody at her table could let a bot sit in, so the server does, once her time is up.
    const over = await until(async () => {
      now += 10_000;
      await running.tend();
      const info = await read(ben, id);
      return info.status === 'over' ? info : undefined;
    });
    expect(over.standings.every(({ rounds }) => rounds === 2)).toBe(true);
    for (const { round, table, byBots } of over.boards)
      expect(byBots).toEqual(
        over.sitting[round]![table]!.flatMap((player, seat) => (player < 2 ? [seat] : [])),
      );
  });

  test.runIf(isFirst)('whoever comes back plays on, at this table and the next', async () => {
    const { url } = await server();
    const [anna, ben] = (await guests(url, 'Anna', 'Ben')) as [Client, Client];
    const { id } = await opened(anna);
    await ben.post(`/duplicates/${id}/join`);
    await anna.post(`/duplicates/${id}/start`);
    const { match } = (await read(anna, id)).next!;
    await anna.post(`/duplicates/${id}/leave`);
    const isOver = async () => {
      const board = (await read(ben, id)).boards.find((each) => each.match === match);
      return board?.status === 'over' || undefined;
    };
    await until(isOver);
    const back = infoFrom(await anna.post(`/duplicates/${id}/join`));
    expect(back.players[0]).not.toHaveProperty('away');
    const over = await playAll([anna, ben], id);
    const last = over.boards.filter(({ round }) => round === 1);
    // In the second round she decided herself.
    expect(last.every(({ byBots }) => byBots?.length === 0)).toBe(true);
  });

  test('a restart in the middle changes nothing', async () => {
    const address = await databases.fresh();
    let running = await serve({ database: await databases.open(address) });
    const people = (await guests(running.url, 'Anna', 'Ben')) as [Client, Client];
    const { id, deals } = await opened(people[0], { rounds: 3 });
    await people[1].post(`/duplicates/${id}/join`);
    await people[0].post(`/duplicates/${id}/start`);
    const before = await playAll(people, id, 1);
    await running.stop();
    running = await serve({ database: await databases.open(address) });
    for (const client of people) client.url = running.url;
    const over = await playAll(people, id);
    expect(over.boards.map(({ round, table }) => [round, table])).toEqual(
      [0, 1, 2].flatMap((round) => [0, 1].map((table) => [round, table])),
    );
    expect(over.deals.map(({ commitment }) => commitment)).toEqual(deals.map(({ commitment }) => commitment));
    for (const board of before.boards.filter(({ round }) => round === 0))
      expect(over.boards).toContainEqual(board);
  });

  test('before the start: leaving, removing, handing over', async () => {
    const { url } = await server();
    const [anna, ben, carla] = (await guests(url, 'Anna', 'Ben', 'Carla')) as [Client, Client, Client];
    const { id } = await opened(anna);
    for (const client of [ben, carla]) await client.post(`/duplicates/${id}/join`);
    expect((await ben.post(`/duplicates/${id}/remove`, { player: 2 })).body).toMatchObject({
      code: 'not-host',
    });
    expect((await anna.post(`/duplicates/${id}/remove`, { player: 0 })).body).toMatchObject({
      code: 'no-seat',
    });
    const without = infoFrom(await anna.post(`/duplicates/${id}/remove`, { player: 1 }));
    expect(without.players.map(({ name }) => name)).toEqual(['Anna', 'Carla']);
    expect((await ben.post(`/duplicates/${id}/join`)).body).toMatchObject({ code: 'removed' });
    expect((await ben.post(`/duplicates/${id}/leave`)).body).toMatchObject({ code: 'not-seated' });
    // The host goes: the next becomes one. With the last the duplicate is closed.
    await anna.post(`/duplicates/${id}/leave`);
    const heir = await read(carla, id);
    expect(heir).toMatchObject({ youHost: true, players: [{ name: 'Carla', host: true }] });
    expect(infoFrom(await carla.post(`/duplicates/${id}/leave`)).status).toBe('closed');
    expect((await carla.post(`/duplicates/${id}/join`)).body).toMatchObject({ code: 'not-open' });
    expect((await carla.post(`/duplicates/${id}/start`)).status).toBeGreaterThanOrEqual(400);
  });

  test('a person who is deleted leaves a bot behind, and their name nowhere', async () => {
    const { url } = await server();
    const [anna, ben] = (await guests(url, 'Anna', 'Benedetto')) as [Client, Client];
    const { id } = await opened(anna);
    await ben.post(`/duplicates/${id}/join`);
    await anna.post(`/duplicates/${id}/start`);
    expect((await ben.post('/account/delete', { confirm: 'Benedetto' })).status).toBe(200);
    const info = await read(anna, id);
    expect(info.players[1]).toEqual({ player: 1, name: 'Random', bot: 'random' });
    const over = await playAll([anna], id);
    expect(JSON.stringify(over)).not.toContain('Benedetto');
  });

  test.runIf(isFirst)('one that nobody begins is closed after three days', async () => {
    let now = 1_700_000_000_000;
    const running = await server(() => now);
    const anna = await Client.guest(running.url, 'Anna');
    const { id } = await opened(anna);
    now += 71 * 3_600_000;
    await running.tend();
    expect((await read(anna, id)).status).toBe('gathering');
    now += 2 * 3_600_000;
    await running.tend();
    expect((await read(anna, id)).status).toBe('closed');
    expect((await anna.get('/duplicates')).body).toEqual({ duplicates: [] });
  });

  test.runIf(isFirst)('hostile wishes are refused and change nothing', async () => {
    const { url } = await server();
    const [anna, eve] = (await guests(url, 'Anna', 'Eve')) as [Client, Client];
    for (const [wish, code] of [
      [{ tables: 1 }, 'malformed'],
      [{ tables: 9 }, 'malformed'],
      [{ rounds: 0 }, 'malformed'],
      [{ rounds: 13 }, 'malformed'],
      [{ rounds: 1.5 }, 'malformed'],
      [{ seats: '2' }, 'malformed'],
      [{ seats: 4 }, 'seat-count'],
      [{ seats: 1 }, 'seat-count'],
      [{ clock: { kind: 'none' } }, 'malformed'],
      [{ clock: { kind: 'gentle', minutes: 5 } }, 'malformed'],
      [{ bot: 'god' }, 'no-bot'],
      [{ game: '__proto__' }, 'no-game'],
      [{ options: { faces: 99 } }, 'bad-options'],
      [{ sitting: [[[0, 1]]] }, 'malformed'],
      [{ seed: '0'.repeat(64) }, 'malformed'],
    ] as const) {
      const { body } = await anna.post('/duplicates', { ...small, ...wish });
      expect({ wish, body }).toMatchObject({ wish, body: { code } });
    }
    expect((await new Client(url).post('/duplicates', small)).body).toMatchObject({ code: 'no-session' });
    const { id } = await opened(anna);
    for (const wrong of ['nothing', '..%2F..', `${id}'--`, '%00'])
      expect((await eve.get(`/duplicates/${wrong}`)).status).toBeGreaterThanOrEqual(400);
    expect((await eve.post(`/duplicates/${id}/join`, { name: '\u200b' })).body).toMatchObject({
      code: 'bad-name',
    });
    expect((await eve.post(`/duplicates/${id}/join`, { player: 0 })).body).toMatchObject({
      code: 'malformed',
    });
    for (const player of [-1, 99, 'x', null])
      expect((await anna.post(`/duplicates/${id}/remove`, { player })).status).toBe(400);
    expect((await read(anna, id)).players).toHaveLength(1);
    // Full is full, also for many at once.
    const crowd = await guests(url, ...Array.from({ length: 8 }, (_, n) => `Guest ${n}`));
    const replies = await Promise.all(crowd.map((each) => each.post(`/duplicates/${id}/join`)));
    const { players } = await read(anna, id);
    expect(players.length).toBeLessThanOrEqual(4);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(players.length - 1);
    // Not any number of them.
    const many = await Promise.all(Array.from({ length: 9 }, () => eve.post('/duplicates', small)));
    expect(many.some(({ body }) => body.code === 'too-many')).toBe(true);
    const ids = many.flatMap(({ status, body }) =>
      status === 200 ? [(body.duplicate as { id: string }).id] : [],
    );
    const begun = await Promise.all(ids.map((each) => eve.post(`/duplicates/${each}/start`)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(begun.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(
      new Set(['too-many']),
    );
  });
});
