import type { Seat } from '../../engine/game.ts';
import { frozenOptions } from '../../engine/options.ts';
import {
  CHIPS,
  COLUMNS,
  CRABS,
  DOLLARS_PER_AREA,
  DOLLARS_PER_PLAYER,
  looseTowels,
  MARKET_PLACES,
  MARKET_ROWS,
  type Options,
  patterns,
  towelsPerSpace,
  UMBRELLAS,
} from './data.ts';
import { type Column, type Edge, type Face, lastSpace, numberedSpace, rowsUsed } from './rules.ts';
import { tileTexts } from './vocabulary.ts';

export type { Options } from './data.ts';

/**
 * What is asked. Chance: `market` and `tiles` deal, `umbrellas` and `first` set up, `refill` puts a new tile into the
 * market, `crab` turns one up. The seat: `turn` take a tile or dollars, `substitute` take any tile, `height`, what to do
 * with the `blue` and the `orange` loose towel, which track the `extra` scoring advances.
 */
export const phases = [
  'market',
  'umbrellas',
  'tiles',
  'first',
  'turn',
  'substitute',
  'refill',
  'height',
  'blue',
  'orange',
  'extra',
  'crab',
  'over',
] as const;
export type Phase = (typeof phases)[number];

export interface Player {
  dollars: number;
  /** The space of the marker on each track; 0 is outside. */
  markers: number[];
  /** The platform, then the columns filled so far. */
  beach: Column[];
  /** What the last of them shows to the next. A tile that is still to be scored does not count yet. */
  edge: Edge;
  /** Loose towels owned, one bit each. */
  towels: number;
  white: number;
  pink: number;
  /** Penalty chips, those of the first half included. */
  chips: number;
  /** What was dealt to columns 1 to 12, by letter, '.' for nothing. Columns already filled have lost theirs. */
  umbrellas: string;
  /** Umbrellas in the box. */
  box: number;
  /** Values of crabs that nobody has seen, ascending: those still lying and those that left unseen. */
  unseen: number[];
  /** What the crabs lying on towels cost. */
  crabs: number;
}

export interface State {
  readonly options: Options;
  readonly rules: number;
  /** 2 only in the second half of the long game. */
  half: number;
  phase: Phase;
  /** Whose turn it is; while dealing, who is dealt to. */
  seat: Seat;
  /** Who begins each round; -1 as long as that is open. */
  first: Seat;
  /** Whether this is the last round. */
  last: boolean;
  /** Row by row, the free tile first; -1 is a place to be filled. */
  market: number[];
  /** Sand dollars beside each row. */
  areas: number[];
  /** The tiles in the bag, ascending: it has no order. */
  bag: number[];
  /** Loose towels on their decorated spaces, and how many have left the game. */
  stock: number[];
  gone: number;
  /** Penalty chips left; below 0 other things stand in. */
  supply: number;
  /** The tile taken and not yet settled in its column, as a column; -1 if there is none. */
  pending: Column;
  /** The face of the tile that this turn is about, its loose towels included. */
  face: Face;
  players: Player[];
  /** The last space of the tracks, and the two decorated ones; 0 if there is none. */
  readonly end: number;
  readonly decorated: readonly number[];
  /** The row of the crab in each column of the crab side; 0 if there is none. */
  readonly crabRows: readonly number[];
}

/** What follows from the options alone. */
interface ByOptions {
  /** The last space of the tracks, and the two decorated ones; 0 if there is none. */
  readonly end: number;
  readonly decorated: readonly number[];
  /** The row of the crab in each column of the crab side; 0 if there is none. */
  readonly crabRows: readonly number[];
  /** The columns (1 to 12) that umbrellas are shuffled onto, from the left. */
  readonly umbrellaColumns: readonly number[];
  /** A player's umbrellas before any are dealt, those in the box, and the crabs that nobody has seen. */
  readonly umbrellas: string;
  readonly box: number;
  readonly unseen: readonly number[];
}

const known = new WeakMap<Options, ByOptions>();

/** Computed once for all matches with these options. */
export function byOptions(options: Options): ByOptions {
  const here = known.get(options);
  if (here) return here;
  const computed = compute(options);
  known.set(options, computed);
  return computed;
}

function compute(options: Options): ByOptions {
  const umbrellas = options.mode === 'crabs' ? crabSideUmbrellas(options) : '.'.repeat(COLUMNS);
  return {
    end: lastSpace(options),
    decorated: Object.freeze(looseTowels.map(({ track, number }) => numberedSpace(options, track, number))),
    crabRows: Object.freeze(rowsUsed(options.crabRows, CRABS)),
    umbrellaColumns: options.umbrellaRows.flatMap((row, i) => (row > 0 ? [i + 1] : [])).slice(0, UMBRELLAS),
    umbrellas,
    box: UMBRELLAS - countUmbrellas(umbrellas),
    unseen: options.mode === 'base' ? [] : options.crabValues.toSorted((a, b) => a - b),
  };
}

/** What a match begins with: copied, because making such lists anew takes longer. */
const emptyMarket: readonly number[] = Array.from({ length: MARKET_ROWS * MARKET_PLACES }, () => -1);
const fullAreas: readonly number[] = Array.from({ length: MARKET_ROWS }, () => DOLLARS_PER_AREA);
const fullBag: readonly number[] = tileTexts.map((_, tile) => tile);
const noMarkers: readonly number[] = patterns.map(() => 0);

export function setup(seats: number, given: Options, rules: number): State {
  const options = frozenOptions(given);
  const { end, decorated, crabRows } = byOptions(options);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer(options));
  return {
    options,
    rules,
    half: 1,
    phase: 'market',
    seat: 0,
    first: -1,
    last: false,
    market: emptyMarket.slice(),
    areas: fullAreas.slice(),
    bag: fullBag.slice(),
    stock: looseTowels.map(() => towelsPerSpace(seats)),
    gone: 0,
    supply: CHIPS,
    pending: -1,
    face: 0,
    players,
    end,
    decorated,
    crabRows,
  };
}

function newPlayer(options: Options): Player {
  const { umbrellas, box, unseen } = byOptions(options);
  return {
    dollars: DOLLARS_PER_PLAYER,
    markers: noMarkers.slice(),
    beach: [],
    edge: 0,
    towels: 0,
    white: 0,
    pink: 0,
    chips: 0,
    umbrellas,
    box,
    unseen: unseen.slice(),
    crabs: 0,
  };
}

/** The two extra scorings on the spaces of the crab side, from the left. */
export function crabSideUmbrellas(options: Options): string {
  const rows = rowsUsed(options.crabUmbrellaRows, 2);
  let next = 'x';
  return rows
    .map((row) => {
      if (row === 0) return '.';
      const letter = next;
      next = 'y';
      return letter;
    })
    .join('');
}

export function countUmbrellas(letters: string, from = 0): number {
  let count = 0;
  for (let i = from; i < letters.length; i++) if (letters[i] !== '.') count++;
  return count;
}

/** Whether the crab side of the beach lies up. */
export function isCrabSide(s: State): boolean {
  return s.options.mode === 'crabs' || s.half === 2;
}

/** The row of the umbrella space in each column of the side that lies up. */
export function umbrellaRows(s: State): readonly number[] {
  return isCrabSide(s) ? s.options.crabUmbrellaRows : s.options.umbrellaRows;
}

/** How many tiles this player has laid in this half. */
export function tilesLaid(p: Player): number {
  return p.beach.length - 1;
}

export function clone(s: State): State {
  return {
    options: s.options,
    rules: s.rules,
    half: s.half,
    phase: s.phase,
    seat: s.seat,
    first: s.first,
    last: s.last,
    market: s.market.slice(),
    areas: s.areas.slice(),
    bag: s.bag.slice(),
    stock: s.stock.slice(),
    gone: s.gone,
    supply: s.supply,
    pending: s.pending,
    face: s.face,
    players: s.players.map(clonePlayer),
    end: s.end,
    decorated: s.decorated,
    crabRows: s.crabRows,
  };
}

function clonePlayer(p: Player): Player {
  return {
    dollars: p.dollars,
    markers: p.markers.slice(),
    beach: p.beach.slice(),
    edge: p.edge,
    towels: p.towels,
    white: p.white,
    pink: p.pink,
    chips: p.chips,
    umbrellas: p.umbrellas,
    box: p.box,
    unseen: p.unseen.slice(),
    crabs: p.crabs,
  };
}
