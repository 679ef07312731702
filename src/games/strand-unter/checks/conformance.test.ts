import { expect, test } from 'vitest';
import { checkGame } from '../../../engine/kit/check.ts';
import { perft } from '../../../engine/kit/perft.ts';
import { game } from '../index.ts';
import { scene } from '../testing.ts';

test('Strand Unter keeps the contract on every player count and configuration', () => {
  const report = checkGame(game, { games: 1, seed: 1, mixes: 1 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.configurations).toBeGreaterThan(80);
});

const trees: [groove: string, castles: string[], counts: number[]][] = [
  ['wwggb', ['hhhh', 'hhhh'], [10, 100, 370, 6662]],
  ['wgb', ['hhff', 'ffff'], [10, 100, 274, 1678]],
];
test.each(trees)('the tree of a round on %s has as many lines as ever', (groove, castles, counts) => {
  const s = scene({ players: 2, groove, castles, buckets: ['wwg', 'wwgk'] });
  expect([1, 2, 3, 4].map((depth) => perft(game, s, depth))).toEqual(counts);
});
