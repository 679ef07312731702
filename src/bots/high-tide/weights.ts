import { type Weights, weightsOf } from './features.ts';
import { learned } from './learned.ts';
import { readWeights } from '../search/weights.ts';

/** What was learned for so many players; before anything was learned, nothing is worth anything. */
export function weightsFor(seats: number): Weights {
  const text = learned[seats];
  return text === undefined ? new Float64Array(weightsOf(seats)) : readWeights(text);
}
