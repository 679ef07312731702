import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { everything } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import type { Move } from './moves.ts';
import type { HighTideOptions } from './state.ts';
import { begin, choices, game } from './testing.ts';
import { known } from './view.ts';

/** Every position of a random match. */
function* positions(options: HighTideOptions, seats: number, seed: number) {
  const rng = new FastRng(seed);
  const s = game.setup(seats, options, 1);
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    yield s;
    const moves = seat === CHANCE ? [] : game.legal(s, seat, []);
    game.apply(s, seat, seat === CHANCE ? game.sample(s, rng) : (moves[rng.below(moves.length)] as Move));
  }
  yield s;
}

test('the view of a base game for four never takes more than 1.5 KB', () => {
  const base = begin().options;
  let largest = 0;
  for (let seed = 1; seed <= 20; seed++) {
    for (const s of positions(base, 4, seed))
      largest = Math.max(largest, JSON.stringify(game.view(s, 0)).length);
  }
  expect(largest).toBeGreaterThan(500);
  expect(largest).toBeLessThanOrEqual(1500);
});

test('everybody sees the same, except face-down surfers', () => {
  const options = { ...(everything(game.options) as HighTideOptions), hidden: true };
  for (const s of positions(options, 5, 7)) {
    const [a, b] = [game.view(s, 0), game.view(s, 'public')];
    expect({ ...a, viewer: null, surfers: null }).toEqual({ ...b, viewer: null, surfers: null });
  }
});

test('what a view tells is enough to go on: moves, draws and census agree with the real state', () => {
  const options = { ...(everything(game.options) as HighTideOptions), hidden: true };
  for (const s of positions(options, 6, 11)) {
    const dream = game.imagine(game.view(s, 2), new FastRng(3));
    expect(game.census(dream)).toEqual(game.census(s));
    expect(choices(dream)).toEqual(choices(s));
  }
});

test('a viewer who does not know a surfer takes it for none', () => {
  const s = begin({ options: { surfer: true, hidden: true }, surfers: [0, 1, 2, 3] });
  expect(known(game.view(s, 1)).surfers).toEqual([-1, 1, -1, -1]);
});
