import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type Options } from '../../games/maui/index.ts';
import { withOptions } from '../../games/maui/testing.ts';
import type { Bot } from '../bot.ts';
import { greedy } from './one-turn.ts';
import { random } from '../random.ts';

/** One game; who sits where, and the final scores and places. */
function match(bots: readonly Bot<never>[], options: Partial<Options>, seed: number) {
  const rng = new FastRng(8, seed);
  const s = game.setup(bots.length, withOptions(options), 1);
  const log: string[] = [];
  for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
    if (seat === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    const legal = game.legal(s, seat, []).map(game.write);
    const view = game.view(s, seat) as never;
    const { text, values } = (bots[seat] as Bot<never>).choose({
      view,
      seat,
      legal,
      rng,
      budget: { playouts: 1 },
    });
    if (!legal.includes(text)) throw new Error(`${text} is not legal`);
    if (values && values.some((value) => !Number.isFinite(value)))
      throw new Error(`${text}: ${values.join()}`);
    log.push(text);
    game.apply(s, seat, game.read(text) as never);
  }
  return { log, result: game.result(s) };
}

test.each<[string, Partial<Options>]>([
  ['the base game', { mode: 'base' }],
  ['the crab variant', { mode: 'crabs' }],
  ['the long game', { mode: 'long' }],
])('greedy beats three random players every time: %s', (_, options) => {
  for (let i = 0; i < 8; i++) {
    const bots = [0, 1, 2, 3].map((seat) => (seat === i % 4 ? greedy : random) as Bot<never>);
    expect(match(bots, options, i).result?.places[i % 4]).toBe(1);
  }
});

test('greedy players score as sensible people do: 28 to 36 on the tracks, 38 to 46 in all, 1 to 2.5 chips', () => {
  const sums = { tracks: 0, chips: 0, total: 0 };
  const games = 20;
  for (let i = 0; i < games; i++) {
    const { result } = match([greedy, greedy, greedy] as Bot<never>[], {}, i);
    for (const [seat, items] of (result?.breakdown ?? []).entries()) {
      sums.tracks += (items['tracks'] as number) / games / 3;
      sums.chips -= (items['chips'] as number) / games / 3;
      sums.total += (result?.scores[seat] as number) / games / 3;
    }
  }
  expect(sums.tracks).toBeGreaterThan(28);
  expect(sums.tracks).toBeLessThan(36);
  expect(sums.total).toBeGreaterThan(38);
  expect(sums.total).toBeLessThan(46);
  expect(sums.chips).toBeGreaterThan(1);
  expect(sums.chips).toBeLessThan(2.5);
});

test('the same question gets the same answer', () => {
  const bots = [greedy, greedy] as Bot<never>[];
  expect(match(bots, { mode: 'crabs' }, 3).log).toEqual(match(bots, { mode: 'crabs' }, 3).log);
});
