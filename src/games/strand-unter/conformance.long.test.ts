import { expect, test } from 'vitest';
import { checkGame } from '../../engine/check.ts';
import { game } from './index.ts';

test('Strand Unter keeps the contract in thousands of games', () => {
  const report = checkGame(game, { games: 12, seed: 100, mixes: 40 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(2000);
});
