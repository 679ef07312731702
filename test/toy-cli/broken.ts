import type { Registry } from '../../src/engine/words.ts';
import { game, type ToyGame, type ToyState } from '../toy/game.ts';
import { draw, words } from '../toy/words.ts';

/** The toy with faults that a simulation has to find: a pebble that gets lost, and a move that throws. */
export const games: Registry = {
  // From the second round on the winner of the bidding may lose a pebble out of the bag: only when all bid the most.
  leaky: entry('leaky', (state) => {
    if (state.phase === 'turn' && state.round > 1 && state.points.every((points) => points < -1))
      state.bag.blue--;
  }),
  crashing: entry('crashing', (state) => {
    if (state.phase === 'pebble' && state.points.some((points) => points === 11))
      throw new Error('eleven is too many');
  }),
};

function entry(id: string, after: (state: ToyState) => void): Registry[string] {
  const broken: ToyGame = {
    ...game,
    id,
    apply(s, seat, move, emit) {
      game.apply(s, seat, move, emit);
      after(s);
    },
  };
  return { load: async () => broken, words: async () => words, draw: async () => draw };
}
