import type { Seat } from '../../engine/game.ts';
import { COLUMNS, MARKET_PLACES, patterns } from '../../games/maui/data.ts';
import type { Options, Player, State } from '../../games/maui/index.ts';
import { type Edge, faces, priceAt, spaceValue } from '../../games/maui/rules.ts';
import { score } from '../../games/maui/score.ts';
import { isCrabSide, tilesLaid } from '../../games/maui/state.ts';

/** One player's assets and prospects: all that the network's features (`features.ts`) are computed from. */
export interface Hand {
  /** What the player would score if the game ended now. */
  points: number;
  /** Columns filled in this half, and how many more there will be if everybody lays a tile in each turn. */
  laid: number;
  coming: number;
  /** How many of the others have a turn before this player's next. */
  turns: number;
  crabSide: boolean;
  /** Whether another half follows. */
  later: boolean;
  edge: Edge;
  readonly markers: number[];
  dollars: number;
  readonly areas: number[];
  towels: number;
  readonly stock: number[];
  white: number;
  pink: number;
  umbrellas: string;
  /** By pattern code, how many tiles of the market show it: of those the player can pay for, and of all. */
  readonly near: Float64Array;
  readonly far: Float64Array;
}

/** Codes begin with 1. */
const CODES = patterns.length + 1;

export function newHand(): Hand {
  return {
    points: 0,
    laid: 0,
    coming: 0,
    turns: 0,
    crabSide: false,
    later: false,
    edge: 0,
    markers: patterns.map(() => 0),
    dollars: 0,
    areas: [0, 0],
    towels: 0,
    stock: [0, 0],
    white: 0,
    pink: 0,
    umbrellas: '',
    near: new Float64Array(CODES),
    far: new Float64Array(CODES),
  };
}

/** Fills the hand from the state. */
export function readHand(s: State, seat: Seat, hand: Hand): void {
  const n = s.players.length;
  const dealing = s.players[seat]?.beach.length === 0;
  readAssets(s, seat, hand);
  hand.coming = dealing ? COLUMNS : tilesToCome(s, seat);
  hand.turns = dealing ? 0 : (seat - s.seat + n) % n;
  countMarket(s, -1, hand);
}

/** Fills in what the player has; what time and the market bring is left as it was. */
export function readAssets(s: State, seat: Seat, hand: Hand): void {
  const p = s.players[seat] as Player;
  hand.points = score(s, seat);
  hand.laid = Math.max(0, tilesLaid(p));
  hand.crabSide = isCrabSide(s);
  hand.later = s.options.mode === 'long' && s.half === 1;
  hand.edge = p.edge;
  for (let i = 0; i < hand.markers.length; i++) hand.markers[i] = p.markers[i] as number;
  hand.dollars = p.dollars;
  hand.towels = p.towels;
  for (let i = 0; i < 2; i++) {
    hand.areas[i] = s.areas[i] as number;
    hand.stock[i] = s.stock[i] as number;
  }
  hand.white = p.white;
  hand.pink = p.pink;
  hand.umbrellas = p.umbrellas;
}

/** How often a tile not yet drawn shows each pattern, on average. */
const UNSEEN = 3 / patterns.length;

/** Counts the market as it will be once the tile in this place is taken (-1: as it is). */
export function countMarket(s: State, taken: number, { dollars, near, far }: Hand): void {
  // So few are quicker to clear one by one than by `fill`.
  for (let code = 1; code < CODES; code++) {
    near[code] = 0;
    far[code] = 0;
  }
  for (let place = 0; place < s.market.length; place++) {
    const slides = taken >= 0 && place >= taken && place - taken < MARKET_PLACES - (taken % MARKET_PLACES);
    const last = place % MARKET_PLACES === MARKET_PLACES - 1;
    const tile = slides ? (last ? -1 : (s.market[place + 1] as number)) : (s.market[place] as number);
    const reached = priceAt(place) <= dollars;
    if (tile < 0) {
      for (let code = 1; code < CODES; code++) {
        (far[code] as number) += UNSEEN;
        if (reached) (near[code] as number) += UNSEEN;
      }
      continue;
    }
    for (let face = faces[tile] as number; face !== 0; face >>= 3) {
      (far[face & 7] as number)++;
      if (reached) (near[face & 7] as number)++;
    }
  }
}

/** How many tiles the seat can still lay after this turn, having laid `laid`, before another player ends the half. */
export function tilesAfter(s: State, seat: Seat, laid: number): number {
  const n = s.players.length;
  const mine = (seat - s.first + n) % n;
  let coming = COLUMNS - laid;
  for (let each = 0; each < n; each++) {
    if (each === seat) continue;
    const room = COLUMNS - tilesLaid(s.players[each] as Player);
    coming = Math.min(coming, (each - s.first + n) % n > mine ? room - 1 : room);
  }
  return Math.max(0, coming);
}

/** How many tiles the seat will still lay in this half, if everybody lays one in each turn from now on. */
function tilesToCome(s: State, seat: Seat): number {
  const n = s.players.length;
  const turn = (each: Seat): number => (each - s.first + n) % n;
  const now = turn(s.seat);
  let rounds = COLUMNS + 1;
  for (let each = 0; each < n; each++) {
    const room = COLUMNS - tilesLaid(s.players[each] as Player);
    rounds = Math.min(rounds, turn(each) < now ? room + 1 : room);
  }
  return Math.max(0, turn(seat) < now ? rounds - 1 : rounds);
}

/** The values of the tracks' spaces under these options, and the average value of a step. */
export interface TrackValues {
  readonly spaces: readonly (readonly number[])[];
  readonly step: number;
}

/** Options are frozen and shared by all states of a match, so the values are computed once for each match in turn. */
let latest: { readonly options: Options; readonly values: TrackValues } | undefined;

export function trackValues(s: State): TrackValues {
  if (latest?.options !== s.options) latest = { options: s.options, values: computeTrackValues(s) };
  return latest.values;
}

function computeTrackValues(s: State): TrackValues {
  const spaces = patterns.map((_, pattern) =>
    Array.from({ length: s.end + 1 }, (_unused, space) => spaceValue(s.options, pattern, space)),
  );
  const step = spaces.reduce((sum, track) => sum + (track[s.end] as number), 0) / spaces.length / s.end;
  return { spaces, step };
}
