import { FIRST_RATING, ratedAfter } from '../../puzzles/rating.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** The answer to a puzzle: the first one, and whether a missed one was found since (`later`). */
export interface Attempt {
  readonly puzzle: string;
  readonly outcome: Outcome;
  /** The puzzle's rating when it was tried. */
  readonly worth: number;
  readonly at: number;
}
const outcomes = ['solved', 'missed', 'later'] as const;
type Outcome = (typeof outcomes)[number];

/** What somebody has done with the puzzles of one game: it follows from their attempts alone, so that it is the same on every device. */
export interface Solving {
  readonly rating: number;
  readonly tried: { readonly [puzzle: string]: Outcome };
  /** Solved at the first try one after the other: now, and at best. */
  readonly row: number;
  readonly best: number;
}

export function solvingOf(attempts: readonly Attempt[]): Solving {
  const tried: { [puzzle: string]: Outcome } = {};
  let [rating, row, best, count] = [FIRST_RATING, 0, 0, 0];
  for (const { puzzle, outcome, worth } of attempts.toSorted(byTime)) {
    const solved = outcome === 'solved';
    rating = ratedAfter(rating, { worth, solved, tried: count++ });
    row = solved ? row + 1 : 0;
    best = Math.max(best, row);
    tried[puzzle] = outcome;
  }
  return { rating, tried, row, best };
}

function byTime(a: Attempt, b: Attempt): number {
  return a.at - b.at || (a.puzzle < b.puzzle ? -1 : 1);
}

/** The attempts of a game on this device, and what of them the account does not know yet. */
export interface KeptAttempts {
  readonly attempts: readonly Attempt[];
  readonly unsent: readonly string[];
  /** Started over, and the account was not told. */
  readonly forgotten?: boolean;
}

export const untried: KeptAttempts = { attempts: [], unsent: [] };

/** After an answer to a puzzle. Only the first one counts for rating and row. */
export function afterAnswer(
  kept: KeptAttempts,
  puzzle: string,
  { solved, worth, at }: { readonly solved: boolean; readonly worth: number; readonly at: number },
): KeptAttempts {
  const before = kept.attempts.find((each) => each.puzzle === puzzle);
  if (before && !(solved && before.outcome === 'missed')) return kept;
  const attempt: Attempt = before
    ? { ...before, outcome: 'later' }
    : { puzzle, outcome: solved ? 'solved' : 'missed', worth, at };
  const others = kept.attempts.filter((each) => each !== before);
  const unsent = new Set([...kept.unsent, puzzle]);
  return { ...kept, attempts: [...others, attempt], unsent: [...unsent] };
}

/** The account's attempts, and those of this device that have not been sent yet. */
export function merged(
  { attempts, unsent }: KeptAttempts,
  known: readonly Attempt[],
  sent: readonly Attempt[],
): KeptAttempts {
  const rest = attempts.filter(
    (each) => unsent.includes(each.puzzle) && !sent.some(({ puzzle }) => puzzle === each.puzzle),
  );
  const waiting = rest.map(({ puzzle }) => puzzle);
  return { attempts: [...known.filter(({ puzzle }) => !waiting.includes(puzzle)), ...rest], unsent: waiting };
}

export function startedOver(): KeptAttempts {
  return { ...untried, forgotten: true };
}

export function isSolved({ tried }: Solving, id: string): boolean {
  return tried[id] === 'solved' || tried[id] === 'later';
}

/**
 * The puzzle to offer next: of those never tried the one whose rating fits best, then those missed; undefined once all are
 * solved. The one just played is offered only if it is the last.
 */
export function nextPuzzle(
  solving: Solving,
  puzzles: readonly Puzzle[],
  {
    theme,
    after,
    worthOf,
  }: {
    readonly theme?: string | undefined;
    readonly after?: string | undefined;
    readonly worthOf: (puzzle: Puzzle) => number;
  },
): Puzzle | undefined {
  const open = puzzles.filter(
    (puzzle) => (theme === undefined || puzzle.theme === theme) && !isSolved(solving, puzzle.id),
  );
  const distance = (puzzle: Puzzle): number =>
    (solving.tried[puzzle.id] === undefined ? 0 : 10_000) +
    (puzzle.id === after ? 100_000 : 0) +
    Math.abs(worthOf(puzzle) - solving.rating);
  return open.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Reads what this device keeps and drops what does not fit: another version may have written it. */
export function keptOf(given: unknown): KeptAttempts {
  const { attempts, unsent, forgotten } = record(given);
  const fitting = Array.isArray(attempts) ? attempts.flatMap(attemptOf) : former(given);
  const known = new Map(fitting.map((each) => [each.puzzle, each]));
  const waiting = Array.isArray(unsent) ? unsent.filter((id) => known.has(id as string)) : [...known.keys()];
  return {
    attempts: [...known.values()],
    unsent: waiting.map(String),
    ...(forgotten === true ? { forgotten } : {}),
  };
}

function attemptOf(given: unknown): Attempt[] {
  const { puzzle, outcome, worth, at } = record(given);
  const fits = typeof puzzle === 'string' && isOutcome(outcome) && isCount(worth) && isCount(at);
  return fits ? [{ puzzle, outcome, worth, at }] : [];
}

/** What was kept before attempts had times: their order is that in which they were written. */
function former(given: unknown): Attempt[] {
  return Object.entries(record(record(given)['tried'])).flatMap(([puzzle, outcome], at) =>
    isOutcome(outcome) ? [{ puzzle, outcome, worth: FIRST_RATING, at }] : [],
  );
}

function record(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}

function isOutcome(given: unknown): given is Outcome {
  return (outcomes as readonly unknown[]).includes(given);
}

function isCount(given: unknown): given is number {
  return Number.isSafeInteger(given) && (given as number) >= 0;
}
