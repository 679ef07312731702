import type { AnyGame } from '../engine/game.ts';
import type { AnyDraw, AnyWords, Registry } from '../engine/words.ts';
import { texts as highTide } from './high-tide/text/index.ts';
import { texts as maui } from './maui/text/index.ts';
import { texts as strandUnter } from './strand-unter/text/index.ts';

/** Every game there is. To add one, add its folder and its lines here (CONTRIBUTING.md). */
export const games: Registry = {
  'high-tide': {
    load: async () => (await import('./high-tide/index.ts')).game as unknown as AnyGame,
    words: async (language) => (await highTide[language]()).words as unknown as AnyWords,
    draw: async () => (await import('./high-tide/draw.ts')).draw as unknown as AnyDraw,
  },
  maui: {
    load: async () => (await import('./maui/index.ts')).game as unknown as AnyGame,
    words: async (language) => (await maui[language]()).words as unknown as AnyWords,
    draw: async () => (await import('./maui/draw.ts')).draw as unknown as AnyDraw,
  },
  'strand-unter': {
    load: async () => (await import('./strand-unter/index.ts')).game as unknown as AnyGame,
    words: async (language) => (await strandUnter[language]()).words as unknown as AnyWords,
    draw: async () => (await import('./strand-unter/draw.ts')).draw as unknown as AnyDraw,
  },
};
