import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { waitingRules } from '../../../src/server/pairing/matcher.ts';
import type { Server } from '../../../src/server/server.ts';
import type { Seeking } from '../../../src/wire/subjects/pairing.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, serve } from '../harness/harness.ts';

const maui = { games: ['maui'], sizes: [2], pace: 'live' };

async function seek(client: Client, wish: object = maui): Promise<Seeking> {
  const { status, body } = await client.post('/pairing/seek', wish);
  expect([status, body]).toMatchObject([200, {}]);
  return body as unknown as Seeking;
}
const standing = async (client: Client) => (await client.get('/pairing')).body as unknown as Seeking;
const tableOf = async (client: Client, id: string) =>
  (await client.get(`/matches/${id}`)).body.table as YourTable;
const guests = (server: Server, ...names: string[]) =>
  Promise.all(names.map((name) => Client.guest(server.url, name)));

/** A page at the table, on its own seat. */
async function arrive(client: Client, id: string): Promise<void> {
  const { yours } = await tableOf(client, id);
  expect(yours).toHaveLength(1);
  await (await client.page()).watch(id, yours[0] as number);
}

describe.each([sqlite(), postgres()])('quick pairing on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  async function start() {
    let now = Date.now();
    const options = { games, database: await databases.open(await databases.fresh()), clock: () => now };
    const server = await serve({ ...options, manualHousekeeping: true });
    return { server, pass: (milliseconds: number) => (now += milliseconds) };
  }

  test('two people are seated together, and the match begins when both are there', async () => {
    const { server, pass } = await start();
    const [anna, ben] = (await guests(server, 'Anna', 'Ben')) as [Client, Client];
    expect(await seek(anna)).toMatchObject({ state: 'seeking', others: 0, wish: { games: ['maui'] } });
    const { state, match = '' } = await seek(ben);
    expect(state).toBe('seated');
    expect(await standing(anna)).toMatchObject({ state: 'seated', match });
    const table = await tableOf(anna, match);
    expect(table).toMatchObject({ status: 'open', paired: true, clock: { kind: 'live' } });
    expect(table.seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben']);
    // Nobody arranges such a table.
    const bot = { seat: 0, sitter: { kind: 'bot', bot: 'easy' } };
    expect((await anna.post(`/matches/${match}/sit`, bot)).body).toMatchObject({ code: 'not-host' });
    for (const client of [anna, ben])
      expect((await client.post(`/matches/${match}/start`)).body).toMatchObject({ code: 'not-host' });
    await arrive(anna, match);
    pass(10_000);
    await server.tend();
    expect((await tableOf(anna, match)).status).toBe('open');
    await arrive(ben, match);
    await server.tend();
    expect((await tableOf(anna, match)).status).toBe('playing');
    await server.tend();
    expect(await standing(anna)).toMatchObject({ state: 'idle' });
  });

  test('somebody with as many open tables as may be does not keep others from being seated', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, manualHousekeeping: true, limits: { openTables: 1 } });
    const [anna, ben] = (await guests(server, 'Anna', 'Ben')) as [Client, Client];
    const table = { game: 'maui', seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect((await anna.post('/matches', table)).status).toBe(200);
    expect((await anna.post('/matches', table)).body).toMatchObject({ code: 'too-many' });
    await seek(anna);
    expect(await seek(ben)).toMatchObject({ state: 'seated' });
  });

  test('whoever does not come to the table is dropped, and the others look on with the time they have waited', async () => {
    const { server, pass } = await start();
    const [anna, ben, carla] = (await guests(server, 'Anna', 'Ben', 'Carla')) as [Client, Client, Client];
    const alone = { ...maui, bots: false };
    const { since } = await seek(anna, alone);
    const { match = '' } = await seek(ben, alone);
    await arrive(anna, match);
    pass(31_000);
    await server.tend();
    expect((await tableOf(anna, match)).status).toBe('closed');
    expect(await standing(ben)).toMatchObject({ state: 'idle' });
    expect(await standing(anna)).toMatchObject({ state: 'seeking', since });
    const again = await seek(carla, alone);
    expect(again.state).toBe('seated');
    expect(await standing(anna)).toMatchObject({ state: 'seated', match: again.match });
  });

  test('bots take the seats that are left when everybody knew they would; cancelling and vanishing end the search', async () => {
    const { server, pass } = await start();
    const [anna, ben, carla] = (await guests(server, 'Anna', 'Ben', 'Carla')) as [Client, Client, Client];
    const three = { games: ['strand-unter'], sizes: [3], pace: 'live', rated: true };
    const { since = 0, botsAt } = await seek(anna, three);
    expect(botsAt).toBe(since + waitingRules.live.botsAfter);
    expect((await seek(carla, { ...three, bots: false })).botsAt).toBeUndefined();
    await seek(ben);
    expect((await ben.post('/pairing/cancel')).body).toMatchObject({ state: 'idle' });
    for (let second = 0; second <= waitingRules.live.botsAfter; second += 10_000) {
      pass(10_000);
      // Carla is there, too, but refuses bots.
      await Promise.all([anna, carla].map(standing));
      await server.tend();
    }
    const { match = '' } = await standing(anna);
    const { seats, rated } = await tableOf(anna, match);
    expect([seats.length, seats.filter(({ kind }) => kind === 'bot').length, rated]).toEqual([3, 2, 'yes']);
    expect(seats.find(({ kind }) => kind === 'bot')?.bot).toBe('medium');
    expect(await standing(carla)).toMatchObject({ state: 'seeking' });
    pass(13_000);
    await server.tend();
    expect(await standing(carla)).toMatchObject({ state: 'idle' });
    expect((await seek(ben, { ...three, bots: false })).state).toBe('seeking');
  });

  test('what cannot be is refused', async () => {
    const { server } = await start();
    const [anna] = (await guests(server, 'Anna')) as [Client];
    for (const [wish, status, code] of [
      [{ ...maui, games: ['chess'] }, 400, 'no-game'],
      [{ ...maui, sizes: [7] }, 400, 'seat-count'],
      [{ ...maui, games: [] }, 400, 'malformed'],
      [{ ...maui, pace: 'soon' }, 400, 'malformed'],
      [{ ...maui, games: Array.from({ length: 50 }, () => 'maui') }, 400, 'malformed'],
    ] as const)
      expect(await anna.post('/pairing/seek', wish)).toMatchObject({ status, body: { code } });
    expect((await new Client(server.url).post('/pairing/seek', maui)).body).toMatchObject({
      code: 'no-session',
    });
    // Whoever has made a token for programs is not seated where others want to be rated.
    await anna.post('/tokens', { name: 'first' });
    expect((await anna.post('/pairing/seek', { ...maui, rated: true })).body).toMatchObject({
      code: 'not-rated',
    });
    expect(await standing(anna)).toMatchObject({ state: 'idle' });
  });
});

describe('quick pairing on three nodes', () => {
  const databases = postgres();
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('twelve people who look at once at three nodes are seated once each', async () => {
    const database = await databases.fresh();
    const servers = await Promise.all([1, 2, 3].map(() => serve({ games, database, nodes: lasting })));
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => Client.guest((servers[n % 3] as Server).url, `Guest ${n}`)),
    );
    await Promise.all(people.map((client) => seek(client)));
    let found: Awaited<ReturnType<typeof standing>>[] = [];
    // Nodes that seat at once get in each other's way: whoever is left over is seated the next time.
    await expect
      .poll(async () => {
        await Promise.all(servers.map((server) => server.tend()));
        found = await Promise.all(people.map(standing));
        return found.map(({ state }) => state);
      })
      .toEqual(people.map(() => 'seated'));
    const tables = Map.groupBy(found, ({ match }) => match);
    expect([...tables.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const client of people) {
      const { tables: mine } = (await client.get('/matches')).body as { tables: YourTable[] };
      expect(mine.filter(({ status }) => status === 'open')).toHaveLength(1);
    }
  });
});
