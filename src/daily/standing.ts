/** How many tries ended with so many points, in ascending order of points. */
export type Distribution = readonly (readonly [points: number, tries: number])[];

/** 1 is the best; equal points share a place, and the next is skipped. */
export function placeAmong(distribution: Distribution, points: number): number {
  return 1 + sum(distribution.filter(([each]) => each > points));
}

export function triesIn(distribution: Distribution): number {
  return sum(distribution);
}

/**
 * Matchpoints as a share of the best: how many of the others you were ahead of, ties counting half. Undefined if there are no
 * others. `distribution` holds your own try too.
 */
export function shareBeaten(distribution: Distribution, points: number): number | undefined {
  const others = triesIn(distribution) - 1;
  if (others < 1) return undefined;
  const below = sum(distribution.filter(([each]) => each < points));
  const ties = sum(distribution.filter(([each]) => each === points)) - 1;
  return (below + Math.max(0, ties) / 2) / others;
}

/** A bar of a plot: all points from `from` to `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly tries: number;
}

/** The distribution in at most `most` bars of equal width, from the fewest points to the most; `also` are points that must have a bar. */
export function binsOf(distribution: Distribution, most: number, also: readonly number[] = []): Bin[] {
  const all = [...distribution.map(([points]) => points), ...also];
  if (all.length === 0) return [];
  const least = Math.min(...all);
  const width = Math.max(1, Math.ceil((Math.max(...all) - least + 1) / most));
  const count = Math.ceil((Math.max(...all) - least + 1) / width);
  return Array.from({ length: count }, (_, i) => {
    const from = least + i * width;
    const to = from + width - 1;
    return { from, to, tries: sum(distribution.filter(([points]) => points >= from && points <= to)) };
  });
}

function sum(distribution: Distribution): number {
  return distribution.reduce((total, [, tries]) => total + tries, 0);
}
