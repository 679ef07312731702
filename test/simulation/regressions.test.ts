import { expect, test } from 'vitest';
import { DatabaseServer } from './store/server.ts';
import { Node } from './world/node.ts';
import { World } from './world/world.ts';

/** Faults that the simulation has found, each as small as it can be told. */
async function cluster(count: number) {
  const world = new World(1);
  const database = new DatabaseServer(world);
  const nodes = Array.from({ length: count }, (_, n) => new Node(world, n + 1, database, true));
  // Their hearts do not beat together.
  for (const [n, node] of nodes.entries()) world.at(500 * n, () => node.start());
  await world.run(2000);
  const leases = nodes.map(({ core }) => core!.parts.leases);
  return { world, nodes, leases, owner: (match: number) => leases.map((each) => each.holds(match)) };
}

test('a node that was silent for too long asks again for its leases, also if nobody has buried it', async () => {
  const { world, nodes, leases, owner } = await cluster(2);
  void leases[0]!.take([1]);
  await world.run(3000);
  nodes[0]!.machine.pause();
  // The other takes it as soon as it can, before it has looked who is gone.
  while (!owner(1)[1]) {
    void leases[1]!.take([1]);
    await world.run(world.now + 10);
  }
  expect(world.now).toBeLessThan(9000);
  nodes[0]!.machine.resume();
  await world.run(world.now + 3000);
  expect(owner(1)).toEqual([false, true]);
});
