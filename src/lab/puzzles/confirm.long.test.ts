import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import { loadPuzzles, puzzleGames } from '../../puzzles/index.ts';
import { closestOf, confirmPuzzle } from './confirm.ts';
import { waysOf } from './players.ts';

/** At 99 % one in a hundred fails by chance. */
const MOST_DOUBTFUL = 0.02;

test.each(puzzleGames)(
  '%s: a deeper evaluation with other dice confirms the answers',
  async (id) => {
    const game = (await games[id]?.load()) as AnyGame;
    const ways = waysOf(id) as NonNullable<ReturnType<typeof waysOf>>;
    const puzzles = await loadPuzzles(id);
    const doubtful = puzzles.flatMap((puzzle, i) => {
      const found = confirmPuzzle(game, ways.finding, puzzle, 1000 + i);
      return found.confirmed ? [] : [{ id: puzzle.id, ...closestOf(found) }];
    });
    // Those beyond what chance explains.
    expect(doubtful.slice(Math.floor(MOST_DOUBTFUL * puzzles.length))).toEqual([]);
  },
  3_600_000,
);
