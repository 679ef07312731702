import type { Seat } from '../../../engine/game.ts';
import { landing } from '../phases/chairs.ts';
import type { Pair } from '../events.ts';
import { coinWaits } from '../expansions/coins.ts';
import { distance, isWet, placeOf } from '../rules.ts';
import { type Beach, COIN_SPACES } from '../vocabulary.ts';
import type { State } from '../state.ts';

/** Where a chair would stand after a choice. */
export interface Landing {
  readonly beach: Beach;
  readonly place: number;
  readonly wet: boolean;
  /** Dry spaces between it and the water. */
  readonly distance: number;
  /** The coin it could take there, or null. */
  readonly coin: number | null;
}

/**
 * Where the chairs of a pair would stand. `both` are different chairs, or one chair moved by both dice; `either` are the
 * two ends of one chair whose dice move in opposite directions, the left die first and the right die first.
 */
export type Landings =
  | { readonly both: readonly Landing[] }
  | { readonly either: readonly [Landing, Landing] };

/** `back` is the die that moves its chair backwards: 0 none, 1 left, 2 right. */
export function landings(s: State, seat: Seat, dice: Pair, back = 0): Landings {
  const [left, right] = [back === 1 ? -dice[1] : dice[1], back === 2 ? -dice[3] : dice[3]];
  if (dice[0] !== dice[2])
    return { both: [landingAt(s, seat, dice[0], [left]), landingAt(s, seat, dice[2], [right])] };
  if (back === 0) return { both: [landingAt(s, seat, dice[0], [left + right])] };
  const leftFirst = landingAt(s, seat, dice[0], [left, right]);
  const rightFirst = landingAt(s, seat, dice[0], [right, left]);
  return leftFirst.place === rightFirst.place ? { both: [leftFirst] } : { either: [leftFirst, rightFirst] };
}

/** After these moves, one after the other. */
export function landingAt(s: State, seat: Seat, beach: Beach, moves: readonly number[]): Landing {
  const id = seat * 6 + beach;
  const place = moves.reduce((at, steps) => landing(s, at, steps), placeOf(s.chairs[id] as number));
  const sand = s.sand[beach] as number;
  return {
    beach,
    place,
    wet: isWet(place, sand),
    distance: distance(place, sand),
    coin: coinAt(s, id, place),
  };
}

function coinAt(s: State, id: number, place: number): number | null {
  if (!s.options.coins || !coinWaits(s, id, place)) return null;
  return s.coins[(id % 6) * COIN_SPACES + place - 1] as number;
}
