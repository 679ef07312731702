import type { Puzzle } from './puzzle.ts';
import { readPuzzles } from './read.ts';

/** The puzzles of each game, as they are in the files: loaded when somebody wants to solve some. */
const sets: { readonly [game: string]: () => Promise<unknown> } = {
  'high-tide': async () => (await import('./sets/high-tide.json', { with: { type: 'json' } })).default,
  maui: async () => (await import('./sets/maui.json', { with: { type: 'json' } })).default,
  'strand-unter': async () => (await import('./sets/strand-unter.json', { with: { type: 'json' } })).default,
};

/** The games that have puzzles. */
export const puzzleGames: readonly string[] = Object.keys(sets);

/** The puzzles of a game in their order; none for a game that has none. */
export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const load = Object.hasOwn(sets, game) ? sets[game] : undefined;
  if (!load) return [];
  const puzzles = readPuzzles(await load());
  if ('problem' in puzzles) throw new Error(puzzles.problem);
  return puzzles;
}
