import { expect, test } from 'vitest';
import { type AchievementFacts, achievementNames, achievementsOf, type PlayedMatch } from './achievements.ts';

const games = ['high-tide', 'maui', 'strand-unter'];
const nothing: AchievementFacts = { games, best: 'expert', matches: [], stars: [], tides: [] };
const match = (at: number, more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  game: 'maui',
  at,
  players: 2,
  share: 1,
  left: false,
  options: [],
  people: [],
  bots: ['easy'],
  ...more,
});
const names = (facts: Partial<AchievementFacts>) =>
  achievementsOf({ ...nothing, ...facts }).map(({ name }) => name);
const many = (count: number, more: (n: number) => Partial<PlayedMatch>) =>
  Array.from({ length: count }, (_, n) => match(n, more(n)));

test('nothing comes from nothing, nor from a match that was left', () => {
  expect(names({})).toEqual([]);
  expect(names({ matches: [match(1, { left: true, share: 0 })] })).toEqual([]);
});

test.each<[name: string, just: Partial<AchievementFacts>, notYet: Partial<AchievementFacts>]>([
  ['first-match', { matches: [match(1)] }, {}],
  ['first-lesson', { stars: [1] }, { stars: [] }],
  [
    'all-games',
    { matches: games.map((game, at) => match(at, { game })) },
    { matches: [match(1, { game: 'maui' }), match(2, { game: 'high-tide' })] },
  ],
  [
    'three-sizes',
    { matches: many(3, (n) => ({ players: 2 + n })) },
    { matches: many(9, (n) => ({ players: 2 + (n % 2) })) },
  ],
  [
    'three-options',
    { matches: [match(1, { options: ['coins', 'shark'] }), match(2, { options: ['surfer'] })] },
    { matches: many(9, () => ({ options: ['coins', 'shark'] })) },
  ],
  [
    'ten-people',
    { matches: many(5, (n) => ({ people: [2 * n, 2 * n + 1] })) },
    { matches: many(50, (n) => ({ people: [n % 9] })) },
  ],
  [
    'beat-expert',
    { matches: [match(1, { bots: ['expert'] })] },
    { matches: [match(1, { bots: ['hard', 'toString'] }), match(2, { bots: ['expert'], share: 0 })] },
  ],
  ['ten-lessons', { stars: Array<number>(10).fill(3) }, { stars: Array<number>(40).fill(2) }],
  ['all-tides', { tides: [...games, 'maui'] }, { tides: ['maui', 'high-tide'] }],
  [
    'stayed',
    { matches: many(10, () => ({ share: 0 })) },
    { matches: many(20, (n) => ({ share: 0, left: n % 4 !== 0 })) },
  ],
  [
    'against-luck',
    { matches: [match(1, { luck: -0.2 })] },
    { matches: [match(1, { luck: -0.19 }), match(2, { luck: -0.5, share: 0 })] },
  ],
  [
    'improved',
    { matches: many(40, (n) => ({ loss: (n < 20 ? 0.02 : 0.01) + 0.001 * (n % 3) })) },
    { matches: many(80, (n) => ({ loss: 0.01 + 0.001 * (n % 3) })) },
  ],
])('%s is reached just then', (name, just, notYet) => {
  expect(names(just)).toContain(name);
  expect(names(notYet)).not.toContain(name);
});

test('each tells which match brought it, and later matches change nothing', () => {
  const matches = games.map((game, at) => match(10 + at, { game }));
  const found = achievementsOf({ ...nothing, matches });
  expect(found).toContainEqual({ name: 'all-games', at: 12 });
  const later = achievementsOf({ ...nothing, matches: [...matches, match(99)] });
  expect(later).toEqual(found);
  expect(achievementNames).toHaveLength(12);
});
