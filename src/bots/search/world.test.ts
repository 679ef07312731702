import { expect, test } from 'vitest';
import { type AnyGame, CHANCE, type Options, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import { worldsOf } from './world.ts';

/** The view of whoever decides first in a random match. */
function firstView(game: AnyGame, options: Options): unknown {
  const rng = new FastRng(3);
  const s = game.setup(game.seats.max, { ...defaults(game.options), ...options }, game.rules);
  for (;;) {
    const seat = game.toAct(s)[0] as Seat;
    if (seat !== CHANCE) return game.view(s, seat);
    game.apply(s, CHANCE, game.sample(s, rng));
  }
}

test.each<[string, Options, number]>([
  ['maui', {}, 1],
  ['high-tide', { surfer: true, hidden: true }, 5],
])(
  '%s with %o: of five worlds %i are imagined, and all are as they would be alone',
  async (id, options, times) => {
    const game = await games[id]!.load();
    const view = firstView(game, options);
    let imagined = 0;
    const counting: AnyGame = {
      ...game,
      imagine(v, rng) {
        imagined++;
        return game.imagine(v, rng);
      },
    };
    const world = worldsOf(counting, view, 7);
    const states = [0, 1, 2, 3, 4].map((i) => world(i).state);
    expect(imagined).toBe(times);
    expect(states).toEqual([0, 1, 2, 3, 4].map((i) => worldsOf(game, view, 7)(i).state));
  },
);
