import { expect, test } from 'vitest';
import type { Result } from '../../engine/game.ts';
import { smoothWin, winShare } from './outcome.ts';

function ended(...scores: number[]): Result {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places, breakdown: scores.map(() => ({})), reason: 'over' };
}

test.each([
  [
    [5, 3, 1],
    [1, 0, 0],
  ],
  [
    [5, 5, 1],
    [0.5, 0.5, 0],
  ],
  [
    [2, 2, 2],
    [1 / 3, 1 / 3, 1 / 3],
  ],
])('wins of %j are shared', (scores, shares) => {
  expect(scores.map((_, seat) => winShare(ended(...scores), seat))).toEqual(shares);
});

test('a win is worth more than any defeat, and a near miss more than a rout', () => {
  const worth = (mine: number) => smoothWin(ended(mine, 10), 0, 4);
  const row = [-50, 5, 9, 10, 11, 15, 90].map(worth);
  expect(row).toEqual([...row].sort((a, b) => a - b));
  expect(worth(11) - worth(9)).toBeGreaterThan(0.5);
  expect(row[0]).toBeGreaterThanOrEqual(0);
  expect(row.at(-1)).toBeLessThanOrEqual(1);
});
