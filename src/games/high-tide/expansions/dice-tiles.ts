import type { Emit, Seat } from '../../../engine/game.ts';
import { asDie, asPair, type Event } from '../events.ts';
import { GO, USE_ADJUST, USE_BACKWARDS, USE_RECOLOUR } from '../notation.ts';
import { beachOf, type Die, die, pipsOf } from '../rules.ts';
import { TILE } from '../vocabulary.ts';
import { discard, holds, type Move, type State } from '../state.ts';

/**
 * Recolour, adjust and backwards change only what the dice move: `asLeft`, `asRight` and `back`. In the pool and as open
 * dice the dice themselves keep colour and pips. Declared together, in any order, they may combine on one die.
 */

/** Tiles that are declared before the first chair moves. */
export function mayDeclare(s: State, seat: Seat): boolean {
  return holds(s, seat, TILE.recolour) || holds(s, seat, TILE.adjust) || holds(s, seat, TILE.backwards);
}

export function legalDeclarations(s: State, seat: Seat, out: Move[]): Move[] {
  out.push(GO);
  // Two dice that move alike need only be named once.
  const sides = s.asLeft === s.asRight && s.back === 0 ? 1 : 2;
  if (holds(s, seat, TILE.recolour)) {
    for (let side = 1; side <= sides; side++) {
      for (let beach = 0; beach < 6; beach++) {
        if (beach !== beachOf(dieOn(s, side))) out.push(USE_RECOLOUR + (side - 1) * 6 + beach);
      }
    }
  }
  if (holds(s, seat, TILE.adjust)) {
    for (let left = -1; left <= 1; left++) {
      for (let right = -1; right <= 1; right++)
        if (canAdjust(s, left, right)) out.push(USE_ADJUST + (left + 1) * 3 + right + 1);
    }
  }
  if (holds(s, seat, TILE.backwards))
    for (let side = 1; side <= sides; side++) out.push(USE_BACKWARDS + side - 1);
  return out;
}

/** Within 1..6, with an effect, and no other way to the same two moves listed before. */
function canAdjust(s: State, left: number, right: number): boolean {
  const a = pipsOf(s.asLeft) + left;
  const b = pipsOf(s.asRight) + right;
  if ((left === 0 && right === 0) || a < 1 || a > 6 || b < 1 || b > 6) return false;
  if (s.back !== 0 || beachOf(s.asLeft) !== beachOf(s.asRight)) return true;
  // One chair moves both dice: 3 and 4 made 4 and 3 is no change, and of 3 and 3 either may be the one that changes.
  if (a === pipsOf(s.asRight) && b === pipsOf(s.asLeft)) return false;
  return s.asLeft !== s.asRight || left <= right;
}

export function declare(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move >= USE_BACKWARDS) {
    s.back = move - USE_BACKWARDS + 1;
    discard(s, TILE.backwards);
    if (emit) emit({ type: 'backwards', seat, die: asDie(dieOn(s, s.back)) });
  } else if (move >= USE_ADJUST) {
    const before = asPair(s.asLeft, s.asRight);
    const choice = move - USE_ADJUST;
    s.asLeft += ((choice / 3) | 0) - 1;
    s.asRight += (choice % 3) - 1;
    discard(s, TILE.adjust);
    if (emit) emit({ type: 'adjusted', seat, before, after: asPair(s.asLeft, s.asRight) });
  } else {
    const choice = move - USE_RECOLOUR;
    const side = choice < 6 ? 1 : 2;
    const before = dieOn(s, side);
    const to = choice % 6;
    if (side === 1) s.asLeft = die(to, pipsOf(before));
    else s.asRight = die(to, pipsOf(before));
    discard(s, TILE.recolour);
    if (emit) emit({ type: 'recoloured', seat, die: asDie(before), to });
  }
}

function dieOn(s: State, side: number): Die {
  return side === 1 ? s.asLeft : s.asRight;
}
