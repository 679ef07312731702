import { expect, test } from 'vitest';
import { checkGame, configurations } from '../../../engine/kit/check.ts';
import { checkAnnouncements } from '../../../engine/kit/check-announcements.ts';
import { FastRng } from '../../../engine/rng.ts';
import { announcements } from '../choices/announce-check.ts';
import { game } from '../index.ts';

test('High Tide keeps the contract on every player count and in every configuration of the kit', () => {
  const report = checkGame(game, { games: 2, seed: 1 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.configurations).toBeGreaterThan(300);
});

test('every choice of High Tide leads to what it announces in every configuration of the kit', () => {
  const terms = [3, 4, 5, 6].flatMap((seats) =>
    configurations(game.options, new FastRng(1, seats), 20).map((options) => ({ seats, options, rules: 1 })),
  );
  const report = checkAnnouncements(game, announcements, { terms, games: 20, seed: 100 });
  expect(report).toMatchObject({ violation: undefined });
  expect(report.games).toBeGreaterThan(6000);
});
