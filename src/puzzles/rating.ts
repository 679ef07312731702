/** Everybody begins in the middle. */
export const FIRST_RATING = 1200;
const PER_DIFFICULTY = 200;

/** What a puzzle of this difficulty counts as: 800 to 1600. */
export function ratingOf(difficulty: number): number {
  return FIRST_RATING + (difficulty - 3) * PER_DIFFICULTY;
}

/** The first puzzles move a rating more, so that it soon fits. */
const SETTLING = 20;
const STEP = { settling: 48, settled: 20 };
const LEAST = 100;

/** A rating after a puzzle was tried for the first time (Elo): `tried` counts those before. */
export function ratedAfter(
  rating: number,
  {
    difficulty,
    solved,
    tried,
  }: { readonly difficulty: number; readonly solved: boolean; readonly tried: number },
): number {
  const expected = 1 / (1 + 10 ** ((ratingOf(difficulty) - rating) / 400));
  const step = tried < SETTLING ? STEP.settling : STEP.settled;
  return Math.max(LEAST, Math.round(rating + step * (Number(solved) - expected)));
}
