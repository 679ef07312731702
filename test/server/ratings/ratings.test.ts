import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { AdjustedRatings } from '../../../src/server/ratings/adjusted.ts';
import { Recomputation } from '../../../src/server/ratings/recompute.ts';
import { systemTime } from '../../../src/server/support/system-time.ts';
import type { Server } from '../../../src/server/server.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Log } from '../../../src/server/support/log.ts';
import type { MatchRating, Profile } from '../../../src/wire/subjects/ratings.ts';
import type { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { decide, until } from '../duplicate/playing.ts';
import { lasting, playOut, seated, serve } from '../harness/harness.ts';

const quiet: Log = {
  info: () => undefined,
  error: (what, about) => expect({ what, about }).toBe('fine'),
};

/** A whole rated match of Maui between two guests. */
async function played(server: Server, wish = {}) {
  const { table, people } = await seated(server, 2, 'maui', { rated: true, ...wish });
  await playOut(table.id, people);
  await server.tend();
  return { id: table.id, people: people as [Client, Client] };
}

async function profile(client: Client, query = ''): Promise<Profile> {
  const { status, body } = await client.get(`/profile${query}`);
  expect(status).toBe(200);
  return body as unknown as Profile;
}

/** Everything that the rating has written, of everybody who has played. */
async function allOf(store: Store, people: number) {
  const keys = Array.from({ length: people }, (_, n) => n + 1);
  return {
    ratings: await Promise.all(keys.map((key) => store.ratings.of(key))),
    steps: await Promise.all(keys.map((key) => store.ratings.historyOf(key, 1e9, 100))),
  };
}

describe.each([sqlite(), postgres()])('ratings on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('whether a match counts is decided when it begins: a token that is made later does not void it', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database });
    const { table, people } = await seated(server, 2, 'maui', { rated: true });
    const loser = people[1] as Client;
    expect((await loser.post('/tokens', { name: 'too late' })).status).toBe(200);
    const tableNow = async () => (await loser.get(`/matches/${table.id}`)).body.table;
    expect(await tableNow()).toMatchObject({ rated: 'yes' });
    await playOut(table.id, people);
    await server.tend();
    expect((await loser.get(`/matches/${table.id}/rating`)).body).toMatchObject({ state: 'rated' });
    // Made before the start it is one of a program, as before.
    const wish = { game: 'maui', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }], rated: true };
    const { id } = (await loser.post('/matches', wish)).body.table as { id: string };
    await loser.post(`/matches/${id}/start`);
    expect((await loser.get(`/matches/${id}`)).body.table).toMatchObject({ rated: 'program' });
  });

  test('a rated match is rated once, shown on both pages, and all of it is the same when computed anew', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database });
    const { id, people } = await played(server);
    const [anna, ben] = people;
    const rating = (await anna.get(`/matches/${id}/rating`)).body as unknown as MatchRating;
    expect(rating.state).toBe('rated');
    expect(rating.seats.map((seat) => seat?.before)).toEqual([1500, 1500]);
    const [mine, theirs] = await Promise.all([profile(anna), profile(ben)]);
    const { seats } = (await anna.get(`/matches/${id}`)).body.table as { seats: { profile: string }[] };
    expect(seats.map(({ profile: page }) => page)).toEqual([mine.id, theirs.id]);
    for (const [seat, page] of [mine, theirs].entries()) {
      expect(page.ratings).toMatchObject([{ game: 'maui', matches: 1, provisional: true }]);
      expect(page.ratings[0]?.number).toBe(rating.seats[seat]?.number);
      expect(page.matches).toMatchObject([
        { id, turn: 1, left: false, change: page.ratings[0]!.number - 1500 },
      ]);
    }
    // What one gains the other loses.
    expect(mine.ratings[0]!.number + theirs.ratings[0]!.number).toBe(3000);

    const again = await played(server);
    expect((await anna.get(`/matches/${again.id}/rating`)).body).toMatchObject({ state: 'rated' });
    const before = await allOf(database, 4);
    expect(before.steps.flat()).toHaveLength(4);
    const recomputation = new Recomputation({
      store: database,
      time: systemTime,
      log: quiet,
      adjusted: new AdjustedRatings({ store: database, log: quiet }),
    });
    await recomputation.run();
    expect(await recomputation.read()).toMatchObject({ matches: 2, done: 2, waiting: false });
    expect(await allOf(database, 4)).toEqual(before);
    // And goes on from there.
    await played(server);
    expect((await database.ratings.progress()).turn).toBe(3);
    const third = await allOf(database, 6);
    await new Recomputation({
      store: database,
      time: systemTime,
      log: quiet,
      adjusted: new AdjustedRatings({ store: database, log: quiet }),
    }).run();
    expect(await allOf(database, 6)).toEqual(third);
  });

  test('tables that were not opened as rated, and shared devices, are not rated; figures must be the usual ones', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database });
    const plain = await played(server, { rated: false });
    expect((await plain.people[0].get(`/matches/${plain.id}/rating`)).body).toEqual({
      state: 'unrated',
      seats: [],
    });
    const [anna] = plain.people;
    const shared = await anna.table({
      game: 'maui',
      rated: true,
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Ole' }],
    });
    expect(shared.rated).toBe('shared-device');
    await anna.post(`/matches/${shared.id}/start`);
    await playOut(shared.id, [anna, anna]);
    await server.tend();
    expect((await anna.get(`/matches/${shared.id}/rating`)).body).toMatchObject({ state: 'unrated' });
    expect(await database.ratings.progress()).toEqual({ turn: 0, generation: 0 });
    const figure = Object.entries((await games.maui!.load()).options).find(
      ([, { group, kind }]) => group === 'figure' && kind === 'integer',
    )!;
    const { max, default: usual } = figure[1] as { max: number; default: number };
    const odd = { game: 'maui', rated: true, options: { [figure[0]]: usual === max ? max - 1 : max } };
    expect(
      (await anna.post('/matches', { ...odd, seats: [{ kind: 'me' }, { kind: 'open' }] })).body,
    ).toMatchObject({
      code: 'rated-figures',
    });
  });

  test('a private page shows others the name alone; exports are the owner’s; deleted people leave a nameless result', async () => {
    const limits = { exports: { burst: 2, perSecond: 0.001 } };
    const server = await serve({ games, database: await databases.open(await databases.fresh()), limits });
    const { id, people } = await played(server);
    const [anna, ben] = people;
    const { id: page = '' } = await profile(anna);
    expect((await profile(ben, `?id=${page}`)).matches).toHaveLength(1);
    expect((await anna.post('/profile/privacy', { private: true })).status).toBe(200);
    expect(await profile(ben, `?id=${page}`)).toMatchObject({
      private: true,
      you: false,
      ratings: [],
      matches: [],
    });
    expect((await profile(anna)).matches).toHaveLength(1);
    expect((await profile(ben)).matches[0]?.others[0]).not.toHaveProperty('profile');
    expect((await ben.get(`/matches/${id}/rating`)).body).toMatchObject({ seats: [null, { left: false }] });
    const csv = await (
      await fetch(`${server.url}/api/v1/profile/export?format=csv`, { headers: { cookie: anna.cookie } })
    ).text();
    expect(csv.split('\r\n')[0]).toBe(
      'match,game,ended,share,left,rating,within,change,others,luck,luckSpread',
    );
    expect(csv).toContain(`${id},maui,`);
    // Years of matches are read for each: not as often as one likes.
    const codes: number[] = [];
    for (let asked = 0; asked < 3; asked++) codes.push((await ben.get('/profile/export?format=json')).status);
    expect(codes).toEqual([200, 200, 429]);
    expect((await ben.post('/account/delete', { confirm: 'Player 1' })).status).toBe(200);
    expect((await profile(anna)).matches[0]?.others).toMatchObject([{ name: '' }]);
  });

  test('a match in which somebody was deleted counts for nobody', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database });
    const { table, people } = await seated(server, 2, 'maui', { rated: true });
    const [anna, ben] = people as [Client, Client];
    for (let round = 0; round < 4; round++)
      for (const [seat, client] of people.entries()) await decide(client, table.id, seat);
    expect((await ben.post('/account/delete', { confirm: 'Player 1' })).status).toBe(200);
    await until(async () => ((await decide(anna, table.id, 0)) ? true : undefined));
    await server.tend();
    expect((await anna.get(`/matches/${table.id}/rating`)).body).toEqual({ state: 'unrated', seats: [] });
    expect((await profile(anna)).ratings).toEqual([]);
    expect(await database.ratings.progress()).toMatchObject({ turn: 0 });
  });

  test('what is asked wrongly is refused; bots have pages with their fixed ratings', async () => {
    const server = await serve({ games, database: await databases.open(await databases.fresh()) });
    for (const [query, status, code] of [
      ['?id=nobody-at-all', 404, 'no-person'],
      ['?bot=toString', 400, 'no-bot'],
      ['?before=-1', 400, 'malformed'],
      [`?id=${'x'.repeat(100)}`, 400, 'malformed'],
      ['', 401, 'no-session'],
    ] as const) {
      const response = await fetch(`${server.url}/api/v1/profile${query}`);
      const { code: found } = (await response.json()) as { code: string };
      expect([query, response.status, found]).toEqual([query, status, code]);
    }
    const body = (await (await fetch(`${server.url}/api/v1/profile?bot=medium`)).json()) as Profile;
    expect(body).toMatchObject({ bot: 'medium', matches: [] });
    expect(body.ratings.map(({ number, within }) => [number, within])).toEqual([
      [1500, 0],
      [1500, 0],
      [1500, 0],
    ]);
  });
});

describe('on three nodes', () => {
  const databases = postgres();
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('matches that end at the same time are rated once each, whoever notices', async () => {
    const database = await databases.fresh();
    const servers = await Promise.all([1, 2, 3].map(() => serve({ games, database, nodes: lasting })));
    const tables = await Promise.all(
      servers.map((server) => seated(server, 2, 'strand-unter', { rated: true })),
    );
    await Promise.all(tables.map(({ table, people }) => playOut(table.id, people)));
    await Promise.all(servers.map((server) => server.tend()));
    const pages = await Promise.all(tables.flatMap(({ people }) => people.map((client) => profile(client))));
    expect(pages.map(({ ratings }) => ratings[0]?.matches)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(pages.map(({ matches }) => matches[0]?.turn))).toEqual(new Set([1, 2, 3]));
  });
});
