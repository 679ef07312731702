import { expect, test } from 'vitest';
import { checkedGame, configurations } from '../../../engine/kit/check.ts';
import { combinations } from '../../../engine/options.ts';
import { perft } from '../../../engine/kit/perft.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game, type Options } from '../index.ts';
import { begin, fillBeach, playerOf, show } from '../testing.ts';

/** All variants at the printed figures, and some mixes of other figures; the long test plays every option. */
const tables = [...combinations(game.options), ...configurations(game.options, new FastRng(1), 6).slice(-6)];

test.each([2, 3, 4])('with %i players Maui keeps the contract in every variant', (seats) => {
  const played = tables.map((options, i) =>
    checkedGame(game as never, { seats, options, rules: 1 }, { rng: new FastRng(seats, i) }),
  );
  expect(played).toHaveLength(12);
  expect(played.flatMap(({ violation }) => violation ?? [])).toEqual([]);
});

/** Column 2 is next for seat 0, who has both loose towels: umbrellas, crabs and towels all come up within four plies. */
test.each<[string, Partial<Options>, number[]]>([
  ['base', {}, [6, 214, 1287, 4845, 75_531]],
  ['crabs', { mode: 'crabs' }, [6, 214, 1287, 4845, 76_245]],
])('the tree of %s has as many lines as ever', (_, options, counts) => {
  const s = begin({ options, market: 'sfw htf wsh tfs fwh hst', starts: 'fsh wtf', umbrellas: 'xpppwwwy' });
  fillBeach(s, 0, 1);
  show(s, 0, 'swh', 2);
  playerOf(s, 0).towels = 3;
  expect([1, 2, 3, 4, 5].map((depth) => perft(game, s, depth))).toEqual(counts);
});
