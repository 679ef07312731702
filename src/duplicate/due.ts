import type { Sitting } from './movement.ts';

/** One table in one round. */
export interface Place {
  readonly round: number;
  readonly table: number;
}

export type Stage = 'none' | 'begun' | 'over';

/**
 * The tables that can begin now: nobody waits for a whole round, only for those one is to meet. Whoever sits at such a table
 * has finished the deals before it, so talking about them there reveals nothing.
 */
export function dueTables(sitting: Sitting, stageOf: (place: Place) => Stage): Place[] {
  const isFree = (player: number, round: number): boolean => {
    if (round < 0) return true;
    const table = (sitting[round] ?? []).findIndex((seats) => seats.includes(player));
    return table < 0 || stageOf({ round, table }) === 'over';
  };
  return sitting.flatMap((tables, round) =>
    tables.flatMap((players, table) => {
      const place = { round, table };
      const isDue = stageOf(place) === 'none' && players.every((player) => isFree(player, round - 1));
      return isDue ? [place] : [];
    }),
  );
}

/** Where a player sits in a round. */
export function seatIn(
  sitting: Sitting,
  round: number,
  player: number,
): (Place & { readonly seat: number }) | undefined {
  for (const [table, players] of (sitting[round] ?? []).entries()) {
    const seat = players.indexOf(player);
    if (seat >= 0) return { round, table, seat };
  }
  return undefined;
}
