import { expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type State } from '../../games/high-tide/index.ts';
import { beachOf, liesLeft } from '../../games/high-tide/rules.ts';
import { waveOutcomes } from './waves.ts';

/** Plays at random up to the first dice for waves. */
function waves(seats: number, seed: number): State {
  const rng = new FastRng(seed);
  const s = game.setup(seats, defaults(game.options) as HighTideOptions, game.rules);
  while (s.phase !== 'wave-dice' && game.result(s) === undefined) {
    const seat = game.toAct(s)[0] as Seat;
    const moves = seat === CHANCE ? [] : game.legal(s, seat, []);
    const move = seat === CHANCE ? game.sample(s, rng) : moves[rng.below(moves.length)];
    if (move === undefined) throw new Error('nothing to do');
    game.apply(s, seat, move);
  }
  return s;
}

test.each([3, 4, 6])(
  'with %i players the outcomes for waves weigh what all dice with these waves weigh',
  (seats) => {
    const s = waves(seats, 40 + seats);
    expect(s.phase).toBe('wave-dice');
    const key = (first: number, second: number): string => {
      const [left, right] = liesLeft(first, second) ? [first, second] : [second, first];
      return `${beachOf(left)}-${beachOf(right)}`;
    };
    const parts = (list: ReturnType<typeof game.chances>): Map<string, number> => {
      const all = list.reduce((sum, { weight }) => sum + weight, 0);
      const byWaves = new Map<string, number>();
      for (const { move, weight } of list) {
        if (move.type !== 'dice') throw new Error('not dice');
        const at = key(move.first, move.second);
        byWaves.set(at, (byWaves.get(at) ?? 0) + weight / all);
      }
      return byWaves;
    };
    const few = waveOutcomes(s)!;
    const wanted = parts(game.chances(s, []));
    const found = parts(few);
    expect(few).toHaveLength(found.size);
    expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [at, part] of wanted) expect(found.get(at)).toBeCloseTo(part, 12);
  },
);
