import type { Emit, Seat } from '../../../engine/game.ts';
import { total } from '../chance.ts';
import type { Cause, Event } from '../events.ts';
import { countIn, countsOf, countWays, type Handful, listWays } from './handful.ts';
import { onHeap } from '../legal.ts';
import { FETCHED, HEAP, SINGLES, VALUES } from '../vocabulary.ts';
import { everybody, type Seats, type State, seatList } from '../state.ts';

/**
 * Phase A of a round: dials, singles and their castles, combinations from left to right, the one spell, troves. Each step
 * does what is forced and stops at the first question; the answer leads on to the next. Nobody asked: phase A is over.
 */
type Tell = Emit<Event> | undefined;

/**
 * The groove is filled: all set their dials. In an empty groove every position would bring one castle and no shell, so
 * everybody fetches a castle at once and no dial is set.
 */
export function startCollecting(s: State, emit: Tell): void {
  if (total(s.shells) === 0) {
    askForCastles(s, 'fetch', everybody(s.players), emit);
  } else {
    s.phase = 'dial';
    s.asked = everybody(s.players);
  }
}

/** The round whose groove is empty: the only one in which castles are fetched without dials. */
function withoutDials(s: State): boolean {
  return s.dials[0] === -1;
}

export function setDial(s: State, seat: Seat, position: number, emit: Tell): void {
  s.dials[seat] = position;
  s.asked &= ~(1 << seat);
  if (s.asked !== 0) return;
  emit?.({ type: 'reveal', dials: s.dials.slice() });
  serveSingles(s, s.dials, emit);
  let singles = 0;
  for (let each = 0; each < s.players; each++) if (s.dials[each]! < SINGLES) singles |= 1 << each;
  askForCastles(s, 'fetch', singles, emit);
  if (s.asked === 0) resolveCombinations(s, emit);
}

/** Enough of a colour for all who set it: one each; otherwise none of them gets one, and the shells stay. */
function serveSingles(s: State, picks: readonly number[], emit: Tell): void {
  for (let colour = 0; colour < SINGLES; colour++) {
    let seats = 0;
    let count = 0;
    for (let seat = 0; seat < s.players; seat++) {
      if (picks[seat] !== colour) continue;
      seats |= 1 << seat;
      count++;
    }
    if (count === 0) continue;
    const lying = s.shells[colour]!;
    const got = lying >= count;
    if (got) {
      s.shells[colour] = lying - count;
      for (let seat = 0; seat < s.players; seat++)
        if (picks[seat] === colour) s.buckets[seat * 4 + colour]!++;
    }
    const cause = picks === s.dials ? 'single' : 'spell';
    emit?.({ type: 'single', cause, colour, seats: seatList(seats), lying, got });
  }
}

/** Each of them fetches one castle, all at once; who has only one left gets it without being asked. */
function askForCastles(s: State, phase: 'fetch' | 'charm', seats: Seats, emit: Tell): void {
  s.phase = phase;
  s.asked = 0;
  for (let seat = 0; seat < s.players; seat++) {
    if ((seats & (1 << seat)) === 0) continue;
    const left = onHeap(s, seat);
    if (left > 1) s.asked |= 1 << seat;
    else if (left === 1) fetchLast(s, seat, causeOf(s), emit);
  }
}

export function fetch(s: State, seat: Seat, castle: number, emit: Tell): void {
  fetchCastle(s, seat, castle, causeOf(s), emit);
  s.asked &= ~(1 << seat);
  if (s.asked !== 0) return;
  if (s.phase === 'charm') giveTroves(s, emit);
  else if (!withoutDials(s)) resolveCombinations(s, emit);
}

function causeOf(s: State): Cause {
  return s.phase === 'charm' ? 'spell' : withoutDials(s) ? 'empty' : 'single';
}

function fetchLast(s: State, seat: Seat, cause: Cause, emit: Tell): void {
  fetchCastle(s, seat, s.castles.indexOf(HEAP, seat * VALUES) - seat * VALUES, cause, emit);
}

function fetchCastle(s: State, seat: Seat, castle: number, cause: Cause, emit: Tell): void {
  s.castles[seat * VALUES + castle] = FETCHED;
  emit?.({ type: 'fetch', seat, castle, cause, left: onHeap(s, seat) });
}

/** Goes on with the combination at `s.at`. */
function resolveCombinations(s: State, emit: Tell): void {
  for (; s.at < s.order.length; s.at++) {
    const position = s.order[s.at]!;
    let seats = 0;
    for (let seat = 0; seat < s.players; seat++) if (s.dials[seat] === position) seats |= 1 << seat;
    if (seats === 0) continue;
    if ((seats & (seats - 1)) !== 0) {
      // Doubled: nobody takes anything, even if it was impossible anyway; all of them join the one spell.
      s.spellers |= seats;
      emit?.({ type: 'clash', seats: seatList(seats), position });
      continue;
    }
    const ways = countWays(position, s.shells);
    if (ways > 1) {
      s.phase = 'take';
      s.asked = seats;
      return;
    }
    const seat = 31 - Math.clz32(seats);
    if (ways === 1) {
      takeHandful(s, seat, listWays(position, s.shells, 0, [])[0]!, emit);
    } else {
      s.troves |= seats;
      emit?.({ type: 'miss', seat, position });
    }
  }
  castSpell(s, emit);
}

export function take(s: State, seat: Seat, handful: Handful, emit: Tell): void {
  s.asked = 0;
  takeHandful(s, seat, handful, emit);
  s.at++;
  resolveCombinations(s, emit);
}

function takeHandful(s: State, seat: Seat, handful: Handful, emit: Tell): void {
  for (let colour = 0; colour < SINGLES; colour++) {
    const n = countIn(handful, colour);
    s.shells[colour]! -= n;
    s.buckets[seat * 4 + colour]! += n;
  }
  emit?.({
    type: 'take',
    seat,
    position: s.order[s.at]!,
    shells: countsOf(handful),
    bucket: bucketSize(s, seat),
  });
}

function bucketSize(s: State, seat: Seat): number {
  return total(s.buckets.slice(seat * 4, seat * 4 + 4));
}

/** One spell for all doubled combinations. Without shells it only brings castles, and no colour is asked. */
function castSpell(s: State, emit: Tell): void {
  if (s.spellers === 0) {
    giveTroves(s, emit);
    return;
  }
  emit?.({ type: 'spell', seats: seatList(s.spellers), shells: s.shells.slice() });
  if (total(s.shells) === 0) {
    charm(s, emit);
  } else {
    s.phase = 'spell';
    s.asked = s.spellers;
  }
}

export function setSpell(s: State, seat: Seat, colour: number, emit: Tell): void {
  s.spells[seat] = colour;
  s.asked &= ~(1 << seat);
  if (s.asked !== 0) return;
  emit?.({ type: 'whisper', spells: s.spells.slice() });
  serveSingles(s, s.spells, emit);
  charm(s, emit);
}

function charm(s: State, emit: Tell): void {
  askForCastles(s, 'charm', s.spellers, emit);
  if (s.asked === 0) giveTroves(s, emit);
}

/** Troves in the order of the dials: one shell or one castle, whichever the player likes; compulsory while possible. */
function giveTroves(s: State, emit: Tell): void {
  while (s.troves !== 0) {
    const seat = nextTrove(s);
    const castles = onHeap(s, seat);
    let kinds = castles;
    for (let colour = 0; colour < SINGLES; colour++) if (s.shells[colour]! > 0) kinds++;
    if (kinds > 1) {
      s.phase = 'trove';
      s.asked = 1 << seat;
      return;
    }
    s.troves &= ~(1 << seat);
    if (kinds === 0) emit?.({ type: 'nothing', seat });
    else if (castles === 1) fetchLast(s, seat, 'trove', emit);
    else
      takeTrove(
        s,
        seat,
        s.shells.findIndex((n) => n > 0),
        emit,
      );
  }
  sweep(s, emit);
}

/** Whose dial stands furthest left among those who are owed a trove; no two of them can share a position. */
function nextTrove(s: State): Seat {
  for (const position of s.order) {
    const seat = s.dials.indexOf(position);
    if (seat >= 0 && (s.troves & (1 << seat)) !== 0) return seat;
  }
  throw new Error('somebody is owed a trove');
}

function takeTrove(s: State, seat: Seat, colour: number, emit: Tell): void {
  s.shells[colour]!--;
  s.buckets[seat * 4 + colour]!++;
  emit?.({ type: 'trove', seat, colour, bucket: bucketSize(s, seat) });
}

/** The answer to a trove: a castle, or one shell of the handful's colour. */
export function takeFromTrove(
  s: State,
  seat: Seat,
  choice: { castle: number } | { shell: Handful },
  emit: Tell,
): void {
  s.asked = 0;
  s.troves &= ~(1 << seat);
  if ('castle' in choice) fetchCastle(s, seat, choice.castle, 'trove', emit);
  else takeTrove(s, seat, (31 - Math.clz32(choice.shell)) >> 2, emit);
  giveTroves(s, emit);
}

/** What is left goes back into the bag. */
function sweep(s: State, emit: Tell): void {
  if (total(s.shells) === 0) return;
  emit?.({ type: 'sweep', shells: s.shells.slice() });
  for (let colour = 0; colour < SINGLES; colour++) {
    s.bag[colour]! += s.shells[colour]!;
    s.shells[colour] = 0;
  }
}
