import { expect, test } from 'vitest';
import { SharedLeases } from './leases.ts';
import type { ClusterStore } from '../store/cluster.ts';

/** The leases of a database: who holds what, and a way to let things go wrong. */
function database() {
  const held = new Map<number, string>();
  const control = {
    held,
    isDown: false,
    /** What happens between asking for a lease and hearing that it is given. */
    meanwhile: () => undefined as unknown,
    cluster: {
      async lease(node: string, matches: readonly number[]) {
        const free = matches.filter((match) => (held.get(match) ?? node) === node);
        for (const match of free) held.set(match, node);
        await Promise.resolve();
        control.meanwhile();
        return free;
      },
      async release(node: string, matches: readonly number[]) {
        if (control.isDown) throw new Error('no connection');
        for (const match of matches) if (held.get(match) === node) held.delete(match);
      },
      async leasesOf(node: string) {
        return [...held].flatMap(([match, owner]) => (owner === node ? [match] : []));
      },
    } as unknown as ClusterStore,
  };
  return control;
}

function leasesOf(node: string, cluster: ClusterStore) {
  const taken: number[] = [];
  const time = { soon: (job: () => void) => void setImmediate(job) };
  const terms = { node, cluster, life: 1000, time, isAlive: () => true, failed: () => undefined };
  return { leases: new SharedLeases({ ...terms, taken: (match) => taken.push(match) }), taken };
}

test('what was taken is given back, and then another may have it', async () => {
  const { cluster } = database();
  const { leases: a } = leasesOf('a', cluster);
  const { leases: b, taken } = leasesOf('b', cluster);
  expect(await a.take([1, 2])).toEqual([1, 2]);
  b.want(1);
  await b.tryAgain();
  expect([a.holds(1), b.holds(1)]).toEqual([true, false]);
  a.release(1);
  await a.tryAgain();
  await b.tryAgain();
  expect([a.holds(1), b.holds(1), taken]).toEqual([false, true, [1]]);
});

test('what could not be given back is given back later: otherwise nobody would ever think for it', async () => {
  const control = database();
  const { leases } = leasesOf('a', control.cluster);
  await leases.take([1]);
  leases.release(1);
  control.isDown = true;
  await expect(leases.tryAgain()).rejects.toThrow('no connection');
  control.isDown = false;
  await leases.tryAgain();
  expect([...control.held]).toEqual([]);
});

test('what comes when it is no longer wanted is given back', async () => {
  const control = database();
  const { leases, taken } = leasesOf('a', control.cluster);
  leases.want(1);
  control.meanwhile = () => leases.release(1);
  await leases.tryAgain();
  control.meanwhile = () => undefined;
  expect([leases.holds(1), taken]).toEqual([false, []]);
  await leases.tryAgain();
  expect([...control.held]).toEqual([]);
});

test('a table that wants a lease while somebody else takes it for the same node is told', async () => {
  const control = database();
  const { leases, taken } = leasesOf('a', control.cluster);
  control.meanwhile = () => leases.want(1);
  expect(await leases.take([1])).toEqual([1]);
  expect([leases.holds(1), taken]).toEqual([true, [1]]);
});

test('a lease that was given without an answer is released: nobody else could ever have it', async () => {
  const control = database();
  const { leases } = leasesOf('a', control.cluster);
  leases.want(1);
  control.meanwhile = () => {
    throw new Error('no answer');
  };
  await expect(leases.tryAgain()).rejects.toThrow('no answer');
  expect([...control.held.keys()]).toEqual([1]);
  control.meanwhile = () => undefined;
  leases.unwant(1);
  await leases.beat();
  expect([leases.holds(1), [...control.held]]).toEqual([false, []]);
  // The request was still on its way, and is done only now.
  control.held.set(1, 'a');
  await leases.beat();
  expect([...control.held]).toEqual([]);
});

test('a request that is done long after it was given up does not keep its lease', async () => {
  const control = database();
  const { leases } = leasesOf('a', control.cluster);
  for (let beat = 0; beat < 12; beat++) await leases.beat();
  control.held.set(1, 'a');
  for (let beat = 0; beat < 10; beat++) await leases.beat();
  expect([...control.held]).toEqual([]);
});

test('a node that others had given up releases what it still holds and nobody wants any more', async () => {
  const control = database();
  const { leases } = leasesOf('a', control.cluster);
  await leases.take([1, 2]);
  leases.forget();
  // The table has left memory before the node has asked again.
  leases.release(1);
  await leases.beat();
  expect([...control.held.keys(), leases.holds(2)]).toEqual([2, true]);
});

test('what the database no longer knows is asked for again', async () => {
  const control = database();
  const { leases, taken } = leasesOf('a', control.cluster);
  await leases.take([1]);
  control.held.delete(1);
  for (let beat = 0; beat < 10; beat++) await leases.beat();
  expect([[...control.held.keys()], leases.holds(1), taken]).toEqual([[1], true, [1, 1]]);
});
