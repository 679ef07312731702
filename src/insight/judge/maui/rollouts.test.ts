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

/** A match by medium's policy, until so many decisions were made and nothing is to be drawn. */
function played(seed: number, decisions: number, options = {}): State {
  const s = game.setup(2, { ...defaults(game.options), ...options } as Options, game.rules);
  const rng = new FastRng(seed);
  let made = 0;
  drive(game, s, {
    goOn: () => made < decisions,
    move: (_, seat) => {
      if (seat === CHANCE) return game.sample(s, rng);
      made++;
      return greedyPolicy(s, seat, rng);
    },
  });
  while (game.toAct(s)[0] === CHANCE) game.apply(s, CHANCE, game.sample(s, rng));
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
  const { value, isDecided } = rollouts.value(over, PATHS, SEED);
  const winner = game.result(over)?.places.indexOf(1) as number;
  expect(value[winner]).toBe(1);
  expect(isDecided).toBe(true);
  const late = [40, 45, 50, 55]
    .map((decisions) => played(4, decisions))
    .filter(({ phase }) => phase !== 'over');
  const surest = late.map((s) => Math.max(...rollouts.value(s, PATHS, SEED).value.slice(0, 2)));
  expect(Math.max(...surest)).toBeLessThan(1);
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
