import { expect, test } from 'vitest';
import { checkGame } from '../../engine/check.ts';
import type { AnyGame } from '../../engine/game.ts';
import { game } from './index.ts';

test('Strand Unter keeps the contract on every player count and configuration', () => {
  const report = checkGame(game as unknown as AnyGame, { games: 1, seed: 1 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(90);
});
