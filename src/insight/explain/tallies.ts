import type { Result, Seat } from '../../engine/game.ts';
import { isWet, placeOf } from '../../games/high-tide/rules.ts';
import type { State as HighTide } from '../../games/high-tide/index.ts';
import { BEACHES } from '../../games/high-tide/vocabulary.ts';
import { patterns } from '../../games/maui/data.ts';
import type { State as Maui } from '../../games/maui/index.ts';
import { spaceValue } from '../../games/maui/rules.ts';
import type { State as StrandUnter } from '../../games/strand-unter/index.ts';
import { FLOODED, VALUES } from '../../games/strand-unter/vocabulary.ts';

/** A seat's finished match by the game's own keys (`ReasonWords.keys`). */
export interface Tally {
  /** Parts of the score; they add up to it. */
  readonly points: { readonly [what: string]: number };
  /** What happened (1) or did not (0). */
  readonly often: { readonly [what: string]: number };
}

export function highTideTally(s: HighTide, { breakdown }: Result, seat: Seat): Tally {
  const often = BEACHES.map((beach, index) => {
    const chair = s.chairs[seat * BEACHES.length + index] as number;
    return [`wet ${beach}`, Number(isWet(placeOf(chair), s.sand[index] as number))];
  });
  return { points: breakdown[seat] ?? {}, often: Object.fromEntries(often) };
}

/** The tracks one by one. */
export function mauiTally(s: Maui, { breakdown }: Result, seat: Seat): Tally {
  const { tracks: _tracks, ...others } = breakdown[seat] ?? {};
  const markers = s.players[seat]?.markers ?? [];
  const tracks = patterns.map((pattern, index) => [
    `track ${pattern}`,
    spaceValue(s.options, index, markers[index] as number),
  ]);
  return { points: { ...Object.fromEntries(tracks), ...others }, often: {} };
}

/** Castles by their value instead of by groove. */
export function strandUnterTally(s: StrandUnter, { breakdown }: Result, seat: Seat): Tally {
  const castles = s.castles.slice(seat * VALUES, (seat + 1) * VALUES);
  const points = castles.map((groove, value) => [`castle ${value}`, groove > 0 ? groove + value : 0]);
  return {
    points: { ...Object.fromEntries(points), unfit: breakdown[seat]?.['unfit'] ?? 0 },
    often: { flooded: Number(castles.includes(FLOODED)) },
  };
}
