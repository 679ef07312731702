import type { Seat } from '../../engine/game.ts';
import { coinWaits } from '../../games/high-tide/expansions/coins.ts';
import type { State } from '../../games/high-tide/index.ts';
import {
  beachOf,
  type Die,
  leftOf,
  pipsOf,
  placeOf,
  rightOf,
  type Slot,
} from '../../games/high-tide/rules.ts';
import { type Beach, LARGE_WAVE, SMALL_WAVE } from '../../games/high-tide/vocabulary.ts';
import { mover } from '../../games/high-tide/state.ts';
import { FURTHEST } from './beach-net.ts';
import { flipTurn, type PackedBeach, type Tide } from './features.ts';
import type { ValueModel } from './net.ts';
import { COIN_UNIT } from './evaluate.ts';

const COLUMNS = FURTHEST + 1;

/**
 * One turn by exact arithmetic. What a pair of dice is worth to a player is the sum of what two chairs gain, so a table of
 * gains, one row for each beach and one column for each number of spaces, answers every question of a turn: the pairs on
 * the track with their rerolls, and the expectation of a roll that may be declined, over every pair in the bag.
 *
 * The table is made anew for each decision, some hundred thousand times a second in playouts; that is why an instance
 * keeps it.
 */
export class TurnGains {
  private readonly model: ValueModel;
  private readonly gain = new Float64Array(6 * COLUMNS);
  private readonly points = new Float64Array(6);
  private readonly chances = new Float64Array(6);
  /** What a point of each seat is worth to the deciding one: its own 1, those of others less than nothing. */
  private readonly weights = new Float64Array(6);
  /** The same in the order of the beach in question. */
  private readonly ordered = new Float64Array(6);
  /** How far each row is filled, and of its first six columns the sum, the least and the most. */
  private readonly filled = new Uint8Array(6);
  private readonly sums = new Float64Array(6);
  private readonly lows = new Float64Array(6);
  private readonly highs = new Float64Array(6);
  /** The value of the beach asked for last. */
  private readonly value = new Float64Array(1);
  /** What unknown waves would change, once somebody has asked. */
  private anyWaves: number | undefined;
  private state: State | undefined;
  private seat: Seat = 0;
  /** When the table was prepared. */
  private readonly filledAt = { arrivals: 0, played: 0, waves: 0, evaluated: 0 };

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

  /**
   * Prepares the table for this seat; rows are filled when they are asked for, so the state must stay as it is until then. In
   * the seat's own turn, positions are evaluated as they will be after it.
   */
  fill(s: State, seat: Seat, tide: Tide): void {
    this.weighSeats(s, seat, tide);
    this.state = s;
    this.seat = seat;
    this.anyWaves = undefined;
    this.filled.fill(0);
  }

  /**
   * The same in playouts, where only rules change a state: between the decisions of a turn mostly no chair has moved, and
   * the table is still right. Baywatch tiles are worth something too, so that their use would have to be seen.
   */
  fillOrKeep(s: State, seat: Seat, tide: Tide): void {
    const { filledAt: at, model } = this;
    const same =
      s === this.state &&
      seat === this.seat &&
      s.arrivals === at.arrivals &&
      s.played === at.played &&
      s.waves.length === at.waves &&
      model.evaluated === at.evaluated;
    if (same && !s.options.baywatch) return;
    this.fill(s, seat, tide);
    at.arrivals = s.arrivals;
    at.played = s.played;
    at.waves = s.waves.length;
    at.evaluated = model.evaluated;
  }

  /** Fills the row of this beach at least as far as asked. */
  private reach(beach: Beach, spaces: number): void {
    if ((this.filled[beach] as number) < spaces) this.fillRow(beach, spaces > 6 ? FURTHEST : 6);
  }

  private fillRow(beach: Beach, spaces: number): void {
    const { gain, model, seat } = this;
    const s = this.state as State;
    const { seats } = s;
    const net = model.netFor(seats);
    const packed = model.beaches[beach] as PackedBeach;
    const place = this.orderWeights(packed, seats);
    const over = !inTurn(s) ? -1 : mover(s) === seat ? place : packed.seats.indexOf(mover(s));
    if (over >= 0) flipTurn(packed, over);
    const first = net.advance(packed, place, spaces);
    if (over >= 0) flipTurn(packed, over);
    const id = seat * 6 + beach;
    const from = placeOf(s.chairs[id] as number);
    const row = beach * COLUMNS;
    const sea = s.options.length + 1;
    const dry = Math.min(spaces, sea - from);
    this.weigh(net.advances, first * seats, gain, row, dry + 1);
    const now = gain[row] as number;
    for (let steps = 1; steps <= dry; steps++) gain[row + steps] = (gain[row + steps] as number) - now;
    if (s.options.coins)
      for (let steps = 1; steps <= dry; steps++)
        (gain[row + steps] as number) += coinValue(s, id, from + steps);
    for (let steps = dry + 1; steps <= spaces; steps++)
      gain[row + steps] = dry === 0 ? 0 : (gain[row + dry] as number);
    this.filled[beach] = spaces;
    this.summarize(beach);
  }

  private summarize(beach: Beach): void {
    const { gain } = this;
    const row = beach * COLUMNS;
    let sum = 0;
    let low = gain[row + 1] as number;
    let high = low;
    for (let pips = 1; pips <= 6; pips++) {
      const each = gain[row + pips] as number;
      sum += each;
      if (each < low) low = each;
      else if (each > high) high = each;
    }
    this.sums[beach] = sum;
    this.lows[beach] = low;
    this.highs[beach] = high;
  }

  /** Puts the seats' weights into the order of the beach; returns the deciding seat's place in it. */
  private orderWeights(packed: PackedBeach, seats: number): number {
    const { weights, ordered } = this;
    let place = 0;
    for (let i = 0; i < seats; i++) {
      const each = packed.seats[i] as number;
      ordered[i] = weights[each] as number;
      if (each === this.seat) place = i;
    }
    return place;
  }

  /** What these outputs are worth, with the weights in their order: so many columns from `at` on, into `out`. */
  private weigh(outputs: Float64Array, at: number, out: Float64Array, to: number, columns: number): void {
    const { seats } = this.state as State;
    const { ordered } = this;
    const a = ordered[0] as number;
    const b = ordered[1] as number;
    const c = ordered[2] as number;
    const d = ordered[3] as number;
    const e = ordered[4] as number;
    const f = ordered[5] as number;
    let from = at;
    for (let column = 0; column < columns; column++, from += seats) {
      // There are at least three players.
      let sum =
        a * (outputs[from] as number) + b * (outputs[from + 1] as number) + c * (outputs[from + 2] as number);
      if (seats > 3) sum += d * (outputs[from + 3] as number);
      if (seats > 4) sum += e * (outputs[from + 4] as number);
      if (seats > 5) sum += f * (outputs[from + 5] as number);
      out[to + column] = sum;
    }
  }

  chairGain(beach: Beach, steps: number): number {
    this.reach(beach, steps);
    return this.gain[beach * COLUMNS + steps] as number;
  }

  /** What these two dice gain. */
  pairGain(left: Die, right: Die): number {
    const a = beachOf(left);
    const b = beachOf(right);
    if (a === b) return this.chairGain(a, pipsOf(left) + pipsOf(right));
    return this.chairGain(a, pipsOf(left)) + this.chairGain(b, pipsOf(right));
  }

  /** The expectation of one die for this beach. */
  private meanGain(beach: Beach): number {
    this.reach(beach, 6);
    return (this.sums[beach] as number) / 6;
  }

  /** The expectation with one of them thrown again. */
  rerollOne(kept: Die, thrown: Die): number {
    const beach = beachOf(kept);
    if (beachOf(thrown) !== beach)
      return this.chairGain(beach, pipsOf(kept)) + this.meanGain(beachOf(thrown));
    let sum = 0;
    for (let pips = 1; pips <= 6; pips++) sum += this.chairGain(beach, pipsOf(kept) + pips);
    return sum / 6;
  }

  rerollBoth(left: Die, right: Die): number {
    const beach = beachOf(left);
    if (beachOf(right) !== beach) return this.meanGain(beach) + this.meanGain(beachOf(right));
    this.reach(beach, FURTHEST);
    return this.twinsAbove(beach, Number.NEGATIVE_INFINITY) / 36;
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
      if (ofA > 0) this.reach(a, twins > 0 ? FURTHEST : 6);
      if (twins > 0) sum += twins * this.twinsAbove(a, least);
      weights += twins;
      for (let b = a + 1; b < 6; b++) {
        const weight = ofA * (bag[b] as number);
        if (weight > 0) this.reach(b, 6);
        if (weight > 0) sum += weight * this.mixedAbove(a, b, least);
        weights += weight;
      }
    }
    return weights === 0 ? 0 : sum / (36 * weights);
  }

  /** The sum over all 36 throws of two dice for this beach. */
  private twinsAbove(beach: Beach, least: number): number {
    const { gain } = this;
    const row = beach * COLUMNS;
    let sum = 0;
    for (let total = 2; total <= FURTHEST; total++)
      sum += (total <= 7 ? total - 1 : 13 - total) * Math.max(gain[row + total] as number, least);
    return sum;
  }

  /** The same of two dice for different beaches. Where the least cannot matter, or nothing else can, no throw is looked at. */
  private mixedAbove(a: Beach, b: Beach, least: number): number {
    const { gain, sums, lows, highs } = this;
    if (least <= (lows[a] as number) + (lows[b] as number))
      return 6 * ((sums[a] as number) + (sums[b] as number));
    if (least >= (highs[a] as number) + (highs[b] as number)) return 36 * least;
    let sum = 0;
    for (let p = a * COLUMNS + 1; p <= a * COLUMNS + 6; p++) {
      const one = gain[p] as number;
      if (one + (lows[b] as number) >= least) sum += 6 * one + (sums[b] as number);
      else if (one + (highs[b] as number) <= least) sum += 6 * least;
      else
        for (let q = b * COLUMNS + 1; q <= b * COLUMNS + 6; q++)
          sum += Math.max(one + (gain[q] as number), least);
    }
    return sum;
  }

  /** What waves by these two dice would change. */
  wavesGain(left: Die, right: Die): number {
    const large = beachOf(left);
    const small = beachOf(right);
    if (large === small) return this.waveGain(large, LARGE_WAVE + SMALL_WAVE);
    return this.waveGain(large, LARGE_WAVE) + this.waveGain(small, SMALL_WAVE);
  }

  /** The same for waves that nobody knows yet. */
  anyWavesGain(): number {
    if (this.anyWaves === undefined) {
      let sum = 0;
      for (let beach = 0; beach < 6; beach++) {
        const before = this.beachValue(beach, 0);
        sum += this.beachValue(beach, LARGE_WAVE) - before + (this.beachValue(beach, SMALL_WAVE) - before);
      }
      this.anyWaves = sum / 6;
    }
    return this.anyWaves;
  }

  private waveGain(beach: Beach, spaces: number): number {
    return this.beachValue(beach, spaces) - this.beachValue(beach, 0);
  }

  /** The value of a beach of which so many more spaces are flooded. */
  private beachValue(beach: Beach, flooded: number): number {
    const packed = this.model.beaches[beach] as PackedBeach;
    const { chairs, more } = packed;
    const { seats } = this.state as State;
    const net = this.model.netFor(seats);
    const sand = Math.max(0, (more & 31) - flooded);
    this.orderWeights(packed, seats);
    this.weigh(net.outputs, net.evaluate({ chairs, more: (more & ~31) | sand }), this.value, 0, 1);
    return this.value[0] as number;
  }
}

/** Whether this question is part of a turn, not of a window before one. */
function inTurn({ phase }: State): boolean {
  return phase !== 'lifeguard' && phase !== 'head-start' && phase !== 'jump';
}

function coinValue(s: State, id: number, place: number): number {
  if (!coinWaits(s, id, place)) return 0;
  return COIN_UNIT * (s.coins[(id % 6) * 8 + place - 1] as number);
}
