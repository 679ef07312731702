import { expect, test } from 'vitest';
import { checkGame, configurations } from '../../../engine/kit/check.ts';
import { checkAnnouncements } from '../../../engine/kit/check-announcements.ts';
import { FastRng } from '../../../engine/rng.ts';
import { announcements } from '../choices/announce-check.ts';
import { game } from '../index.ts';

test('Strand Unter keeps the contract in thousands of games', () => {
  const report = checkGame(game, { games: 12, seed: 100, mixes: 40 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(2000);
});

test('every choice and every event of Strand Unter leads to what it announces in every configuration', () => {
  const terms = [2, 3, 4].flatMap((seats) =>
    configurations(game.options, new FastRng(1, seats), 40).map((options) => ({ seats, options, rules: 1 })),
  );
  const report = checkAnnouncements(game, announcements, { terms, games: 6, seed: 100 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(1000);
});
