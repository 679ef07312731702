import { join } from 'node:path';
import { FastRng } from '../../../src/engine/rng.ts';
import { AdjustedRatings } from '../../../src/server/ratings/adjusted.ts';
import { Ratings } from '../../../src/server/ratings/ratings.ts';
import { DATABASE_FILE } from '../../../src/server/store/location.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import { silent } from '../../../src/server/support/log.ts';
import { Metrics } from '../../../src/server/support/metrics.ts';
import { TableEvents } from '../../../src/server/table/table-events.ts';
import { digestWith, storedGuest, storedMatch } from '../../server/harness/rated-matches.ts';
import { OnlineServer } from './server.ts';

export const MATCHES = 40;
const DAY = 86_400_000;

/** A server on which Anna has played rated matches that were reviewed. */
export async function withHistory(): Promise<OnlineServer> {
  const server = new OnlineServer();
  const store = await openSqlite({ path: join(server.data, DATABASE_FILE) });
  await store.write({ type: 'setting', name: 'reviewsPerHour', value: '0' });
  const anna = await storedGuest(store, 'Anna');
  const ben = await storedGuest(store, 'Ben');
  const rng = new FastRng(7);
  for (let n = 0; n < MATCHES; n++) {
    const winner = rng.below(4);
    const share = (seat: number) => (seat === winner ? 1 : 0);
    const seats = [
      { person: anna, share: share(0), left: false, counts: true },
      { person: ben, share: share(1), left: false, counts: true },
      { bot: 'medium', share: share(2), left: false, counts: false },
      { bot: 'expert', share: share(3), left: false, counts: false },
    ];
    const options = n % 5 === 0 ? { shark: true } : {};
    const match = await storedMatch(store, { id: `match-${n}`, at: 1.7e12 + n * DAY, options, seats });
    const luck = (rng.below(1000) - 500) / 1000 + (winner === 0 ? 0.3 : -0.1);
    const kinds = [
      { kind: 'turn' as const, decisions: 9, loss: 0.09, squares: 0.0011 },
      { kind: 'pair' as const, decisions: 4, loss: 0.008, squares: 0.00002 },
    ];
    const review = digestWith([luck, 0, 0, -luck], { kinds, spread: 0.35 });
    await store.write({ type: 'review-done', match, review, at: 1 });
  }
  await new Ratings({ store, log: silent, metrics: new Metrics(), tableEvents: new TableEvents() }).tend();
  await new AdjustedRatings({ store, log: silent }).tend();
  await store.close();
  await server.start();
  return server;
}
