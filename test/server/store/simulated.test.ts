import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import type { Change } from '../../../src/server/store/changes.ts';
import type { Line } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { systemTime } from '../../../src/server/support/system-time.ts';
import type { Link } from '../../simulation/store/link.ts';
import { DatabaseServer } from '../../simulation/store/server.ts';
import { storeOn } from '../../simulation/store/store.ts';
import { World } from '../../simulation/world/world.ts';
import { postgres, sqlite } from '../harness/databases.ts';

// The simulation is worth as much as its database is like the real ones: the same sequences are given to all three.
const SEQUENCES = 6;
const LENGTH = 60;
const MATCHES = ['m1', 'm2', 'm3'];
const NODES = ['node-a', 'node-b'];
/** Everybody is alive, or nobody. */
const LIVES = [1e9, 0];

const databases = { lite: sqlite(), postgres: postgres() };
beforeAll(async () => {
  await databases.lite.start();
  await databases.postgres.start();
});
afterAll(async () => {
  await databases.lite.stop();
  await databases.postgres.stop();
});

/** The simulated store without delays or faults. */
function simulated(): Store {
  const server = new DatabaseServer(new World(1));
  const request = async <T>(work: () => T): Promise<T> => work();
  const link = {
    request,
    requestInTurn: request,
    listen: ({ heard }: { heard: (text: string) => void }) => {
      server.connect({ notified: heard, interrupted: () => undefined } as unknown as Link);
    },
    close: () => server.tables.close(),
  };
  return storeOn(server, link as unknown as Link, systemTime, true);
}

type Take = (store: Store) => Promise<unknown>;

/** Keys are each database's own; a match is named by its id. */
async function keyOf(store: Store, id: string): Promise<number> {
  return (await store.match(id))?.key ?? -1;
}

function lineAt(line: number, rng: FastRng): Line {
  const text = `text ${rng.below(3)} é`;
  return {
    line,
    step: line,
    kind: 'ply',
    seat: rng.below(2),
    asked: line,
    text,
    at: rng.below(1e6),
    by: 'person',
  };
}

function changeFor(rng: FastRng): (store: Store) => Promise<Change> {
  const id = pickOne(MATCHES, rng);
  const [version, first, count, at] = [1 + rng.below(3), 1 + rng.below(6), 1 + rng.below(3), rng.below(1e6)];
  const lines = Array.from({ length: count }, (_, n) => lineAt(first + n, rng));
  const seats = [
    { name: 'Änne', seed: '' },
    { name: 'Random', seed: 'x', bot: 'random' },
  ];
  const kind = rng.below(7);
  const look = rng.below(2) === 0 ? { look: at } : {};
  const ending = { result: { scores: [1], places: [1], breakdown: [{}], reason: 'x' }, events: '[]', at };
  return async (store) => {
    const match = await keyOf(store, id);
    switch (kind) {
      case 0: {
        const header = { game: 'pebbles', rules: 1, options: {}, host: 1, seed: 's', commitment: 'c' };
        const clock = { kind: 'none' } as const;
        return { type: 'create', match: { ...header, id, seats, at, listed: at % 2 === 0, clock } };
      }
      case 1:
        return { type: 'start', match, version, lines: [lineAtFixed(1)], at, ...look };
      case 2:
        return {
          type: 'table',
          match,
          version,
          table: { status: 'open', host: 1, options: { n: at }, seats },
          ...look,
        };
      case 3:
        return { type: 'chat', match, line: { number: first, seat: 0, text: 'hello', at } };
      case 4:
        return { type: 'append', match, lines, ...(at % 5 === 0 ? { ending } : look) };
      case 5:
        return { type: 'alive', at };
      default:
        return { type: 'append', match, lines, ...look };
    }
  };
}

function lineAtFixed(line: number): Line {
  return { line, step: 1, kind: 'ply', seat: -1, asked: 0, text: 'deal', at: 1, by: 'server' };
}

/** Anything that a server may ask of its store; `isShared` if only several servers do. */
function stepFor(rng: FastRng): { readonly isShared: boolean; readonly take: Take } {
  const kind = rng.below(10);
  return { isShared: kind < 7, take: kind < 7 ? sharedStep(kind, rng) : writing(rng) };
}

function sharedStep(kind: number, rng: FastRng): Take {
  const id = pickOne(MATCHES, rng);
  const [node, life] = [pickOne(NODES, rng), pickOne(LIVES, rng)];
  const seats = [[0], [1], [0, 1], []][rng.below(4)] as number[];
  switch (kind) {
    case 0:
      return async (store) => {
        const { isNew, silent = [] } = (await store.cluster?.beat(node, life)) ?? {};
        return { isNew, silent: silent.toSorted() };
      };
    case 1:
      return async (store) => {
        const keys = await Promise.all(MATCHES.map((each) => keyOf(store, each)));
        const given =
          (await store.cluster?.lease(
            node,
            keys.filter((key) => key > 0),
            life,
          )) ?? [];
        return keys.map((key) => given.includes(key));
      };
    case 2:
      return async (store) => {
        const keys = await Promise.all(MATCHES.map((each) => keyOf(store, each)));
        await store.cluster?.release(node, [await keyOf(store, id)]);
        const ours = (await store.cluster?.leasesOf(node)) ?? [];
        return keys.map((key) => ours.includes(key));
      };
    case 3:
      return async (store) => store.cluster?.setPresence(node, new Map([[await keyOf(store, id), seats]]));
    case 4:
      return async (store) => {
        const [standing] = (await store.cluster?.matchVersions(node, [await keyOf(store, id)], life)) ?? [];
        const { match: _, ...rest } = standing ?? { match: 0 };
        return rest;
      };
    case 5:
      return async (store) => {
        const match = await keyOf(store, id);
        return (await store.cluster?.linesAfter([{ match, line: 2 }]))?.get(match) ?? [];
      };
    default:
      return async (store) =>
        life === 0 ? store.cluster?.claimDeadNode(node, life) : store.cluster?.leave(node);
  }
}

/** Changes that come together share a transaction, and none of them spoils another. */
function writing(rng: FastRng): Take {
  const changes = Array.from({ length: 1 + rng.below(3) }, () => changeFor(rng));
  return async (store) => {
    const made: Change[] = [];
    for (const change of changes) made.push(await change(store));
    return Promise.all(made.map((each) => store.write(each).catch(() => 'failed')));
  };
}

async function contentOf(store: Store): Promise<unknown[]> {
  const content: unknown[] = [await store.alive()];
  for (const id of MATCHES) {
    const { key = -1, ...match } = (await store.match(id)) ?? {};
    content.push(match, await store.lines(key, 1), await store.chat(key, 0, 10), await store.ending(key));
  }
  return content;
}

test.for(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'sequence %i: the simulated database does what SQLite and PostgreSQL do',
  async (seed) => {
    const stores = {
      simulated: simulated(),
      postgres: await databases.postgres.open(await databases.postgres.fresh()),
      lite: await databases.lite.open(await databases.lite.fresh()),
    };
    const heard = { simulated: [] as string[], postgres: [] as string[] };
    for (const name of ['simulated', 'postgres'] as const)
      stores[name].cluster?.listen(
        (text) => void heard[name].push(text),
        () => undefined,
      );
    const rng = new FastRng(seed, 77);
    for (let n = 0; n < LENGTH; n++) {
      const step = stepFor(rng);
      const done = {
        simulated: await step.take(stores.simulated),
        postgres: await step.take(stores.postgres),
      };
      const onLite = await step.take(stores.lite);
      expect(done.simulated).toEqual(done.postgres);
      // SQLite knows nothing of other nodes.
      expect(step.isShared ? undefined : onLite).toEqual(step.isShared ? undefined : done.simulated);
      if (n % 10 === 0)
        for (const name of ['simulated', 'postgres'] as const) await stores[name].cluster?.tell(`hello ${n}`);
    }
    const content = await contentOf(stores.simulated);
    expect(content).toEqual(await contentOf(stores.postgres));
    expect(content).toEqual(await contentOf(stores.lite));
    await expect.poll(() => heard.postgres).toEqual(heard.simulated);
    for (const store of Object.values(stores)) await store.close();
  },
);
