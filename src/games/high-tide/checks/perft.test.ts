import { expect, test } from 'vitest';
import { perft } from '../../../engine/kit/perft.ts';
import { begin, game, give, layOnTrack, WHITE, YELLOW } from '../testing.ts';

/** How many lines of play there are: pins questions, draws and forced steps all at once. */

test('the first plies: roll; 15 x 36 mixed and 6 x 21 like-coloured rolls; accept or decline; roll', () => {
  const s = begin();
  expect([1, 2, 3, 4].map((depth) => perft(game, s, depth))).toEqual([1, 666, 1332, 1332]);
});

// Depth 2: 15 x 36 + 4 x 21 rolls and 4 ways to reroll. Depth 3: twice the rolls, 1 + 6 + 6 + 36 for the taken pair.
test.each([
  ['base', {}, [2, 628, 1297, 2544]],
  ['coins', { coins: true }, [2, 628, 1298, 2032]],
  ['shark', { shark: true }, [2, 628, 1297, 2544]],
  ['surfer', { surfer: true }, [2, 628, 1297, 2544]],
  ['baywatch', { baywatch: true }, [3, 632, 3207, 11_110]],
  ['every', { coins: true, shark: true, surfer: true, baywatch: true }, [3, 632, 3207, 11_111]],
])('with a pair on space 1 and all tiles for the dice in hand: %s', (_, options, lines) => {
  const s = begin({ options });
  layOnTrack(s, [WHITE, 4], [YELLOW, 2]);
  if (s.options.baywatch) give(s, 0, 'rental', 'swap', 'reroll', 'recolour', 'adjust', 'backwards');
  expect([1, 2, 3, 4].map((depth) => perft(game, s, depth))).toEqual(lines);
});
