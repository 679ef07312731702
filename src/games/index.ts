import type { Registry } from '../engine/words.ts';
import { texts as highTide } from './high-tide/text/index.ts';
import { texts as maui } from './maui/text/index.ts';
import { texts as strandUnter } from './strand-unter/text/index.ts';

/** Every game there is. To add one, add its folder and its lines here (CONTRIBUTING.md). */
export const games: Registry = {
  'high-tide': {
    load: async () => (await import('./high-tide/index.ts')).game,
    words: async (language) => (await highTide[language]()).words,
    draw: async () => (await import('./high-tide/text/draw.ts')).draw,
    parts: async () => (await import('./high-tide/choices/parts.ts')).partNames,
    whyNot: async () => (await import('./high-tide/text/unusable.ts')).unusable,
    reasons: async () => (await import('./high-tide/text/reasons.ts')).reasons,
  },
  maui: {
    load: async () => (await import('./maui/index.ts')).game,
    words: async (language) => (await maui[language]()).words,
    draw: async () => (await import('./maui/text/draw.ts')).draw,
    parts: async () => (await import('./maui/choices/parts.ts')).partNames,
    whyNot: async () => (await import('./maui/text/unusable.ts')).unusable,
    reasons: async () => (await import('./maui/text/reasons.ts')).reasons,
  },
  'strand-unter': {
    load: async () => (await import('./strand-unter/index.ts')).game,
    words: async (language) => (await strandUnter[language]()).words,
    draw: async () => (await import('./strand-unter/text/draw.ts')).draw,
    parts: async () => (await import('./strand-unter/choices/parts.ts')).partNames,
    whyNot: async () => (await import('./strand-unter/text/unusable.ts')).unusable,
    reasons: async () => (await import('./strand-unter/text/reasons.ts')).reasons,
  },
};
