import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game, type HighTideOptions } from '../../../games/high-tide/index.ts';
import { sortedRolls } from './rolls.ts';

test('all dice are there once, from the worst to the best', () => {
  const s = game.setup(4, defaults(game.options) as HighTideOptions, game.rules);
  game.apply(s, CHANCE, game.sample(s, new FastRng(3)));
  expect(sortedRolls(s)).toBeUndefined();
  game.apply(s, s.actor, { type: 'roll' });
  const list = game.chances(s, []);
  const sorted = sortedRolls(s)!;
  const texts = (some: typeof list): string[] =>
    some.map(({ move, weight }) => `${game.write(move)} ${weight}`).sort();
  expect(texts(sorted)).toEqual(texts(list));
  expect(sorted).not.toEqual(list);
  const pips = ({ move }: (typeof list)[number]): number => {
    const words = game.write(move).split(' ');
    return Number(words[2]) + Number(words[4]);
  };
  const mean = (some: typeof list): number => some.reduce((sum, each) => sum + pips(each), 0) / some.length;
  // With all chairs at the bar more pips are better.
  const quarter = sorted.length / 4;
  expect(mean(sorted.slice(0, quarter))).toBeLessThan(mean(sorted.slice(-quarter)) - 2);
});
