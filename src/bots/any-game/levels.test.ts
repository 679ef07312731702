import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { winShare } from '../search/outcome.ts';
import { random } from '../random.ts';
import { playThrough } from '../testing.ts';
import { game } from '../../../test/toy/game.ts';
import type { AnyGame } from '../../engine/game.ts';
import { levelsFor } from './levels.ts';

const MATCHES = 60;

test('the levels of a game that has none of its own win more than their share against random moves', () => {
  const toy = game as unknown as AnyGame;
  const { hard } = levelsFor(toy);
  let won = 0;
  for (let i = 0; i < MATCHES; i++) {
    const bots = [0, 1, 2].map((seat) => (seat === i % 3 ? hard : random));
    const table = { game: toy, options: { bonus: true, faces: 6 }, bots, budget: { playouts: 60 } };
    const end = playThrough(
      { ...table, rng: new FastRng(5, i) },
      (question, _, bot) => bot.choose(question).text,
    );
    won += winShare(toy.result(end)!, i % 3);
  }
  // A third would be chance; four standard deviations more are 0.58.
  expect(won / MATCHES).toBeGreaterThan(0.58);
});
