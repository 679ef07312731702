import { CHANCE, type Game, pickWeighted } from '../../../../src/engine/game.ts';
import type { Registry } from '../../../../src/engine/words.ts';
import { games as toys } from '../../../toy/registry.ts';

/** One walks, the wind blows, and so on for as long as it takes: a match of any length. */
type State = { steps: number; windy: boolean };
type Options = { readonly length: number };

const WIND = ['wind east', 'wind west'];

const game: Game<State, string, string, { readonly steps: number }, Options> = {
  id: 'walk',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: { length: { kind: 'integer', group: 'figure', min: 1, max: 1_000_000, default: 1_000_000 } },
  setup: () => ({ steps: 0, windy: false }),
  clone: (s) => ({ ...s }),
  toAct: ({ windy }) => (windy ? [CHANCE] : [0]),
  sealed: () => false,
  legal(s, seat, out) {
    if (seat === 0 && !s.windy) out.push('left', 'right');
    return out;
  },
  chances(_, out) {
    for (const move of WIND) out.push({ move, weight: 1 });
    return out;
  },
  sample: (s, rng) => pickWeighted(game.chances(s, []), rng),
  apply(s, seat, move, emit) {
    if (seat !== CHANCE) s.steps++;
    s.windy = seat !== CHANCE;
    emit?.(move);
  },
  result: () => undefined,
  view: ({ steps }) => ({ steps }),
  imagine: ({ steps }) => ({ steps, windy: false }),
  census: () => ({}),
  write: (move) => move,
  read: (text) => text,
};

/** Nobody reads about it or looks at it, so the words are another game's. */
export const games = {
  walk: { ...toys.pebbles, load: async () => game },
} as unknown as Registry;
