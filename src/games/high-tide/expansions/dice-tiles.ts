import type { Emit, Seat } from '../../../engine/game.ts';
import { asDie, asPair, type Event } from '../events.ts';
import { adjusts, backwards, GO, type Move, recolours, type Side } from '../moves.ts';
import { beachOf, type Die, die, pipsOf, SIDE } from '../rules.ts';
import { TILE } from '../vocabulary.ts';
import { discard, holds, type State } from '../state.ts';

/**
 * Recolour, adjust and backwards change only what the dice move: `asLeft`, `asRight` and `back`. In the pool and as open
 * dice the dice themselves keep colour and pips. Declared together, in any order, they may combine on one die.
 */

/** Tiles that are declared before the first chair moves. */
export function mayDeclare(s: State, seat: Seat): boolean {
  return holds(s, seat, TILE.recolour) || holds(s, seat, TILE.adjust) || holds(s, seat, TILE.backwards);
}

const leftOnly: readonly Side[] = ['left'];
const bothSides: readonly Side[] = ['left', 'right'];

export function legalDeclarations(s: State, seat: Seat, out: Move[]): Move[] {
  out.push(GO);
  // Two dice that move alike are interchangeable: only the left one is offered.
  const sides = s.asLeft === s.asRight && s.back === 0 ? leftOnly : bothSides;
  if (holds(s, seat, TILE.recolour)) {
    for (const side of sides) {
      for (let beach = 0; beach < 6; beach++)
        if (beach !== beachOf(dieOn(s, side))) out.push(recolours[side][beach] as Move);
    }
  }
  if (holds(s, seat, TILE.adjust)) {
    for (let left = -1; left <= 1; left++) {
      for (let right = -1; right <= 1; right++)
        if (canAdjust(s, left, right)) out.push(adjusts[(left + 1) * 3 + right + 1] as Move);
    }
  }
  if (holds(s, seat, TILE.backwards)) for (const side of sides) out.push(backwards[side]);
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

/** A move by which one of these tiles is used. */
export type Declaration = Extract<Move, { readonly type: 'use-recolour' | 'use-adjust' | 'use-backwards' }>;

export function declare(s: State, seat: Seat, move: Declaration, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'use-backwards': {
      s.back = SIDE[move.which];
      discard(s, TILE.backwards);
      if (emit) emit({ type: 'backwards', seat, die: asDie(dieOn(s, move.which)) });
      return;
    }
    case 'use-adjust': {
      const before = asPair(s.asLeft, s.asRight);
      s.asLeft += move.left;
      s.asRight += move.right;
      discard(s, TILE.adjust);
      if (emit) emit({ type: 'adjusted', seat, before, after: asPair(s.asLeft, s.asRight) });
      return;
    }
    case 'use-recolour': {
      const before = dieOn(s, move.which);
      const after = die(move.beach, pipsOf(before));
      if (move.which === 'left') s.asLeft = after;
      else s.asRight = after;
      discard(s, TILE.recolour);
      if (emit) emit({ type: 'recoloured', seat, die: asDie(before), to: move.beach });
    }
  }
}

function dieOn(s: State, side: Side): Die {
  return side === 'left' ? s.asLeft : s.asRight;
}
