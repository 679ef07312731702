import { floodedAfter, grooveOf } from '../rules.ts';
import { OUTERMOST, TURN } from '../vocabulary.ts';

/**
 * How far the sandpiper will be from the water at the flood, which the turn of the tide decides: 2 grooves, 3 if a castle
 * stands in groove 7, 4 if one stands in groove 8.
 */
export const distances = [2, 3, 4] as const;

export interface Forecast {
  /** Still possible distances, one once the tide has turned or a castle stands in 8. */
  readonly possible: readonly number[];
  /** By groove 1-8 (index 0 unused): after which round each of `distances` covers it; undefined: never. */
  readonly after: readonly (readonly (number | undefined)[])[];
}

/** What a forecast goes by: castles by seat, and how far the sandpiper stays from the water, once that is known. */
interface Tide {
  readonly distance: number | undefined;
  readonly seats: readonly { readonly castles: readonly number[] }[];
}

export function forecastOf(scene: Tide): Forecast {
  const standing = scene.seats.flatMap((seat) => seat.castles);
  // At the flood the castles of 7 and 8 may be gone, but the distance stays what it became.
  const possible =
    scene.distance !== undefined
      ? [scene.distance]
      : distances.filter((d) => d >= (standing.includes(8) ? 4 : standing.includes(7) ? 3 : 2));
  const first = TURN + 1;
  return {
    possible,
    after: Array.from({ length: OUTERMOST + 1 }, (_, groove) =>
      distances.map((d) => floodedAfter(groove, first, grooveOf(first) + d)),
    ),
  };
}

/** After which rounds the sea may cover this groove, as far as that is known now; equal answers once, `undefined` for never. */
export function coveredAfter(forecast: Forecast, groove: number): readonly (number | undefined)[] {
  const row = forecast.after[groove] ?? [];
  return [...new Set(forecast.possible.map((d) => row[d - 2]))];
}
