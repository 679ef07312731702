import { expect, test } from 'vitest';
import { planted } from './planted.ts';
import { simulate } from './simulate.ts';

// A simulation that finds nothing proves nothing unless it finds what is there.
const SEEDS = 40;

test('there are enough planted faults', () => {
  expect(Object.keys(planted).length).toBeGreaterThanOrEqual(20);
});

test.for(Object.keys(planted))('is found: %s', { timeout: 1_800_000 }, async (name) => {
  const restore = planted[name]!();
  const found: string[] = [];
  try {
    for (let seed = 1; seed <= SEEDS && found.length === 0; seed++) {
      const { finding } = await simulate({ seed });
      if (finding) found.push(`seed ${seed}: ${finding.problem}`);
    }
  } finally {
    restore();
  }
  expect(found).not.toEqual([]);
});
