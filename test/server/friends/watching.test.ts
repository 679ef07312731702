import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { WatchInfo } from '../../../src/wire/subjects/friends.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { playOut, seated, serve } from '../harness/harness.ts';
import { idOf } from './people.ts';

describe.each([sqlite(), postgres()])('matches worth watching on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('live before over days, the stronger first, only what everybody may watch, never with blocked people', async () => {
    let now = Date.now();
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, clock: () => now });
    // Ratings: the winner of a rated match is stronger than newcomers.
    const first = await seated(server, 2, 'maui', { rated: true, listed: true });
    await playOut(first.table.id, first.people);
    await server.tend();
    const places = (
      (await first.people[0]!.get(`/matches/${first.table.id}`)).body.table as {
        result: { places: number[] };
      }
    ).result.places;
    const winner = first.people[places.indexOf(1)] as Client;

    const begin = async (host: Client, wish: object) => {
      const { id } = await host.table({
        game: 'maui',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }],
        listed: true,
        ...wish,
      });
      expect((await host.post(`/matches/${id}/start`)).status).toBe(200);
      return id;
    };
    const [anna, ben, carla] = await Promise.all(
      ['Anna', 'Ben', 'Carla'].map((name) => Client.guest(server.url, name)),
    );
    if (!anna || !ben || !carla) throw new Error('nobody');
    const weak = await begin(anna, {});
    const strong = await begin(winner, {});
    const slow = await begin(winner, { clock: { kind: 'days', days: 2 } });
    const hidden = await begin(ben, { listed: false });
    for (const [client, id] of [
      [anna, weak],
      [winner, strong],
      [winner, slow],
      [ben, hidden],
    ] as const)
      await (await client.page()).watch(id, 0);
    const reader = new Client(server.url);
    const read = async (client: Client) => {
      // Made anew every few seconds.
      now += 6000;
      return (await client.get('/watch')).body.matches as WatchInfo[];
    };
    const found = await read(reader);
    expect(found.map(({ table }) => table.id)).toEqual([strong, weak, slow]);
    expect(found.map(({ live }) => live)).toEqual([true, true, false]);
    const [best, second, last] = found;
    expect(best?.rating).toBeGreaterThan(1500);
    expect([second?.rating, last?.rating]).toEqual([1500, best?.rating]);
    expect(best?.progress).toBeLessThan(100);

    // Many who look on weigh more.
    const pages = await Promise.all(Array.from({ length: 12 }, () => carla.page()));
    await Promise.all(pages.map((page) => page.watch(weak, 'public')));
    expect((await read(reader))[0]).toMatchObject({ table: { id: weak }, onlookers: 12 });

    await carla.post(`/people/${await idOf(anna)}/block`);
    expect((await read(carla)).map(({ table }) => table.id)).toEqual([strong, slow]);
    expect((await read(anna)).map(({ table }) => table.id)).toContain(weak);
    expect((await reader.get('/watch?most=1e9')).status).toBe(400);
  });
});
