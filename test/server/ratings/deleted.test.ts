import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdjustedRatings } from '../../../src/server/ratings/adjusted.ts';
import { Ratings } from '../../../src/server/ratings/ratings.ts';
import { Recomputation } from '../../../src/server/ratings/recompute.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Log } from '../../../src/server/support/log.ts';
import { Metrics } from '../../../src/server/support/metrics.ts';
import { systemTime } from '../../../src/server/support/system-time.ts';
import { TableEvents } from '../../../src/server/table/table-events.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { digestWith, storedGuest, storedMatch } from '../harness/rated-matches.ts';

const log: Log = { info: () => undefined, error: (what, about) => expect({ what, about }).toBe('fine') };
const bots = ['hard', 'medium'].map((bot) => ({ bot, share: 0, left: false, counts: false }));

type Gone = (store: Store, who: { readonly anna: number; readonly ben: number }) => Promise<unknown>;
const ways: [name: string, gone: Gone][] = [
  ['is deleted', (store, { anna }) => store.write({ type: 'delete-person', person: anna, at: 9 })],
  ...[true, false].map((take): [string, Gone] => [
    `signs in to another account ${take ? 'with' : 'without'} the matches`,
    async (store, { anna }) => {
      const account = await storedGuest(store, 'Account');
      const session = { hash: 'new session', id: 'new', name: 'Firefox · Linux' };
      const guest = { key: anna, take };
      return store.write({ type: 'sign-in', person: account, session, at: 9, guest, by: 'password' });
    },
  ]),
];

describe.each([sqlite(), postgres()])('ratings on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test.each(ways)(
    'somebody %s while matches wait for their turns and reviews: what others get is what is computed anew',
    async (_, gone) => {
      const store = await databases.open(await databases.fresh());
      const [anna, ben] = [await storedGuest(store, 'Anna'), await storedGuest(store, 'Ben')];
      const ratings = new Ratings({ store, log, metrics: new Metrics(), tableEvents: new TableEvents() });
      const adjusted = new AdjustedRatings({ store, log });
      const keys: number[] = [];
      const play = async (count: number) => {
        for (let n = 0; n < count; n++) {
          const seats = [anna, ben].map((person, seat) => ({
            person,
            share: (keys.length + seat) % 3 === 0 ? 1 : 0,
            left: false,
            counts: true,
          }));
          const id = `match ${keys.length}`;
          keys.push(await storedMatch(store, { id, at: keys.length, seats: [...seats, ...bots] }));
        }
      };
      const reviewed = async (from: number, to: number) => {
        for (const match of keys.slice(from, to))
          await store.write({
            type: 'review-done',
            match,
            review: digestWith([0.2, -0.1, -0.1, 0]),
            at: 1,
          });
        await adjusted.tend();
      };
      const read = async () => ({
        plain: await store.ratings.of(ben),
        adjusted: await store.ratings.adjustedOf(ben),
      });
      await play(6);
      await ratings.tend();
      await reviewed(0, 3);
      await play(2);
      expect(await gone(store, { anna, ben })).toBe('done');
      await ratings.tend();
      await reviewed(3, 8);
      const before = await read();
      expect(before).toMatchObject({ plain: [{ matches: 8 }], adjusted: [{ matches: 8, reviewed: 8 }] });
      await new Recomputation({ store, time: systemTime, log, adjusted }).run();
      expect(await read()).toEqual(before);
      await store.close();
    },
  );
});
