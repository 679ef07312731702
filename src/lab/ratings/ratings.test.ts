import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, ratedGames } from '../../rating/anchors.ts';
import { numberOf } from '../../rating/scale.ts';
import { fitAnchors, rungsOf } from './anchors.ts';
import { calibrationOf } from './calibration.ts';
import { feeding, leaving, onlyAgainst } from './farming.ts';
import { curvePlot } from './plot.ts';
import { pure, rankingOf } from './ranking.ts';
import type { RecordedMatch } from './record.ts';

const root = join(import.meta.dirname, '../../..');
const names: Record<string, string> = {
  'high-tide': 'High Tide',
  maui: 'Maui',
  'strand-unter': 'Strand Unter',
};

test('the anchors are what the ladder says, within 40 points', () => {
  const rungs = rungsOf(readFileSync(join(root, 'docs/ladder.md'), 'utf8'));
  for (const game of ratedGames) {
    const fitted = fitAnchors(rungs.get(names[game] as string) ?? []);
    for (const [bot, number] of Object.entries(anchorsOf(game) ?? {}))
      expect([game, bot, Math.abs(numberOf(fitted.get(bot) as number) - number) <= 40]).toEqual([
        game,
        bot,
        true,
      ]);
  }
});

test('a fit finds the strengths that made the shares', () => {
  const share = 1 / (1 + 3 * Math.exp(-0.7));
  const rungs = [{ hero: 'hard', against: 'medium', others: 3, share, games: 100_000 }];
  expect(fitAnchors(rungs).get('hard')).toBeCloseTo(0.7, 3);
});

const plan = { game: 'maui', runs: 40, matches: 600, seed: 3 };
const end = (course: readonly number[]) => course.at(-1) as number;

test('playing weak bots for ever does not lift anybody above what they are; leaving and feeding stay within their bounds', () => {
  expect(end(onlyAgainst(plan, 'expert', 'easy', 1))).toBeLessThan(1838 + 40);
  expect(Math.abs(end(onlyAgainst(plan, 'medium', 'easy', 1)) - 1500)).toBeLessThan(60);
  const honest = end(leaving(plan, 1, { foresees: 0, turns: 0, credited: false }));
  expect(end(leaving(plan, 1, { foresees: 0.8, turns: 0.5, credited: false }))).toBeLessThan(honest + 15);
  expect(end(leaving(plan, 1, { foresees: 0.8, turns: 0.5, credited: true }))).toBeGreaterThan(honest + 50);
  expect(end(feeding({ ...plan, runs: 1 }, 1))).toBeLessThan(1700);
  expect(end(feeding({ ...plan, runs: 1 }, 100))).toBeLessThan(1900);
});

/** The expert wins three matches in four. */
const recorded: RecordedMatch[] = [1, 1, 1, 0].map((share) => [
  { level: 'expert', share, luck: 0, loss: 0.01 },
  { level: 'medium', share: 1 - share, luck: 0, loss: 0.02 },
]);
const size = { runs: 100, longest: 60, seed: 1 };

test('the better player is ahead sooner or later; by a loss that never lies, from the first match on', () => {
  const what = { game: 'maui', better: pure('expert'), worse: pure('medium') };
  const byResult = rankingOf(recorded, { ...what, measure: 'result' }, size);
  expect(byResult.right.at(-1)).toBeGreaterThan(0.95);
  expect(byResult.matches).toBeGreaterThan(3);
  expect(rankingOf(recorded, { ...what, measure: 'loss' }, size).matches).toBe(1);
  expect(
    rankingOf(recorded, { ...what, measure: 'result' }, { ...size, longest: 2 }).matches,
  ).toBeUndefined();
});

test('ratings foretell better than a guess', () => {
  const { equal, raw, error } = calibrationOf('maui', recorded, { matches: 600, seed: 2 });
  expect(equal).toBeCloseTo(Math.log(2), 6);
  expect(raw).toBeLessThan(equal - 0.05);
  expect(error).toBeLessThan(0.1);
});

test('a plot names its curves', () => {
  const plot = curvePlot([{ name: 'one', values: [1, 2] }], { says: 'two & more', from: 0, to: 2, mark: 1 });
  expect(plot).toContain('>one</text>');
  expect(plot).toContain('two &amp; more');
});
