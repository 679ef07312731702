import type { Seat } from '../../engine/game.ts';
import { COLUMNS, MARKET_PLACES, MARKET_ROWS, patterns } from '../../games/maui/data.ts';
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
  /** How many tiles of the market show each pattern (`shownBy`): of those the player can pay for, and of all. */
  near: number;
  far: number;
}

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
    near: 0,
    far: 0,
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

/**
 * Tiles of the market are counted in fifths, for a tile not yet drawn shows three of five patterns, each equally often. No tile
 * shows a pattern twice, so that five bits are enough for each pattern, and all counts are one number.
 */
const COUNT_BITS = 5;
export const FIFTHS = 5;
const TILES = faces.map((face) => {
  let counts = 0;
  for (let rest = face; rest !== 0; rest >>= 3) counts += FIFTHS << (COUNT_BITS * ((rest & 7) - 1));
  return counts;
});
const UNSEEN = patterns.reduce((counts, _, pattern) => counts + (3 << (COUNT_BITS * pattern)), 0);

/** How many tiles show the pattern with this code, in fifths. */
export function shownBy(counts: number, code: number): number {
  return (counts >> (COUNT_BITS * (code - 1))) & 31;
}

/** By the place from which a tile is taken: where the tile that then lies in each place came from, -1 if it is drawn. */
const CAME_FROM = Array.from({ length: MARKET_ROWS * MARKET_PLACES }, (_, taken) =>
  Int8Array.from({ length: MARKET_ROWS * MARKET_PLACES }, (_unused, place) => {
    const end = taken - (taken % MARKET_PLACES) + MARKET_PLACES - 1;
    return place < taken || place > end ? place : place < end ? place + 1 : -1;
  }),
);

/** Counts the market as it will be once the tile in this place is taken (-1: as it is). */
export function countMarket({ market }: State, taken: number, hand: Hand): void {
  const cameFrom = CAME_FROM[taken];
  let near = 0;
  let far = 0;
  for (let place = 0; place < market.length; place++) {
    const from = cameFrom ? (cameFrom[place] as number) : place;
    const tile = from < 0 ? -1 : (market[from] as number);
    const counts = tile < 0 ? UNSEEN : (TILES[tile] as number);
    far += counts;
    if (priceAt(place) <= hand.dollars) near += counts;
  }
  hand.near = near;
  hand.far = far;
}

/** How many have a turn before this seat in each round. */
export function turnOf({ first, players }: State, seat: Seat): number {
  return seat < first ? seat - first + players.length : seat - first;
}

/** How many tiles the seat can still lay after this turn, having laid `laid`, before another player ends the half. */
export function tilesAfter(s: State, seat: Seat, laid: number): number {
  const mine = turnOf(s, seat);
  let coming = COLUMNS - laid;
  for (let each = 0; each < s.players.length; each++) {
    if (each === seat) continue;
    const room = COLUMNS - tilesLaid(s.players[each] as Player);
    coming = Math.min(coming, turnOf(s, each) > mine ? room - 1 : room);
  }
  return Math.max(0, coming);
}

/** How many tiles the seat will still lay in this half, if everybody lays one in each turn from now on. */
function tilesToCome(s: State, seat: Seat): number {
  const now = turnOf(s, s.seat);
  let rounds = COLUMNS + 1;
  for (let each = 0; each < s.players.length; each++) {
    const room = COLUMNS - tilesLaid(s.players[each] as Player);
    rounds = Math.min(rounds, turnOf(s, each) < now ? room + 1 : room);
  }
  return Math.max(0, turnOf(s, seat) < now ? rounds - 1 : rounds);
}

/** The values of the tracks' spaces under these options, and the average value of a step. */
export interface TrackValues {
  readonly spaces: readonly (readonly number[])[];
  readonly step: number;
  /** As in the options, whose lists are frozen: V8 reads a frozen list by a slow call. */
  readonly rowSteps: readonly number[];
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
  return { spaces, step, rowSteps: [...s.options.rowSteps] };
}
