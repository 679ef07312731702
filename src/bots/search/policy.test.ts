import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { CHANCE } from '../../engine/game.ts';
import { game, type ToyMove, type ToyState } from '../../../test/toy/game.ts';
import { anyMove, type Policy } from './policy.ts';

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

test('any move is as likely as another', () => {
  expect(Math.min(...bids(anyMove(game)))).toBeGreaterThan(70);
});
