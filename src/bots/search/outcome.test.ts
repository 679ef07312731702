import { expect, test } from 'vitest';
import type { Result } from '../../engine/game.ts';
import { winShare } from './outcome.ts';

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
