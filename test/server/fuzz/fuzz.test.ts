import { expect, test } from 'vitest';
import { siege } from './siege.ts';

const COUNT = 10_000;
const MEGABYTE = 2 ** 20;

test(`${COUNT} wrong frames, messages and requests: no crash, no change, no growth, always a clean refusal`, async () => {
  const { answered, alive, before, after, grown } = await siege(COUNT, 1);
  expect({ answered, alive }).toEqual({ answered: COUNT, alive: true });
  expect(after).toEqual(before);
  expect(grown).toBeLessThan(3 * MEGABYTE);
});
