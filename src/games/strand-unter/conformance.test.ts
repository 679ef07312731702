import { expect, test } from 'vitest';
import { checkGame } from '../../engine/check.ts';
import { game } from './index.ts';

test('Strand Unter keeps the contract on every player count and configuration', () => {
  const report = checkGame(game, { games: 1, seed: 1 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(90);
});
