import { expect, test } from 'vitest';
import { checkGame } from '../../engine/check.ts';
import { game } from './index.ts';

test('Maui keeps the contract on every player count and configuration', () => {
  const report = checkGame(game, { games: 3, seed: 1, mixes: 20 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.configurations).toBeGreaterThan(200);
});
