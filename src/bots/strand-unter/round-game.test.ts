import { expect, test, vi } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { game } from '../../games/strand-unter/index.ts';
import { startBuilding } from '../../games/strand-unter/phases/build.ts';
import { scene } from '../../games/strand-unter/testing.ts';
import { Forecaster } from './evaluate.ts';
import { finishRound } from './round-game.ts';

test.each([
  [1, [0, 1, 2]],
  [2, [1, 2, 0]],
  [3, [2, 0, 1]],
])('in round %i playouts ask about building in the order in which bots are asked', (round, order) => {
  const s = scene({
    players: 3,
    round,
    buckets: ['wwggbbkk', 'wwggbbkk', 'wwggbbkk'],
    castles: ['fhhh', 'fhhh', 'fhhh'],
  });
  startBuilding(s);
  expect(game.toAct(s)).toEqual([0, 1, 2]);
  const apply = vi.spyOn(game, 'apply');
  const first: number[] = [];
  try {
    finishRound(s, new Forecaster().forecast(s), new FastRng(1));
    // Only moves made in the playout itself: those tried on copies have another state.
    for (const [state, seat] of apply.mock.calls) if (state === s && !first.includes(seat)) first.push(seat);
  } finally {
    apply.mockRestore();
  }
  expect(first).toEqual(order);
});
