import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, ratedGames } from '../../rating/anchors.ts';
import { numberOf } from '../../rating/scale.ts';
import { fitAnchors, rungsOf } from './anchors.ts';
import { calibrationOf } from './calibration.ts';
import { mixedClub, pureClub } from './club.ts';
import { feeding, feedingBesideBot, leaving, leavingWithLuck, onlyAgainst } from './farming.ts';
import { expectedPlaces, meanPlaces, orderLoss } from './places.ts';
import { curvePlot } from './plot.ts';
import { pure, rankingOf } from './ranking.ts';
import type { RecordedMatch } from './record.ts';
import { strengthsOf } from './strengths.ts';

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
  expect(end(onlyAgainst(plan, 'expert', 'easy', 1))).toBeLessThan(1929 + 40);
  expect(Math.abs(end(onlyAgainst(plan, 'medium', 'easy', 1)) - 1500)).toBeLessThan(60);
  const honest = end(leaving(plan, 1, { foresees: 0, turns: 0, credited: false }));
  expect(end(leaving(plan, 1, { foresees: 0.8, turns: 0.5, credited: false }))).toBeLessThan(honest + 15);
  expect(end(leaving(plan, 1, { foresees: 0.8, turns: 0.5, credited: true }))).toBeGreaterThan(honest + 50);
  expect(end(feeding({ ...plan, runs: 1 }, 1))).toBeLessThan(1700);
  expect(end(feeding({ ...plan, runs: 1 }, 100))).toBeLessThan(1900);
});

/** The expert wins three matches in four. */
const recorded: RecordedMatch[] = [1, 1, 1, 0].map((share) => [
  { level: 'expert', share, place: 2 - share, luck: 0, loss: 0.01 },
  { level: 'medium', share: 1 - share, place: 1 + share, luck: 0, loss: 0.02 },
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

const clubs = { clubs: 2, matches: 800, seed: 2 };

test.each([
  ['levels', pureClub],
  ['mixtures', mixedClub],
])(
  'ratings of a club of %s foretell better than a guess, and no better than who knows everything',
  (_, members) => {
    const { by, held, change } = calibrationOf('maui', recorded, { ...clubs, members });
    expect(by.alike).toMatchObject({
      winner: expect.closeTo(Math.log(2), 6),
      order: expect.closeTo(Math.log(2), 6),
    });
    expect(by.raw.winner).toBeLessThan(by.alike.winner - 0.02);
    expect(by.raw.winner).toBeGreaterThan(by.known.winner - 0.02);
    // With two players the order is who wins.
    expect(by.raw.order).toBeCloseTo(by.raw.winner, 9);
    expect(by.raw.shares).toBeLessThan(0.1);
    // Maui's results are rated as they are.
    expect([change.mean, by.adjusted]).toEqual([0, by.raw]);
    // Nobody knows the true strength of a mixture.
    expect(held === undefined ? 'mixed' : held.raw > 0.8).toBe(members === mixedClub ? 'mixed' : true);
  },
);

test('strengths are those that made the results', () => {
  const { expert, medium } = strengthsOf(recorded);
  expect([expert, medium]).toEqual([expect.closeTo(Math.log(3), 0), 0]);
});

test('expected places and the chance of an order follow from strengths; ties are shared', () => {
  expect(expectedPlaces([0, 0, 0])).toEqual([2, 2, 2]);
  const [first = 0, second = 0] = expectedPlaces([Math.log(3), 0]);
  expect([first, second]).toEqual([expect.closeTo(1.25), expect.closeTo(1.75)]);
  expect(meanPlaces([1, 3, 1])).toEqual([1.5, 3, 1.5]);
  expect(orderLoss([0, 0, 0], [2, 1, 3])).toBeCloseTo(Math.log(6));
  expect(orderLoss([0, 0, 0], [1, 1, 3])).toBeCloseTo(Math.log(6));
  // 3 of 5 for the first, then 1 of 2.
  expect(orderLoss([Math.log(3), 0, 0], [1, 2, 3])).toBeCloseTo(-Math.log(3 / 10));
  expect(orderLoss([Math.log(3), 0], [1, 1])).toBeCloseTo(-(Math.log(3 / 4) + Math.log(1 / 4)) / 2);
});

/** Somebody wins one match in four; in the others they were as unlucky as that. */
const unlucky: RecordedMatch[] = [1, 0, 0, 0].map((share) =>
  (['medium', 'easy', 'easy', 'easy'] as const).map((level, seat) => ({
    level,
    share: seat === 0 ? share : (1 - share) / 3,
    place: seat === 0 && share === 0 ? 4 : 1,
    luck: seat === 0 ? share - 0.25 : (0.25 - share) / 3,
    loss: 0,
  })),
);

test('with luck taken out, leaving when behind costs; a friend beside a bot gives little that lasts', () => {
  const tide = { ...plan, game: 'high-tide' };
  const stays = end(leavingWithLuck(tide, unlucky, 0));
  expect(end(leavingWithLuck(tide, unlucky, 0.8))).toBeLessThan(stays - 50);
  expect(end(feedingBesideBot(plan, 1))).toBeLessThan(1560);
  // A new friend for each match is worth odds of two to one, and never more.
  expect(end(feedingBesideBot(plan, plan.matches))).toBeLessThan(1640);
});

test('a plot names its curves', () => {
  const plot = curvePlot([{ name: 'one', values: [1, 2] }], { says: 'two & more', from: 0, to: 2, mark: 1 });
  expect(plot).toContain('>one</text>');
  expect(plot).toContain('two &amp; more');
});
