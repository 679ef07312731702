import { expect, test } from 'vitest';
import { game as pebbles } from '../../test/toy/game.ts';
import { askedNow } from './asking.ts';
import type { Game } from './game.ts';

type Open = { readonly toAct: readonly number[]; readonly first: number; readonly sealed: boolean };

function asked(s: Open, askFirst?: (s: Open) => number): readonly number[] {
  const game = { toAct: () => s.toAct, sealed: () => s.sealed, ...(askFirst ? { askFirst } : {}) };
  return askedNow(game as unknown as Game<Open, unknown, unknown, unknown, unknown>, s);
}

test.each([
  [0, [0, 1, 3], [0]],
  [1, [0, 1, 3], [1]],
  [2, [0, 1, 3], [3]],
  [3, [0, 1], [0]],
  [2, [1], [1]],
  [2, [], []],
])('from seat %i on, of %j it is %j', (first, toAct, now) => {
  expect(asked({ toAct, first, sealed: false }, (s) => s.first)).toEqual(now);
});

test('secret questions, and those of games that do not mind, are put to all at once', () => {
  expect(asked({ toAct: [0, 2], first: 2, sealed: true }, (s) => s.first)).toEqual([0, 2]);
  expect(asked({ toAct: [0, 2], first: 2, sealed: false })).toEqual([0, 2]);
  expect(pebbles.askFirst).toBeUndefined();
});
