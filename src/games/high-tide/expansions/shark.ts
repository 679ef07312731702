import type { Emit, Seat } from '../../../engine/game.ts';
import { chairId, moveChair } from '../phases/chairs.ts';
import type { Event } from '../events.ts';
import { isWet, placeOf } from '../rules.ts';
import { type Beach } from '../vocabulary.ts';
import { NONE, type State } from '../state.ts';

/** Whose chair stands nearest the water on the sand of that beach: neither in the water nor at the bar. */
function nearestOnSand(s: State, beach: Beach): Seat {
  let nearest = NONE;
  let best = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const c = s.chairs[seat * 6 + beach] as number;
    if (c > best && !isWet(placeOf(c), s.sand[beach] as number)) {
      best = c;
      nearest = seat;
    }
  }
  return nearest;
}

/** The shark tile leaves the game and drives the nearest chair of the alarmed beach back. */
export function turnShark(s: State, value: number, emit?: Emit<Event>): void {
  s.sharks.splice(s.sharks.indexOf(value), 1);
  const beach = s.alert;
  const seat = nearestOnSand(s, beach);
  if (emit) emit({ type: 'shark', beach, value, seat: seat === NONE ? null : seat });
  if (seat !== NONE) moveChair(s, chairId(seat, beach), -value, 'shark', emit);
}
