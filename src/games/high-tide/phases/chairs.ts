import type { Emit, Seat } from '../../../engine/game.ts';
import type { Cause, Event } from '../events.ts';
import { coinWaits } from '../expansions/coins.ts';
import { chair, placeOf } from '../rules.ts';
import { type Beach } from '../vocabulary.ts';
import { ask, type State, type Step } from '../state.ts';

/** Which chair: its index in `State.chairs`. */
type ChairId = number;

export function chairId(seat: Seat, beach: Beach): ChairId {
  return seat * 6 + beach;
}

/** Moves a chair towards the water, or with negative steps away from it, at most to the sea or to the bar. */
export function moveChair(s: State, id: ChairId, steps: number, cause: Cause, emit?: Emit<Event>): void {
  const from = placeOf(s.chairs[id] as number);
  const to = landing(s, from, steps);
  if (to !== from) s.chairs[id] = chair(to, ++s.arrivals);
  if (emit) {
    const beach = id % 6;
    emit({ type: 'moved', seat: (id / 6) | 0, beach, from, to, sand: s.sand[beach] as number, cause });
  }
}

export function landing(s: State, from: number, steps: number): number {
  const to = from + steps;
  const sea = s.options.length + 1;
  return to < 0 ? 0 : to > sea ? sea : to;
}

/** After an own move: asks for the coin there if it can be had. If not, the caller takes the step itself. */
export function asksForCoin(s: State, id: ChairId, then: Step): boolean {
  if (!s.options.coins || !coinWaits(s, id, placeOf(s.chairs[id] as number))) return false;
  s.at = id % 6;
  s.then = then;
  ask(s, 'coin', (id / 6) | 0);
  return true;
}
