import { COLUMNS, looseTowels, patterns, pearlPoints, ROWS } from '../../games/maui/data.ts';
import type { Options, State } from '../../games/maui/index.ts';
import { type Edge, shown } from '../../games/maui/rules.ts';
import { crabSideUmbrellas } from '../../games/maui/state.ts';
import { FIFTHS, type Hand, shownBy, type TrackValues, trackValues } from './hand.ts';

/** The network's input features of a hand. */

/** How many columns beyond the last one filled have features. */
const AHEAD = 3;
const DOLLARS = 6;
const layout = {
  coming: COLUMNS + 1,
  time: 3,
  halves: 2,
  turns: 4,
  shows: ROWS * patterns.length,
  gains: ROWS,
  sections: 4,
  best: 2,
  bestNear: 2,
  market: 4,
  room: patterns.length,
  worth: 2,
  towelsToWin: 4,
  towels: 4,
  dollars: DOLLARS,
  areas: 2,
  prizes: AHEAD * ROWS,
  crabs: AHEAD * ROWS,
  reach: 4,
  pearls: 3,
} as const;

type Part = keyof typeof layout;
let inputs = 0;
/** Where each part begins. Made at once: V8 keeps an object that grew name by name as a dictionary. */
const from = Object.fromEntries(
  (Object.keys(layout) as Part[]).map((part) => {
    inputs += layout[part];
    return [part, inputs - layout[part]];
  }),
) as { readonly [P in Part]: number };
export const INPUTS = inputs;
/** The inputs about the market, side by side: what it has for the best two sections, and for all of them. */
export const MARKET_FROM = from.bestNear;
export const MARKET_INPUTS = layout.bestNear + layout.market;

/** A sparse input vector: the inputs that are not 0, and their values. */
export class Features {
  count = 0;
  readonly at = new Int32Array(INPUTS);
  readonly value = new Float64Array(INPUTS);

  set(input: number, value: number): void {
    if (value === 0) return;
    this.at[this.count] = input;
    this.value[this.count++] = value;
  }
}

const market = new Float64Array(MARKET_INPUTS);

/** Computes the hand's features into `f`. */
export function fillFeatures(s: State, hand: Hand, f: Features): void {
  const now = hand.coming === 0 && hand.later ? turnedOver(hand, s.options) : hand;
  f.count = 0;
  turnFeatures(s, now, f);
  placeFeatures(s, now, f);
  fillMarket(s, now, market);
  for (let i = 0; i < MARKET_INPUTS; i++) f.set(MARKET_FROM + i, market[i] as number);
}

/** A player whose first half is over is evaluated as at the start of the second, with what carries over. */
export function turnedOver(hand: Hand, options: Options): Hand {
  const umbrellas = crabSideUmbrellas(options);
  return { ...hand, later: false, crabSide: true, laid: 0, coming: COLUMNS, turns: 0, edge: 0, umbrellas };
}

/** Adds the features that are mostly the same wherever a tile is laid: of time, dollars and the columns to come. */
export function turnFeatures(s: State, hand: Hand, f: Features): void {
  const { step } = trackValues(s);
  const time = hand.coming / COLUMNS;
  f.set(from.coming + hand.coming, 1);
  f.set(from.time, time);
  f.set(from.time + 1, hand.crabSide ? time : 0);
  f.set(from.time + 2, hand.later ? time : 0);
  f.set(from.halves, hand.crabSide ? 1 : 0);
  f.set(from.halves + 1, hand.later ? 1 : 0);
  f.set(from.turns + hand.turns, 1);
  f.set(from.worth, step - 1);
  f.set(from.worth + 1, (step - 1) * time);
  f.set(from.dollars + Math.min(hand.dollars, DOLLARS - 1), 1);
  const upper = hand.areas[0] as number;
  const lower = hand.areas[1] as number;
  f.set(from.areas, Math.max(upper, lower) / 3);
  f.set(from.areas + 1, Math.min(upper, lower) / 3);
  columnFeatures(s, hand, step, f);
}

/** Adds the features that depend on where a tile is laid: of the last column, the tracks and loose towels. */
export function placeFeatures(s: State, hand: Hand, f: Features): void {
  const values = trackValues(s);
  reachFeatures(s, hand, values.step, f);
  edgeFeatures(s, hand, values, f);
  for (let i = 0; i < hand.markers.length; i++)
    f.set(from.room + i, Math.min(s.end - (hand.markers[i] as number), 12) / 12);
  towelFeatures(s, hand, f);
}

/** What the pattern in this row of the last column, its marker standing at `at`, gains if the next tile matches it, in threes of points. */
function gainOf({ spaces, rowSteps }: TrackValues, s: State, at: number, row: number, code: number): number {
  const track = spaces[code - 1] as readonly number[];
  const to = Math.min(s.end, at + (rowSteps[row - 1] as number));
  return ((track[to] as number) - (track[at] as number)) / 3;
}

function edgeFeatures(s: State, hand: Hand, values: TrackValues, f: Features): void {
  let count = 0;
  let best = 0;
  let second = 0;
  for (let row = 1, rest = hand.edge; rest !== 0; row++, rest >>= 3) {
    const code = rest & 7;
    if (code === 0) continue;
    count++;
    const gain = gainOf(values, s, hand.markers[code - 1] as number, row, code);
    f.set(from.shows + (row - 1) * patterns.length + code - 1, 1);
    f.set(from.gains + row - 1, gain);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  f.set(from.sections + count, 1);
  f.set(from.best, best);
  f.set(from.best + 1, second);
}

/** The features about the market: how many tiles show what the last column shows. */
export function fillMarket(s: State, hand: Hand, out: Float64Array): void {
  const values = trackValues(s);
  let best = 0;
  let second = 0;
  let bestNear = 0;
  let secondNear = 0;
  let nearSum = 0;
  let nearMost = 0;
  let farSum = 0;
  let farMost = 0;
  for (let row = 1, rest = hand.edge; rest !== 0; row++, rest >>= 3) {
    const code = rest & 7;
    if (code === 0) continue;
    const gain = gainOf(values, s, hand.markers[code - 1] as number, row, code);
    const near = shownBy(hand.near, code) / (3 * FIFTHS);
    const far = shownBy(hand.far, code) / (5 * FIFTHS);
    nearSum += gain * near;
    farSum += gain * far;
    nearMost = Math.max(nearMost, gain * near);
    farMost = Math.max(farMost, gain * far);
    if (gain > best) {
      second = best;
      secondNear = bestNear;
      best = gain;
      bestNear = near;
    } else if (gain > second) {
      second = gain;
      secondNear = near;
    }
  }
  out[0] = bestNear;
  out[1] = secondNear;
  out[2] = nearSum;
  out[3] = nearMost;
  out[4] = farSum;
  out[5] = farMost;
}

function towelFeatures(s: State, { edge, markers, stock, towels }: Hand, f: Features): void {
  for (let towel = 0; towel < 2; towel++) {
    const distance =
      (s.decorated[towel] as number) - (markers[looseTowels[towel]?.track as number] as number);
    if (distance > 0 && (stock[towel] as number) > 0) {
      f.set(from.towelsToWin + 2 * towel, 1);
      f.set(from.towelsToWin + 2 * towel + 1, 2 / (1 + distance));
    }
    if ((towels & (1 << towel)) === 0) continue;
    f.set(from.towels + towel, 1);
    const code = s.options.looseTowels[towel] as number;
    for (let row = 1; row <= ROWS; row++) {
      if (shown(edge, row) !== code) continue;
      f.set(from.towels + 2 + towel, (s.options.rowSteps[row - 1] as number) / 3);
      break;
    }
  }
}

/** Umbrellas and crabs of the columns to come. */
function columnFeatures(s: State, hand: Hand, step: number, f: Features): void {
  const { laid, umbrellas } = hand;
  const rows = rowsOf(s, hand);
  const last = Math.min(COLUMNS, laid + hand.coming);
  let white = 0;
  let pink = 0;
  let extra = 0;
  for (let column = laid; column < last; column++) {
    const ahead = column - laid;
    const letter = umbrellas[column] as string;
    if (letter === 'w') white++;
    else if (letter === 'p') pink++;
    else if (letter === 'x' || letter === 'y') extra++;
    if (ahead >= AHEAD) continue;
    const row = rows[column] as number;
    if (isPrize(letter)) f.set(from.prizes + ahead * ROWS + row - 1, prizeOf(s, hand, letter, step));
    const crab = crabAt(s, hand, column);
    if (crab > 0) f.set(from.crabs + ahead * ROWS + crab - 1, 1);
  }
  f.set(from.pearls, pearlsToWin(hand.white, white) / 9);
  f.set(from.pearls + 1, pearlsToWin(hand.pink, pink) / 9);
  f.set(from.pearls + 2, extra / 2);
}

/** How well the last column can reach umbrellas and crabs of the next two. */
function reachFeatures(s: State, hand: Hand, step: number, f: Features): void {
  const { laid, umbrellas, edge } = hand;
  const rows = rowsOf(s, hand);
  const last = Math.min(COLUMNS, laid + hand.coming, laid + 2);
  for (let column = laid; column < last; column++) {
    const letter = umbrellas[column] as string;
    if (isPrize(letter))
      f.set(from.reach + column - laid, prizeOf(s, hand, letter, step) * reach(edge, rows[column] as number));
    const crab = crabAt(s, hand, column);
    if (crab > 0) f.set(from.reach + 2 + column - laid, reach(edge, crab));
  }
}

function rowsOf({ options }: State, { crabSide }: Hand): readonly number[] {
  return crabSide ? options.crabUmbrellaRows : options.umbrellaRows;
}

function isPrize(letter: string | undefined): letter is string {
  return letter !== '.' && letter !== undefined;
}

function crabAt(s: State, { crabSide }: Hand, column: number): number {
  return crabSide ? (s.crabRows[column] as number) : 0;
}

function pearlsToWin(have: number, more: number): number {
  return (pearlPoints[Math.min(3, have + more)] as number) - (pearlPoints[have] as number);
}

/** What an umbrella is worth, in fives of points. */
function prizeOf(s: State, hand: Hand, letter: string, step: number): number {
  if (letter === 'x' || letter === 'y') return (s.options.extraSteps * step) / 5;
  return pearlsToWin(letter === 'p' ? hand.pink : hand.white, 1) / 5;
}

/** By the rows that an edge shows, one bit each, and a row: of the tiles that match there, the part that covers the row. */
const REACH = Float64Array.from({ length: 128 * 8 }, (_, i) => {
  let covering = 0;
  let all = 0;
  for (let at = 1; at <= ROWS; at++) {
    if (((i >> 3) & (1 << (at - 1))) === 0) continue;
    for (let top = at - 2; top <= at; top++) {
      all++;
      if ((i & 7) >= top && (i & 7) <= top + 2) covering++;
    }
  }
  return all === 0 ? 0 : covering / all;
});

export function reach(edge: Edge, row: number): number {
  let rows = 0;
  for (let bit = 0; bit < ROWS; bit++) if (((edge >> (3 * bit)) & 7) !== 0) rows |= 1 << bit;
  return REACH[(rows << 3) | row] as number;
}
