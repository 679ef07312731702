import { expect, test } from 'vitest';
import { checkedGame } from '../../../engine/kit/check.ts';
import { combinations, defaults, type OptionSpecs } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game } from '../index.ts';

/** The sixteen combinations of expansions; the long test plays every other option as well. */
const expansions: OptionSpecs = Object.fromEntries(
  Object.entries(game.options).filter(([, { group }]) => group === 'expansion'),
);

test.each([3, 4, 5, 6])(
  'with %d players High Tide keeps the contract in every combination of expansions',
  (seats) => {
    const played = combinations(expansions).map((chosen, i) => {
      const options = { ...defaults(game.options), ...chosen, hidden: i % 2 === 1 };
      return checkedGame(game, { seats, options, rules: 1 }, { rng: new FastRng(seats, i) });
    });
    expect(played).toHaveLength(16);
    expect(played.flatMap(({ violation }) => violation ?? [])).toEqual([]);
  },
);
