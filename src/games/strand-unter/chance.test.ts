import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { cardsLeft } from './chance.ts';
import { game } from './index.ts';
import { play, printed, refill, scene } from './testing.ts';
import { startBuilding } from './phases/build.ts';

test('cards are dealt one at a time, seat after seat, values 0 to 3', () => {
  const s = game.setup(2, printed, 1);
  const rng = new FastRng(3, 3);
  for (let i = 0; i < 8; i++) {
    expect(game.toAct(s)).toEqual([-1]);
    const value = i % 4;
    const outcomes = game.chances(s, []);
    const given = i < 4 ? 8 : 7;
    expect(outcomes.map(({ weight }) => weight)).toEqual(new Array(given).fill(1));
    game.apply(s, -1, game.sample(s, rng));
    expect(s.cards.filter((card) => card >= 0)).toHaveLength(i + 1);
    expect(cardsLeft(s, value)).toHaveLength(given - 1);
  }
  expect(s.phase).toBe('draw');
});

test('equal cards are one outcome with their number as weight', () => {
  const s = game.setup(2, { ...printed, cards0: [1110, 30, 1110, 30, 30, 111, 2100, 1110] }, 1);
  const told = game.chances(s, []).map(({ move, weight }) => [game.write(move), weight]);
  expect(told).toEqual([
    ['deal 0030', 3],
    ['deal 0111', 1],
    ['deal 1110', 3],
    ['deal 2100', 1],
  ]);
});

/** Pascal's triangle, once more and slowly. */
const choose = (n: bigint, k: bigint): bigint =>
  k === 0n ? 1n : n < k ? 0n : (choose(n - 1n, k - 1n) * n) / k;

test('a draw weighs its handfuls by the ways to draw them', () => {
  const s = scene({ players: 4, round: 1 });
  s.phase = 'draw';
  s.asked = 0;
  const outcomes = game.chances(s, []);
  expect(outcomes).toHaveLength(220);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  expect(BigInt(total)).toBe(choose(80n, 9n));
  const one = outcomes.find(({ move }) => game.write(move) === 'draw 3240');
  expect(BigInt(one?.weight ?? 0)).toBe(choose(20n, 3n) * choose(20n, 2n) * choose(20n, 4n));
});

test('at the ebb only shells never seen come up, at the flood everything in the bag', () => {
  const s = scene({ players: 2, round: 7, groove: 'wwwww', buckets: ['', ''] });
  s.unseen = [0, 3, 4, 0];
  s.bag = [9, 9, 9, 9];
  s.shells = [0, 0, 0, 0];
  s.castles.fill(-1);
  s.buckets[0] = 9;
  s.dials.fill(0);
  startBuilding(s);
  play(s, [0, 'pass']);
  expect(game.chances(s, []).map(({ move }) => game.write(move))).toEqual(['draw 0240', 'draw 0330']);
  refill(s);
  startBuilding(s);
  play(s, [0, 'pass']);
  expect(s.round).toBe(9);
  // What was left unseen is in the bag now: one shell of the seven.
  expect(s.unseen).toEqual([0, 0, 0, 0]);
  expect(s.bag.reduce((sum, n) => sum + n)).toBe(37);
});

test('every draw is as likely as its weight says', () => {
  const s = scene({ players: 2, round: 1 });
  s.phase = 'draw';
  s.asked = 0;
  s.unseen = [3, 2, 1, 4];
  const outcomes = game.chances(s, []);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const rng = new FastRng(11, 2);
  const seen = new Map<number, number>();
  const draws = 40_000;
  for (let i = 0; i < draws; i++) {
    const move = game.sample(s, rng);
    seen.set(move, (seen.get(move) ?? 0) + 1);
  }
  const chi = outcomes.reduce((sum, { move, weight }) => {
    const expected = (draws * weight) / total;
    return sum + ((seen.get(move) ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect([...seen.keys()].every((move) => outcomes.some((outcome) => outcome.move === move))).toBe(true);
  // Far in the tail: the number of outcomes plus five standard deviations.
  expect(chi).toBeLessThan(outcomes.length + 5 * Math.sqrt(2 * outcomes.length));
});
