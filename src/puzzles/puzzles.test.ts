import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { games } from '../games/index.ts';
import { loadPuzzles, puzzleGames } from './index.ts';
import { stateOf } from './position.ts';
import { answersOf, type Puzzle, themes } from './puzzle.ts';

const LEAST = 100;
const LARGEST_FILE = 200 * 1024;

test.each(puzzleGames)('%s: every puzzle is a question of a real match', async (id) => {
  const [puzzles, game] = await Promise.all([loadPuzzles(id), games[id]?.load() as Promise<AnyGame>]);
  expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
  for (const puzzle of puzzles) {
    const { seat, choices, others } = puzzle;
    const state = stateOf(game, puzzle);
    const legalFor = (who: number): string[] => game.legal(state, who, []).map(game.write);
    const sealed = game.sealed(state) ? game.toAct(state).filter((each) => each !== seat) : [];
    // Every legal move is among the choices, once; the others' answers to a sealed question come with it.
    expect({
      puzzle: puzzle.id,
      asked: game.toAct(state).includes(seat),
      choices: choices.flatMap(({ texts }) => texts).toSorted(),
      others: others.map(([who]) => who),
      answered: others.every(([who, text]) => legalFor(who).includes(text)),
    }).toEqual({
      puzzle: puzzle.id,
      asked: true,
      choices: legalFor(seat).toSorted(),
      others: sealed,
      answered: true,
    });
  }
});

/** What is wrong with the figures of a puzzle; they are rounded to three digits. */
function faultsOf({ id, game, choices, verified, solved, theme }: Puzzle): string[] {
  const [answer, ...wrong] = choices;
  const faults = [
    answer?.behind !== 0 && 'the answer does not come first',
    wrong.some(({ behind, error }) => behind < 0.0195 || behind < 2.5 * error) && 'another choice is as good',
    (verified.behind < 0.02 || verified.behind < 2.8 * verified.error) && 'it is not verified',
    solved.easy + solved.medium === 2 && 'nobody misses it',
    !themes[game]?.includes(theme) && 'the theme is unknown',
  ];
  return faults.flatMap((fault) => (fault === false ? [] : [`${id}: ${fault}`]));
}

test.each(puzzleGames)(
  '%s: one choice is clearly best, and medium misses it at least sometimes',
  async (id) => {
    expect((await loadPuzzles(id)).flatMap(faultsOf)).toEqual([]);
  },
);

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
