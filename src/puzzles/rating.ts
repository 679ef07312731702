/** Everybody begins in the middle. */
export const FIRST_RATING = 1200;
const PER_DIFFICULTY = 200;

/** What a puzzle of this difficulty counts as: 800 to 1600. */
export function ratingOf(difficulty: number): number {
  return FIRST_RATING + (difficulty - 3) * PER_DIFFICULTY;
}

/** How people fared with a puzzle at their first try. */
export interface PuzzleFigure {
  readonly tried: number;
  readonly solved: number;
}

/** What the bots say counts like so many people. */
const BOTS_WEIGHT = 20;

/**
 * What a puzzle counts as: by how the levels of bots fail, and the more people have tried it, by how people do. The rating against which
 * somebody with the first rating would solve it as often (Elo).
 */
export function puzzleRating(difficulty: number, figure?: PuzzleFigure): number {
  const byBots = ratingOf(difficulty);
  if (!figure || figure.tried <= 0) return byBots;
  const { tried, solved } = figure;
  const expected = expectedShare(FIRST_RATING, byBots);
  const share = (Math.min(Math.max(0, solved), tried) + BOTS_WEIGHT * expected) / (tried + BOTS_WEIGHT);
  return Math.round(FIRST_RATING + 400 * Math.log10((1 - share) / share));
}

/** The difficulty, from 1 to 5, that is nearest to a puzzle's rating. */
export function difficultyOf(rating: number): number {
  return Math.min(5, Math.max(1, Math.round((rating - FIRST_RATING) / PER_DIFFICULTY) + 3));
}

function expectedShare(rating: number, worth: number): number {
  return 1 / (1 + 10 ** ((worth - rating) / 400));
}

/** The first puzzles move a rating more, so that it soon fits. */
const SETTLING = 20;
const STEP = { settling: 48, settled: 20 };
const LEAST = 100;

/** A rating after a puzzle of this rating was tried for the first time (Elo): `tried` counts those before. */
export function ratedAfter(
  rating: number,
  { worth, solved, tried }: { readonly worth: number; readonly solved: boolean; readonly tried: number },
): number {
  const step = tried < SETTLING ? STEP.settling : STEP.settled;
  return Math.max(LEAST, Math.round(rating + step * (Number(solved) - expectedShare(rating, worth))));
}
