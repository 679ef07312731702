import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import { loadPuzzles } from '../../puzzles/index.ts';
import { stateOf } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { waysOf } from './players.ts';
import { race } from './race.ts';

const game = (await games['strand-unter']?.load()) as AnyGame;
// Late positions are played out quickly.
const puzzles = (await loadPuzzles('strand-unter')).toSorted((a, b) => b.plies.length - a.plies.length);
const puzzle = puzzles.find(({ others }) => others.length === 1) as Puzzle;
const { seat, choices } = puzzle;
const view = game.view(stateOf(game, puzzle), seat);
const moveOf = (i: number): unknown => game.read(choices[i]?.texts[0] as string);
const terms = { seed: 5, looks: [64, 128, 256, 512], margin: 0.02, errors: 3 };
const playing = waysOf('strand-unter')?.finding as NonNullable<ReturnType<typeof waysOf>>['finding'];

test('the answer of a puzzle wins the race, wherever it stands in the list', () => {
  const found = race(playing, { view, seat, moves: [moveOf(1), moveOf(0)] }, terms);
  expect(found).toMatchObject({ best: 1, decided: true });
  expect(found.choices[0]?.behind).toBeGreaterThan(0.02);
  expect(found.choices[1]).toMatchObject({ behind: 0, error: 0 });
  expect(race(playing, { view, seat, moves: [moveOf(1), moveOf(0)] }, terms)).toEqual(found);
});

test('a choice against itself is never decided, and given up at once', () => {
  const { decided, choices: compared } = race(playing, { view, seat, moves: [moveOf(0), moveOf(0)] }, terms);
  expect(decided).toBe(false);
  expect(compared.map(({ behind, worlds }) => [behind, worlds])).toEqual([
    [0, 64],
    [0, 64],
  ]);
});
