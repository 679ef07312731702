import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { botNames, loadBot } from './index.ts';

const everyone = ['random', 'easy', 'medium', 'hard', 'expert'];

test.each(Object.keys(games))('every bot of %s can be loaded and goes by its name', async (game) => {
  expect(botNames(game)).toEqual(everyone);
  const bots = await Promise.all(everyone.map((name) => loadBot(game, name)));
  expect(bots.map((bot) => bot?.name)).toEqual(everyone);
});

test('a former name still finds its bot and is offered to nobody', async () => {
  expect((await loadBot('maui', 'greedy'))?.name).toBe('medium');
  expect(botNames('maui')).not.toContain('greedy');
});

test('every game has random, also one that is not registered', async () => {
  expect(botNames('pebbles')).toEqual(['random']);
  expect((await loadBot('pebbles', 'random'))?.name).toBe('random');
  expect(await loadBot('pebbles', 'medium')).toBeUndefined();
  expect(await loadBot('__proto__', 'toString')).toBeUndefined();
  expect(await loadBot('maui', 'toString')).toBeUndefined();
});

test('random chooses among all legal moves and draws nothing when there is one', async () => {
  const random = await loadBot('maui', 'random');
  const asked: number[] = [];
  const rng = { below: (n: number) => (asked.push(n), asked.length % n) };
  const question = { view: null, seat: 0, budget: { playouts: 1 }, rng };
  const texts = [1, 2, 3].map(() => random?.choose({ ...question, legal: ['a', 'b', 'c'] }).text);
  expect(texts).toEqual(['b', 'c', 'a']);
  expect(random?.choose({ ...question, legal: ['only'] }).text).toBe('only');
  expect(asked).toEqual([3, 3, 3]);
});
