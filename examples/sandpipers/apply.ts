import type { Emit, Seat } from '../../src/engine/game.ts';
import { type Event, type Move, type State, STEPS } from './state.ts';

export function apply(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move.type === 'run') {
    s.steps[seat] = move.steps;
    if (s.steps.includes(0)) return;
    emit?.({ type: 'ran', steps: [...s.steps] });
    s.phase = 'wave';
    return;
  }
  const from = reach(move.roll, s.options.springTide);
  const found = s.steps.map((steps) => finds(steps, s.steps, from));
  emit?.({ type: 'wave', roll: move.roll, from, found });
  s.shells = s.shells.map((shells, each) => shells + (found[each] ?? 0));
  s.steps.fill(0);
  s.phase = s.round === s.options.rounds ? 'over' : 'run';
  if (s.phase === 'run') s.round++;
}

/** The step from which on the wave wets everything. */
export function reach(roll: number, springTide: boolean): number {
  return Math.max(1, STEPS + 1 - roll - (springTide ? 1 : 0));
}

/** What a bird finds that has run so far: birds on the same step share. */
function finds(steps: number, all: readonly number[], from: number): number {
  if (steps >= from) return 0;
  return Math.floor(steps / all.filter((other) => other === steps).length);
}
