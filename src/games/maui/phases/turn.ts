import type { Emit, Seat } from '../../../engine/game.ts';
import { COLUMNS } from '../data.ts';
import type { Event } from '../events.ts';
import { flip } from '../expansions/long.ts';
import { canPlace } from '../legal.ts';
import { places, score } from '../score.ts';
import { type Player, type State, tilesLaid } from '../state.ts';

/**
 * Puts the question of a new turn. With nothing to place, dollars must be taken, and if they lie in one area only there
 * is nothing to ask; with none there either, it is a substitute turn.
 */
export function beginTurn(s: State, seat: Seat, emit?: Emit<Event>): void {
  s.seat = seat;
  s.phase = 'turn';
  if (canPlace(s, s.players[seat] as Player)) return;
  const [upper, lower] = s.areas as [number, number];
  if (upper > 0 && lower > 0) return;
  if (upper > 0 || lower > 0) {
    takeDollars(s, upper > 0 ? 0 : 1, true, emit);
    return;
  }
  s.phase = 'substitute';
  emit?.({ type: 'substitute', seat });
}

export function takeDollars(s: State, row: number, forced: boolean, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const count = s.areas[row] as number;
  s.areas[row] = 0;
  p.dollars += count;
  emit?.({ type: 'dollars', seat: s.seat, row: row + 1, count, now: p.dollars, forced });
  endTurn(s, emit);
}

/** The round in which somebody fills the last column is played to its end, so that all have had as many turns. */
export function endTurn(s: State, emit?: Emit<Event>): void {
  if (!s.last && tilesLaid(s.players[s.seat] as Player) === COLUMNS) {
    s.last = true;
    emit?.({ type: 'last-round', seat: s.seat });
  }
  s.face = 0;
  const next = s.seat + 1 < s.players.length ? s.seat + 1 : 0;
  if (s.last && next === s.first) endHalf(s, emit);
  else beginTurn(s, next, emit);
}

function endHalf(s: State, emit?: Emit<Event>): void {
  if (s.options.mode === 'long' && s.half === 1) {
    flip(s, emit);
    return;
  }
  s.phase = 'over';
  emit?.({ type: 'end', scores: s.players.map((_, seat) => score(s, seat)), places: places(s) });
}
