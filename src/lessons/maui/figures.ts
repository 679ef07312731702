import type { RuleFigures } from '../figures.ts';

export const figures: RuleFigures = {
  goal: { lesson: 'umbrellas' },
  setup: { lesson: 'take-and-pay' },
  turn: { lesson: 'tracks' },
  place: { lesson: 'tactics' },
  overhang: { lesson: 'overhang' },
  umbrellas: { lesson: 'umbrellas', step: 2 },
  towels: { lesson: 'loose-towels' },
  crabs: { lesson: 'crabs' },
  long: { lesson: 'long-game' },
};
