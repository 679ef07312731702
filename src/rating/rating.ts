/**
 * The share rating. Everybody at a table has a strength theta; the expected share of the win is softmax(theta). After a match theta
 * moves by what was won beyond that, in proportion to how uncertain it still is (its variance). This is the multi-player model of
 * Weng and Lin (2011) on winners alone, with the variance of an extended Kalman filter. docs/ratings.md has the figures behind each constant.
 */
export interface Rating {
  readonly theta: number;
  readonly variance: number;
}

/** The prior of newcomers: as strong as medium, with a variance that covers easy to expert. */
export const newcomer: Rating = { theta: 0, variance: 1 };

/** Variance added before each match, because people learn. It keeps ratings moving and intervals from shrinking to nothing. */
const DRIFT = 0.0001;

/** Stored ratings are whole billionths: every node and both databases hold exactly what was computed. */
const UNITS = 1e9;

/** One seat of a match. */
export interface Sitting {
  readonly rating: Rating;
  /** What it got: its share of the win, or that with luck taken out. */
  readonly got: number;
  /** How many raw results `got` is worth: 1, or more if luck is taken out. */
  readonly weight?: number;
  /** The rating stays as it is: a bot's, which is an anchor, or that of a seat that is not rated. */
  readonly isFixed?: boolean;
}

/** Everybody's expected share of the win. */
export function expectedShares(thetas: readonly number[]): number[] {
  const most = Math.max(...thetas);
  const weights = thetas.map((theta) => Math.exp(theta - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Everybody's rating after a match. All are computed from the ratings before it. */
export function ratingsAfter(seats: readonly Sitting[]): Rating[] {
  const expected = expectedShares(seats.map(({ rating }) => rating.theta));
  return seats.map((seat, index) => ratingAfter(seat, expected[index] as number));
}

function ratingAfter(seat: Sitting, expected: number): Rating {
  const { rating, got, weight = 1, isFixed = false } = seat;
  if (isFixed) return rating;
  const before = Math.min(newcomer.variance, rating.variance + DRIFT);
  const variance = 1 / (1 / before + weight * expected * (1 - expected));
  return { theta: stored(rating.theta + variance * weight * (got - expected)), variance: stored(variance) };
}

function stored(value: number): number {
  return fromUnits(toUnits(value));
}

/** A number of a rating as it is stored, and back. */
export function toUnits(value: number): number {
  return Math.round(value * UNITS);
}

export function fromUnits(units: number): number {
  return units / UNITS;
}
