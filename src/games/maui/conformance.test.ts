import { expect, test } from 'vitest';
import { checkGame } from '../../engine/check.ts';
import { perft } from '../../engine/perft.ts';
import { game, type Options } from './index.ts';
import { begin } from './testing.ts';

test('keeps the contract', { timeout: 120_000 }, () => {
  const report = checkGame(game as never, { games: 1, seed: 1 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.configurations).toBeGreaterThan(200);
});

test.each<[string, Partial<Options>, number[]]>([
  ['base', {}, [6, 218, 1260, 25844]],
  ['crabs', { mode: 'crabs' }, [6, 218, 1260, 25844]],
])('the tree of %s has as many lines as ever', (_, options, counts) => {
  const s = begin({ seats: 2, options, market: 'sfw htf wsh tfs fwh hst', starts: 'fsh wtf' });
  expect([1, 2, 3, 4].map((depth) => perft(game, s, depth))).toEqual(counts);
});
