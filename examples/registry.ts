import type { Registry } from '../src/engine/words.ts';
import { texts as sandpipers } from './sandpipers/text/index.ts';

/** Games that are not part of Tidetable: `tidetable --registry examples/registry.ts play sandpipers`. */
export const games: Registry = {
  sandpipers: {
    load: async () => (await import('./sandpipers/index.ts')).game,
    words: async (language) => (await sandpipers[language]()).words,
    draw: async () => (await import('./sandpipers/text/draw.ts')).draw,
  },
};
