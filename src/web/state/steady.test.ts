import { expect, test } from 'vitest';
import { sharing, steady } from './steady.ts';

const before = {
  round: 1,
  players: [
    { name: 'Ann', tiles: [1, 2] },
    { name: 'Bob', tiles: [3] },
  ],
  hand: null,
};

test('what is equal is the same object', () => {
  expect(sharing(before, structuredClone(before))).toBe(before);
  expect(sharing(undefined, before)).toBe(before);
  expect(sharing(Number.NaN, Number.NaN)).toBeNaN();
});

test('what changed is new, what did not change is not', () => {
  const next = structuredClone(before);
  next.players[1]?.tiles.push(4);
  const shared = sharing(before, next);
  expect(shared).toEqual(next);
  expect(shared).not.toBe(before);
  expect(shared.players).not.toBe(before.players);
  expect(shared.players[0]).toBe(before.players[0]);
  expect(shared.players[1]).not.toBe(before.players[1]);
});

test('nothing that is given is changed', () => {
  const next = structuredClone({ ...before, round: 2 });
  const kept = structuredClone(next);
  sharing(before, next);
  expect(next).toEqual(kept);
  expect(before.round).toBe(1);
});

test.each([
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field less', { a: 1, b: undefined }, { a: 1 }],
  ['another field', { a: undefined }, { b: undefined }],
  ['a longer list', [1], [1, undefined]],
  ['a shorter list', [1, undefined], [1]],
  ['a list for an object', { 0: 1 }, [1]],
  ['an object for a list', [1], { 0: 1 }],
  ['null for an object', { a: 1 }, null],
  ['an object for null', null, { a: 1 }],
  ['a map', new Map([[1, 2]]), new Map([[1, 3]])],
])('%s is a change', (_, old, next) => {
  const shared = sharing(old, next);
  expect(shared).toStrictEqual(next);
  expect(shared).not.toBe(old);
});

test('what is computed again and again is shared with the last time', () => {
  const keep = steady<readonly { readonly n: number }[]>();
  const first = keep([{ n: 1 }, { n: 2 }]);
  const second = keep([{ n: 1 }, { n: 3 }]);
  expect(second[0]).toBe(first[0]);
  expect(keep([{ n: 1 }, { n: 3 }])).toBe(second);
});
