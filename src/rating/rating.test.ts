import { rate, rating as skill } from 'openskill';
import { expect, test } from 'vitest';
import { anchorOf, anchorsOf, ratedGames } from './anchors.ts';
import { type RatedTable, ratedSeats, ratingsAfterMatch, wasDeserted, whyUnrated } from './match.ts';
import { shown } from './scale.ts';
import { expectedShares, newcomer, type Rating, ratingsAfter } from './rating.ts';

const near = (theta: number): Rating => ({ theta, variance: 1e-4 });

test.each([
  [[0, 0], 0],
  [[0.7, -0.4], 1],
  [[1.5, 0, 0, 0], 0],
  [[0.5, 0.5, -1], 2],
])(
  'where nearly everything is known the step is that of Weng and Lin: strengths %j, seat %i wins',
  (thetas, winner) => {
    // With a small variance, a huge beta and gamma 1 their Plackett-Luce update on winners is ours: theta = mu / c. Losers are tied,
    // which tells them from each other only if they differ: so all losers are equal here.
    const beta = 1e4;
    const c = beta * Math.sqrt(thetas.length);
    const sigma = c * Math.sqrt(1e-4);
    const theirs = rate(
      thetas.map((theta) => [skill({ mu: theta * c, sigma })]),
      { rank: thetas.map((_, seat) => (seat === winner ? 1 : 2)), beta, tau: 0, gamma: () => 1 },
    );
    const ours = ratingsAfter(
      thetas.map((theta, seat) => ({
        rating: { theta, variance: 1e-4 - 1e-8 },
        got: seat === winner ? 1 : 0,
      })),
    );
    for (const [seat, theta] of thetas.entries()) {
      const step = (theirs[seat]?.[0]?.mu ?? 0) / c - theta;
      expect(Math.sign((ours[seat]?.theta ?? 0) - theta)).toBe(Math.sign(step));
      // Drift doubles the tiny variance of this test.
      expect((ours[seat]?.theta ?? 0) - theta).toBeCloseTo(2 * step, 6);
    }
  },
);

test('expected shares add up to 1 and do not overflow', () => {
  expect(expectedShares([0, 0, 0, 0])).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(expectedShares([2000, 0])).toEqual([1, 0]);
  expect(expectedShares([0.3, -1, 2]).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
});

test('a newcomer is shown as medium, with a wide interval, and settles after some forty matches at a table of four', () => {
  expect(shown(newcomer)).toEqual({ number: 1500, within: 340, isProvisional: true });
  let rating = newcomer;
  let matches = 0;
  for (; shown(rating).isProvisional; matches++)
    rating = ratingsAfter([
      { rating, got: 0.25 },
      ...Array.from({ length: 3 }, () => ({ rating: near(0), got: 0.25, isFixed: true })),
    ])[0] as Rating;
  expect(matches).toBeGreaterThan(30);
  expect(matches).toBeLessThan(45);
  expect(rating.theta).toBe(0);
});

test('bots stay where they are, and people who beat or lose to them do not', () => {
  const after = (got: number) =>
    ratingsAfter([
      { rating: near(-3), got: 1 - got, isFixed: true },
      { rating: near(0), got },
    ]);
  expect([after(0)[0], after(1)[0]]).toEqual([near(-3), near(-3)]);
  expect(after(1)[1]?.theta).toBeGreaterThan(0);
  // As much as the win was expected, the defeat was not.
  expect(after(0)[1]?.theta).toBeLessThan(-10 * (after(1)[1]?.theta ?? 0));
});

const table: RatedTable = {
  game: 'maui',
  seats: [{ person: 1 }, { person: 2 }, { bot: 'medium' }, {}],
};
test.each([
  [undefined, {}],
  [undefined, { seats: [{ person: 1 }, { bot: 'expert' }] }],
  ['no-anchors', { game: 'sandpipers' }],
  ['no-anchors', { game: 'constructor' }],
  ['shared-device', { seats: [{ person: 1 }, { person: 1 }] }],
  ['program', { seats: [{ person: 1 }, { person: 2, program: true }] }],
  ['unknown-bot', { seats: [{ person: 1 }, { bot: 'toString' }] }],
  ['no-people', { seats: [{ bot: 'easy' }, { bot: 'hard' }] }],
] as const)('a table is unrated because of: %s', (reason, change) => {
  expect(whyUnrated({ ...table, ...change })).toBe(reason);
});

const all = (person: number, bot = 0) => [
  { by: 'person', moves: person },
  ...(bot > 0 ? [{ by: 'bot:medium', moves: bot }] : []),
];

test('shared wins count in parts; whoever let a bot sit in has lost, and a few moves of it do not spoil the match for the others', () => {
  const seats = ratedSeats(
    [{ person: 1 }, { person: 2 }, { bot: 'hard' }],
    [1, 1, 3],
    [all(20), all(15, 5), []],
  );
  expect(seats.map(({ share, left, counts }) => [share, left, counts])).toEqual([
    [0.5, false, true],
    [0, true, true],
    [0, false, false],
  ]);
});

test('if a bot played most of a seat, only whoever left it is rated', () => {
  const seats = ratedSeats([{ person: 1 }, { person: 2 }], [1, 2], [all(20), all(9, 11)]);
  expect(seats.map(({ counts }) => counts)).toEqual([false, true]);
  const [stayed, left] = ratingsAfterMatch('maui', seats, () => newcomer);
  expect(stayed).toEqual(newcomer);
  expect(left?.theta).toBeLessThan(0);
});

test('luck is taken out where that was measured to tell more, and nobody gains by leaving, whatever the dice did', () => {
  const after = (game: string, players: number, share: number, luck: number, left = false) => {
    const seats = [
      { person: 1, share, left, counts: true },
      ...Array.from({ length: players - 1 }, () => ({ bot: 'medium', share: 0, left: false, counts: false })),
    ];
    return ratingsAfterMatch(game, seats, () => newcomer, [luck])[0] as Rating;
  };
  expect(after('high-tide', 4, 0, -0.4).theta).toBeGreaterThan(0);
  expect(after('high-tide', 4, 1, 0.9).theta).toBeLessThan(0);
  expect(after('high-tide', 4, 0, 0).variance).toBeLessThan(after('high-tide', 3, 0, 0).variance);
  for (const luck of [-0.4, 0.4]) {
    expect(after('high-tide', 3, 0, luck)).toEqual(after('high-tide', 3, 0, 0));
    expect(after('maui', 2, 0, luck)).toEqual(after('maui', 2, 0, 0));
    for (const share of [0, 1])
      expect(after('high-tide', 4, 0, luck, true).theta).toBeLessThanOrEqual(
        after('high-tide', 4, share, luck).theta,
      );
  }
});

test('a match between people that one of them was sure to win moves nobody; with a bot at the table it does', () => {
  const strengths: Record<number, Rating> = { 1: near(2.5), 2: near(0) };
  const seats = (places: number[], bots: { bot: string }[] = []) =>
    ratedSeats([{ person: 1 }, { person: 2 }, ...bots], places, [all(9), all(9), []]);
  const after = (match: ReturnType<typeof seats>) =>
    ratingsAfterMatch('maui', match, (person) => strengths[person] as Rating).map(({ theta }) => theta);
  expect(after(seats([1, 2]))).toEqual([2.5, 0]);
  expect(after(seats([2, 1]))).toEqual([2.5, 0]);
  expect(after(seats([2, 1, 3], [{ bot: 'expert' }]))[0]).toBeLessThan(2.5);
});

test('every rated game has an anchor for each level, in their order, with medium at 1500', () => {
  for (const game of ratedGames) {
    const { random, easy, medium, hard, expert } = anchorsOf(game) as { [bot: string]: number };
    expect([random, easy, medium, hard, expert]).toEqual(
      [random, easy, medium, hard, expert].toSorted((a = 0, b = 0) => a - b),
    );
    expect(anchorOf(game, 'medium')).toEqual({ theta: 0, variance: 0 });
  }
});

test('a seat is deserted if a person decided there and a bot has it for good', () => {
  const person = [{ by: 'person', moves: 3 }];
  const both = [...person, { by: 'bot:easy', moves: 9 }];
  expect(wasDeserted([{ person: 1 }, { bot: 'easy' }], [person, both])).toBe(true);
  expect(wasDeserted([{ person: 1 }, { person: 2 }], [person, both])).toBe(false);
  expect(wasDeserted([{ person: 1 }, { bot: 'easy' }], [person, [{ by: 'bot:easy', moves: 9 }]])).toBe(false);
});
