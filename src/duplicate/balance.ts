import type { Sitting } from './movement.ts';

/** The least and the most of something that should be equal for all. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How even a movement is. Each is exact where least and most are the same. */
export interface Balance {
  /** How often a player holds a seat. */
  readonly seats: Range;
  /** How often two players meet at a table. */
  readonly meetings: Range;
  /** How often two players hold the same seat at different tables, and are compared. */
  readonly comparisons: Range;
}

export function balanceOf(sitting: Sitting): Balance {
  const [first = []] = sitting;
  const seats = first[0]?.length ?? 0;
  const players = first.length * seats;
  const held = new Int32Array(players * seats);
  const met = new Int32Array(players * players);
  const compared = new Int32Array(players * players);
  const both = (counts: Int32Array, a: number, b: number) => {
    raise(counts, Math.min(a, b) * players + Math.max(a, b));
  };
  for (const round of sitting)
    for (const [t, table] of round.entries())
      for (const [seat, player] of table.entries()) {
        raise(held, player * seats + seat);
        for (const other of table.slice(seat + 1)) both(met, player, other);
        for (const other of round.slice(t + 1)) both(compared, player, other[seat] as number);
      }
  const pairs = (counts: Int32Array) => counts.filter((_, i) => Math.floor(i / players) < i % players);
  return { seats: rangeOf(held), meetings: rangeOf(pairs(met)), comparisons: rangeOf(pairs(compared)) };
}

function raise(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function rangeOf(counts: Int32Array): Range {
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
