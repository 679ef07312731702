import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { games } from '../games/index.ts';
import { loadPuzzles, puzzleGames } from './index.ts';
import { stateOf } from './position.ts';
import { answersOf, themes } from './puzzle.ts';

const LEAST = 100;
const LARGEST_FILE = 200 * 1024;

test.each(puzzleGames)('%s: every puzzle is a question of a real match', async (id) => {
  const [puzzles, game] = await Promise.all([loadPuzzles(id), games[id]?.load() as Promise<AnyGame>]);
  expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
  for (const puzzle of puzzles) {
    const { seat, choices, others } = puzzle;
    const state = stateOf(game, puzzle);
    expect(game.toAct(state), puzzle.id).toContain(seat);
    // Every legal move is among the choices, once.
    const legal = game.legal(state, seat, []).map(game.write);
    expect(choices.flatMap(({ texts }) => texts).toSorted(), puzzle.id).toEqual(legal.toSorted());
    const sealed = game.sealed(state) ? game.toAct(state).filter((each) => each !== seat) : [];
    expect(
      others.map(([who]) => who),
      puzzle.id,
    ).toEqual(sealed);
    for (const [who, text] of others) expect(game.legal(state, who, []).map(game.write)).toContain(text);
  }
});

test.each(puzzleGames)('%s: one choice is clearly best, and medium misses it at least sometimes', async (id) => {
  for (const { id: puzzle, choices, verified, solved, theme } of await loadPuzzles(id)) {
    const [answer, ...wrong] = choices;
    expect(answer?.behind, puzzle).toBe(0);
    for (const { behind, error } of wrong) {
      expect(behind, puzzle).toBeGreaterThanOrEqual(0.025);
      expect(behind, puzzle).toBeGreaterThanOrEqual(2.3 * error);
    }
    expect(wrong[0]?.behind, puzzle).toBeGreaterThanOrEqual(0.049);
    expect(verified.behind, puzzle).toBeGreaterThanOrEqual(0.02);
    expect(verified.behind, puzzle).toBeGreaterThanOrEqual(2.9 * verified.error);
    expect(solved.easy + solved.medium, puzzle).toBeLessThan(2);
    expect(themes[id], puzzle).toContain(theme);
  }
});

test.each(puzzleGames)('%s: the file is small, and there is something for everybody', async (id) => {
  expect(statSync(new URL(`sets/${id}.json`, import.meta.url)).size).toBeLessThan(LARGEST_FILE);
  const puzzles = await loadPuzzles(id);
  expect(new Set(puzzles.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(puzzles.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(puzzles.map(({ seats }) => seats)).size).toBeGreaterThanOrEqual(3);
  expect(new Set(puzzles.map((each) => answersOf(each)[0])).size).toBeGreaterThan(3);
});

test('a game without puzzles has none', async () => {
  expect(await loadPuzzles('chess')).toEqual([]);
  expect(await loadPuzzles('constructor')).toEqual([]);
});
