import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/high-tide/index.ts';
import { result } from '../../games/high-tide/score.ts';
import { BeachNet } from './beach-net.ts';
import { newPackedBeach, packBeaches, type PackedBeach, type Tide, tideOf } from './features.ts';
import { COIN_UNIT, OPEN_WORTH, TILE_WORTH } from './evaluate.ts';
import { weightsFor } from './weights.ts';
import { winShare } from '../search/outcome.ts';

/** The value of a Baywatch tile in hand with so many rounds to come. */
export function tileWorth(waves: number): number {
  return waves > 1 ? TILE_WORTH : 0;
}

/** Softmax temperatures in points, by rounds to come: a lead of this size makes a win e times as likely. */
export type Temperatures = readonly number[];
/** Fitted to games of the trained networks. */
const FITTED: Temperatures = [1.2, 2.4, 2.6, 2.7, 2.7, 2.7, 2.7];

/** In the last round the temperature falls with each turn played, down to this. */
const LAST_TEMPERATURE = 1.4;

/**
 * Expected points and chances to win by the beach networks. Holds the networks, their caches and its working memory: one
 * instance serves one searcher at a time.
 */
export class ValueModel {
  /** The six beaches of the position evaluated last. */
  readonly beaches: readonly PackedBeach[] = Array.from({ length: 6 }, newPackedBeach);
  /** How many positions were evaluated so far. */
  evaluated = 0;
  private readonly nets: BeachNet[] = [];
  private readonly temperatures: Temperatures;
  private readonly points = new Float64Array(6);
  private readonly chances = new Float64Array(6);

  /** With the trained networks and temperatures, unless others are given. */
  constructor(nets: readonly BeachNet[] = [], temperatures: Temperatures = FITTED) {
    for (const net of nets) this.nets[net.seats] = net;
    this.temperatures = temperatures;
  }

  netFor(seats: number): BeachNet {
    return (this.nets[seats] ??= new BeachNet(seats, weightsFor(seats)));
  }

  /** Everybody's expected final points, into `out`. */
  expectedPoints(s: State, tide: Tide, out: Float64Array): void {
    const net = this.netFor(s.seats);
    const { outputs } = net;
    for (let seat = 0; seat < s.seats; seat++) out[seat] = 0;
    this.evaluated++;
    packBeaches(s, tide, this.beaches);
    for (let beach = 0; beach < 6; beach++) {
      const packed = this.beaches[beach] as PackedBeach;
      const { seats } = packed;
      const at = net.evaluate(packed);
      for (let i = 0; i < s.seats; i++) (out[seats[i] as number] as number) += outputs[at + i] as number;
    }
    if (s.options.coins) {
      for (let id = 0; id < s.purses.length; id++) {
        const coin = s.purses[id] as number;
        if (coin > 0) (out[(id / 6) | 0] as number) += COIN_UNIT * coin;
      }
    }
    if (s.options.baywatch) {
      for (const holder of s.tiles) if (holder >= 0) (out[holder] as number) += tileWorth(tide.waves);
      if (s.openSeat >= 0) (out[s.openSeat] as number) += tide.waves > 1 ? OPEN_WORTH : 0.7;
    }
  }

  temperature(s: State, { waves, danger }: Tide): number {
    if (waves > 1 && danger < 7) return this.temperatures[waves] as number;
    const first = this.temperatures[1] as number;
    return first + ((LAST_TEMPERATURE - first) * s.played) / s.seats;
  }

  /** Everybody's chance to win, into `out`: a softmax of the expected points. */
  winChances(s: State, tide: Tide, out: Float64Array): void {
    const { points } = this;
    const temperature = this.temperature(s, tide);
    this.expectedPoints(s, tide, points);
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, points[seat] as number);
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const weight = Math.exp(((points[seat] as number) - most) / temperature);
      out[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < s.seats; seat++) out[seat] = (out[seat] as number) / sum;
  }

  /** The seat's share of the win: exact at the end, otherwise its chance to win. */
  winShare(s: State, seat: Seat): number {
    if (s.phase === 'over') {
      const over = result(s);
      return over ? winShare(over, seat) : 0;
    }
    this.winChances(s, tideOf(s), this.chances);
    return this.chances[seat] as number;
  }
}
