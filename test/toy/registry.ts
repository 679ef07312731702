import type { Registry } from '../../src/engine/words.ts';

/** The toy as a registry of its own: whatever works for every registered game can be shown on it. */
export const games: Registry = {
  pebbles: {
    load: async () => (await import('./game.ts')).game,
    words: async () => (await import('./words.ts')).words,
    draw: async () => (await import('./words.ts')).draw,
  },
};
