import { COLUMNS, looseTowels, patterns, pearlPoints, ROWS } from '../../games/maui/data.ts';
import type { Options, State } from '../../games/maui/index.ts';
import { type Edge, shown } from '../../games/maui/rules.ts';
import { crabSideUmbrellas } from '../../games/maui/state.ts';
import { type Hand, type TrackValues, trackValues } from './hand.ts';

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
  best: 4,
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
const from = {} as { [P in Part]: number };
let inputs = 0;
for (const part of Object.keys(layout) as Part[]) {
  from[part] = inputs;
  inputs += layout[part];
}
export const INPUTS = inputs;
/** The most features that are about time: of the turns to come, and of what a step is worth by then. */
export const TIME_FEATURES = 9;

/** A sparse input vector: the inputs that are not 0, and their values. */
export class Features {
  count = 0;
  /** How many of them, the first ones, are about time alone. */
  time = 0;
  readonly at = new Int32Array(INPUTS);
  readonly value = new Float64Array(INPUTS);

  set(input: number, value: number): void {
    if (value === 0) return;
    this.at[this.count] = input;
    this.value[this.count++] = value;
  }
}

/** Computes the hand's features into `f`. */
export function fillFeatures(s: State, hand: Hand, f: Features): void {
  if (hand.coming === 0 && hand.later) turnOver(hand, s.options);
  const { spaces, step } = trackValues(s);
  const time = hand.coming / COLUMNS;
  f.count = 0;
  f.set(from.coming + hand.coming, 1);
  f.set(from.time, time);
  f.set(from.time + 1, hand.crabSide ? time : 0);
  f.set(from.time + 2, hand.later ? time : 0);
  f.set(from.halves, hand.crabSide ? 1 : 0);
  f.set(from.halves + 1, hand.later ? 1 : 0);
  f.set(from.turns + hand.turns, 1);
  f.set(from.worth, step - 1);
  f.set(from.worth + 1, (step - 1) * time);
  f.time = f.count;
  edgeFeatures(s, hand, spaces, f);
  for (let i = 0; i < hand.markers.length; i++)
    f.set(from.room + i, Math.min(s.end - (hand.markers[i] as number), 12) / 12);
  towelFeatures(s, hand, f);
  f.set(from.dollars + Math.min(hand.dollars, DOLLARS - 1), 1);
  const [upper, lower] = hand.areas as [number, number];
  f.set(from.areas, Math.max(upper, lower) / 3);
  f.set(from.areas + 1, Math.min(upper, lower) / 3);
  columnFeatures(s, hand, step, f);
}

/** A player whose first half is over is evaluated as at the start of the second, with what carries over. */
function turnOver(hand: Hand, options: Options): void {
  hand.later = false;
  hand.crabSide = true;
  hand.laid = 0;
  hand.coming = COLUMNS;
  hand.turns = 0;
  hand.edge = 0;
  hand.umbrellas = crabSideUmbrellas(options);
}

function edgeFeatures(
  s: State,
  { edge, markers, near, far }: Hand,
  spaces: TrackValues['spaces'],
  f: Features,
): void {
  let count = 0;
  let best = 0;
  let second = 0;
  let bestNear = 0;
  let secondNear = 0;
  let nearSum = 0;
  let nearMost = 0;
  let farSum = 0;
  let farMost = 0;
  for (let row = 1, rest = edge; rest !== 0; row++, rest >>= 3) {
    const code = rest & 7;
    if (code === 0) continue;
    count++;
    const track = spaces[code - 1] as readonly number[];
    const at = markers[code - 1] as number;
    const to = Math.min(s.end, at + (s.options.rowSteps[row - 1] as number));
    const gain = ((track[to] as number) - (track[at] as number)) / 3;
    f.set(from.shows + (row - 1) * patterns.length + code - 1, 1);
    f.set(from.gains + row - 1, gain);
    const nearby = (near[code] as number) / 3;
    const all = (far[code] as number) / 5;
    nearSum += gain * nearby;
    farSum += gain * all;
    nearMost = Math.max(nearMost, gain * nearby);
    farMost = Math.max(farMost, gain * all);
    if (gain > best) {
      second = best;
      secondNear = bestNear;
      best = gain;
      bestNear = nearby;
    } else if (gain > second) {
      second = gain;
      secondNear = nearby;
    }
  }
  f.set(from.sections + count, 1);
  f.set(from.best, best);
  f.set(from.best + 1, second);
  f.set(from.best + 2, bestNear);
  f.set(from.best + 3, secondNear);
  f.set(from.market, nearSum);
  f.set(from.market + 1, nearMost);
  f.set(from.market + 2, farSum);
  f.set(from.market + 3, farMost);
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
  const rows = hand.crabSide ? s.options.crabUmbrellaRows : s.options.umbrellaRows;
  const { laid, umbrellas, edge } = hand;
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
    if (letter !== '.' && letter !== undefined) {
      const prize = prizeOf(s, hand, letter, step) / 5;
      const row = rows[column] as number;
      f.set(from.prizes + ahead * ROWS + row - 1, prize);
      if (ahead < 2) f.set(from.reach + ahead, prize * reach(edge, row));
    }
    const crab = hand.crabSide ? (s.crabRows[column] as number) : 0;
    if (crab === 0) continue;
    f.set(from.crabs + ahead * ROWS + crab - 1, 1);
    if (ahead < 2) f.set(from.reach + 2 + ahead, reach(edge, crab));
  }
  f.set(from.pearls, pearlsToWin(hand.white, white) / 9);
  f.set(from.pearls + 1, pearlsToWin(hand.pink, pink) / 9);
  f.set(from.pearls + 2, extra / 2);
}

function pearlsToWin(have: number, more: number): number {
  return (pearlPoints[Math.min(3, have + more)] as number) - (pearlPoints[have] as number);
}

function prizeOf(s: State, hand: Hand, letter: string, step: number): number {
  if (letter === 'x' || letter === 'y') return s.options.extraSteps * step;
  return pearlsToWin(letter === 'p' ? hand.pink : hand.white, 1);
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
