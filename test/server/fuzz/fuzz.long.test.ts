import { expect, test } from 'vitest';
import { siege } from './siege.ts';

const COUNT = 1_000_000;
const MEGABYTE = 2 ** 20;

test(`${COUNT} wrong frames, messages and requests`, { timeout: 3_600_000 }, async () => {
  const { answered, alive, before, after, grown } = await siege(COUNT, 2);
  expect({ answered, alive }).toEqual({ answered: COUNT, alive: true });
  expect(after).toEqual(before);
  expect(grown).toBeLessThan(5 * MEGABYTE);
});
