import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { game, type State } from '../../games/strand-unter/index.ts';
import { dialled, play, type Scene, scene } from '../../games/strand-unter/testing.ts';
import type { Answer } from '../bot.ts';
import { mixing } from './mixed-strategy.ts';

const usual = { trust: 0.65, responders: 0.5, iterations: 100, minProbability: 0.03 };
const bot = mixing(usual);

function ask(s: State, seat: number, playouts: number, rateAll = false, asked = bot): Answer {
  const legal = game.legal(s, seat, []).map(game.write);
  const question = { view: game.view(s, seat), seat, legal, budget: { playouts }, rng: new FastRng(3) };
  return asked.choose({ ...question, rateAll });
}

const early: Scene = { players: 3, round: 2, groove: 'wwwggbbk', buckets: ['wg', 'bb', 'k'] };

test.each([1, 8, 64, 1000])('with %i playouts it publishes a mixture and draws from it', (playouts) => {
  const { text, mixture } = ask(scene(early), 0, playouts);
  expect(mixture).toHaveLength(10);
  expect(mixture!.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
  expect(mixture!.every((part) => part === 0 || part >= 0.03)).toBe(true);
  const legal = game.legal(scene(early), 0, []).map(game.write);
  expect(mixture![legal.indexOf(text)]).toBeGreaterThan(0);
});

test('rating all leaves no gap; otherwise what was not tried is never set', () => {
  const all = ask(scene(early), 1, 8, true);
  expect(all.values!.every(Number.isFinite)).toBe(true);
  const few = ask(scene(early), 1, 8);
  const tried = few.values!.map(Number.isFinite);
  expect(tried.filter(Boolean)).toHaveLength(2);
  few.mixture!.forEach((part, i) => expect(part > 0 && !tried[i]).toBe(false));
});

test('the less it trusts the opponent model, the more it mixes', () => {
  const largest = (trust: number) =>
    [1, 2, 3, 4].reduce((sum, round) => {
      const s = scene({ ...early, round });
      return sum + Math.max(...ask(s, 0, 216, false, mixing({ ...usual, trust })).mixture!);
    }, 0);
  expect(largest(0)).toBeLessThan(3.2);
  expect(largest(1)).toBeGreaterThan(3.8);
});

test('colours of a spell are mixed too, and nobody asks for what does not lie there', () => {
  const { s } = dialled({ ...early, groove: 'wwgg' }, ['ab', 'ab', 'all']);
  play(s, [2, 'take ww']);
  expect(s.phase).toBe('spell');
  const { mixture } = ask(s, 0, 64);
  expect(mixture).toHaveLength(4);
  expect(mixture![2]! + mixture![3]!).toBeLessThan(0.1);
});

test('it builds what wins at once', () => {
  const s = scene({ players: 2, round: 12, last: 7, buckets: ['wwgk', ''], castles: ['f345', 'hhhh'] });
  s.phase = 'build';
  s.builders = 1;
  s.asked = 1;
  expect(ask(s, 0, 1).text).toBe('build 0 k');
});
