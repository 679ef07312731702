import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { CHANCE } from '../../engine/game.ts';
import { game, type ToyMove, type ToyState } from '../../../test/toy/game.ts';
import { anyMove, asBot, bestNext, mixed, type Policy } from './policy.ts';

/** A question with three answers. */
function bidding(): ToyState {
  const s = game.setup(2, { bonus: false, faces: 6 }, 1);
  const rng = new FastRng(1);
  while (s.phase === 'deal') game.apply(s, CHANCE, game.sample(s, rng));
  return s;
}

/** How often each bid is chosen in 300 times; the state stays as it was. */
function bids(policy: Policy<ToyState, ToyMove>): number[] {
  const s = bidding();
  const before = JSON.stringify(s);
  const rng = new FastRng(2);
  const counts = [0, 0, 0];
  for (let i = 0; i < 300; i++) counts[policy(s, 0, rng).n!]!++;
  expect(JSON.stringify(s)).toBe(before);
  return counts;
}

const liking = (bid: number) => (s: ToyState) => (s.bids[0] === bid ? 1 : 0);

test('any move is as likely as another', () => {
  expect(Math.min(...bids(anyMove(game)))).toBeGreaterThan(70);
});

test.each([0, 1, 2])('the best next position is found: bid %i', (bid) => {
  expect(bids(bestNext(game, liking(bid)))[bid]).toBe(300);
});

test('now and then a whim', () => {
  const [, liked] = bids(bestNext(game, liking(1), 0.3)) as [number, number];
  expect(liked).toBeGreaterThan(210);
  expect(liked).toBeLessThan(270);
});

test('two policies in turns', () => {
  const [, one, two] = bids(mixed(bestNext(game, liking(1)), bestNext(game, liking(2)), 0.25)) as [
    number,
    number,
    number,
  ];
  expect(one + two).toBe(300);
  expect(two).toBeGreaterThan(50);
  expect(two).toBeLessThan(100);
});

test('as a bot answers', () => {
  const bot = {
    name: 'last',
    choose: ({ legal }: { legal: readonly string[] }) => ({ text: legal.at(-1)! }),
  };
  expect(bids(asBot(game, bot))).toEqual([0, 0, 300]);
});
