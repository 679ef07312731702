import { expect, test } from 'vitest';
import {
  expectations,
  flattened,
  quantalResponses,
  matchRegrets,
  nextProfile,
  normalized,
  type NormalForm,
} from './regret.ts';

/** Two seats, the second gets what the first loses. */
function zeroSum(rows: readonly (readonly number[])[]): NormalForm {
  return {
    choices: [rows.length, rows[0]!.length],
    payoffs: Float64Array.from(rows.flatMap((row) => row.flatMap((worth) => [worth, -worth]))),
  };
}

const nobody = (game: NormalForm) => ({
  seat: 0,
  others: game.choices.map((n) => normalized(new Array(n).fill(1))),
});

test('stone, paper, scissors, where a win with stone counts double: the known mixture', () => {
  const game = zeroSum([
    [0, -1, 2],
    [1, 0, -1],
    [-2, 1, 0],
  ]);
  const { mixtures } = matchRegrets(game, 3000, { ...nobody(game), trust: 0 });
  for (const mixture of mixtures) {
    expect(mixture[0]).toBeCloseTo(1 / 4, 1);
    expect(mixture[1]).toBeCloseTo(1 / 2, 1);
    expect(mixture[2]).toBeCloseTo(1 / 4, 1);
  }
  const worth = game.choices.map((n) => new Float64Array(n));
  expectations(game, flattened(mixtures), worth);
  // Nobody can do better than by the mixture, which is worth nothing to either.
  for (const list of worth) expect(Math.max(...list)).toBeLessThan(0.02);
});

test('against an opponent modelled as stone it plays paper, and mixes the more the less it trusts the model', () => {
  const game = zeroSum([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  const likes = (trust: number) =>
    matchRegrets(game, 2000, { seat: 0, others: [[], [1, 0, 0]], trust }).mixtures[0]!;
  expect(likes(1)[1]).toBeGreaterThan(0.95);
  expect(likes(0.2)[1]).toBeLessThan(0.8);
  expect(Math.min(...likes(0))).toBeGreaterThan(0.25);
});

test('the quantal response to stone is paper, the more surely the lower the temperature', () => {
  const game = zeroSum([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  const both = [
    [1, 0, 0],
    [1, 0, 0],
  ];
  for (const answer of quantalResponses(game, both, 0.1)) expect(answer[1]).toBeGreaterThan(0.999);
  const [stone, paper, scissors] = quantalResponses(game, both, 1)[0] as [number, number, number];
  expect(stone / paper).toBeCloseTo(Math.exp(-1), 9);
  expect(scissors / paper).toBeCloseTo(Math.exp(-2), 9);
});

test('three seats: everybody keeps away from where another goes', () => {
  const choices = [3, 3, 3];
  const payoffs: number[] = [];
  const profile = new Int32Array(3);
  let profiles = 0;
  do {
    for (const mine of profile) payoffs.push(profile.filter((each) => each === mine).length === 1 ? 1 : 0);
    profiles++;
  } while (nextProfile(profile, choices));
  expect(profiles).toBe(27);
  const game = { choices, payoffs: Float64Array.from(payoffs) };
  const { modelled } = matchRegrets(game, 500, {
    seat: 0,
    others: [[], [1, 0, 0], [0, 1, 0]],
    trust: 1,
  });
  expect(modelled[1]).toEqual([1, 0, 0]);
  expect(modelled[0]![2]).toBeGreaterThan(0.95);
});
