import { expect, test } from 'vitest';
import { checkGame } from '../../engine/check.ts';
import { game } from './index.ts';

test('High Tide keeps the contract on every player count and in every configuration of the kit', () => {
  const report = checkGame(game, { games: 2, seed: 1 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.configurations).toBeGreaterThan(300);
});
