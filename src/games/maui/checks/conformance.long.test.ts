import { expect, test } from 'vitest';
import { checkGame, configurations } from '../../../engine/kit/check.ts';
import { checkAnnouncements } from '../../../engine/kit/check-announcements.ts';
import { FastRng } from '../../../engine/rng.ts';
import { announcements } from '../choices/announce-check.ts';
import { game } from '../index.ts';

test('Maui keeps the contract on every player count and configuration', () => {
  const report = checkGame(game, { games: 3, seed: 1, mixes: 20 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.configurations).toBeGreaterThan(200);
});

test('every choice of Maui leads to what it announces in every configuration', () => {
  const terms = [2, 3, 4].flatMap((seats) =>
    configurations(game.options, new FastRng(1, seats), 20).map((options) => ({ seats, options, rules: 1 })),
  );
  const report = checkAnnouncements(game, announcements, { terms, games: 2, seed: 100 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(400);
});
