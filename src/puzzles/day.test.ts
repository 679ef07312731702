import { expect, test } from 'vitest';
import { gameOfDay, puzzleOfDay } from './day.ts';
import { difficultyOf, puzzleRating, ratedAfter, ratingOf } from './rating.ts';

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
    ratedAfter(1200, { worth: ratingOf(difficulty), solved, tried });
  expect(after(3, true)).toBe(1224);
  expect(after(3, false)).toBe(1176);
  expect(after(5, true)).toBeGreaterThan(after(1, true));
  expect(after(5, false)).toBeGreaterThan(after(1, false));
  expect(after(3, true, 50)).toBe(1210);
  expect(ratedAfter(100, { worth: 800, solved: false, tried: 0 })).toBe(100);
  expect(ratingOf(1)).toBe(800);
  expect(ratingOf(5)).toBe(1600);
});

test('the more people have tried a puzzle, the more its rating goes by how they did', () => {
  for (const difficulty of [1, 2, 3, 4, 5]) {
    expect(puzzleRating(difficulty)).toBe(ratingOf(difficulty));
    expect(puzzleRating(difficulty, { tried: 0, solved: 0 })).toBe(ratingOf(difficulty));
    expect(difficultyOf(ratingOf(difficulty))).toBe(difficulty);
  }
  // As often as bots would lead one to expect: it stays.
  expect(puzzleRating(3, { tried: 1000, solved: 500 })).toBe(1200);
  const rated = [0, 25, 50, 75, 100].map((solved) => puzzleRating(3, { tried: 100, solved }));
  expect(rated).toEqual(rated.toSorted((a, b) => b - a));
  expect(new Set(rated).size).toBe(5);
  // One answer moves it little, a thousand nearly all the way; nobody and everybody are finite too.
  expect(Math.abs(puzzleRating(1, { tried: 1, solved: 0 }) - 800)).toBeLessThan(100);
  expect(puzzleRating(1, { tried: 1000, solved: 91 })).toBeGreaterThan(1550);
  expect(difficultyOf(puzzleRating(1, { tried: 1_000_000, solved: 0 }))).toBe(5);
  expect(difficultyOf(puzzleRating(5, { tried: 1_000_000, solved: 1_000_000 }))).toBe(1);
  // Figures that cannot be are bounded.
  expect(Number.isFinite(puzzleRating(3, { tried: 3, solved: 9 }))).toBe(true);
});
