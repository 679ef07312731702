import { expect, test } from 'vitest';
import { gameOfDay, puzzleOfDay } from './day.ts';
import { ratedAfter, ratingOf } from './rating.ts';

const games = ['a', 'b', 'c'];
const day = (i: number): string => new Date(Date.UTC(2026, 10, 17 + i)).toISOString().slice(0, 10);

test('every game has its day in turn, every puzzle comes once before one comes again', () => {
  expect([0, 1, 2, 3].map((i) => gameOfDay(day(i), games))).toEqual(['c', 'a', 'b', 'c']);
  const puzzles = Array.from({ length: 112 }, (_, i) => i);
  const shown = puzzles.map((i) => puzzleOfDay(day(3 * i), games, puzzles));
  expect(new Set(shown).size).toBe(puzzles.length);
  expect(puzzleOfDay(day(0), games, [])).toBeUndefined();
});

test('a rating rises with hard puzzles more than with easy ones, and settles', () => {
  const after = (difficulty: number, solved: boolean, tried = 0): number =>
    ratedAfter(1200, { difficulty, solved, tried });
  expect(after(3, true)).toBe(1224);
  expect(after(3, false)).toBe(1176);
  expect(after(5, true)).toBeGreaterThan(after(1, true));
  expect(after(5, false)).toBeGreaterThan(after(1, false));
  expect(after(3, true, 50)).toBe(1210);
  expect(ratedAfter(100, { difficulty: 1, solved: false, tried: 0 })).toBe(100);
  expect(ratingOf(1)).toBe(800);
  expect(ratingOf(5)).toBe(1600);
});
