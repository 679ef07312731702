import type { Seat } from '../../engine/game.ts';
import { legalHeadStarts, legalJumps, legalLifeguards } from './expansions/baywatch.ts';
import { legalDeclarations } from './expansions/dice-tiles.ts';
import {
  ACCEPT,
  COLLECT,
  DECLINE,
  firsts,
  KEEP,
  LEAVE,
  type Move,
  rerolls,
  rerollTiles,
  ROLL,
  stops,
  STRAIGHT,
  swaps,
  takes,
  USE_RENTAL,
} from './moves.ts';
import { isPair } from './rules.ts';
import { TILE } from './vocabulary.ts';
import { freeSpaces, holds, type State } from './state.ts';
import { mayMoveRental, stopPays } from './phases/turn.ts';

export function legal(s: State, seat: Seat, out: Move[]): Move[] {
  if (seat !== s.actor) return out;
  switch (s.phase) {
    case 'choose':
      if (freeSpaces(s) > 0) out.push(ROLL);
      pushPairs(s, takes, out);
      return pushRental(s, seat, out);
    case 'judge':
      out.push(ACCEPT);
      if (freeSpaces(s) > 1) out.push(DECLINE);
      if (holds(s, seat, TILE.swap)) pushPairs(s, swaps, out);
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
      out.push(firsts.left, firsts.right);
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

/** One move for each pair on the track, from its top. */
function pushPairs(s: State, bySpace: readonly Move[], out: Move[]): void {
  for (let i = 0; i < s.filled; i++) if (isPair(s.track[i] as number)) out.push(bySpace[i] as Move);
}

function pushRental(s: State, seat: Seat, out: Move[]): Move[] {
  if (mayMoveRental(s, seat)) out.push(USE_RENTAL);
  return out;
}

/** Two dice of the same colour and pips are interchangeable: only the left one is offered. */
function legalRerolls(s: State, seat: Seat, out: Move[]): Move[] {
  const alike = s.left === s.right;
  out.push(KEEP);
  if (s.bonus > 0) {
    out.push(rerolls.left);
    if (!alike) out.push(rerolls.right);
    if (s.bonus > 1) out.push(rerolls.both);
  }
  if (holds(s, seat, TILE.reroll)) {
    out.push(rerollTiles.left);
    if (!alike) out.push(rerollTiles.right);
  }
  return out;
}

/** Both dice show the same: it does not matter which goes first. */
function legalStops(s: State, out: Move[]): Move[] {
  out.push(STRAIGHT);
  if (stopPays(s, 1)) out.push(stops.left);
  if (s.asLeft !== s.asRight && stopPays(s, 2)) out.push(stops.right);
  return out;
}
