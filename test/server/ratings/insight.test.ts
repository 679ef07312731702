import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { Profile, ProfileInsight } from '../../../src/wire/subjects/ratings.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';
import { digestWith, storedMatch } from '../harness/rated-matches.ts';

const bots = ['easy', 'medium', 'expert'].map((bot) => ({ bot, share: 0, left: false, counts: false }));
const luck = [0.3, -0.25, -0.1, 0.2];

describe.each([sqlite(), postgres()])('what a page tells on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('favourites, luck, losses and achievements come from stored matches and reviews; a private page tells nothing', async () => {
    const store = await databases.open(await databases.fresh());
    // Without moves there is nothing to review: the test writes what was found.
    await store.write({ type: 'setting', name: 'reviewsPerHour', value: '0' });
    const server = await serve({ games, database: store });
    const [anna, ben] = [await Client.guest(server.url, 'Anna'), await Client.guest(server.url, 'Ben')];
    const { id = '' } = (await anna.get('/profile')).body as unknown as Profile;
    const { key } = (await store.people.byId(id))!;
    for (const [n, each] of luck.entries()) {
      const seats = [{ person: key, share: n === 1 ? 1 : 0, left: false, counts: true }, ...bots];
      const options = n === 0 ? { coins: true } : {};
      const match = await storedMatch(store, { id: `m${n}`, at: 1000 + n, options, seats });
      const others = [-each / 3, -each / 3, -each / 3];
      const review = digestWith([each, ...others]);
      await store.write({ type: 'review-done', match, review, at: 1 });
    }
    await server.tend();
    const { ratings } = (await anna.get('/profile')).body as unknown as Profile;
    expect(ratings).toMatchObject([{ game: 'high-tide', matches: 4, adjusted: { matches: 4, reviewed: 4 } }]);
    expect(ratings[0]!.adjusted!.within).toBeLessThan(ratings[0]!.within);

    const look = async (client: Client, query = '') =>
      (await client.get(`/profile/insight${query}`)).body as unknown as ProfileInsight;
    const mine = await look(anna);
    expect(mine.games).toEqual([{ game: 'high-tide', matches: 4 }]);
    expect(mine.options).toEqual([{ game: 'high-tide', option: 'coins', matches: 1 }]);
    expect(mine.luck.map((each) => each.luck)).toEqual(luck);
    expect(mine.losses).toMatchObject([{ game: 'high-tide', players: 4, matches: 4 }]);
    expect(mine.losses[0]!.loss).toBeCloseTo(0.01, 9);
    expect(mine.losses[0]!.bots.map(({ level }) => level)).toEqual(['easy', 'medium', 'hard', 'expert']);
    // Too few decisions about pairs to say anything.
    expect(mine.kinds).toMatchObject([{ game: 'high-tide', kind: 'turn', decisions: 32 }]);
    expect(mine.achievements).toEqual([
      { name: 'first-match', at: 1000 },
      { name: 'beat-expert', at: 1001 },
      { name: 'against-luck', at: 1001 },
    ]);
    expect(await look(ben, `?id=${id}`)).toEqual(mine);
    const csv = await anna.call('GET', '/profile/export?format=csv');
    expect((await csv.text()).split('\r\n')[2]).toMatch(/^m1,.*,-0\.2500,0\.3000$/);

    await anna.post('/profile/privacy', { private: true });
    expect(await look(anna)).toEqual(mine);
    expect(await look(ben, `?id=${id}`)).toMatchObject({ games: [], luck: [], achievements: [] });

    const expert = await look(ben, '?bot=expert');
    expect(expert.losses.map(({ game, players }) => `${game} ${players}`)).toEqual([
      'high-tide 3',
      'high-tide 4',
      'high-tide 5',
      'high-tide 6',
      'maui 2',
      'strand-unter 3',
      'strand-unter 4',
    ]);
    for (const [query, code] of [
      ['?id=nobody', 'no-person'],
      ['?bot=constructor', 'no-bot'],
      [`?id=${'x'.repeat(100)}`, 'malformed'],
      ['?id=a&before=1', 'malformed'],
    ] as const)
      expect((await ben.get(`/profile/insight${query}`)).body.code).toBe(code);
  });
});
