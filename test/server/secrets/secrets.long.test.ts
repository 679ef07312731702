import { expect, test } from 'vitest';
import { combinations, extremes } from '../../../src/engine/options.ts';
import { games } from '../../../src/games/index.ts';
import { compare } from './compare.ts';

test.for(Object.keys(games))('%s, all options', { timeout: 3_600_000 }, async (id) => {
  const { options } = await games[id]!.load();
  const ways = [...combinations(options), ...extremes(options)];
  for (let seed = 1; seed <= 5; seed++) {
    expect((await compare(games, id, ways, seed)).leak).toBeUndefined();
  }
});
