import { FIRST_RATING, ratedAfter, ratingOf } from '../../puzzles/rating.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** What somebody has done with the puzzles of one game. */
export interface Solving {
  readonly rating: number;
  /** How the first answer to each puzzle was; a missed one that was solved later counts as solved for the list. */
  readonly tried: { readonly [id: string]: Outcome };
  /** Solved at the first try one after the other: now, and at best. */
  readonly row: number;
  readonly best: number;
}

/** `later`: missed at first, found since. */
export type Outcome = 'solved' | 'missed' | 'later';

export const untried: Solving = { rating: FIRST_RATING, tried: {}, row: 0, best: 0 };

/** After an answer to a puzzle. Only the first one counts for rating and row. */
export function afterAnswer(
  solving: Solving,
  { id, difficulty }: Pick<Puzzle, 'id' | 'difficulty'>,
  solved: boolean,
): Solving {
  const { rating, tried, row, best } = solving;
  const before = tried[id];
  if (before !== undefined)
    return solved && before === 'missed' ? { ...solving, tried: { ...tried, [id]: 'later' } } : solving;
  const next = solved ? row + 1 : 0;
  return {
    rating: ratedAfter(rating, { difficulty, solved, tried: Object.keys(tried).length }),
    tried: { ...tried, [id]: solved ? 'solved' : 'missed' },
    row: next,
    best: Math.max(best, next),
  };
}

export function isSolved(solving: Solving, id: string): boolean {
  const outcome = solving.tried[id];
  return outcome === 'solved' || outcome === 'later';
}

/**
 * The puzzle to offer next: of those never tried the one whose difficulty fits best, then those missed; undefined once all are
 * solved. The one just played is offered only if it is the last.
 */
export function nextPuzzle(
  solving: Solving,
  puzzles: readonly Puzzle[],
  { theme, after }: { readonly theme?: string | undefined; readonly after?: string | undefined },
): Puzzle | undefined {
  const open = puzzles.filter(
    (puzzle) => (theme === undefined || puzzle.theme === theme) && !isSolved(solving, puzzle.id),
  );
  const distance = ({ id, difficulty }: Puzzle): number =>
    (solving.tried[id] === undefined ? 0 : 10_000) +
    (id === after ? 100_000 : 0) +
    Math.abs(ratingOf(difficulty) - solving.rating);
  return open.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Reads what this device keeps and drops what does not fit: another version may have written it. */
export function solvingOf(given: unknown): Solving {
  if (typeof given !== 'object' || given === null) return untried;
  const { rating, tried, row, best } = given as Record<string, unknown>;
  const known = Object.entries(typeof tried === 'object' && tried !== null ? tried : {}).filter(
    ([, outcome]) => outcome === 'solved' || outcome === 'missed' || outcome === 'later',
  );
  return {
    rating: count(rating) ? rating : FIRST_RATING,
    tried: Object.fromEntries(known),
    row: count(row) ? row : 0,
    best: count(best) ? best : 0,
  };
}

function count(given: unknown): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < 10_000;
}
