/**
 * The one door from boards to the rules of High Tide: what a choice would lead to, what it would score, what could be
 * reached, and how a view changes with an event. A board computes none of this by itself.
 */
export {
  type Ahead,
  aheadOf,
  type Reach,
  type Step,
  stepsOf,
  type Threat,
  threatsOf,
  waysOf,
} from './choices/ahead.ts';
export { coinsShown, coinTotal, type Standing, standingsOf } from './choices/points.ts';
export { type Reason, reasonsOf } from './choices/reasons.ts';
export { isWet } from './rules.ts';
export { diceIn, viewAfter } from './choices/view-after.ts';
