import type { AchievementName } from '../../../../rating/achievements.ts';

/** The drawing of each achievement, in a square of 48: lines only, so that they are told apart without colours. */
export const badges: { readonly [N in AchievementName]: string } = {
  // A wave.
  'first-match':
    'M8 28c5 0 5-6 10-6s5 6 10 6 5-6 12-6M8 36c5 0 5-5 10-5s5 5 10 5 5-5 12-5M20 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  // An open book.
  'first-lesson': 'M24 15c-4-3-9-3-14-2v20c5-1 10-1 14 2 4-3 9-3 14-2V13c-5-1-10-1-14 2v20',
  // A sun between two umbrellas.
  'all-games':
    'M8 24a7 7 0 0 1 14 0zM15 24v11M26 24a7 7 0 0 1 14 0zM33 24v11M21 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  // Three tables that grow.
  'three-sizes':
    'M8 30a3 3 0 1 0 6 0 3 3 0 1 0-6 0M18 27a5 5 0 1 0 10 0 5 5 0 1 0-10 0M30 23a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  // Three crosses.
  'three-options': 'M14 26v10M9 31h10M24 12v10M19 17h10M34 26v10M29 31h10',
  // Two faces.
  'ten-people':
    'M11 18a5 5 0 1 0 10 0 5 5 0 1 0-10 0M27 18a5 5 0 1 0 10 0 5 5 0 1 0-10 0M8 36c0-6 4-9 8-9s8 3 8 9c0-6 4-9 8-9s8 3 8 9',
  // Stairs with a flag.
  'beat-expert': 'M8 37h8v-6h8v-6h8v-6h8M36 19V9l6 3-6 3',
  // A star.
  'ten-lessons': 'M24 10l4.2 8.6 9.4 1.3-6.8 6.6 1.6 9.4L24 31.5l-8.4 4.4 1.6-9.4-6.8-6.6 9.4-1.3z',
  // The moon over the sea.
  'all-tides': 'M28 10a9 9 0 1 0 6 14 8 8 0 0 1-6-14zM8 36c5 0 5-5 10-5s5 5 10 5 5-5 12-5',
  // An anchor.
  stayed: 'M24 16v22M21 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0M17 21h14M10 28c1 7 7 10 14 10s13-3 14-10',
  // A die, and an arrow against the wind.
  'against-luck': 'M9 20h16v16H9zM14 25h.1M20 31h.1M40 12L30 12M40 12v10M40 12L27 25',
  // A line that rises.
  improved: 'M9 36l9-9 6 5 14-17M38 15h-8M38 15v8',
};
