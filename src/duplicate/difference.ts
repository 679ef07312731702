import type { Ply } from '../engine/match.ts';

/** After how many plies two matches with the same luck first differ; undefined if they do not. */
export function firstDifference(one: readonly Ply[], two: readonly Ply[]): number | undefined {
  const most = Math.max(one.length, two.length);
  for (let at = 0; at < most; at++)
    if (one[at]?.[0] !== two[at]?.[0] || one[at]?.[1] !== two[at]?.[1]) return at;
  return undefined;
}
