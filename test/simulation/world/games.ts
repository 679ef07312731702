import type { Registry } from '../../../src/engine/words.ts';
import { game } from '../../toy/game.ts';
import { draw, words } from '../../toy/words.ts';

/** The toy game, loaded already: nothing of a simulation waits for a real disk. */
export const games = {
  pebbles: { load: async () => game, words: async () => words, draw: async () => draw },
} as unknown as Registry;
