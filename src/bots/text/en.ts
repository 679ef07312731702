import type { LevelTexts } from '../levels.ts';

export const en: LevelTexts = {
  easy: {
    name: 'Easy',
    character: 'The crab plays sensibly, but sideways: now and then it misses the better choice.',
  },
  medium: {
    name: 'Medium',
    character: 'The gull takes what its own turn promises most, and looks no further.',
  },
  hard: {
    name: 'Hard',
    character: 'The seal thinks for a moment how things could go on for everybody.',
  },
  expert: {
    name: 'Expert',
    character: 'The octopus tries many futures at once and forgives little.',
  },
};
