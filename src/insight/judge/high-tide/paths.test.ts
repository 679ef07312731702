import { expect, test } from 'vitest';
import { ValueModel } from '../../../bots/high-tide/net.ts';
import { turnPolicy } from '../../../bots/high-tide/turn-policy.ts';
import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game, type HighTideOptions, type State } from '../../../games/high-tide/index.ts';
import { beachOf } from '../../../games/high-tide/rules.ts';
import { newValue, type Value } from '../vector.ts';
import { Paths } from './paths.ts';

const policy = turnPolicy(new ValueModel());

/** The first player's first question. */
function opening(): State {
  const s = game.setup(4, defaults(game.options) as HighTideOptions, game.rules);
  game.apply(s, CHANCE, game.sample(s, new FastRng(3)));
  return s;
}

/** Says nothing of the round that is played, and an even share of what comes after it. */
function afterRound(s: State): Value | undefined {
  return s.round > 1 ? newValue(4).fill(0.25, 0, 4) : undefined;
}

test('paths share out the dice evenly, and the same seed gives the same dice', () => {
  const s = opening();
  const before = structuredClone(s);
  const first = Array.from({ length: 6 }, () => 0);
  const seen: number[] = [];
  const looking = new Paths((at) => {
    if (at.phase !== 'judge') return undefined;
    seen.push(at.left, at.right);
    for (const each of [at.left, at.right]) first[beachOf(each)] = (first[beachOf(each)] as number) + 1;
    return newValue(4);
  }, policy);
  looking.value(s, 60, 5);
  expect(s).toEqual(before);
  // 120 dice of six colours: the first of each throw has every colour ten times, the second about as often.
  expect(Math.min(...first)).toBeGreaterThanOrEqual(17);
  expect(Math.max(...first)).toBeLessThanOrEqual(23);
  const once = seen.splice(0);
  looking.value(s, 60, 6);
  expect(seen.splice(0)).not.toEqual(once);
  looking.value(s, 60, 5);
  expect(seen).toEqual(once);
});

test('a path ends where something is known, or with the match', () => {
  const s = opening();
  expect([...new Paths(afterRound, policy).value(s, 4, 1)].slice(0, 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
  const ended = new Paths(() => undefined, policy).value(s, 4, 1);
  expect(ended.slice(0, 4).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(Math.max(...ended.slice(4))).toBeGreaterThan(5);
});
