import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres } from '../harness/databases.ts';
import { chaos } from './nodes/chaos.ts';
import { harms } from './nodes/cluster.ts';

// The simulation (test/simulation) looks for faults; this shows that processes and PostgreSQL are as it assumes.
const ROUNDS = 10;

const databases = postgres();
beforeAll(() => databases.start());
afterAll(() => databases.stop());

test(`three nodes, killed or cut off ${2 * ROUNDS} times: nothing acknowledged is lost or doubled, every table goes on`, {
  timeout: 1_800_000,
}, async () => {
  const report = await chaos({ databases, rounds: ROUNDS, seed: 1 });
  expect(report).toEqual({
    harmed: 2 * ROUNDS,
    kinds: harms.toSorted(),
    acknowledged: expect.any(Number),
    matches: expect.any(Number),
  });
  expect(report.acknowledged).toBeGreaterThan(10 * ROUNDS);
});

test('nodes that hear nothing and do not look by themselves are found out', async () => {
  // A few answers may be given by luck, at one node; a hundred may not.
  const found = { fault: 'deaf-and-blind', patience: 8000, together: 100 } as const;
  const report = await chaos({ databases, rounds: 1, seed: 2, ...found });
  expect(report.problem).toBe('a table stands still');
});
