import type { Seat } from '../../src/engine/game.ts';
import { type Move, type State, STEPS, toAct } from './state.ts';

export function legal(s: State, seat: Seat, out: Move[]): Move[] {
  if (s.phase !== 'run' || !toAct(s).includes(seat)) return out;
  for (let steps = 1; steps <= STEPS; steps++) out.push({ type: 'run', steps });
  return out;
}
