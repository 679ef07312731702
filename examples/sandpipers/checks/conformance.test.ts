import { expect, test } from 'vitest';
import { checkGame } from '../../../src/engine/kit/check.ts';
import { game } from '../index.ts';

test('keeps the contract', () => {
  expect(checkGame(game, { games: 2, seed: 1 }).violation).toBeUndefined();
});
