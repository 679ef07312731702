import { CHANCE, type Seat } from '../../engine/game.ts';
import { listWays } from './phases/handful.ts';
import { BUILD, FETCH, PASS, SET, SPELL, TAKE } from './notation.ts';
import { costOf, holds, needOf } from './rules.ts';
import { FETCHED, HEAP, positions, SINGLES, VALUES } from './vocabulary.ts';
import { type Move, type Seats, type State, seatList } from './state.ts';

const CHANCE_ONLY: readonly Seat[] = [CHANCE];

export function toAct(s: State): readonly Seat[] {
  return s.phase === 'draw' || s.phase === 'deal' ? CHANCE_ONLY : seatList(s.asked);
}

/** Building is open to all at once; bots begin with another one every round. */
export function askFirst(s: State): Seat {
  return (s.round - 1) % s.players;
}

export function sealed(s: State): boolean {
  return s.phase === 'dial' || s.phase === 'spell';
}

export function legal(s: State, seat: Seat, out: Move[]): Move[] {
  if (seat < 0 || (s.asked & (1 << seat)) === 0) return out;
  switch (s.phase) {
    case 'dial':
      // Any position may be set, possible or not.
      for (let position = 0; position < positions.length; position++) out.push(SET + position);
      return out;
    case 'fetch':
    case 'charm':
      return fetches(s, seat, out);
    case 'take':
      return listWays(s.order[s.at]!, s.shells, TAKE, out);
    case 'spell':
      for (let colour = 0; colour < SINGLES; colour++) out.push(SPELL + colour);
      return out;
    case 'trove':
      for (let colour = 0; colour < SINGLES; colour++) {
        if (s.shells[colour]! > 0) out.push(TAKE + (1 << (colour * 4)));
      }
      return fetches(s, seat, out);
    default:
      builds(s, seat, out);
      out.push(PASS);
      return out;
  }
}

function fetches(s: State, seat: Seat, out: Move[]): Move[] {
  for (let value = 0; value < VALUES; value++) {
    if (s.castles[seat * VALUES + value] === HEAP) out.push(FETCH + value);
  }
  return out;
}

function builds(s: State, seat: Seat, out: Move[]): void {
  const at = seat * VALUES;
  for (let value = 0; value < VALUES; value++) {
    if (s.castles[at + value] !== FETCHED) continue;
    const card = s.cards[at + value]!;
    if (!holds(s.buckets, at, card)) continue;
    for (let colour = 0; colour < SINGLES; colour++) {
      // The joker is paid with any shell that the fixed ones leave.
      if (s.buckets[at + colour]! > needOf(card, colour)) out.push(BUILD + value * 4 + colour);
    }
  }
}

/**
 * Who is asked whether to build: everybody with a fetched castle and as many shells as one of them needs. The colours do
 * not count here, so that being asked shows nothing that the number of shells does not show.
 */
export function mayBuild(s: State): Seats {
  let set = 0;
  for (let seat = 0; seat < s.players; seat++) {
    const at = seat * VALUES;
    const shells = s.buckets[at]! + s.buckets[at + 1]! + s.buckets[at + 2]! + s.buckets[at + 3]!;
    for (let value = 0; value < VALUES; value++) {
      if (s.castles[at + value] === FETCHED && shells >= costOf(s.cards[at + value]!)) {
        set |= 1 << seat;
        break;
      }
    }
  }
  return set;
}

/** How many of the seat's castles are still on the heap. */
export function onHeap(s: State, seat: Seat): number {
  const at = seat * VALUES;
  let n = 0;
  for (let value = 0; value < VALUES; value++) if (s.castles[at + value] === HEAP) n++;
  return n;
}

/** How many castles the seat has built, those washed away included. */
export function builtBy(s: State, seat: Seat): number {
  const at = seat * VALUES;
  let n = 0;
  for (let value = 0; value < VALUES; value++) if (s.castles[at + value]! >= 0) n++;
  return n;
}
