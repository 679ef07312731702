import { expect, test } from 'vitest';
import { closenessOf } from './closeness.ts';

test('the winner is ahead of the next, of all who are next', () => {
  expect(closenessOf({ places: [2, 1, 3], scores: [20, 24, 3] })).toEqual({
    kind: 'ahead',
    by: 4,
    next: [0],
  });
  expect(closenessOf({ places: [2, 1, 2], scores: [-3, -2, -3] })).toEqual({
    kind: 'ahead',
    by: 1,
    next: [0, 2],
  });
});

test('where a tie-break decided nobody is ahead by points', () => {
  expect(closenessOf({ places: [2, 1], scores: [24, 24] })).toEqual({ kind: 'ahead', by: 0, next: [0] });
});

test('those who share the win have as many each', () => {
  expect(closenessOf({ places: [1, 3, 1], scores: [17, 5, 17] })).toEqual({ kind: 'each', points: 17 });
});
