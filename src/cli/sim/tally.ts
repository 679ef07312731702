import type { Result } from '../../engine/game.ts';
import { count, type Histogram, mergeInto } from '../../lab/histogram.ts';

/** What is known of the games played so far. Counts only, so that tallies can be merged in any order. */
export interface Tally {
  games: number;
  plies: number;
  decisions: number;
  readonly lengths: Histogram;
  readonly reasons: Map<string, number>;
  readonly seats: readonly SeatTally[];
}

export interface SeatTally {
  /** Games won, by the number of seats that shared the win. */
  readonly wins: Histogram;
  readonly scores: Histogram;
  readonly items: Map<string, Histogram>;
}

export function emptyTally(seats: number): Tally {
  const seat = (): SeatTally => ({ wins: new Map(), scores: new Map(), items: new Map() });
  return {
    games: 0,
    plies: 0,
    decisions: 0,
    lengths: new Map(),
    reasons: new Map(),
    seats: Array.from({ length: seats }, seat),
  };
}

export function addGame(
  tally: Tally,
  game: { readonly plies: number; readonly decisions: number; readonly result: Result },
): void {
  const { plies, decisions, result } = game;
  tally.games++;
  tally.plies += plies;
  tally.decisions += decisions;
  count(tally.lengths, plies);
  tally.reasons.set(result.reason, (tally.reasons.get(result.reason) ?? 0) + 1);
  const winners = result.places.filter((place) => place === 1).length;
  for (const [seat, { wins, scores, items }] of tally.seats.entries()) {
    if (result.places[seat] === 1) count(wins, winners);
    count(scores, result.scores[seat] as number);
    for (const [item, value] of Object.entries(result.breakdown[seat] ?? {}))
      count(itemOf(items, item), value);
  }
}

export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.plies += from.plies;
  into.decisions += from.decisions;
  mergeInto(into.lengths, from.lengths);
  for (const [reason, times] of from.reasons)
    into.reasons.set(reason, (into.reasons.get(reason) ?? 0) + times);
  for (const [index, seat] of from.seats.entries()) {
    const mine = into.seats[index] as SeatTally;
    mergeInto(mine.wins, seat.wins);
    mergeInto(mine.scores, seat.scores);
    for (const [item, values] of seat.items) mergeInto(itemOf(mine.items, item), values);
  }
}

/** Ties shared: a win together with another seat is half a win. */
export function winsOf({ wins }: SeatTally): number {
  return [...wins].sort(([a], [b]) => a - b).reduce((sum, [winners, times]) => sum + times / winners, 0);
}

function itemOf(items: SeatTally['items'], item: string): Histogram {
  const known = items.get(item);
  if (known) return known;
  const added: Histogram = new Map();
  items.set(item, added);
  return added;
}
