import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('so many at once, then as many as come with time', () => {
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, 0);
  expect([0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, false]);
  expect([500, 1000, 1000].map((now) => bucket.take(now))).toEqual([false, true, false]);
  expect([bucket.isFull(2000), bucket.isFull(3000)]).toEqual([false, true]);
});

test('a clock that is set back keeps nobody out', () => {
  const hour = 3_600_000;
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, hour);
  expect(bucket.take(hour)).toBe(true);
  expect([0, 0, 1000].map((now) => bucket.take(now))).toEqual([true, false, true]);
});
