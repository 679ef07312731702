import type { Seat } from '../../../engine/game.ts';
import type { State } from '../../../games/strand-unter/index.ts';
import { costOf, needOf } from '../../../games/strand-unter/rules.ts';
import { unfitOf } from '../../../games/strand-unter/score.ts';
import {
  FETCHED,
  FLOODED,
  HEAP,
  LAST_ROUND,
  positions,
  SINGLES,
  TURN,
  VALUES,
} from '../../../games/strand-unter/vocabulary.ts';
import { mean } from '../numbers.ts';
import type { Basis } from './basis.ts';

/** What the network sees of Strand Unter. Everything is scaled to be about 1 at most. */

const PER_CASTLE = 8 + SINGLES;
const STANDING = 30;
const DIALS = 4 + 2 * positions.length;
/** Features of a seat. The first says how far it is ahead. */
export const WIDTH = STANDING + VALUES * PER_CASTLE + SINGLES + DIALS;
/** Features of the beach. */
export const COMMON = LAST_ROUND + 4 + 3 * SINGLES + 1;

export function fillSeat(s: State, seat: Seat, basis: Basis, out: Float64Array): void {
  let at = fillStanding(s, seat, basis, { out, at: seat * WIDTH });
  at = fillCastles(s, seat, basis, { out, at });
  for (let colour = 0; colour < SINGLES; colour++)
    out[at++] = (s.buckets[seat * SINGLES + colour] as number) / 4;
  if (basis.gains.length > 0) fillDials(seat, basis, { out, at });
}

/** Where the next feature goes. */
interface Place {
  readonly out: Float64Array;
  readonly at: number;
}

function fillStanding(
  s: State,
  seat: Seat,
  { bases, togo, scores }: Basis,
  { out, at: from }: Place,
): number {
  const flood = s.round > TURN ? 1 : 0;
  const left = LAST_ROUND - s.round;
  const soonest = Math.min(...togo, left);
  const ahead = ((bases[seat] as number) - mean(bases)) / 4;
  const stands = ((scores[seat] as number) - mean(scores)) / 6;
  const own = togo[seat] as number;
  const rival = least(togo, seat);
  let built = 0;
  let shells = 0;
  for (let i = seat * VALUES; i < (seat + 1) * VALUES; i++) {
    if ((s.castles[i] as number) >= 0) built++;
    shells += s.buckets[i] as number;
  }
  let at = from;
  out[at++] = ahead;
  out[at++] = (ahead * s.round) / LAST_ROUND;
  out[at++] = ahead / (1 + soonest);
  out[at++] = ahead * flood;
  out[at++] = left === 0 ? ahead : 0;
  out[at++] = own <= 1 ? ahead : 0;
  out[at++] = stands;
  out[at++] = stands / (1 + soonest);
  out[at++] = stands * flood;
  out[at++] = own <= soonest ? stands : 0;
  out[at++] = (bases[seat] as number) / 10;
  out[at++] = flood * ((bases[seat] as number) / 10);
  out[at++] = most(bases, seat) / 10;
  out[at++] = (scores[seat] as number) / 10;
  out[at++] = flood * ((scores[seat] as number) / 10);
  out[at++] = soonest / 5;
  out[at++] = built / VALUES;
  out[at++] = built === VALUES - 1 ? 1 : 0;
  out[at++] = built === VALUES - 1 && stands > 0 ? 1 : 0;
  out[at++] = shells / 8;
  out[at++] = unfitOf(s, seat) / 4;
  out[at++] = own / 6;
  out[at++] = rival / 6;
  out[at++] = Math.max(0, own - rival) / 4;
  out[at++] = Math.max(0, rival - own) / 4;
  out[at++] = own <= 1 ? 1 : 0;
  out[at++] = rival <= 1 ? 1 : 0;
  out[at++] = own <= soonest ? 1 : 0;
  out[at++] = own > left ? 1 : 0;
  out[at] = Math.max(0, own - left) / 4;
  return from + STANDING;
}

function fillCastles(s: State, seat: Seat, { outlook }: Basis, { out, at: from }: Place): number {
  const first = seat * VALUES;
  let at = from;
  for (let value = 0; value < VALUES; value++) {
    const place = s.castles[first + value] as number;
    const card = s.cards[first + value] as number;
    const isOpen = place === HEAP || place === FETCHED;
    out[at++] = place === HEAP ? 1 : 0;
    out[at++] = place === FETCHED ? 1 : 0;
    out[at++] = place === FLOODED ? 1 : 0;
    out[at++] = place > 0 ? 1 : 0;
    out[at++] = place > 0 ? place / 8 : 0;
    out[at++] = place > 0 ? ((place + value) * (outlook.lasts[place] as number)) / 8 : 0;
    out[at++] = isOpen ? lacking(s, first, card) / 4 : 0;
    out[at++] = isOpen ? costOf(card) / 6 : 0;
    for (let colour = 0; colour < SINGLES; colour++)
      out[at++] = isOpen ? Math.max(0, needOf(card, colour) - (s.buckets[first + colour] as number)) / 3 : 0;
  }
  return at;
}

function fillDials(seat: Seat, { gains, mixtures, expected }: Basis, { out, at: from }: Place): void {
  const alone = gains[seat]?.alone as readonly number[];
  const sorted = [...alone].sort((a, b) => b - a);
  let at = from;
  out[at++] = (expected[seat] as number) / 2;
  for (const rank of [0, 1, 3]) out[at++] = (sorted[rank] as number) / 2;
  for (const gain of alone) out[at++] = gain / 2;
  for (const part of mixtures[seat] as readonly number[]) out[at++] = part;
}

/** The beach, as all seats see it. */
export function fillCommon(s: State, out: Float64Array, from: number): void {
  const flood = s.round > TURN ? 1 : 0;
  let at = from;
  out[at + s.round - 1] = 1;
  at += LAST_ROUND;
  out[at++] = s.round / LAST_ROUND;
  out[at++] = flood;
  out[at++] = flood * (s.last / 11);
  out[at++] = s.phase === 'dial' ? 1 : 0;
  let coming = 0;
  for (let colour = 0; colour < SINGLES; colour++) {
    out[at++] = (s.shells[colour] as number) / 3;
    out[at++] = (s.unseen[colour] as number) / 20;
    out[at++] = (s.bag[colour] as number) / 20;
    coming += (s.unseen[colour] as number) + (s.bag[colour] as number);
  }
  out[at] = coming / 60;
}

/** How many shells the seat's bucket lacks for the card, the joker included. */
function lacking(s: State, first: number, card: number): number {
  let lack = 0;
  let over = 0;
  for (let colour = 0; colour < SINGLES; colour++) {
    const rest = (s.buckets[first + colour] as number) - needOf(card, colour);
    if (rest < 0) lack -= rest;
    else over += rest;
  }
  return over > 0 ? lack : lack + 1;
}

function least(list: readonly number[], but: Seat): number {
  return Math.min(...list.filter((_, seat) => seat !== but));
}

function most(list: readonly number[], but: Seat): number {
  return Math.max(...list.filter((_, seat) => seat !== but));
}
