import { expect, test } from 'vitest';
import { extremesOf, luckByGame, luckOverTime } from './luck.ts';

test('the mean goes on from match to match, and the band narrows with the root of their number', () => {
  const course = luckOverTime([0.4, -0.2, 0.1, 0.1].map((luck) => ({ luck, spread: 0.5 })));
  expect(course.map(({ mean }) => mean.toFixed(3))).toEqual(['0.400', '0.100', '0.100', '0.100']);
  expect(course[0]?.band).toBeCloseTo(0.98, 9);
  expect(course[3]?.band).toBeCloseTo(0.49, 9);
  expect(luckOverTime([])).toEqual([]);
});

test('each game has its own line, the most frequent first', () => {
  const match = { id: 'm', at: 0, luck: 0.1, spread: 0.2 };
  const found = luckByGame([
    { ...match, game: 'maui' },
    { ...match, game: 'high-tide' },
    { ...match, game: 'high-tide', luck: -0.1 },
  ]);
  expect(found.map(({ game, luck }) => [game, luck.matches])).toEqual([
    ['high-tide', 2],
    ['maui', 1],
  ]);
  expect(found[0]?.luck.mean).toBeCloseTo(0, 9);
});

test('kinds of decisions are told apart only where chance does not explain it', () => {
  const kind = (name: string, loss: number, within: number) => ({
    game: 'maui',
    kind: name,
    decisions: 30,
    loss,
    within,
  });
  expect(extremesOf([kind('height', 0.02, 0.002), kind('market', 0.01, 0.002)])).toMatchObject({
    weakest: { kind: 'height' },
    strongest: { kind: 'market' },
  });
  expect(extremesOf([kind('height', 0.02, 0.02), kind('market', 0.01, 0.002)])).toBeUndefined();
  expect(extremesOf([kind('height', 0.02, 0)])).toBeUndefined();
});
