import { type Weights, weightsOf } from './features.ts';
import { learned } from './learned.ts';
import { readWeights } from '../search/weights.ts';

/** The trained weights for so many players; zeros where nothing was trained. */
export function weightsFor(seats: number): Weights {
  const text = learned[seats];
  return text === undefined ? new Float64Array(weightsOf(seats)) : readWeights(text);
}
