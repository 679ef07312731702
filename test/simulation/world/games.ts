import type { Registry } from '../../../src/engine/words.ts';
import { game } from '../../toy/game.ts';
import { draw, words } from '../../toy/words.ts';

const texts = { words: async () => words, draw: async () => draw };
/** The toy under the name of a game whose bots have ratings: its matches can be rated. */
const rated = Object.create(game, { id: { value: 'maui' } }) as typeof game;

/** The toy game, loaded already: nothing of a simulation waits for a real disk. */
export const games = {
  pebbles: { load: async () => game, ...texts },
  maui: { load: async () => rated, ...texts },
} as unknown as Registry;
