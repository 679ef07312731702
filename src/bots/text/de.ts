import type { LevelTexts } from '../levels.ts';

export const de: LevelTexts = {
  easy: {
    name: 'Leicht',
    character: 'Die Krabbe spielt vernünftig, aber seitwärts: Ab und zu übersieht sie das Bessere.',
  },
  medium: {
    name: 'Mittel',
    character: 'Die Möwe nimmt, was der eigene Zug am meisten verspricht, und schaut nicht weiter.',
  },
  hard: {
    name: 'Schwer',
    character: 'Die Robbe überlegt einen Augenblick, wie es für alle weitergehen könnte.',
  },
  expert: {
    name: 'Meister',
    character: 'Der Krake probiert viele Verläufe auf einmal und verzeiht wenig.',
  },
};
