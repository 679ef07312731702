import { expect, test } from 'vitest';
import { failureOf } from './check/story.ts';
import { simulate } from './simulate.ts';

/** Seeds that once found a fault (docs/reliability.md tells which), and a few more. */
const FIXED = [1, 2, 39, 136, 50010, 60024, 60060];
const FRESH = 4;
/** Nothing here is about time: a busy machine must not fail it. */
const HANGS = 1_800_000;

test('the same seed is the same run, byte for byte', { timeout: HANGS }, async () => {
  const [one, two] = [await simulate({ seed: 7, storms: 1 }), await simulate({ seed: 7, storms: 1 })];
  expect(one).toEqual(two);
  expect((await simulate({ seed: 8, storms: 1 })).hash).not.toBe(one.hash);
});

test.for(FIXED)('seed %i: faults, and nothing is lost or stands still', { timeout: HANGS }, async (seed) => {
  const report = await simulate({ seed });
  expect(failureOf(report)).toBe('');
  expect(report.acknowledged).toBeGreaterThan(50);
});

test(`${FRESH} fresh seeds`, { timeout: HANGS }, async () => {
  const first = Math.floor(Math.random() * 2 ** 40);
  console.log(`simulation: seeds ${first} to ${first + FRESH - 1}`);
  for (let n = 0; n < FRESH; n++) expect(failureOf(await simulate({ seed: first + n }))).toBe('');
});
