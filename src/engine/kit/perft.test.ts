import { expect, test } from 'vitest';
import { game } from '../../../test/toy/game.ts';
import { perft } from './perft.ts';

test('perft counts the toy game as by hand', () => {
  const s = game.setup(2, { bonus: false, faces: 6 }, 1);
  expect(perft(game, s, 0)).toBe(1);
  expect(perft(game, s, 1)).toBe(6); // the first card
  expect(perft(game, s, 2)).toBe(6 * 5); // the second card
  expect(perft(game, s, 4)).toBe(30 * 9); // two sealed bids
  expect(perft(game, s, 6)).toBe(270 * (6 + 2)); // roll and six faces, or keep and two pebbles
});
