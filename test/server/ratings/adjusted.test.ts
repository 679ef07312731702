import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdjustedRatings } from '../../../src/server/ratings/adjusted.ts';
import { Ratings } from '../../../src/server/ratings/ratings.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Log } from '../../../src/server/support/log.ts';
import { Metrics } from '../../../src/server/support/metrics.ts';
import { TableEvents } from '../../../src/server/table/table-events.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { digestWith, storedGuest, storedMatch } from '../harness/rated-matches.ts';

const log: Log = { info: () => undefined, error: (what, about) => expect({ what, about }).toBe('fine') };
const bots = ['hard', 'medium'].map((bot) => ({ bot, share: 0, left: false, counts: false }));
const person = (key: number, share: number, left = false) => ({ person: key, share, left, counts: true });

/** Two people and two bots, one match after the other; the winner in turn. */
async function play(store: Store, people: readonly [number, number], count: number, from = 0) {
  const keys: number[] = [];
  for (let n = from; n < from + count; n++) {
    const seats = [person(people[0], n % 2), person(people[1], (n + 1) % 2), ...bots];
    keys.push(await storedMatch(store, { id: `match ${n}`, at: 100 + n, seats }));
  }
  await new Ratings({ store, log, metrics: new Metrics(), tableEvents: new TableEvents() }).tend();
  return keys;
}

const done = (store: Store, match: number, luck: readonly number[]) =>
  store.write({ type: 'review-done', match, review: digestWith(luck), at: 1 });

describe.each([sqlite(), postgres()])('ratings with luck taken out on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('the order in which reviews come in does not matter, and computed anew it is the same', async () => {
    const luck = [0.3, -0.2, 0, -0.1];
    const found: object[] = [];
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      const store = await databases.open(await databases.fresh());
      const people = [await storedGuest(store, 'Anna'), await storedGuest(store, 'Ben')] as const;
      const keys = await play(store, people, 4);
      const adjusted = new AdjustedRatings({ store, log });
      await adjusted.tend();
      // Nothing before the first review.
      expect(await store.ratings.adjustedOf(people[0])).toEqual([]);
      for (const at of order) {
        await done(store, keys[at]!, luck.toSpliced(0, 1, 0.1 * at));
        await adjusted.tend();
      }
      const all = async () => [
        ...(await store.ratings.adjustedOf(people[0])),
        ...(await store.ratings.adjustedOf(people[1])),
      ];
      const incremental = await all();
      expect(incremental).toMatchObject([
        { matches: 4, reviewed: 4 },
        { matches: 4, reviewed: 4 },
      ]);
      await adjusted.recompute(7);
      expect(await all()).toEqual(incremental);
      expect((await store.ratings.adjustedProgress('high-tide')).generation).toBe(7);
      // And goes on from there.
      const [fifth] = await play(store, people, 1, 4);
      await done(store, fifth!, luck);
      await adjusted.tend();
      expect((await store.ratings.adjustedOf(people[0]))[0]).toMatchObject({ matches: 5, reviewed: 5 });
      found.push(incremental);
      await store.close();
    }
    expect(found[0]).toEqual(found[1]);
  });

  test('bad luck is given back; a match without a review counts as it is', async () => {
    const store = await databases.open(await databases.fresh());
    const people = [await storedGuest(store, 'Anna'), await storedGuest(store, 'Ben')] as const;
    const [first, second] = await play(store, people, 2);
    const adjusted = new AdjustedRatings({ store, log });
    await done(store, first!, [-0.5, 0.5, 0, 0]);
    await adjusted.tend();
    const [anna] = await store.ratings.adjustedOf(people[0]);
    const [plain] = (await store.ratings.historyOf(people[0], 1e9, 10)).toReversed();
    // She lost, and was unlucky: by more than a win was to be expected.
    expect(plain!.after[0]!.theta).toBeLessThan(0);
    expect(anna!.rating.theta).toBeGreaterThan(0);
    expect(anna!.rating.variance).toBeLessThan(plain!.after[0]!.variance);
    await store.write({ type: 'review-drop', match: second! });
    await adjusted.tend();
    expect((await store.ratings.adjustedOf(people[0]))[0]).toMatchObject({ matches: 2, reviewed: 1 });
    await store.close();
  });
});
