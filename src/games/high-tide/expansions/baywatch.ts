import type { Emit, Seat } from '../../../engine/game.ts';
import { chairId, moveChair } from '../phases/chairs.ts';
import { asDie, type Event } from '../events.ts';
import { headStarts, JUMP, lifeguards, type Move, PASS, WAIT, WAIT_THIS_ROUND } from '../moves.ts';
import { beachOf, type Die, pipsOf, placeOf } from '../rules.ts';
import { type Beach, TILE } from '../vocabulary.ts';
import { discard, FACE_UP, holds, mover, NONE, type State } from '../state.ts';

/** Windows outside the own turn, and the open dice with their award. What a mover may do to dice is in dice-tiles.ts. */

/** Who may use the head start now, at the start of the round; NONE if nobody. */
export function headStarter(s: State): Seat {
  return s.options.baywatch ? Math.max(s.tiles[TILE.headStart] as number, NONE) : NONE;
}

export function legalHeadStarts(s: State, seat: Seat, out: Move[]): Move[] {
  for (let beach = 0; beach < 6; beach++) {
    for (let spaces = 1; spaces <= 2; spaces++) {
      const lands = placeOf(s.chairs[chairId(seat, beach)] as number) + spaces;
      if (lands <= s.options.length + 1) out.push(headStarts[beach * 2 + spaces - 1] as Move);
    }
  }
  out.push(PASS);
  return out;
}

/** Returns the chair that moved. */
export function useHeadStart(
  s: State,
  seat: Seat,
  { beach, spaces }: { readonly beach: Beach; readonly spaces: number },
  emit?: Emit<Event>,
): number {
  const id = chairId(seat, beach);
  discard(s, TILE.headStart);
  if (emit) emit({ type: 'head-start', seat });
  moveChair(s, id, spaces, 'head-start', emit);
  return id;
}

/** Who may jump the queue before the next turn: the holder of the tile, with the towel deeper in the pile; NONE if nobody. */
export function jumper(s: State): Seat {
  if (!s.options.baywatch || s.waits) return NONE;
  const holder = s.tiles[TILE.jump] as number;
  return holder >= 0 && s.order.indexOf(holder) > s.played ? holder : NONE;
}

export function legalJumps(out: Move[]): Move[] {
  out.push(JUMP, WAIT, WAIT_THIS_ROUND);
  return out;
}

/** The towel goes from its place in the pile to the top; the others keep their order. */
export function jump(s: State, seat: Seat, emit?: Emit<Event>): void {
  const over = mover(s);
  s.order.splice(s.order.indexOf(seat), 1);
  s.order.splice(s.played, 0, seat);
  discard(s, TILE.jump);
  if (emit) emit({ type: 'jumped', seat, over });
}

/** May the next player use a die of the pool first? Only if one of them would move a chair. */
export function lifeguardWaits(s: State): boolean {
  const seat = mover(s);
  return holds(s, seat, TILE.lifeguard) && s.pool.some((d) => canAdvance(s, seat, beachOf(d)));
}

function canAdvance(s: State, seat: Seat, beach: Beach): boolean {
  return placeOf(s.chairs[chairId(seat, beach)] as number) <= s.options.length;
}

export function legalLifeguards(s: State, seat: Seat, out: Move[]): Move[] {
  for (let d = 0; d < 36; d++) {
    if (s.pool.includes(d) && canAdvance(s, seat, beachOf(d))) out.push(lifeguards[d] as Move);
  }
  out.push(PASS);
  return out;
}

/** Returns the chair that moved. The die stays in the pool. */
export function useLifeguard(s: State, seat: Seat, d: Die, emit?: Emit<Event>): number {
  const id = chairId(seat, beachOf(d));
  discard(s, TILE.lifeguard);
  if (emit) emit({ type: 'lifeguard', seat, die: asDie(d) });
  moveChair(s, id, pipsOf(d), 'lifeguard', emit);
  return id;
}

/** The round's first pair becomes the open dice; later ones that total as much or less take over. */
export function compareOpenDice(s: State, emit?: Emit<Event>): void {
  const total = pipsOf(s.left) + pipsOf(s.right);
  if (s.openSeat !== NONE) {
    if (total > pipsOf(s.openLeft) + pipsOf(s.openRight)) return;
    s.pool.push(s.openLeft, s.openRight);
  }
  const seat = mover(s);
  if (emit) emit({ type: 'open', seat, total, over: s.openSeat === NONE ? null : s.openSeat });
  s.openSeat = seat;
  s.openLeft = s.left;
  s.openRight = s.right;
}

/** At the end of a round the open dice win the open tile; in the last round a point. */
export function awardTile(s: State, last: boolean, emit?: Emit<Event>): void {
  const seat = s.openSeat;
  if (last) {
    s.point = seat;
    if (emit) emit({ type: 'point', seat });
    return;
  }
  const tile = s.tiles.indexOf(FACE_UP);
  s.tiles[tile] = seat;
  if (emit) emit({ type: 'award', seat, tile });
}

export function turnTile(s: State, tile: number, emit?: Emit<Event>): void {
  s.tiles[tile] = FACE_UP;
  if (emit) emit({ type: 'tile', tile });
}
