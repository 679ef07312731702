import { expect, test } from 'vitest';
import { game } from './index.ts';
import { BEACHES } from './vocabulary.ts';
import type { State } from './state.ts';
import { begin, choices, lastTurn, layOnTrack, play, roll, WHITE, YELLOW } from './testing.ts';

/** Weights by text. */
function weights(s: State): Map<string, number> {
  return new Map(game.chances(s, []).map(({ move, weight }) => [game.write(move), weight]));
}

/** Every way to draw two real dice and to roll them, counted one by one. */
function diceByHand(bag: readonly number[]): Map<string, number> {
  const dice = bag.flatMap((count, beach) => Array.from({ length: count }, () => BEACHES[beach] as string));
  const ways = new Map<string, number>();
  for (let first = 0; first < dice.length; first++) {
    for (let second = first + 1; second < dice.length; second++) {
      for (let a = 1; a <= 6; a++) {
        for (let b = 1; b <= 6; b++) {
          const text = `dice ${[`${dice[first]} ${a}`, `${dice[second]} ${b}`].sort().join(' ')}`;
          ways.set(text, (ways.get(text) ?? 0) + 1);
        }
      }
    }
  }
  return ways;
}

test.each([
  ['a full bag for four', [2, 2, 2, 2, 2, 2]],
  ['a full bag for six', [3, 3, 3, 3, 3, 3]],
  ['some colours gone', [0, 3, 1, 0, 2, 1]],
  ['one colour left', [0, 0, 0, 3, 0, 0]],
  ['two dice left', [1, 0, 0, 0, 0, 1]],
])('two dice from %s: as likely as with real dice', (_, bag) => {
  const s = begin();
  play(s, 'roll');
  s.bag = [...bag];
  expect(weights(s)).toEqual(diceByHand(bag));
});

/** Positions at which `sample` draws anything but what the list has there, weights laid end to end. */
function strayed(s: State): string[] {
  const wrong: string[] = [];
  const list = game.chances(s, []);
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  let at = 0;
  for (const { move, weight } of list) {
    for (const position of new Set([at, at + (weight >> 1), at + weight - 1])) {
      const drawn = game.sample(s, { below: (n) => (n === total ? position : Number.NaN) });
      const [text, expected] = [game.write(drawn), game.write(move)];
      if (text !== expected) wrong.push(`${position}: ${text} instead of ${expected}`);
    }
    at += weight;
  }
  return wrong;
}

test.each([[[2, 2, 2, 2, 2, 2]], [[3, 3, 3, 3, 3, 3]], [[0, 3, 1, 0, 2, 1]], [[0, 0, 0, 3, 0, 0]]])(
  'dice are sampled by arithmetic exactly as listed: %j',
  (bag) => {
    const s = begin();
    play(s, 'roll');
    s.bag = [...bag];
    expect(strayed(s)).toEqual([]);
  },
);

test.each([[[1, 2, 3, 4, 5, 6, 7, 8]], [[0, 0, 1, 1, 1, 2, 9, 9]], [[5, 5, 5, 5, 5, 5, 5, 5]]])(
  'coins %j are sampled by arithmetic exactly as listed',
  (coinValues) => {
    const s = game.setup(3, { ...begin().options, coins: true, coinValues }, 1);
    play(s, 'towels 0 1 2');
    expect(strayed(s)).toEqual([]);
    play(s, choices(s)[0] as string);
    expect(strayed(s)).toEqual([]);
  },
);

test('coins of equal value are different coins', () => {
  const s = game.setup(3, { ...begin().options, coins: true, coinValues: [0, 0, 0, 0, 0, 0, 0, 7] }, 1);
  play(s, 'towels 0 1 2');
  expect([...weights(s)]).toEqual([
    ['coins black 0 0 0 0', 7 * 6 * 5 * 4],
    ['coins black 0 0 0 7', 7 * 6 * 5],
    ['coins black 0 0 7 0', 7 * 6 * 5],
    ['coins black 0 7 0 0', 7 * 6 * 5],
    ['coins black 7 0 0 0', 7 * 6 * 5],
  ]);
});

test.each([
  [3, 6, 120],
  [4, 24, 360],
  [5, 120, 720],
  [6, 720, 720],
])('%d players: %d piles of towels and %d deals of surfers, all equally likely', (seats, piles, deals) => {
  const s = game.setup(seats, { ...begin().options, surfer: true }, 1);
  expect(weights(s).size).toBe(piles);
  expect(strayed(s)).toEqual([]);
  play(s, choices(s).at(-1) as string);
  expect(weights(s).size).toBe(deals);
  expect(strayed(s)).toEqual([]);
  expect(new Set(weights(s).values())).toEqual(new Set([1]));
});

test('a reroll of one die has six outcomes, of both thirty-six', () => {
  const s = begin();
  layOnTrack(s, [WHITE, 5], [YELLOW, 2]);
  play(s, 'take 1', 'reroll right');
  expect(choices(s)).toEqual(['pips 1', 'pips 2', 'pips 3', 'pips 4', 'pips 5', 'pips 6']);
  expect(strayed(s)).toEqual([]);
  const both = begin();
  layOnTrack(both, [WHITE, 5], [YELLOW, 2]);
  play(both, 'take 1', 'reroll both');
  expect(choices(both)).toHaveLength(36);
  expect(strayed(both)).toEqual([]);
});

test('alerts, sharks and tiles are sampled exactly as listed', () => {
  const s = begin({ options: { shark: true, baywatch: true } });
  s.phase = 'alert';
  s.actor = -1;
  expect(strayed(s)).toEqual([]);
  s.phase = 'tile';
  expect(strayed(s)).toEqual([]);
  const end = begin({ options: { shark: true } });
  lastTurn(end);
  layOnTrack(end, [WHITE, 5], [YELLOW, 2]);
  roll(end, 'black 1 blue 1');
  expect(strayed(end)).toEqual([]);
});
