import { expect, test } from 'vitest';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { afterAnswer, isSolved, nextPuzzle, solvingOf, untried } from './progress.ts';

const puzzle = (id: string, difficulty: number, theme = 'dial'): Puzzle =>
  ({ id, difficulty, theme }) as unknown as Puzzle;
const easy = puzzle('a', 1);
const middling = puzzle('b', 3);
const hard = puzzle('c', 5, 'build');

test('only the first answer counts for the rating and the row', () => {
  const missed = afterAnswer(untried, middling, false);
  expect(missed).toMatchObject({ rating: 1176, row: 0, tried: { b: 'missed' } });
  const later = afterAnswer(missed, middling, true);
  expect(later).toEqual({ ...missed, tried: { b: 'later' } });
  expect(isSolved(later, 'b')).toBe(true);
  const solved = afterAnswer(later, easy, true);
  expect(solved).toMatchObject({ row: 1, best: 1 });
  expect(afterAnswer(solved, easy, false)).toBe(solved);
  expect(afterAnswer(solved, hard, false)).toMatchObject({ row: 0, best: 1 });
});

test('what fits best comes next, what was missed comes last, what is solved never', () => {
  const all = [easy, middling, hard];
  expect(nextPuzzle(untried, all, {})).toBe(middling);
  expect(nextPuzzle(untried, all, { theme: 'build' })).toBe(hard);
  const missed = afterAnswer(untried, middling, false);
  expect(nextPuzzle(missed, all, { after: 'b' })).toBe(easy);
  const rest = afterAnswer(afterAnswer(missed, easy, true), hard, true);
  expect(nextPuzzle(rest, all, {})).toBe(middling);
  expect(nextPuzzle(afterAnswer(rest, middling, true), all, {})).toBeUndefined();
});

test('what does not fit in storage is dropped', () => {
  expect(solvingOf(null)).toEqual(untried);
  expect(solvingOf({ rating: 'high', tried: { a: 'solved', b: 7 }, row: -1, best: 2.5 })).toEqual({
    ...untried,
    tried: { a: 'solved' },
  });
  expect(solvingOf({ rating: 1300, tried: [], row: 2, best: 4 })).toEqual({
    rating: 1300,
    tried: {},
    row: 2,
    best: 4,
  });
});
