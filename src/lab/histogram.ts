/**
 * How often each value came. Adding up counts is exact in any order, so results do not depend on how games were shared
 * among threads; figures are computed from the sorted values at the end.
 */
export type Histogram = Map<number, number>;

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

export function mergeInto(into: Histogram, from: Histogram): void {
  for (const [value, times] of from) count(into, value, times);
}

/** What a sample says about its source: the mean with its 95 % interval, the standard deviation, the extremes. */
export interface Summary {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly spread: number;
  readonly least: number;
  readonly most: number;
}

/** Of `size` values, of which those not counted were 0. */
export function summarize(histogram: Histogram, size: number): Summary {
  const filled = new Map(histogram);
  const counted = [...histogram.values()].reduce((sum, times) => sum + times, 0);
  if (counted < size) count(filled, 0, size - counted);
  const sorted = [...filled].sort(([a], [b]) => a - b);
  let sum = 0;
  for (const [value, times] of sorted) sum += value * times;
  const mean = sum / size;
  let squares = 0;
  for (const [value, times] of sorted) squares += (value - mean) ** 2 * times;
  const spread = size > 1 ? Math.sqrt(squares / (size - 1)) : 0;
  const reach = size > 1 ? (student95(size - 1) * spread) / Math.sqrt(size) : 0;
  const [least = 0] = sorted[0] ?? [];
  const [most = 0] = sorted.at(-1) ?? [];
  return { mean, low: mean - reach, high: mean + reach, spread, least, most };
}

const Z = 1.959964;
const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];

/** The 97.5 % point of Student's t: from the table for few degrees of freedom, then by Cornish and Fisher's expansion. */
export function student95(freedom: number): number {
  const listed = FEW[freedom - 1];
  if (listed !== undefined) return listed;
  const second = (Z ** 3 + Z) / 4;
  const third = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  return Z + second / freedom + third / freedom ** 2;
}

/** Wilson's 95 % interval of a share; cautious for shared wins, which vary less than whole ones. */
export function wilson(wins: number, size: number): { readonly low: number; readonly high: number } {
  const share = wins / size;
  const square = Z ** 2 / size;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / size + square / size / 4);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
