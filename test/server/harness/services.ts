import { WordFilter } from '../../../src/server/support/word-filter.ts';
import { refuse } from '../../../src/wire/refusals.ts';
import { randomBytes } from 'node:crypto';
import { DiceHistory } from '../../../src/server/match/dice-history.ts';
import { luckOf } from '../../../src/fair/match-dice.ts';
import { BotPool } from '../../../src/server/bots/bot-pool.ts';
import { botThreads } from '../../../src/server/bots/bot-threads.ts';
import { singleNode } from '../../../src/server/cluster/node.ts';
import { Blocks } from '../../../src/server/friends/blocks.ts';
import { LoadedGames } from '../../../src/server/loaded-games.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { Limiter, defaultLimits } from '../../../src/server/support/limiter.ts';
import { silent } from '../../../src/server/support/log.ts';
import { Metrics } from '../../../src/server/support/metrics.ts';
import { BatchedWrites } from '../../../src/server/support/sending/batched-writes.ts';
import { systemTime } from '../../../src/server/support/system-time.ts';
import { makeId } from '../../../src/server/support/token.ts';
import { WeakRefValues } from '../../../src/server/support/weak-values.ts';
import type { Person } from '../../../src/server/table/actor.ts';
import type { Table } from '../../../src/server/table/table.ts';
import { TableEvents } from '../../../src/server/table/table-events.ts';
import { Uptime } from '../../../src/server/uptime.ts';
import { games } from '../../toy/registry.ts';

/** What the parts of a server work with, for tests of single parts. */
export function servicesOn(store: Store, now: () => number = Date.now) {
  const node = singleNode();
  return {
    store,
    games: new LoadedGames(games),
    ...node,
    blocks: new Blocks({ store, clock: now, signals: node.signals }),
    bots: new BotPool({ runner: botThreads(1), random: randomBytes, elapsed: systemTime.elapsed }),
    log: silent,
    metrics: new Metrics(),
    tableEvents: new TableEvents(),
    writes: new BatchedWrites(systemTime),
    uptime: new Uptime({ store, clock: Date.now, log: silent }),
    time: { ...systemTime, now },
    clock: now,
    random: randomBytes,
    dice: luckOf,
    diceHistory: new DiceHistory(store),
    openingTime: 5000,
    forgotten: new WeakRefValues<string, Table>(),
  };
}

/** Somebody called Anna, with a session. */
export async function personIn(store: Store): Promise<Person> {
  const session = { hash: 'hash', id: 'id', name: '' };
  await store.write({ type: 'guest', person: { id: makeId(randomBytes), name: 'Anna' }, session, at: 0 });
  const person = await store.person('hash');
  if (!person) throw new Error('nobody is there');
  return { type: 'person', ...person };
}

/** Limits of single parts: the usual ones, and a few tables at a time. */
export const fewTables = {
  limiter: new Limiter(defaultLimits, Date.now),
  refusalToOpen: async (_: number, open: number) => (open >= 10 ? refuse('too-many') : undefined),
  words: new WordFilter(() => ''),
};
