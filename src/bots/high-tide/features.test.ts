import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { everything } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type Move, type State } from '../../games/high-tide/index.ts';
import { BeachNet } from './beach-net.ts';
import { HIDDEN, inputs, inputsOf, newPackedBeach, packBeach, tideOf, weightsOf } from './features.ts';
import { weightsFor } from './weights.ts';
import { readWeights, writeWeights } from '../search/weights.ts';

/** Positions of a random match with everything in it. */
function* positions(seats: number, seed: number): Generator<State> {
  const rng = new FastRng(seed);
  const s = game.setup(seats, everything(game.options) as HighTideOptions, 1);
  while (s.phase !== 'over') {
    const moves = s.actor === CHANCE ? [game.sample(s, rng)] : game.legal(s, s.actor, []);
    game.apply(s, s.actor, moves[rng.below(moves.length)] as Move);
    if (s.phase === 'choose') yield s;
  }
}

/** The network without any tables: every weight with every input. */
function plainly(seats: number, weights: Float64Array, seen: Float64Array): number[] {
  let at = 0;
  const layer = (from: Float64Array | number[], size: number): number[] =>
    Array.from({ length: size }, () => {
      let sum = weights[at++]!;
      for (const input of from) sum += weights[at++]! * input;
      return sum;
    });
  const hidden = layer(seen, HIDDEN).map((sum) => Math.max(sum, 0));
  return layer(hidden, seats);
}

test.each([3, 4, 5, 6])('with %d players a network answers the same with its tables and without', (seats) => {
  const rng = new FastRng(2, seats);
  const weights = Float64Array.from({ length: weightsOf(seats) }, () => rng.below(1000) / 500 - 1);
  const net = new BeachNet(seats, weights);
  const seen = new Float64Array(inputsOf(seats));
  const packed = newPackedBeach();
  let compared = 0;
  for (const s of positions(seats, seats)) {
    for (let beach = 0; beach < 6; beach++, compared++) {
      packBeach(s, beach, tideOf(s), packed);
      inputs(seats, packed, seen);
      const expected = plainly(seats, weights, seen);
      // The second time it comes from the cache.
      for (let time = 0; time < 2; time++) {
        const at = net.evaluate(packed);
        for (let i = 0; i < seats; i++) expect(net.outputs[at + i]).toBeCloseTo(expected[i]!, 9);
      }
    }
  }
  expect(compared).toBeGreaterThan(60);
});

test('a packed beach has the chair nearest the water first', () => {
  const packed = newPackedBeach();
  for (const s of positions(5, 3)) {
    packBeach(s, 2, tideOf(s), packed);
    const chairs = packed.seats.slice(0, 5).map((seat) => s.chairs[seat * 6 + 2]!);
    expect(chairs).toEqual(chairs.toSorted((a, b) => b - a));
    expect(packed.seats.slice(0, 5).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  }
});

test('weights are kept as text', () => {
  const weights = Float64Array.from([0, 0.5, -0.25, 3.9, -4, 100, -100, 0.001]);
  const again = [...readWeights(writeWeights(weights))];
  expect(again.slice(0, 5)).toEqual([0, 0.5, -0.25, 3.900390625, -4]);
  // What is out of reach stays at the border, and small steps are rounded.
  expect(again.slice(5)).toEqual([4 - 1 / 512, -4, 1 / 512]);
});

test.each([3, 4, 5, 6])(
  'for %d players something was learned: all of a network, and hardly a weight at the border',
  (seats) => {
    const weights = weightsFor(seats);
    expect(weights.length).toBe(weightsOf(seats));
    expect(weights.filter((weight) => Math.abs(weight) > 3.99).length).toBeLessThan(weights.length / 100);
    expect(weights.filter((weight) => weight !== 0).length).toBeGreaterThan(weights.length / 2);
  },
);
