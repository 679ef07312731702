import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game, type Move } from '../index.ts';
import { FREE, isPair, placeOf } from '../rules.ts';
import { COIN_SPACES, LARGE_WAVE, SMALL_WAVE } from '../vocabulary.ts';
import { type HighTideOptions, type State, steps } from '../state.ts';

/** Any table, and the seed of a random match at it. */
const matches = fc.record({
  seats: fc.integer({ min: 3, max: 6 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  options: fc.record({
    coins: fc.boolean(),
    shark: fc.boolean(),
    surfer: fc.boolean(),
    baywatch: fc.boolean(),
    hidden: fc.boolean(),
    length: fc.integer({ min: 10, max: 30 }),
    rental: fc.integer({ min: 2, max: 8 }),
    coinValues: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
  }),
});

/** The first sentence that some position of a random match breaks. */
function broken(check: (s: State) => string | undefined): string | undefined {
  let found: string | undefined;
  fc.assert(
    fc.property(matches, ({ seats, seed, options }) => {
      const rng = new FastRng(seed);
      const s = game.setup(seats, { ...(defaults(game.options) as HighTideOptions), ...options }, 1);
      for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
        found ??= check(s);
        const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
        game.apply(s, seat, moves[rng.below(moves.length)] as Move);
      }
      found ??= check(s);
      return found === undefined;
    }),
    { numRuns: 60, seed: 7 },
  );
  return found;
}

test('the sand left is the length less the waves laid', () => {
  const check = (s: State) => {
    const flooded = [0, 0, 0, 0, 0, 0];
    for (const [i, beach] of s.waves.entries())
      (flooded[beach] as number) += i % 2 === 0 ? LARGE_WAVE : SMALL_WAVE;
    const sand = flooded.map((spaces) => Math.max(0, s.options.length - spaces));
    return sand.join() === s.sand.join() ? undefined : `${sand.join()} / ${s.sand.join()}`;
  };
  expect(broken(check)).toBeUndefined();
});

test('the dice track has no gaps but that of the pair in hand, and nothing lies at or below the rental', () => {
  const check = (s: State) => {
    const closed = s.track.slice(s.rental - 1).filter((slot) => isPair(slot)).length;
    // After the last turn the wave pair may lie on the last space.
    if (closed > 0 && s.played < s.seats) return `${closed} pairs lie below the rental`;
    const filled = s.track.slice(0, s.filled).filter((slot) => slot === FREE).length;
    const above = s.track.slice(s.filled).filter((slot) => slot !== FREE).length;
    return filled === (s.from > 0 ? 1 : 0) && above === 0
      ? undefined
      : `${s.track.join()} filled ${s.filled}`;
  };
  expect(broken(check)).toBeUndefined();
});

test('no two chairs stand in the same spot of a beach, and none beyond the sea', () => {
  const check = (s: State) => {
    for (let beach = 0; beach < 6; beach++) {
      const away = s.chairs.filter((c, id) => id % 6 === beach && c > 0);
      if (new Set(away).size < away.length) return `two chairs in one spot of beach ${beach}`;
      if (away.some((c) => placeOf(c) > s.options.length + 1))
        return `a chair beyond the sea of beach ${beach}`;
    }
    return undefined;
  };
  expect(broken(check)).toBeUndefined();
});

test('once laid, the coins of each colour are on their beach or in purses, with their values', () => {
  const check = (s: State) => {
    if (!s.options.coins || s.phase === 'towels' || s.phase === 'coins') return undefined;
    const all = s.options.coinValues.toSorted((a, b) => a - b).join();
    for (let beach = 0; beach < 6; beach++) {
      const lying = s.coins.slice(beach * COIN_SPACES, (beach + 1) * COIN_SPACES);
      const held = s.purses.filter((_, id) => id % 6 === beach);
      const values = [...lying, ...held].filter((value) => value >= 0).toSorted((a, b) => a - b);
      if (values.join() !== all) return `beach ${beach}: ${values.join()}`;
    }
    return undefined;
  };
  expect(broken(check)).toBeUndefined();
});

test('a phase that only happens inside a move is never seen from outside', () => {
  expect(broken((s) => steps.find((step) => step === s.phase))).toBeUndefined();
});
