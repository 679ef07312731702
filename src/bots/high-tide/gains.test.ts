import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type State } from '../../games/high-tide/index.ts';
import { ACCEPT, type ChanceMove, type Move } from '../../games/high-tide/moves.ts';
import { leftOf, rightOf } from '../../games/high-tide/rules.ts';
import { freeSpaces } from '../../games/high-tide/state.ts';
import { BeachNet } from './beach-net.ts';
import { tideOf, weightsOf } from './features.ts';
import { TurnGains } from './gains.ts';
import { ValueModel } from './net.ts';
import { turnPolicy } from './turn-policy.ts';

const model = new ValueModel();
const gains = new TurnGains(model);

/** Positions in which somebody judges a roll, and chairs have moved. */
function* judgements(): Generator<State> {
  const s = game.setup(4, defaults(game.options) as HighTideOptions, 1);
  const rng = new FastRng(8);
  while (s.phase !== 'over') {
    const moves = s.actor === CHANCE ? [game.sample(s, rng)] : game.legal(s, s.actor, []);
    game.apply(s, s.actor, moves[rng.below(moves.length)] as Move);
    if (s.phase === 'judge' && s.played < 3) yield s;
  }
}

test('what a pair gains is what the position after the turn is worth more, and thinking changes nothing', () => {
  let compared = 0;
  for (const s of judgements()) {
    const tide = tideOf(s);
    const before = game.clone(s);
    gains.fill(s, s.actor, tide);
    turnPolicy(model)(s, s.actor, new FastRng(1));
    expect(s).toEqual(before);
    // Nothing moves, but the turn is over.
    const still = { ...game.clone(s), played: s.played + 1 };
    const after = game.clone(s);
    game.apply(after, s.actor, ACCEPT);
    gains.fill(s, s.actor, tide);
    const gain = gains.pairGain(s.left, s.right);
    expect(gain).toBeCloseTo(gains.positionValue(after, tide) - gains.positionValue(still, tide), 9);
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

test('a roll is worth the mean over all outcomes, the better of it and another one if it may be declined', () => {
  let compared = 0;
  for (const s of judgements()) {
    gains.fill(s, s.actor, tideOf(s));
    const rolling = { ...game.clone(s), phase: 'dice' as const };
    const outcomes = game.chances(rolling, []);
    const mean = (least: number): number => {
      let sum = 0;
      let weights = 0;
      for (const { move, weight } of outcomes) {
        const { first, second } = move as Extract<ChanceMove, { type: 'dice' }>;
        const gain = gains.pairGain(first, second);
        sum += weight * Math.max(gain, least);
        weights += weight;
      }
      return sum / weights;
    };
    const once = mean(Number.NEGATIVE_INFINITY);
    expect(gains.rollGain(s.bag, 1)).toBeCloseTo(once, 9);
    expect(gains.rollGain(s.bag, 2)).toBeCloseTo(mean(once), 9);
    expect(gains.rollGain(s.bag, 3)).toBeCloseTo(mean(mean(once)), 9);
    compared += freeSpaces(s);
  }
  expect(compared).toBeGreaterThan(5);
});

test('a reroll is worth the mean of its six or thirty-six outcomes', () => {
  const [s] = judgements();
  gains.fill(s!, s!.actor, tideOf(s!));
  // White 5 and black 2.
  const slot = 64 + 34 * 36 + 1;
  const [left, right] = [leftOf(slot), rightOf(slot)];
  const white = [30, 31, 32, 33, 34, 35];
  const black = [0, 1, 2, 3, 4, 5];
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  expect(gains.rerollOne(right, left)).toBeCloseTo(mean(white.map((d) => gains.pairGain(d, right))), 9);
  expect(gains.rerollOne(left, right)).toBeCloseTo(mean(black.map((d) => gains.pairGain(left, d))), 9);
  const both = white.flatMap((w) => black.map((b) => gains.pairGain(w, b)));
  expect(gains.rerollBoth(left, right)).toBeCloseTo(mean(both), 9);
});

test('two searchers with networks of their own do not disturb each other', () => {
  const s = judgements().next().value as State;
  const zeros = new BeachNet(4, new Float64Array(weightsOf(4)));
  const other = new TurnGains(new ValueModel([zeros]));
  const tide = tideOf(s);
  gains.fill(s, s.actor, tide);
  const before = gains.pairGain(s.left, s.right);
  other.fill(s, s.actor, tide);
  expect(other.pairGain(s.left, s.right)).toBe(0);
  expect(gains.pairGain(s.left, s.right)).toBe(before);
  expect(before).not.toBe(0);
});
