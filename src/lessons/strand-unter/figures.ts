import type { RuleFigures } from '../figures.ts';

export const figures: RuleFigures = {
  goal: { lesson: 'tides', step: 3 },
  setup: { lesson: 'dials' },
  singles: { lesson: 'clashes' },
  spell: { lesson: 'spell-and-trove' },
  trove: { lesson: 'spell-and-trove', step: 2 },
  build: { lesson: 'building' },
  sea: { lesson: 'tides', step: 1 },
  score: { lesson: 'end-and-score' },
};
