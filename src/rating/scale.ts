import type { Rating } from './rating.ts';

/** Medium bots. */
const MEDIUM = 1500;
/** As with Elo: 400 points are odds of ten to one. */
const POINTS = 400 / Math.LN10;
/** Standard deviations of a 95 % interval. */
export const REACH = 1.96;
/** Up to this interval the number may be compared with others'; beyond it the rating is provisional. */
const SETTLED = 120;

/** A rating as people see it: the number, and how far off it may be (95 %). */
export interface Shown {
  readonly number: number;
  readonly within: number;
  readonly isProvisional: boolean;
}

export function shown({ theta, variance }: Rating): Shown {
  const within = Math.round(REACH * POINTS * Math.sqrt(variance));
  return { number: numberOf(theta), within, isProvisional: within > SETTLED };
}

export function numberOf(theta: number): number {
  return Math.round(MEDIUM + POINTS * theta);
}

export function thetaOf(number: number): number {
  return (number - MEDIUM) / POINTS;
}
