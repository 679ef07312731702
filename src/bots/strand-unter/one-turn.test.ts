import { expect, test } from 'vitest';
import { CHANCE, type Result } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type View } from '../../games/strand-unter/index.ts';
import { startBuilding } from '../../games/strand-unter/phases/build.ts';
import { printed, type Scene, scene } from '../../games/strand-unter/testing.ts';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { greedy } from './one-turn.ts';

/** One match; every answer is checked to be one of the legal ones. */
function match(
  bots: readonly Bot<View>[],
  seed: number,
): { readonly result: Result; readonly log: string[] } {
  const rng = new FastRng(seed, bots.length);
  const s = game.setup(bots.length, printed, game.rules);
  const log: string[] = [];
  for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
    const seat = toAct[0]!;
    if (seat === CHANCE) {
      game.apply(s, seat, game.sample(s, rng));
      continue;
    }
    const legal = game.legal(s, seat, []).map(game.write);
    const { text } = bots[seat]!.choose({
      view: game.view(s, seat),
      seat,
      legal,
      budget: { playouts: 80 },
      rng,
    });
    expect(legal).toContain(text);
    log.push(text);
    game.apply(s, seat, game.read(text)!);
  }
  return { result: game.result(s) as Result, log };
}

test.each([2, 3, 4])('greedy beats random players at a table of %i', (players) => {
  const games = 12;
  let wins = 0;
  let margin = 0;
  for (let i = 0; i < games; i++) {
    const hero = i % players;
    const bots = Array.from({ length: players }, (_, seat) =>
      seat === hero ? greedy : (random as Bot<View>),
    );
    const { result } = match(bots, 100 + i);
    if (result.places[hero] === 1) wins++;
    margin += result.scores[hero]! - Math.max(...result.scores.filter((_, seat) => seat !== hero));
  }
  expect(wins).toBeGreaterThanOrEqual(9);
  expect(margin / games).toBeGreaterThan(3);
});

test('the same randomness gives the same match', () => {
  const bots = [greedy, greedy, greedy];
  expect(match(bots, 7).log).toEqual(match(bots, 7).log);
  expect(match(bots, 7).log).not.toEqual(match(bots, 8).log);
});

/** What greedy answers to the question whether to build. */
function building(wanted: Scene): string {
  const s = scene(wanted);
  startBuilding(s);
  const legal = game.legal(s, 0, []).map(game.write);
  return greedy.choose({
    view: game.view(s, 0),
    seat: 0,
    legal,
    budget: { playouts: 1 },
    rng: new FastRng(1, 1),
  }).text;
}

test('it builds the castle that wins at once, and in the last round whatever stands', () => {
  const ready = { players: 2, buckets: ['wwgk', ''] };
  expect(building({ ...ready, round: 12, last: 7, castles: ['f345', 'hhhh'] })).toBe('build 0 k');
  expect(building({ ...ready, round: 15, last: 4, castles: ['fhhh', 'hhhh'] })).toBe('build 0 k');
});

test('it does not end the match as the loser', () => {
  const rich = ['f1xx', 'h888'];
  expect(building({ players: 2, buckets: ['wwgk', ''], round: 10, last: 10, castles: rich })).toBe('pass');
});
