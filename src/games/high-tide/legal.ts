import type { Seat } from '../../engine/game.ts';
import { legalHeadStarts, legalJumps, legalLifeguards } from './expansions/baywatch.ts';
import { legalDeclarations } from './expansions/dice-tiles.ts';
import {
  ACCEPT,
  COLLECT,
  DECLINE,
  FIRST,
  KEEP,
  LEAVE,
  REROLL,
  ROLL,
  STOP,
  STRAIGHT,
  TAKE,
  USE_RENTAL,
  USE_REROLL,
  USE_SWAP,
} from './notation.ts';
import { isPair } from './rules.ts';
import { TILE } from './vocabulary.ts';
import { freeSpaces, holds, type Move, type State } from './state.ts';
import { mayMoveRental, stopPays } from './turn.ts';

export function legal(s: State, seat: Seat, out: Move[]): Move[] {
  if (seat !== s.actor) return out;
  switch (s.phase) {
    case 'choose':
      if (freeSpaces(s) > 0) out.push(ROLL);
      pushPairs(s, TAKE, out);
      return pushRental(s, seat, out);
    case 'judge':
      out.push(ACCEPT);
      if (freeSpaces(s) > 1) out.push(DECLINE);
      if (holds(s, seat, TILE.swap)) pushPairs(s, USE_SWAP, out);
      return pushRental(s, seat, out);
    case 'again':
      out.push(ROLL);
      return pushRental(s, seat, out);
    case 'reroll':
      return legalRerolls(s, seat, out);
    case 'wave-roll':
      out.push(ROLL);
      return out;
    case 'coin':
      out.push(COLLECT, LEAVE);
      return out;
    case 'stop':
      return legalStops(s, out);
    case 'order':
      out.push(FIRST, FIRST + 1);
      return out;
    case 'declare':
      return legalDeclarations(s, seat, out);
    case 'head-start':
      return legalHeadStarts(s, seat, out);
    case 'jump':
      return legalJumps(out);
    case 'lifeguard':
      return legalLifeguards(s, seat, out);
    default:
      return out;
  }
}

/** One move for each lying pair, from the top of the track. */
function pushPairs(s: State, first: Move, out: Move[]): void {
  for (let i = 0; i < s.filled; i++) if (isPair(s.track[i] as number)) out.push(first + i);
}

function pushRental(s: State, seat: Seat, out: Move[]): Move[] {
  if (mayMoveRental(s, seat)) out.push(USE_RENTAL);
  return out;
}

/** Two dice that are quite alike need only be named once. */
function legalRerolls(s: State, seat: Seat, out: Move[]): Move[] {
  const alike = s.left === s.right;
  out.push(KEEP);
  if (s.bonus > 0) {
    out.push(REROLL);
    if (!alike) out.push(REROLL + 1);
    if (s.bonus > 1) out.push(REROLL + 2);
  }
  if (holds(s, seat, TILE.reroll)) {
    out.push(USE_REROLL);
    if (!alike) out.push(USE_REROLL + 1);
  }
  return out;
}

/** Both dice show the same: it does not matter which goes first. */
function legalStops(s: State, out: Move[]): Move[] {
  out.push(STRAIGHT);
  if (stopPays(s, 1)) out.push(STOP);
  if (s.asLeft !== s.asRight && stopPays(s, 2)) out.push(STOP + 1);
  return out;
}
