import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Challenge, challengeOf, isCommitted, seatOf } from '../../../src/daily/challenge.ts';
import { dayOf, daysAfter, endOf, startOf } from '../../../src/daily/day.ts';
import { gameAndBot, randomTry } from '../../../src/daily/testing.ts';
import { verifyTry } from '../../../src/daily/verify.ts';
import type { Ply } from '../../../src/engine/match.ts';
import type { Result } from '../../../src/engine/game.ts';
import { games } from '../../../src/games/index.ts';
import { DATABASE_FILE } from '../../../src/server/store/location.ts';
import { isSealed } from '../../../src/server/store/seed-box.ts';
import type { DailyBoard, DailyMine, DailyMonth, DailyTides } from '../../../src/wire/subjects/daily.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder, serve } from '../harness/harness.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 18, 12);
const TODAY = dayOf(NOON);

async function tidesOf(client: Client, day?: string): Promise<DailyTides> {
  const { status, body } = await client.get(`/daily${day === undefined ? '' : `?day=${day}`}`);
  expect(status).toBe(200);
  return body as unknown as DailyTides;
}

function tideOf({ tides }: DailyTides, game: string): Challenge {
  const found = tides.find((each) => each.game === game);
  if (!found) throw new Error(`no ${game} today`);
  return found;
}

/** A match of somebody who decides at random, and what it comes to. */
async function played(tide: Challenge, seed: number): Promise<{ plies: Ply[]; points: number }> {
  const { game, bot } = await gameAndBot(tide.game);
  const plies = randomTry(tide, game, bot, seed);
  const { scores } = verifyTry(tide, game, bot, plies) as Result;
  return { plies, points: scores[seatOf(tide)] as number };
}

describe.each([sqlite(), postgres()])('the daily tide on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('a verification that takes too long refuses nothing for good', async () => {
    const database = await databases.open(await databases.fresh());
    const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    const judge = { judge: late, stop: async () => undefined };
    const server = await serve({ games, database, clock: () => NOON, judge });
    await server.tend();
    const anna = await Client.guest(server.url, 'Anna');
    const tide = tideOf(await tidesOf(anna), 'maui');
    const hand = { day: TODAY, game: 'maui', plies: (await played(tide, 1)).plies };
    for (let again = 0; again < 2; again++)
      expect((await anna.post('/daily/try', hand)).body).toMatchObject({ code: 'busy' });
  });

  test('is drawn a day ahead: the commitment first, the seed at midnight', async () => {
    let now = NOON;
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, clock: () => now });
    await server.tend();
    const anna = await Client.guest(server.url, 'Anna');
    const today = await tidesOf(anna);
    expect(today).toMatchObject({ day: TODAY, today: TODAY });
    expect(today.tides.map(({ game }) => game)).toEqual(Object.keys(games).toSorted());
    for (const tide of today.tides) expect(isCommitted(tide)).toBe(true);
    expect(today.tomorrow.map(({ game }) => game)).toEqual(Object.keys(games).toSorted());
    expect(JSON.stringify(today.tomorrow)).not.toContain('seed');
    const tomorrow = daysAfter(TODAY, 1);
    expect((await anna.get(`/daily?day=${tomorrow}`)).body).toMatchObject({ code: 'no-daily' });
    expect((await anna.get(`/daily/board?day=${tomorrow}&game=maui`)).body).toMatchObject({
      code: 'no-daily',
    });
    const early = { day: tomorrow, game: 'maui', plies: [] };
    expect((await anna.post('/daily/try', early)).body).toMatchObject({ code: 'no-daily' });

    now = endOf(TODAY);
    const next = await tidesOf(anna);
    expect(next.day).toBe(tomorrow);
    expect(next.tides.map(({ seed: _seed, ...terms }) => terms)).toEqual(today.tomorrow);
    for (const tide of next.tides) expect(isCommitted(tide)).toBe(true);
    // What is over can still be looked at.
    expect((await tidesOf(anna, TODAY)).tides).toEqual(today.tides);
    expect((await anna.get('/daily?day=2020-01-01')).status).toBe(404);
  });

  test('counts the first try of each person, and says how it stands', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, clock: () => NOON });
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => Client.guest(server.url, name)));
    const tide = tideOf(await tidesOf(anna!), 'high-tide');
    const tries = [await played(tide, 1), await played(tide, 2)] as const;
    const hand = (client: Client, plies: readonly Ply[]) =>
      client.post('/daily/try', { day: TODAY, game: 'high-tide', plies });
    expect(
      await new Client(server.url).post('/daily/try', { day: TODAY, game: 'maui', plies: [] }),
    ).toMatchObject({
      status: 401,
    });

    const first = await hand(anna!, tries[0].plies);
    expect(first).toMatchObject({
      status: 200,
      body: { mine: { points: tries[0].points, place: 1, of: 1 }, distribution: [[tries[0].points, 1]] },
    });
    // Again, and both at once: nothing more.
    expect(await hand(anna!, tries[1].plies)).toMatchObject({ status: 409, body: { code: 'daily-done' } });
    const both = await Promise.all([hand(ben!, tries[1].plies), hand(ben!, tries[1].plies)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);

    const board = (await ben!.get(`/daily/board?day=${TODAY}&game=high-tide`)).body as unknown as DailyBoard;
    expect(board.distribution.reduce((sum, [, count]) => sum + count, 0)).toBe(2);
    expect(board.top.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben']);
    expect(board.top.find(({ you }) => you)?.name).toBe('Ben');
    expect(board.mine).toMatchObject({ points: tries[1].points, of: 2 });
    const month = (await anna!.get('/daily/month?month=2026-11&game=high-tide'))
      .body as unknown as DailyMonth;
    expect(month.top.map(({ matchpoints }) => matchpoints).reduce((a, b) => a + b)).toBe(100);
    expect(month.top.find(({ you }) => you)).toMatchObject({ name: 'Anna', days: 1 });
    const mine = (await anna!.get('/daily/mine')).body as unknown as DailyMine;
    expect(mine.tries).toMatchObject([{ day: TODAY, game: 'high-tide', points: tries[0].points }]);
    const exported = await (await anna!.call('GET', '/account/export')).text();
    expect(exported).toContain(`"points": ${tries[0].points}`);

    // Whoever goes takes their tries along.
    expect((await anna!.post('/account/delete', { confirm: 'Anna' })).status).toBe(200);
    const left = (await ben!.get(`/daily/board?day=${TODAY}&game=high-tide`)).body as unknown as DailyBoard;
    expect(left.top.map(({ name }) => name)).toEqual(['Ben']);
    expect(left.distribution).toEqual([[tries[1].points, 1]]);
  });

  test('refuses what was not played so, and what comes too late', async () => {
    let now = NOON;
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, clock: () => now });
    const anna = await Client.guest(server.url, 'Anna');
    const tide = tideOf(await tidesOf(anna), 'maui');
    const { plies, points } = await played(tide, 1);
    const hand = (given: readonly Ply[], day = TODAY) =>
      anna.post('/daily/try', { day, game: 'maui', plies: given });
    const mine = seatOf(tide);
    const bot = plies.findIndex(([seat]) => seat !== mine && seat >= 0);
    const roll = plies.findIndex(([seat], i) => seat < 0 && i > 10);
    for (const tampered of [
      plies.with(bot, [plies[bot]![0], 'x']),
      plies.with(roll, [-1, 'x']),
      plies.slice(0, -1),
      [...plies, ...plies],
      [],
    ])
      expect(await hand(tampered)).toMatchObject({ status: 400, body: { code: 'daily-wrong' } });
    // Well played, with other dice.
    const { game, bot: medium } = await gameAndBot('maui');
    const own = challengeOf(TODAY, game, { seed: '00'.repeat(32) });
    expect((await hand(randomTry(own, game, medium, 1))).body).toMatchObject({ code: 'daily-wrong' });
    // With the dice of another day.
    expect((await hand(plies, '2026-11-17')).body).toMatchObject({ code: 'no-daily' });
    for (const body of [
      { day: TODAY, game: 'maui' },
      { day: 'today', game: 'maui', plies },
      { day: TODAY, game: 'maui', plies: [[12, 'x']] },
      { day: TODAY, game: 'maui', plies: [[0, 'x'.repeat(65)]] },
      { day: TODAY, game: 'maui', plies: [[0]] },
      { day: TODAY, game: 'maui', plies: 'all' },
      { day: TODAY, game: 'maui', plies, points: 1000 },
    ])
      expect((await anna.post('/daily/try', body)).body).toMatchObject({ code: 'malformed' });
    expect((await anna.post('/daily/try', { day: TODAY, game: 'chess', plies })).body).toMatchObject({
      code: 'no-daily',
    });
    expect((await anna.get('/daily?day=2026-02-30')).body).toMatchObject({ code: 'no-daily' });
    expect((await anna.get('/daily/month?month=2026-13&game=maui')).status).toBe(400);
    expect((await anna.get(`/daily/board?day=${TODAY}&game=maui`)).body).toMatchObject({ top: [] });

    // Played offline, and handed in the next day: it counts for its own day.
    now = endOf(TODAY) + 23 * HOUR;
    expect(await hand(plies)).toMatchObject({ status: 200, body: { day: TODAY, mine: { points } } });
    const ben = await Client.guest(server.url, 'Ben');
    now = endOf(TODAY) + 24 * HOUR;
    expect((await ben.post('/daily/try', { day: TODAY, game: 'maui', plies })).body).toMatchObject({
      code: 'daily-late',
    });
  });

  test('an account keeps what it played as a guest, one try a day', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, clock: () => NOON });
    const tides = await tidesOf(new Client(server.url));
    const account = await Client.guest(server.url, 'Anna');
    const keys = { login: 'anna', password: 'a long walk on the beach' };
    expect((await account.post('/account/password', keys)).status).toBe(200);
    const guest = await Client.guest(server.url, 'Anna on the phone');
    const hand = async (client: Client, game: string, seed: number) => {
      const { plies, points } = await played(tideOf(tides, game), seed);
      expect((await client.post('/daily/try', { day: TODAY, game, plies })).status).toBe(200);
      return points;
    };
    const own = await hand(account, 'strand-unter', 1);
    await hand(guest, 'strand-unter', 2);
    const brought = await hand(guest, 'maui', 3);
    expect((await guest.post('/sign-in/password', { ...keys, take: true })).status).toBe(200);
    const mine = (await guest.get('/daily/mine')).body as unknown as DailyMine;
    expect(mine.tries.map(({ game, points }) => [game, points])).toEqual([
      ['maui', brought],
      ['strand-unter', own],
    ]);
  });

  test('a month is compared by matchpoints: days of many and of few points weigh the same', async () => {
    const store = await databases.open(await databases.fresh());
    const people: number[] = [];
    for (const name of ['Anna', 'Ben', 'Carla', 'Dora']) {
      const session = { hash: name, id: name, name: '' };
      await store.write({ type: 'guest', person: { id: name, name }, session, at: 0 });
      people.push((await store.person(name))!.key);
    }
    const counts = (day: string, points: readonly (number | undefined)[]) =>
      Promise.all(
        points.flatMap((each, i) =>
          each === undefined
            ? []
            : [
                store.write({
                  type: 'daily-try',
                  person: people[i]!,
                  try: { day, game: 'maui', points: each, place: 1, at: i },
                }),
              ],
        ),
      );
    // Anna and Ben tie for the first place of three, then Carla beats Anna, then Dora is alone.
    await counts('2026-11-01', [40, 40, 10]);
    await counts('2026-11-30', [-3, undefined, 2]);
    await counts('2026-11-15', [undefined, undefined, undefined, 7]);
    await counts('2026-12-01', [99, 1, 1]);
    const month = (most: number, person?: number) =>
      store.daily.month(
        'maui',
        { from: '2026-11-01', to: '2026-11-31' },
        { most, ...(person === undefined ? {} : { person }) },
      );
    expect(
      (await month(10)).map(({ name, place, days, matchpoints }) => [name, place, days, matchpoints]),
    ).toEqual([
      ['Carla', 1, 2, 100],
      ['Anna', 2, 2, 75],
      ['Ben', 2, 1, 75],
      ['Dora', 4, 1, 50],
    ]);
    // Few places and one's own, wherever that is.
    expect((await month(1, people[3])).map(({ name, place }) => [name, place])).toEqual([
      ['Carla', 1],
      ['Dora', 4],
    ]);
    expect(
      await store.daily.month('high-tide', { from: '2026-11-01', to: '2026-11-31' }, { most: 5 }),
    ).toEqual([]);
    await expect(counts('2026-11-01', [41])).resolves.toEqual(['conflict']);
    expect((await store.daily.top('2026-11-01', 'maui', 2)).map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    await store.close();
  });
});

test('seeds of days to come are sealed in the database, and open from their day on', async () => {
  const database = folder();
  let now = startOf(TODAY);
  const server = await serve({ games, database, clock: () => now });
  const stored = () => {
    const db = new DatabaseSync(join(database, DATABASE_FILE), { readOnly: true });
    const rows = db.prepare('SELECT day, seed FROM daily_tides ORDER BY day, game').all();
    db.close();
    return rows.map(({ day, seed }) => [day, isSealed(seed as string)]);
  };
  const tomorrow = daysAfter(TODAY, 1);
  await server.tend();
  expect(stored()).toEqual([...three(TODAY, false), ...three(tomorrow, true)]);
  const seeds = await tidesOf(new Client(server.url));
  now = endOf(TODAY);
  await server.tend();
  expect(stored()).toEqual([
    ...three(TODAY, false),
    ...three(tomorrow, false),
    ...three(daysAfter(TODAY, 2), true),
  ]);
  expect((await tidesOf(new Client(server.url), TODAY)).tides).toEqual(seeds.tides);
});

function three(day: string, sealed: boolean): (readonly [string, boolean])[] {
  return Object.keys(games).map(() => [day, sealed]);
}

test('several nodes of one database have one tide, and one try', async () => {
  const databases = postgres();
  await databases.start();
  try {
    const database = await databases.fresh();
    const nodes = await Promise.all([0, 1, 2].map(() => serve({ games, database, clock: () => NOON })));
    const seen = await Promise.all(nodes.map(({ url }) => tidesOf(new Client(url))));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    const anna = await Client.guest(nodes[0]!.url, 'Anna');
    const { plies } = await played(tideOf(seen[0]!, 'high-tide'), 1);
    const replies = await Promise.all(
      nodes.map(({ url }) =>
        Object.assign(new Client(url), { cookie: anna.cookie }).post('/daily/try', {
          day: TODAY,
          game: 'high-tide',
          plies,
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await Promise.all(nodes.map((node) => node.stop()));
  } finally {
    await databases.stop();
  }
});
