import type { Seat } from '../../engine/game.ts';
import { coinWaits } from '../../games/high-tide/expansions/coins.ts';
import type { State } from '../../games/high-tide/index.ts';
import {
  beachOf,
  chair,
  type Die,
  die,
  leftOf,
  pipsOf,
  placeOf,
  rightOf,
  type Slot,
} from '../../games/high-tide/rules.ts';
import { type Beach, LARGE_WAVE, SMALL_WAVE } from '../../games/high-tide/vocabulary.ts';
import { line, packLine, type Tide } from './features.ts';
import { chances, hopes, netFor, widthOf } from './net.ts';
import { COIN_UNIT } from './evaluate.ts';

/**
 * One turn by exact arithmetic. What a pair of dice is worth to a player is the sum of what two chairs gain, so a table of
 * gains, one row for each beach and one column for each number of spaces, answers every question of a turn: the pairs on
 * the track with their rerolls, and the expectation of a roll that may be declined, over every pair in the bag.
 *
 * There is one table, filled anew for each decision: playouts fill it some hundred thousand times a second.
 */

/** The furthest that one turn moves a chair. */
const FURTHEST = 12;
const COLUMNS = FURTHEST + 1;
const gain = new Float64Array(6 * COLUMNS);

const hope = new Float64Array(6);
const wins = new Float64Array(6);
/** How much a point of each seat is worth to the one who thinks: its own 1, the others' less than nothing. */
const worth = new Float64Array(6);

/** Points of others count as much as they stand in the way of winning. */
export function weighSeats(s: State, seat: Seat, tide: Tide): void {
  hopes(s, tide, hope);
  chances(hope, s.seats, widthOf(s, tide), wins);
  const others = 1 - (wins[seat] as number);
  for (let other = 0; other < s.seats; other++)
    worth[other] = other === seat ? 1 : others > 0 ? -(wins[other] as number) / others : 0;
}

/** A position in the eyes of the one whose table it is. */
export function positionWorth(s: State, tide: Tide): number {
  hopes(s, tide, hope);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) sum += (worth[seat] as number) * (hope[seat] as number);
  return sum;
}

function beachWorth(s: State, beach: Beach, tide: Tide): number {
  packLine(s, beach, tide);
  const net = netFor(s.seats);
  const at = net.look();
  let sum = 0;
  for (let i = 0; i < s.seats; i++)
    sum += (worth[line.seats[i] as number] as number) * (net.answers[at + i] as number);
  return sum;
}

/** Fills the table for this seat. In its own turn, positions are judged as they will be after it. */
export function fillGains(s: State, seat: Seat, tide: Tide): void {
  weighSeats(s, seat, tide);
  const turn = inTurn(s) ? 1 : 0;
  s.played += turn;
  fill(s, seat, tide);
  s.played -= turn;
}

/** Is this question part of a turn, and not of what comes before one? */
function inTurn({ phase }: State): boolean {
  return phase !== 'lifeguard' && phase !== 'head-start' && phase !== 'jump';
}

function fill(s: State, seat: Seat, tide: Tide): void {
  const sea = s.options.length + 1;
  for (let beach = 0; beach < 6; beach++) {
    const id = seat * 6 + beach;
    const before = s.chairs[id] as number;
    const from = placeOf(before);
    const row = beach * COLUMNS;
    const now = beachWorth(s, beach, tide);
    for (let steps = 1; steps <= FURTHEST; steps++) {
      const to = from + steps;
      if (to > sea) {
        gain[row + steps] = steps === 1 ? 0 : (gain[row + steps - 1] as number);
        continue;
      }
      s.chairs[id] = chair(to, s.arrivals + 1);
      gain[row + steps] = beachWorth(s, beach, tide) - now + coinWorth(s, id, to);
    }
    s.chairs[id] = before;
  }
}

function coinWorth(s: State, id: number, place: number): number {
  if (!s.options.coins || !coinWaits(s, id, place)) return 0;
  return COIN_UNIT * (s.coins[(id % 6) * 8 + place - 1] as number);
}

export function chairGain(beach: Beach, steps: number): number {
  return gain[beach * COLUMNS + steps] as number;
}

/** What these two dice gain. */
export function pairGain(left: Die, right: Die): number {
  const a = beachOf(left);
  const b = beachOf(right);
  if (a === b) return chairGain(a, pipsOf(left) + pipsOf(right));
  return chairGain(a, pipsOf(left)) + chairGain(b, pipsOf(right));
}

/** The expectation with one of them thrown again. */
export function rerollOne(kept: Die, thrown: Die): number {
  const beach = beachOf(thrown);
  let sum = 0;
  for (let pips = 1; pips <= 6; pips++) sum += pairGain(kept, die(beach, pips));
  return sum / 6;
}

export function rerollBoth(left: Die, right: Die): number {
  const beach = beachOf(left);
  let sum = 0;
  for (let pips = 1; pips <= 6; pips++) sum += rerollOne(die(beach, pips), right);
  return sum / 6;
}

/** A lying pair, with what its space allows to reroll. */
export function lyingGain(slot: Slot, index: number): number {
  const left = leftOf(slot);
  const right = rightOf(slot);
  let best = pairGain(left, right);
  if (index < 2) best = Math.max(best, rerollOne(left, right), rerollOne(right, left));
  if (index < 1) best = Math.max(best, rerollBoth(left, right));
  return best;
}

/** Rolling with so many free spaces: each but the last allows to decline once more. */
export function rollGain(bag: readonly number[], free: number): number {
  let value = Number.NEGATIVE_INFINITY;
  for (let space = 0; space < free; space++) value = rollAbove(bag, value);
  return value;
}

/** The expectation of two dice out of the bag, where anything below `least` is worth that. */
function rollAbove(bag: readonly number[], least: number): number {
  let sum = 0;
  let weights = 0;
  for (let a = 0; a < 6; a++) {
    const ofA = bag[a] as number;
    const twins = (ofA * (ofA - 1)) / 2;
    if (twins > 0) sum += twins * twinsAbove(a * COLUMNS, least);
    weights += twins;
    for (let b = a + 1; b < 6; b++) {
      const weight = ofA * (bag[b] as number);
      if (weight > 0) sum += weight * mixedAbove(a * COLUMNS, b * COLUMNS, least);
      weights += weight;
    }
  }
  return weights === 0 ? 0 : sum / (36 * weights);
}

function twinsAbove(row: number, least: number): number {
  let sum = 0;
  for (let total = 2; total <= FURTHEST; total++) {
    const more = gain[row + total] as number;
    sum += (total <= 7 ? total - 1 : 13 - total) * (more > least ? more : least);
  }
  return sum;
}

function mixedAbove(rowA: number, rowB: number, least: number): number {
  let sum = 0;
  for (let p = 1; p <= 6; p++) {
    const one = gain[rowA + p] as number;
    for (let q = 1; q <= 6; q++) {
      const more = one + (gain[rowB + q] as number);
      sum += more > least ? more : least;
    }
  }
  return sum;
}

/** What waves by these two dice would change. */
export function wavesGain(s: State, left: Die, right: Die, tide: Tide): number {
  const large = beachOf(left);
  const small = beachOf(right);
  if (large === small) return waveGain(s, large, LARGE_WAVE + SMALL_WAVE, tide);
  return waveGain(s, large, LARGE_WAVE, tide) + waveGain(s, small, SMALL_WAVE, tide);
}

/** The same for waves that nobody knows yet. */
export function anyWavesGain(s: State, tide: Tide): number {
  let sum = 0;
  for (let beach = 0; beach < 6; beach++)
    sum += waveGain(s, beach, LARGE_WAVE, tide) + waveGain(s, beach, SMALL_WAVE, tide);
  return sum / 6;
}

function waveGain(s: State, beach: Beach, spaces: number, tide: Tide): number {
  const sand = s.sand[beach] as number;
  const before = beachWorth(s, beach, tide);
  s.sand[beach] = Math.max(0, sand - spaces);
  const after = beachWorth(s, beach, tide);
  s.sand[beach] = sand;
  return after - before;
}
