import { botNames } from '../../../bots/index.ts';
import type { AnimalName } from '../../art/animals.ts';

/** Bots that introduce themselves, the weakest first; each has its words, an animal and its crests. */
export const levels = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** Who may sit at a table of this game. Random moves are for games that have nobody better. */
export function levelsOf(game: string): Level[] {
  const there = levels.filter((level) => botNames(game).includes(level));
  return there.length > 1 ? there.filter((level) => level !== 'random') : there;
}

export function usualLevel(game: string): Level {
  const there = levelsOf(game);
  return there.includes('medium') ? 'medium' : (there.at(-1) ?? 'random');
}

export function isLevel(name: unknown): name is Level {
  return levels.includes(name as Level);
}

export const animalOf: { readonly [L in Level]: AnimalName } = {
  random: 'crab',
  easy: 'crab',
  medium: 'gull',
  hard: 'seal',
  expert: 'octopus',
};

/** One to four crests; none for somebody who only rolls dice. */
export function crestsOf(level: Level): number {
  return levels.indexOf(level);
}
