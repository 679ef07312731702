/**
 * The one door from boards to the rules of Strand Unter: what a choice would bring, what it would score, when the sea may
 * come. A board computes none of this by itself.
 */
export { type Preview, previewOf } from './choices/ahead.ts';
export {
  type Bring,
  bringOf,
  canPay,
  type Completes,
  completedBy,
  dialPositions,
  type Filled,
  filledCard,
  type Lacking,
  lackingOf,
  standingPoints,
  unfitNow,
  type Way,
} from './phases/bring.ts';
export { coveredAfter, distances, type Forecast, forecastOf } from './choices/forecast.ts';
export { type Pick, pickOf } from './choices/picks.ts';
export { sum } from './phases/handful.ts';
export { grooveOf, needOf } from './rules.ts';
