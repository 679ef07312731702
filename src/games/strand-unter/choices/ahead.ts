import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { countsOf, listWays } from '../phases/handful.ts';
import { grooveOf } from '../rules.ts';
import { SINGLES } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { pickOf } from './picks.ts';

/** What a choice that is pointed at would change on the beach. */
export interface Preview {
  /** By colour: shells that would be taken, and shells among which there would be a choice. */
  readonly taken: readonly number[];
  readonly maybe: readonly number[];
  readonly castle: { readonly seat: Seat; readonly castle: number; readonly groove: number } | undefined;
  /** Castles, as `seat-castle`, that the sea would take if nobody decides anything else before. */
  readonly doomed: readonly string[];
  readonly position: number | undefined;
}

const NONE = [0, 0, 0, 0];

export function previewOf(
  view: View,
  text: string | undefined,
  outcome: { readonly view: View; readonly events: readonly Event[] } | undefined,
  seat: Seat,
): Preview {
  const pick = pickOf(text);
  const blank = {
    taken: NONE,
    maybe: NONE,
    castle: undefined,
    doomed: doomedBy(outcome?.events ?? []),
    position: undefined,
  };
  const one = (colour: number) =>
    NONE.map((_, each) => (each === colour && (view.shells[colour] ?? 0) > 0 ? 1 : 0));
  switch (pick?.kind) {
    case 'set': {
      if (pick.position < SINGLES) return { ...blank, taken: one(pick.position), position: pick.position };
      const ways = listWays(pick.position, view.shells, 0, []).map(countsOf);
      const [only] = ways;
      if (ways.length === 1 && only) return { ...blank, taken: only, position: pick.position };
      const maybe = NONE.map((_, colour) => Math.max(0, ...ways.map((way) => way[colour] ?? 0)));
      return { ...blank, maybe, position: pick.position };
    }
    case 'spell':
      return { ...blank, taken: one(pick.colour), position: pick.colour };
    case 'take':
      return { ...blank, taken: pick.counts };
    case 'build':
      return { ...blank, castle: { seat, castle: pick.castle, groove: grooveOf(view.round) } };
    case 'fetch':
    case 'pass':
    case undefined:
      return blank;
  }
}

function doomedBy(events: readonly Event[]): string[] {
  return events.flatMap((event) =>
    event.type === 'flood' ? event.lost.map(({ seat, castle }) => `${seat}-${castle}`) : [],
  );
}
