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
import { packBeach, type Tide } from './features.ts';
import type { ValueModel } from './net.ts';
import { COIN_UNIT } from './evaluate.ts';

/** The furthest that one turn moves a chair. */
const FURTHEST = 12;
const COLUMNS = FURTHEST + 1;

/**
 * One turn by exact arithmetic. What a pair of dice is worth to a player is the sum of what two chairs gain, so a table of
 * gains, one row for each beach and one column for each number of spaces, answers every question of a turn: the pairs on
 * the track with their rerolls, and the expectation of a roll that may be declined, over every pair in the bag.
 *
 * The table is filled anew for each decision, some hundred thousand times a second in playouts; that is why an instance
 * keeps it.
 */
export class TurnGains {
  private readonly model: ValueModel;
  private readonly gain = new Float64Array(6 * COLUMNS);
  private readonly points = new Float64Array(6);
  private readonly chances = new Float64Array(6);
  /** What a point of each seat is worth to the deciding one: its own 1, those of others less than nothing. */
  private readonly weights = new Float64Array(6);

  constructor(model: ValueModel) {
    this.model = model;
  }

  /** Weighs the points of others by how much they stand in the way of winning. */
  weighSeats(s: State, seat: Seat, tide: Tide): void {
    const { chances, weights } = this;
    this.model.winChances(s, tide, chances);
    const others = 1 - (chances[seat] as number);
    for (let other = 0; other < s.seats; other++)
      weights[other] = other === seat ? 1 : others > 0 ? -(chances[other] as number) / others : 0;
  }

  /** The value of a position to the seat for which seats were weighed. */
  positionValue(s: State, tide: Tide): number {
    const { points, weights } = this;
    this.model.expectedPoints(s, tide, points);
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) sum += (weights[seat] as number) * (points[seat] as number);
    return sum;
  }

  private beachValue(s: State, beach: Beach, tide: Tide): number {
    const { model, weights } = this;
    const { packed } = model;
    packBeach(s, beach, tide, packed);
    const net = model.netFor(s.seats);
    const at = net.evaluate(packed);
    let sum = 0;
    for (let i = 0; i < s.seats; i++)
      sum += (weights[packed.seats[i] as number] as number) * (net.outputs[at + i] as number);
    return sum;
  }

  /** Fills the table for this seat. In its own turn, positions are evaluated as they will be after it. */
  fill(s: State, seat: Seat, tide: Tide): void {
    this.weighSeats(s, seat, tide);
    const turn = inTurn(s) ? 1 : 0;
    s.played += turn;
    this.fillTable(s, seat, tide);
    s.played -= turn;
  }

  private fillTable(s: State, seat: Seat, tide: Tide): void {
    const { gain } = this;
    const sea = s.options.length + 1;
    for (let beach = 0; beach < 6; beach++) {
      const id = seat * 6 + beach;
      const before = s.chairs[id] as number;
      const from = placeOf(before);
      const row = beach * COLUMNS;
      const now = this.beachValue(s, beach, tide);
      for (let steps = 1; steps <= FURTHEST; steps++) {
        const to = from + steps;
        if (to > sea) {
          gain[row + steps] = steps === 1 ? 0 : (gain[row + steps - 1] as number);
          continue;
        }
        s.chairs[id] = chair(to, s.arrivals + 1);
        gain[row + steps] = this.beachValue(s, beach, tide) - now + coinValue(s, id, to);
      }
      s.chairs[id] = before;
    }
  }

  chairGain(beach: Beach, steps: number): number {
    return this.gain[beach * COLUMNS + steps] as number;
  }

  /** What these two dice gain. */
  pairGain(left: Die, right: Die): number {
    const a = beachOf(left);
    const b = beachOf(right);
    if (a === b) return this.chairGain(a, pipsOf(left) + pipsOf(right));
    return this.chairGain(a, pipsOf(left)) + this.chairGain(b, pipsOf(right));
  }

  /** The expectation with one of them thrown again. */
  rerollOne(kept: Die, thrown: Die): number {
    const beach = beachOf(thrown);
    let sum = 0;
    for (let pips = 1; pips <= 6; pips++) sum += this.pairGain(kept, die(beach, pips));
    return sum / 6;
  }

  rerollBoth(left: Die, right: Die): number {
    const beach = beachOf(left);
    let sum = 0;
    for (let pips = 1; pips <= 6; pips++) sum += this.rerollOne(die(beach, pips), right);
    return sum / 6;
  }

  /** A lying pair, with what its space allows to reroll. */
  lyingGain(slot: Slot, index: number): number {
    const left = leftOf(slot);
    const right = rightOf(slot);
    let best = this.pairGain(left, right);
    if (index < 2) best = Math.max(best, this.rerollOne(left, right), this.rerollOne(right, left));
    if (index < 1) best = Math.max(best, this.rerollBoth(left, right));
    return best;
  }

  /** Rolling with so many free spaces: each but the last allows to decline once more. */
  rollGain(bag: readonly number[], free: number): number {
    let value = Number.NEGATIVE_INFINITY;
    for (let space = 0; space < free; space++) value = this.rollAbove(bag, value);
    return value;
  }

  /** The expectation of two dice out of the bag, where anything below `least` is worth that. */
  private rollAbove(bag: readonly number[], least: number): number {
    let sum = 0;
    let weights = 0;
    for (let a = 0; a < 6; a++) {
      const ofA = bag[a] as number;
      const twins = (ofA * (ofA - 1)) / 2;
      if (twins > 0) sum += twins * this.twinsAbove(a * COLUMNS, least);
      weights += twins;
      for (let b = a + 1; b < 6; b++) {
        const weight = ofA * (bag[b] as number);
        if (weight > 0) sum += weight * this.mixedAbove(a * COLUMNS, b * COLUMNS, least);
        weights += weight;
      }
    }
    return weights === 0 ? 0 : sum / (36 * weights);
  }

  private twinsAbove(row: number, least: number): number {
    const { gain } = this;
    let sum = 0;
    for (let total = 2; total <= FURTHEST; total++) {
      const more = gain[row + total] as number;
      sum += (total <= 7 ? total - 1 : 13 - total) * (more > least ? more : least);
    }
    return sum;
  }

  private mixedAbove(rowA: number, rowB: number, least: number): number {
    const { gain } = this;
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
  wavesGain(s: State, left: Die, right: Die, tide: Tide): number {
    const large = beachOf(left);
    const small = beachOf(right);
    if (large === small) return this.waveGain(s, large, LARGE_WAVE + SMALL_WAVE, tide);
    return this.waveGain(s, large, LARGE_WAVE, tide) + this.waveGain(s, small, SMALL_WAVE, tide);
  }

  /** The same for waves that nobody knows yet. */
  anyWavesGain(s: State, tide: Tide): number {
    let sum = 0;
    for (let beach = 0; beach < 6; beach++)
      sum += this.waveGain(s, beach, LARGE_WAVE, tide) + this.waveGain(s, beach, SMALL_WAVE, tide);
    return sum / 6;
  }

  private waveGain(s: State, beach: Beach, spaces: number, tide: Tide): number {
    const sand = s.sand[beach] as number;
    const before = this.beachValue(s, beach, tide);
    s.sand[beach] = Math.max(0, sand - spaces);
    const after = this.beachValue(s, beach, tide);
    s.sand[beach] = sand;
    return after - before;
  }
}

/** Whether this question is part of a turn, not of a window before one. */
function inTurn({ phase }: State): boolean {
  return phase !== 'lifeguard' && phase !== 'head-start' && phase !== 'jump';
}

function coinValue(s: State, id: number, place: number): number {
  if (!s.options.coins || !coinWaits(s, id, place)) return 0;
  return COIN_UNIT * (s.coins[(id % 6) * 8 + place - 1] as number);
}
