import { expect, test } from 'vitest';
import { readPuzzles } from './read.ts';

const set = {
  format: 'tidetable-puzzles',
  version: 1,
  game: 'maui',
  rules: 1,
  matches: [{ seats: 2, options: {}, plies: 'c start 0\n0 take dollars 1\n1 take dollars 2' }],
  puzzles: [
    {
      id: '1-2-3',
      match: 0,
      ply: 1,
      seat: 0,
      theme: 'tile',
      difficulty: 2,
      share: 0.5,
      choices: [
        [['take dollars 1'], 0, 0],
        [['take dollars 2'], 0.1, 0.02, { tracks: 1.5 }],
      ],
      why: [[1, 'tracks', 'points', 3, 1.5]],
      verified: [0.1, 0.02],
      solved: [0, 0.5, 1, 1],
    },
  ],
};
const [puzzle] = set.puzzles;

test('a set is read', () => {
  expect(readPuzzles(set)).toMatchObject([
    {
      id: '1-2-3',
      plies: [[-1, 'start 0']],
      others: [],
      why: [{ seat: 1, what: 'tracks', kind: 'points', here: 3, there: 1.5 }],
      choices: [{ texts: ['take dollars 1'], behind: 0 }, { items: { tracks: 1.5 } }],
      solved: { easy: 0, medium: 0.5, hard: 1, expert: 1 },
    },
  ]);
});

test('options of a match go before those of the set', () => {
  const own = { ...set, options: { a: 1, b: 2 }, matches: [{ ...set.matches[0], options: { b: 3 } }] };
  expect(readPuzzles(own)).toMatchObject([{ options: { a: 1, b: 3 } }]);
  expect(readPuzzles({ ...set, options: [] })).toEqual({ problem: 'options is no object' });
});

test('of a sealed question everybody else’s answers come with it', () => {
  const sealed = { ...set, puzzles: [{ ...puzzle, sealed: 2 }] };
  expect(readPuzzles(sealed)).toMatchObject([{ others: [[1, 'take dollars 2']] }]);
});

test.each([
  [null, 'the set is no object'],
  [{ ...set, format: 'other' }, 'the format is not "tidetable-puzzles"'],
  [{ ...set, version: 2 }, 'this version of the format is not known here'],
  [{ ...set, matches: {} }, 'matches is no list'],
  [{ ...set, matches: [{ ...set.matches[0], plies: 'take it' }] }, 'match 0: "take it" is no ply'],
  [{ ...set, puzzles: [puzzle, puzzle] }, 'two puzzles have the same id'],
  [{ ...set, puzzles: [{ ...puzzle, id: '../x' }] }, '"../x" is no id'],
  [{ ...set, puzzles: [{ ...puzzle, match: 1 }] }, '1-2-3: match is no number from 0 to 0'],
  [{ ...set, puzzles: [{ ...puzzle, ply: 4 }] }, '1-2-3: ply is no number from 0 to 3'],
  [{ ...set, puzzles: [{ ...puzzle, ply: 0.5 }] }, '1-2-3: ply is no whole number'],
  [{ ...set, puzzles: [{ ...puzzle, seat: 2 }] }, '1-2-3: seat is no number from 0 to 1'],
  [{ ...set, puzzles: [{ ...puzzle, theme: 'toString' }] }, '1-2-3: "toString" is no theme of maui'],
  [{ ...set, puzzles: [{ ...puzzle, difficulty: 6 }] }, '1-2-3: difficulty is no number from 1 to 5'],
  [{ ...set, puzzles: [{ ...puzzle, choices: [[['a'], 0, 0]] }] }, '1-2-3: there is nothing to choose'],
  [{ ...set, puzzles: [{ ...puzzle, sealed: 3 }] }, '1-2-3: sealed is no number from 0 to 2'],
  [
    { ...set, puzzles: [{ ...puzzle, why: [[0, 'x', 'luck', 1, 2]] }] },
    '1-2-3: a reason is about points, or how often',
  ],
  [
    { ...set, puzzles: [{ ...puzzle, why: [[2, 'x', 'often', 1, 2]] }] },
    "1-2-3: a reason's seat is no number from 0 to 1",
  ],
  [{ ...set, puzzles: [{ ...puzzle, share: Number.NaN }] }, '1-2-3: share is no number from 0 to 1'],
])('a set that does not fit is refused with the reason (%#)', (given, problem) => {
  expect(readPuzzles(given)).toEqual({ problem });
});
