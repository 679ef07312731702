import type { RuleFigures } from '../figures.ts';

export const figures: RuleFigures = {
  goal: { lesson: 'goal' },
  setup: { lesson: 'turn' },
  turn: { lesson: 'track' },
  reroll: { lesson: 'track', step: 3 },
  move: { lesson: 'rental', step: 1 },
  round: { lesson: 'waves' },
  score: { lesson: 'end' },
  coins: { lesson: 'coins' },
  shark: { lesson: 'shark' },
  surfer: { lesson: 'surfer' },
  baywatch: { lesson: 'baywatch' },
};
