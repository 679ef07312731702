import type { Result, Seat } from '../../engine/game.ts';

/** How close a match was: the winner's lead in points, or the points of several winners. */
export type Closeness =
  | { readonly kind: 'ahead'; readonly by: number; readonly next: readonly Seat[] }
  | { readonly kind: 'each'; readonly points: number };

/** The lead is 0 if a tie-break decided. */
export function closenessOf({ places, scores }: Pick<Result, 'places' | 'scores'>): Closeness {
  const at = (place: number): Seat[] => places.flatMap((each, seat) => (each === place ? [seat] : []));
  const [winner = 0, ...others] = at(1);
  const points = scores[winner] ?? 0;
  if (others.length > 0) return { kind: 'each', points };
  const next = at(2);
  const [second = winner] = next;
  return { kind: 'ahead', by: points - (scores[second] ?? 0), next };
}
