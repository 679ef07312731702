import { expect, test } from 'vitest';
import { greedyPolicy } from '../../../bots/maui/one-turn.ts';
import { drive } from '../../../engine/drive.ts';
import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game, type Options, type State } from '../../../games/maui/index.ts';
import { tileTexts } from '../../../games/maui/vocabulary.ts';
import { judgeFor } from '../registry.ts';
import type { MauiRollouts } from './rollouts.ts';
import { SharedRefills } from './shared-refills.ts';

const SEED = 5;
const PATHS = 6;

function rolloutsAnew(): MauiRollouts {
  return judgeFor('maui', 2)?.rollouts as unknown as MauiRollouts;
}

/** A match by medium's policy, until so many decisions were made and a turn begins, or it is over. */
function played(
  seed: number,
  decisions: number,
  { seats = 2, ...options }: Partial<Options> & { readonly seats?: number } = {},
): State {
  const s = game.setup(seats, { ...defaults(game.options), ...options } as Options, game.rules);
  const rng = new FastRng(seed);
  let made = 0;
  drive(game, s, {
    goOn: () => made < decisions || !['turn', 'substitute', 'over'].includes(s.phase),
    move: (_, seat) => {
      if (seat === CHANCE) return game.sample(s, rng);
      made++;
      return greedyPolicy(s, seat, rng);
    },
  });
  return s;
}

test('a position is worth the same for the same seed, to anybody, and stays as it was', () => {
  const rollouts = rolloutsAnew();
  for (const decisions of [1, 9, 20, 33]) {
    const s = played(decisions, decisions);
    const before = JSON.stringify(s);
    const { value, paths } = rollouts.value(s, PATHS, SEED);
    expect(JSON.stringify(s)).toBe(before);
    expect((value[0] as number) + (value[1] as number)).toBeCloseTo(1, 12);
    expect(paths.length).toBe(PATHS);
    expect(rolloutsAnew().value(s, PATHS, SEED).value).toEqual(value);
  }
});

test('positions of one match meet the same chance, another seed another', () => {
  const rollouts = rolloutsAnew();
  const s = played(3, 2);
  const [one, same, other] = [SEED, SEED, SEED + 1].map((seed) => rollouts.value(s, PATHS, seed).paths);
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

test('a match that is over is worth its result, and nothing that is still played is certain', () => {
  const rollouts = rolloutsAnew();
  const over = played(4, 1000);
  const { value } = rollouts.value(over, PATHS, SEED);
  const winner = game.result(over)?.places.indexOf(1) as number;
  expect(value[winner]).toBe(1);
  const late = [40, 45, 50, 55]
    .map((decisions) => played(4, decisions))
    .filter(({ phase }) => phase !== 'over');
  const surest = late.map((s) => Math.max(...rollouts.value(s, PATHS, SEED).value.slice(0, 2)));
  expect(Math.max(...surest)).toBeLessThan(1);
});

test('before a refill a position is worth the mean of what it is worth after it', () => {
  const rollouts = rolloutsAnew();
  const squares: number[] = [];
  for (let seed = 1; seed <= 3; seed++)
    for (let decisions = 3; decisions < 45; decisions += 6) {
      const s = played(seed, decisions);
      const take = s.phase === 'turn' && game.legal(s, s.seat, []).find(({ type }) => type === 'take');
      if (!take) continue;
      game.apply(s, s.seat, take);
      const outcomes = game.chances(s, []);
      let mean = 0;
      for (const { move } of outcomes) {
        const next = game.clone(s);
        game.apply(next, CHANCE, move);
        mean += (rollouts.value(next, 32, SEED).value[0] as number) / outcomes.length;
      }
      squares.push(((rollouts.value(s, 32, SEED).value[0] as number) - mean) ** 2);
    }
  expect(squares.length).toBeGreaterThan(10);
  const error = Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length);
  expect(error).toBeLessThan(0.02);
});

test('three and four players: shares add up to 1, and nobody is sure', () => {
  for (const seats of [3, 4]) {
    const rollouts = judgeFor('maui', seats)?.rollouts as unknown as MauiRollouts;
    for (const decisions of [1, 30, 60]) {
      const { value, paths } = rollouts.value(played(decisions, decisions, { seats }), PATHS, SEED);
      const shares = value.slice(0, seats);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
      expect(Math.max(...shares)).toBeLessThan(1);
      expect(paths[0]?.length).toBe(2 * seats);
    }
  }
});

test('only the game in the box is rolled out', () => {
  const rollouts = rolloutsAnew();
  expect(rollouts.isFor(played(1, 1))).toBe(true);
  expect(rollouts.isFor(played(1, 1, { mode: 'crabs' }))).toBe(false);
});

test('the paths of a draw share out the tiles evenly, and draw what is in the bag', () => {
  const tiles = tileTexts.map((_, tile) => tile);
  const refills = new SharedRefills(7, 2 * tiles.length);
  const drawn = Array.from({ length: 2 * tiles.length }, (_, path) => refills.next(tiles, path));
  expect(drawn.toSorted((a, b) => a - b)).toEqual(tiles.flatMap((tile) => [tile, tile]));
  const bag = [3, 8, 11];
  for (let path = 0; path < 20; path++) {
    expect(bag).toContain(refills.next(bag, path));
    expect(refills.unit(3, 0, path)).toBeGreaterThanOrEqual(0);
    expect(refills.unit(3, 0, path)).toBeLessThan(1);
  }
});
