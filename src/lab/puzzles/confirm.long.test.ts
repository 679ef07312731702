import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import { loadPuzzles, puzzleGames } from '../../puzzles/index.ts';
import { confirm } from './confirm.ts';
import { waysOf } from './players.ts';

/** One in a hundred may fail by chance, at 99 %. */
const MOST_DOUBTFUL = 0.02;

test.each(puzzleGames)(
  '%s: a deeper evaluation with other dice confirms the answers',
  async (id) => {
    const game = (await games[id]?.load()) as AnyGame;
    const ways = waysOf(id) as NonNullable<ReturnType<typeof waysOf>>;
    const puzzles = await loadPuzzles(id);
    const doubtful = puzzles
      .map((puzzle, i) => confirm(game, ways.finding, puzzle, { seed: 1000 + i }))
      .filter(({ confirmed }) => !confirmed);
    // Those beyond what chance explains.
    expect(doubtful.slice(Math.floor(MOST_DOUBTFUL * puzzles.length))).toEqual([]);
  },
  3_600_000,
);
