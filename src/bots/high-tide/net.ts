import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/high-tide/index.ts';
import { result } from '../../games/high-tide/score.ts';
import { BeachNet, line, packLine, type Tide, tideOf } from './features.ts';
import { COIN_UNIT, OPEN_WORTH, TILE_WORTH } from './evaluate.ts';
import { weightsFor } from './weights.ts';
import { winShare } from '../search/outcome.ts';

/** What everybody may hope for at the end of the match, by the learned networks. */

const nets: BeachNet[] = [];

export function netFor(seats: number): BeachNet {
  return (nets[seats] ??= new BeachNet(seats, weightsFor(seats)));
}

/** Another network in the place of the learned one: for training. */
export function useNet(net: BeachNet): void {
  nets[net.seats] = net;
}

/** What a tile in hand is worth with so many rounds to come. */
export function tileWorth(waves: number): number {
  return waves > 1 ? TILE_WORTH : 0;
}

/** Everybody's expected final points. */
export function hopes(s: State, tide: Tide, out: Float64Array): void {
  const net = netFor(s.seats);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = 0;
  for (let beach = 0; beach < 6; beach++) {
    packLine(s, beach, tide);
    const at = net.look();
    for (let i = 0; i < s.seats; i++)
      (out[line.seats[i] as number] as number) += net.answers[at + i] as number;
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

/** By rounds to come: how many points of expectation make somebody e times as likely to win. */
export type Widths = readonly number[];
/** Fitted to games of the learned networks. */
export const FITTED: Widths = [1.2, 2.4, 2.6, 2.7, 2.7, 2.7, 2.7];
let widths = FITTED;

/** Other widths: for training, which has to do without the fitted ones. */
export function useWidths(others: Widths): void {
  widths = others;
}

/** The last round's width shrinks with each turn played, down to this. */
const LAST_WIDTH = 1.4;

export function widthOf(s: State, { waves, danger }: Tide): number {
  if (waves > 1 && danger < 7) return widths[waves] as number;
  const first = widths[1] as number;
  return first + ((LAST_WIDTH - first) * s.played) / s.seats;
}

/** Everybody's chance to win, from expected points. */
export function chances(hope: Float64Array, seats: number, width: number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, hope[seat] as number);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const weight = Math.exp(((hope[seat] as number) - most) / width);
    out[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) / sum;
}

const hope = new Float64Array(6);
const wins = new Float64Array(6);

/** The seat's part of the win: at the end as it is, before it as far as can be told. */
export function winHope(s: State, seat: Seat): number {
  if (s.phase === 'over') {
    const over = result(s);
    return over ? winShare(over, seat) : 0;
  }
  const tide = tideOf(s);
  hopes(s, tide, hope);
  chances(hope, s.seats, widthOf(s, tide), wins);
  return wins[seat] as number;
}
