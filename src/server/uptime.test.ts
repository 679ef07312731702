import { expect, test } from 'vitest';
import { silent } from './support/log.ts';
import type { Change } from './store/changes.ts';
import type { Outage } from './store/records.ts';
import type { Store } from './store/store.ts';
import { Uptime } from './uptime.ts';

/** What a store remembers of its servers. */
function memory() {
  let at = 0;
  const outages: Outage[] = [];
  const store = {
    alive: async () => at,
    outages: async () => [...outages],
    async write(change: Change) {
      if (change.type === 'alive') at = Math.max(at, change.at);
      if (change.type !== 'outage') return 'done';
      if (outages.some(({ since }) => since === change.outage.since)) return 'conflict';
      outages.push(change.outage);
      return 'done';
    },
  } as unknown as Store;
  return { store, outages };
}

test('an outage is written down by the first who is back, and known to all', async () => {
  const { store, outages } = memory();
  let now = 1000;
  const servers = Array.from({ length: 3 }, () => new Uptime({ store, clock: () => now, log: silent }));
  for (const server of servers) await server.start();
  now += 5000;
  for (const server of servers) await server.beat();
  expect(outages).toEqual([]);
  now += 60_000;
  for (const server of servers) await server.beat();
  expect(outages).toEqual([{ since: 6000, until: 81_000 }]);
  for (const server of servers) expect(server.outages).toEqual(outages);
});

test('a server that was away while others were there has missed an outage of none', async () => {
  const { store, outages } = memory();
  let now = 1000;
  const [here, away] = [0, 1].map(() => new Uptime({ store, clock: () => now, log: silent })) as [
    Uptime,
    Uptime,
  ];
  await here.start();
  await away.start();
  for (let n = 0; n < 10; n++) {
    now += 5000;
    await here.beat();
  }
  await away.beat();
  expect([outages, away.outages]).toEqual([[], []]);
});
