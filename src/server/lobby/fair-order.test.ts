import { expect, test } from 'vitest';
import { fairOrder, type Listing } from './fair-order.ts';

const keys = (listings: readonly Listing[]) => fairOrder(listings).map(({ key }) => key);

test('the newest table of every person comes first, then the second newest of each', () => {
  const flood = Array.from({ length: 5 }, (_, n) => ({ key: 100 - n, host: 1 }));
  expect(keys([...flood, { key: 2, host: 2 }, { key: 1, host: 3 }])).toEqual([100, 2, 1, 99, 98, 97, 96]);
});

test('many people at one address count as one', () => {
  const flood = Array.from({ length: 60 }, (_, n) => ({ key: 100 - n, host: n, origin: 'there' }));
  const [first, second] = keys([...flood, { key: 2, host: 999, origin: 'here' }]);
  expect([first, second]).toEqual([100, 2]);
});

test('one person at many addresses counts as one', () => {
  const flood = Array.from({ length: 60 }, (_, n) => ({ key: 100 - n, host: 1, origin: `from ${n}` }));
  expect(keys([...flood, { key: 2, host: 2, origin: 'here' }]).slice(0, 2)).toEqual([100, 2]);
});

test('one of many at the same address is not pushed out by the others either', () => {
  const flood = Array.from({ length: 75 }, (_, n) => ({ key: 100 - n, host: n % 3, origin: 'there' }));
  const order = keys([...flood, { key: 2, host: 9, origin: 'there' }]);
  expect(order.indexOf(2)).toBeLessThan(4);
});

test('whoever opens one table each is listed by age', () => {
  expect(keys([9, 7, 5].map((key) => ({ key, host: key })))).toEqual([9, 7, 5]);
});
