import { afterAll, beforeAll, expect, test } from 'vitest';
import { Victim } from '../crash/victim.ts';
import { quick } from '../cluster/nodes/cluster.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';
import { decide, opened, playAll, read } from './playing.ts';

const databases = postgres();
beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

test('a node that is killed in the middle leaves nothing standing: another plays on with the same deals', async () => {
  const database = await databases.fresh();
  const victim = new Victim();
  const first = await victim.open({ database, nodes: quick });
  const second = await serve({ database: await databases.open(database), nodes: quick });
  const [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => Client.guest(first, name)))) as [
    Client,
    Client,
  ];
  const { id } = await opened(anna, { tables: 3, rounds: 3 });
  ben.url = second.url;
  await ben.post(`/duplicates/${id}/join`);
  // People at both nodes, and bots that think at the one that is killed.
  await anna.post(`/duplicates/${id}/start`);
  const { next } = await read(anna, id);
  await decide(anna, next!.match, next!.seat);
  await victim.kill();
  anna.url = second.url;
  const over = await playAll([anna, ben], id);
  expect(over.boards.map(({ round, table, status }) => [round, table, status])).toEqual(
    [0, 1, 2].flatMap((round) => [0, 1, 2].map((table) => [round, table, 'over'])),
  );
  expect(over.standings.every(({ rounds }) => rounds === 3)).toBe(true);
});
