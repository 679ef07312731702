import { levelNames, type LevelName } from '../../bots/levels.ts';
import type { Puzzle, PuzzleChoice } from '../../puzzles/puzzle.ts';

/** A part of a win as wins in 100 matches, at least one. */
export function winsIn(share: number): string {
  return String(Math.max(1, Math.round(100 * share)));
}

/** 95 % of what chance leaves open, in wins of 100 matches. */
export function errorIn(error: number): string {
  return String(Math.max(1, Math.round(196 * error)));
}

/** How many of 100 matches are won after each choice, from 0 to 100, the answer first. */
export function winsOf({ share, choices }: Pick<Puzzle, 'share' | 'choices'>): number[] {
  return choices.map(({ behind }) => Math.min(100, Math.max(0, Math.round(100 * (share - behind)))));
}

/** Differences of the score, the largest first; those of less than a fifth of a point are left out. */
const LEAST_DIFFERENCE = 0.2;
const MOST_ITEMS = 4;

export function itemsOf({
  items,
}: Pick<PuzzleChoice, 'items'>): readonly (readonly [item: string, points: number])[] {
  return Object.entries(items)
    .filter(([, points]) => Math.abs(points) >= LEAST_DIFFERENCE)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_ITEMS);
}

export function pointsOf({ items }: Pick<PuzzleChoice, 'items'>): number {
  return Math.round(10 * Object.values(items).reduce((sum, points) => sum + points, 0)) / 10;
}

/** The levels that find the answer in more than half of their tries. */
export function levelsThatFind({ solved }: Pick<Puzzle, 'solved'>): LevelName[] {
  return levelNames.filter((level) => solved[level] > 0.5);
}
