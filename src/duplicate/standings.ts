import type { Place } from './due.ts';
import { shareOf } from './matchpoints.ts';
import type { Sitting } from './movement.ts';

export interface Standing {
  readonly player: number;
  /** 1 is the best; equals share a place, and the next is skipped. Absent until there was somebody to compare with. */
  readonly place?: number;
  /** The mean of the rounds' shares of matchpoints, 0 to 1. */
  readonly share?: number;
  /** How many rounds it is the mean of. */
  readonly rounds: number;
}

/** One line of a traveller: what somebody made of the same seat with the same luck. */
export interface TravellerLine {
  readonly table: number;
  readonly player: number;
  readonly points?: number;
  readonly share?: number;
}

type PointsOf = (place: Place) => readonly number[] | undefined;

/** Everybody who held this seat in this round, by table. `pointsOf` gives those of a table by seat, if it has ended. */
export function travellerOf(
  sitting: Sitting,
  { round, seat }: { readonly round: number; readonly seat: number },
  pointsOf: PointsOf,
): TravellerLine[] {
  const players = (sitting[round] ?? []).map((table) => table[seat] as number);
  const points = players.map((_, table) => pointsOf({ round, table })?.[seat]);
  const shares = shareOf(points);
  return players.map((player, table) => {
    const own = points[table];
    const share = shares[table];
    return {
      table,
      player,
      ...(own === undefined ? {} : { points: own }),
      ...(share === undefined ? {} : { share }),
    };
  });
}

/** How everybody stands, the best first; those who could not be compared yet come last. */
export function standingsOf(sitting: Sitting, pointsOf: PointsOf): Standing[] {
  const players = (sitting[0] ?? []).flat().length;
  const shares: number[][] = Array.from({ length: players }, () => []);
  for (const [round, tables] of sitting.entries())
    for (const seat of (tables[0] ?? []).keys())
      for (const { player, share } of travellerOf(sitting, { round, seat }, pointsOf))
        if (share !== undefined) shares[player]?.push(share);
  const means = shares.map((list) => (list.length === 0 ? undefined : mean(list)));
  const standings = means.map((share, player): Standing => {
    const rounds = shares[player]?.length ?? 0;
    if (share === undefined) return { player, rounds };
    return { player, rounds, share, place: 1 + means.filter((other) => (other ?? -1) > share).length };
  });
  return standings.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || a.player - b.player);
}

/** Rounded, so that sums of the same shares in another order are equal. */
function mean(list: readonly number[]): number {
  return Math.round((list.reduce((sum, each) => sum + each, 0) / list.length) * 1e9) / 1e9;
}
