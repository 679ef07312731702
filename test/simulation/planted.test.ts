import { expect, test } from 'vitest';
import { planted } from './planted.ts';
import { simulate } from './simulate.ts';

// A simulation that finds nothing proves nothing unless it finds what is there. Most faults show in one storm, at less than half the
// price of a whole run.
const SEEDS = 40;
const runs = [
  { seed: 1, storms: 1 },
  { seed: 2, storms: 1 },
  ...Array.from({ length: SEEDS }, (_, i) => ({ seed: i + 1 })),
];

test('there are enough planted faults', () => {
  expect(Object.keys(planted).length).toBeGreaterThanOrEqual(20);
});

test.for(Object.keys(planted))('is found: %s', { timeout: 1_800_000 }, async (name) => {
  const restore = planted[name]!();
  const found: string[] = [];
  try {
    for (const run of runs) {
      const { finding } = await simulate(run);
      if (!finding) continue;
      found.push(`seed ${run.seed}: ${finding.problem}`);
      break;
    }
  } finally {
    restore();
  }
  expect(found).not.toEqual([]);
});
