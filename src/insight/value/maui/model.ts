import type { Seat } from '../../../engine/game.ts';
import { Features, fillFeatures, INPUTS } from '../../../bots/maui/features.ts';
import { newHand, readHand } from '../../../bots/maui/hand.ts';
import { TurnSearch } from '../../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../../bots/maui/value-nets.ts';
import { COLUMNS } from '../../../games/maui/data.ts';
import { game, type Move, type Player, type State } from '../../../games/maui/index.ts';
import { score } from '../../../games/maui/score.ts';
import { isCrabSide, tilesLaid } from '../../../games/maui/state.ts';
import type { Model } from '../model.ts';
import { mean } from '../numbers.ts';

/** Maui: points to come are learned from one hand at a time, with what the bots' network sees of it. */

const WIDTH = 28;
/** With so many columns still to fill the end is near. */
const LATE_COLUMNS = 4;
/** What the next turn would bring, for the seat on turn, the one after it and the rest. */
const TURN_INPUTS = 9;
const hand = newHand();
const features = new Features();
const nets = new ValueNets();
const turns = new TurnSearch(nets);

export const model: Model<State> = {
  seatsOf: (s) => s.players.length,
  isQuiet: (s) => s.phase === 'turn' || s.phase === 'substitute',
  isLate: (s) => s.players.some((p) => tilesLaid(p) >= COLUMNS - LATE_COLUMNS),
  basePoints: (s, out) => {
    // States are changed in place, so what is known of this object may be stale.
    known = undefined;
    for (let seat = 0; seat < s.players.length; seat++) out[seat] = score(s, seat);
  },
  points: { inputs: INPUTS + TURN_INPUTS, fill: fillPoints },
  width: WIDTH,
  common: 0,
  fill,
};

function fillPoints(s: State, seat: Seat, out: Float64Array): void {
  readHand(s, seat, hand);
  fillFeatures(s, hand, features);
  for (let i = 0; i < features.count; i++) out[features.at[i] as number] = features.value[i] as number;
  const { best, second, stuck } = turnOf(s, seat);
  const from = INPUTS + 3 * Math.min(2, (seat - s.seat + s.players.length) % s.players.length);
  out[from] = best / 5;
  out[from + 1] = second / 5;
  out[from + 2] = stuck ? 1 : 0;
}

/** What a turn with the market as it is would bring a seat, in points: with the best tile, and if that is gone. */
interface TurnGain {
  readonly best: number;
  readonly second: number;
  readonly stuck: boolean;
}

const moves: Move[] = [];
/** The turns of the position asked about last, by seat: both networks ask. */
let known: { readonly s: State; readonly gains: readonly TurnGain[] } | undefined;

function turnOf(s: State, seat: Seat): TurnGain {
  if (known?.s !== s) known = { s, gains: s.players.map((_, each) => gainOf(s, each)) };
  return known.gains[seat] as TurnGain;
}

function gainOf(s: State, seat: Seat): TurnGain {
  const turn = s.seat === seat ? s : { ...s, seat, phase: 'turn' as const };
  moves.length = 0;
  game.legal(turn, seat, moves);
  const now = nets.ofState(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const then of turns.values(turn, seat, moves)) {
    const value = then - now;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  if (moves.length === 0) return { best: -2, second: -2, stuck: true };
  return { best, second: second === Number.NEGATIVE_INFINITY ? best - 2 : second, stuck: false };
}

function fill(s: State, points: Float64Array, out: Float64Array): void {
  const n = s.players.length;
  const middle = mean(points, n);
  let scores = 0;
  let laid = 0;
  for (let seat = 0; seat < n; seat++) {
    scores += score(s, seat) / n;
    laid += tilesLaid(s.players[seat] as Player) / n;
  }
  const later = s.options.mode === 'long' && s.half === 1 ? 1 : 0;
  const ends = s.players.map((_, seat) => nets.ofState(s, seat));
  const middleEnd = mean(ends);
  for (let seat = 0; seat < n; seat++) {
    const p = s.players[seat] as Player;
    readHand(s, seat, hand);
    const left = hand.coming / COLUMNS + later;
    const ahead = ((points[seat] as number) - middle) / 5;
    let at = seat * WIDTH;
    out[at++] = ahead;
    out[at++] = ahead * left;
    out[at++] = ahead / (1 + 4 * left);
    out[at++] = ahead / (1 + 12 * left);
    out[at++] = left;
    out[at++] = Math.sqrt(left);
    out[at++] = later;
    out[at++] = hand.turns / n;
    out[at++] = hand.coming === 0 ? ahead : 0;
    out[at++] = hand.coming === 1 ? ahead : 0;
    out[at++] = hand.coming === 2 ? ahead : 0;
    out[at++] = hand.coming === 0 && s.last ? 1 : 0;
    out[at++] = p.dollars / 4;
    out[at++] = (tilesLaid(p) - laid) / 2;
    out[at++] = (score(s, seat) - scores) / 5;
    out[at++] = isCrabSide(s) ? 1 : 0;
    out[at++] = isCrabSide(s) ? ahead : 0;
    out[at++] = ((seat - s.first + n) % n) / n;
    const { best, second } = turnOf(s, seat);
    const moves = hand.turns === 0 ? 1 : 0;
    out[at++] = best / 5;
    out[at++] = second / 5;
    out[at++] = (moves * best) / 5;
    out[at++] = best / 5 / (1 + 4 * left);
    out[at++] = (moves * best) / 5 / (1 + 4 * left);
    out[at++] = second / 5 / (1 + 4 * left);
    const lead = ((ends[seat] as number) - middleEnd) / 5;
    out[at++] = lead;
    out[at++] = lead / (1 + 4 * left);
    out[at++] = lead / (1 + 12 * left);
    out[at++] = lead * left;
  }
}
