import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres } from '../harness/databases.ts';
import { chaos } from './nodes/chaos.ts';
import { misfortunes, nodeFaults } from './nodes/faults.ts';
import { storm } from './nodes/storm.ts';

const ROUNDS = 250;
const HARMS = 2000;

const databases = postgres();
beforeAll(() => databases.start());
afterAll(() => databases.stop());

test(`three nodes, killed or cut off ${2 * ROUNDS} times`, { timeout: 3_600_000 }, async () => {
  const report = await chaos({ databases, rounds: ROUNDS, seed: 3 });
  expect(report).toMatchObject({ harmed: 2 * ROUNDS, matches: expect.any(Number) });
  expect(report.problem).toBeUndefined();
  expect(report.acknowledged).toBeGreaterThan(10 * ROUNDS);
});

test(`${HARMS} short harms, faster than nodes recover`, { timeout: 7_200_000 }, async () => {
  const report = await storm({ databases, seed: 6, isEnough: (harmed) => harmed >= HARMS });
  expect(report.problem).toBeUndefined();
  expect(report.kills + report.cuts).toBeGreaterThanOrEqual(HARMS);
});

test('short harms find nodes out that hear nothing and do not look by themselves', async () => {
  const report = await storm({
    databases,
    seed: 7,
    isEnough: (harmed) => harmed >= HARMS,
    fault: 'deaf-and-blind',
    patience: 15_000,
  });
  expect(report.problem).toBe('a table stands still');
});

test('nodes that never say anything do no harm', { timeout: 3_600_000 }, async () => {
  const report = await chaos({ databases, rounds: 20, seed: 4, fault: misfortunes[0] });
  expect(report).toMatchObject({ harmed: 40 });
  expect(report.problem).toBeUndefined();
});

test.for(nodeFaults)('nodes that are broken are found out: %s', async (fault) => {
  // A few answers may be given by luck, at one node; a hundred may not.
  const report = await chaos({ databases, rounds: 3, seed: 5, fault, patience: 15_000, together: 100 });
  expect(report.problem).toBe('a table stands still');
});
