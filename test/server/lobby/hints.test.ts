import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, playOut, seated, serve } from '../harness/harness.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
const tableOf = async (client: Client, id: string) =>
  (await client.get(`/matches/${id}`)).body.table as YourTable;
const hintsOf = async (client: Client, id: string) => (await tableOf(client, id)).coach;

describe.each([sqlite(), postgres()])('hints by agreement on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('are a term of the table that everybody sees before they sit down, and that stays', async () => {
    const database = await databases.fresh();
    const server = await serve({ database: await databases.open(database) });
    const [anna, ben] = [await Client.guest(server.url, 'Anna'), await Client.guest(server.url, 'Ben')];
    const { id, coach } = await anna.table({ game: 'pebbles', seats: [...seats], listed: true, coach: true });
    expect(coach).toBe(true);
    // By the lobby, by the invitation, and as an onlooker.
    const { open } = (await ben.get('/lobby')).body as { open: YourTable[] };
    expect(open.find((table) => table.id === id)?.coach).toBe(true);
    const invite = await anna.invite(id);
    expect((await ben.post('/invitation', { invite })).body).toMatchObject({ table: { coach: true } });
    expect(await hintsOf(ben, id)).toBe(true);
    expect(
      await hintsOf(anna, (await anna.table({ game: 'pebbles', seats: [...seats] })).id),
    ).toBeUndefined();
    // Nobody changes it once people may have agreed to it.
    const changed = await anna.post(`/matches/${id}/settings`, { coach: false });
    expect(changed).toMatchObject({ status: 400, body: { code: 'malformed' } });
    await ben.join(invite);
    await anna.post(`/matches/${id}/start`);
    await playOut(id, [anna, ben]);
    await server.tend();
    expect((await anna.get(`/matches/${id}/rating`)).body).toMatchObject({ state: 'unrated' });
    const again = (await anna.post(`/matches/${id}/rematch`)).body.table as YourTable;
    expect(again.coach).toBe(true);
    await server.stop();
    const later = await serve({ database: await databases.open(database) });
    anna.url = later.url;
    expect(await hintsOf(anna, id)).toBe(true);
    expect(await hintsOf(anna, again.id)).toBe(true);
  });

  test('and a rating exclude each other; what is no yes or no is refused, and nothing is opened', async () => {
    const server = await serve({ games, database: await databases.open(await databases.fresh()) });
    const anna = await Client.guest(server.url, 'Anna');
    const wish = { game: 'maui', seats };
    expect(await anna.post('/matches', { ...wish, rated: true, coach: true })).toMatchObject({
      status: 400,
      body: { code: 'rated-coach' },
    });
    for (const coach of ['yes', 1, {}, [true], 'x'.repeat(10_000)])
      expect((await anna.post('/matches', { ...wish, coach })).body).toMatchObject({ code: 'malformed' });
    expect((await anna.get('/matches')).body).toEqual({ tables: [] });
    const { table } = await seated(server, 2, 'maui', { rated: true, coach: false });
    expect(table).toMatchObject({ rated: 'yes' });
    expect(table).not.toHaveProperty('coach');
  });
});

describe('hints by agreement at three nodes', () => {
  const databases = postgres();
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('every node says the same of the table, before and in the match', async () => {
    const database = await databases.fresh();
    const nodes = await Promise.all([1, 2, 3].map(() => serve({ games, database, nodes: lasting })));
    const [first, second, third] = nodes.map(({ url }) => url) as [string, string, string];
    const [anna, ben] = [await Client.guest(first, 'Anna'), await Client.guest(second, 'Ben')];
    const { id } = await anna.table({ game: 'maui', seats: [...seats], coach: true });
    const onlooker = await Client.guest(third, 'Ole');
    expect(await hintsOf(onlooker, id)).toBe(true);
    expect((await ben.join(await anna.invite(id))).coach).toBe(true);
    await expect.poll(async () => (await anna.post(`/matches/${id}/start`)).status).toBe(200);
    for (const client of [anna, ben, onlooker])
      await expect.poll(() => tableOf(client, id)).toMatchObject({ status: 'playing', coach: true });
  });
});
