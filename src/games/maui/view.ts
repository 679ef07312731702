import type { Seat, Viewer } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { CHIPS, COLUMNS, looseTowels, type Options, towelsPerSpace, UMBRELLAS } from './data.ts';
import {
  asSubstitute,
  type Column,
  columnOf,
  crabOn,
  crabValueOf,
  edgeOf,
  faceOf,
  isSubstitute,
  tileNamed,
  tileOf,
  topOf,
  towelOn,
  withCrab,
  withTowel,
} from './rules.ts';
import { tileTexts } from './vocabulary.ts';
import {
  countUmbrellas,
  isCrabSide,
  type Phase,
  type Player,
  type State,
  setup,
  tilesLaid,
} from './state.ts';

/** A column as people see it: the tile's letters, the row of its top section, and the sections that something lies on. */
export interface ViewColumn {
  readonly tile: string;
  readonly top: number;
  readonly blue?: number;
  readonly orange?: number;
  readonly crab?: number;
  readonly value?: number;
  readonly substitute?: true;
}

export interface ViewPlayer {
  readonly dollars: number;
  /** Space on each track, 0 outside; tracks in the order of `patterns`. */
  readonly markers: readonly number[];
  /** White, pink. */
  readonly pearls: readonly [number, number];
  /** Loose towels owned: light blue, orange. */
  readonly towels: readonly [number, number];
  readonly chips: number;
  /** What lies in columns 1 to 12: p w pearls, x y extra scoring, c a crab face down, '.' nothing. The options say in which row. */
  readonly umbrellas: string;
  readonly crabs: string;
  /** The platform and the columns filled so far. */
  readonly beach: readonly ViewColumn[];
}

/** Nothing in Maui is secret but what chance has not drawn yet: all viewers see the same. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly rules: number;
  readonly half: number;
  readonly phase: Phase;
  readonly seat: Seat;
  readonly first: Seat;
  readonly last: boolean;
  /** Tiles row by row, the free one first; '' is a place to be filled. */
  readonly market: readonly string[];
  readonly areas: readonly number[];
  /** How many tiles are in the bag. */
  readonly bag: number;
  /** Loose towels on their decorated spaces: light blue, orange. */
  readonly stock: readonly number[];
  /** The tile taken and not settled yet; its height is open before the phases that ask about loose towels. */
  readonly hand: ViewColumn | null;
  readonly players: readonly ViewPlayer[];
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    options: s.options,
    rules: s.rules,
    half: s.half,
    phase: s.phase,
    seat: s.seat,
    first: s.first,
    last: s.last,
    market: s.market.map((tile) => (tile < 0 ? '' : (tileTexts[tile] as string))),
    areas: s.areas.slice(),
    bag: s.bag.length,
    stock: s.stock.slice(),
    hand: s.pending < 0 ? null : viewColumn(s.pending),
    players: s.players.map((p) => viewPlayer(s, p)),
  };
}

function viewPlayer(s: State, p: Player): ViewPlayer {
  const filled = Math.max(0, tilesLaid(p));
  // An extra scoring that is being chosen still lies there.
  const gone = s.phase === 'extra' && p === s.players[s.seat] ? filled - 1 : filled;
  const crabs = isCrabSide(s)
    ? s.crabRows.map((row, i) => (row > 0 && i >= filled ? 'c' : '.')).join('')
    : '.'.repeat(COLUMNS);
  return {
    dollars: p.dollars,
    markers: p.markers.slice(),
    pearls: [p.white, p.pink],
    towels: [p.towels & 1, p.towels >> 1],
    chips: p.chips,
    umbrellas: '.'.repeat(gone) + p.umbrellas.slice(gone),
    crabs,
    beach: p.beach.map(viewColumn),
  };
}

function viewColumn(column: Column): ViewColumn {
  const [blue, orange, crab] = [towelOn(column, 0), towelOn(column, 1), crabOn(column)];
  return {
    tile: tileTexts[tileOf(column)] as string,
    top: topOf(column),
    ...(blue >= 0 && { blue }),
    ...(orange >= 0 && { orange }),
    ...(crab >= 0 && { crab, value: crabValueOf(column) }),
    ...(isSubstitute(column) && { substitute: true as const }),
  };
}

/** The state behind a view. What chance has not drawn has no order, so there is nothing to guess. */
export function imagine(v: View, _rng: Rng): State {
  return restore(v);
}

/** The same without a generator: words and pictures use the rules this way. */
export function restore(v: View): State {
  const s = setup(v.players.length, v.options, v.rules);
  s.half = v.half;
  s.phase = v.phase;
  s.seat = v.seat;
  s.first = v.first;
  s.last = v.last;
  s.market = v.market.map(tileNamed);
  s.areas = v.areas.slice();
  s.stock = v.stock.slice();
  s.pending = v.hand ? columnFrom(v.hand) : -1;
  s.players = v.players.map((p, seat) => restorePlayer(s, p, seat));
  s.supply = CHIPS - v.players.reduce((n, p) => n + p.chips, 0);
  const settling =
    s.pending >= 0 ? s.pending : v.phase === 'extra' || v.phase === 'crab' ? lastColumn(s) : -1;
  s.face = settling >= 0 ? faceOf(settling, v.options) : 0;
  const seen = new Set([...s.market, tileOf(s.pending), ...s.players.flatMap((p) => p.beach.map(tileOf))]);
  s.bag = s.bag.filter((tile) => !seen.has(tile));
  s.gone = looseTowels.length * towelsPerSpace(v.players.length) - towelsLeft(s);
  return s;
}

function lastColumn(s: State): Column {
  return s.players[s.seat]?.beach.at(-1) as Column;
}

function towelsLeft(s: State): number {
  const columns = [s.pending, ...s.players.flatMap((p) => p.beach)].filter((column) => column >= 0);
  const laid = columns.reduce(
    (n, column) => n + Number(towelOn(column, 0) >= 0) + Number(towelOn(column, 1) >= 0),
    0,
  );
  const owned = s.players.reduce((n, p) => n + (p.towels & 1) + (p.towels >> 1), 0);
  return laid + owned + s.stock.reduce((a, b) => a + b, 0);
}

function restorePlayer(s: State, p: ViewPlayer, seat: Seat): Player {
  const beach = p.beach.map(columnFrom);
  // While extra scoring is chosen the new column is not scored yet: the one before it is the edge.
  const edge = beach.at(s.phase === 'extra' && seat === s.seat ? -2 : -1);
  const unseen = [...(s.players[seat] as Player).unseen];
  let crabs = 0;
  for (const { crab, value } of p.beach) {
    if (crab === undefined || value === undefined) continue;
    unseen.splice(unseen.indexOf(value), 1);
    crabs += value;
  }
  const [white, pink] = p.pearls;
  return {
    dollars: p.dollars,
    markers: p.markers.slice(),
    beach,
    edge: edge === undefined ? 0 : edgeOf(edge, s.options),
    towels: p.towels[0] | (p.towels[1] << 1),
    white,
    pink,
    chips: p.chips,
    umbrellas: p.umbrellas,
    box: UMBRELLAS - countUmbrellas(p.umbrellas, Math.max(0, beach.length - 1)) - white - pink,
    unseen,
    crabs,
  };
}

function columnFrom({ tile, top, blue, orange, crab, value, substitute }: ViewColumn): Column {
  let column = columnOf(tileNamed(tile), top);
  if (blue !== undefined) column = withTowel(column, 0, blue);
  if (orange !== undefined) column = withTowel(column, 1, orange);
  if (crab !== undefined) column = withCrab(column, crab, value ?? 0);
  return substitute ? asSubstitute(column) : column;
}

/** Whether the tile in the hand already has its height. */
export function hasHeight(v: View): boolean {
  return v.phase === 'blue' || v.phase === 'orange';
}
