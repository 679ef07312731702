import type { State } from '../../games/high-tide/index.ts';
import { placeOf } from '../../games/high-tide/rules.ts';
import { type Beach, ROUNDS } from '../../games/high-tide/vocabulary.ts';

/**
 * The value network of one beach, one for each number of players, trained by self-play (`tidetable train high-tide`). A
 * player's points are the sum over the beaches, so the network models one beach only; that is why it learns in minutes.
 *
 * Input is a beach's chairs in order, nearest the water first. Output is, for each place in that order, the points the chair
 * is expected to end with.
 */

/** Inputs for each chair, each gap between two neighbours, time and options, and the sand. */
export const CHAIR_INPUTS = 24;
export const GAP_INPUTS = 36;
export const TIME_INPUTS = 15;
const SAND_INPUTS = 2;
export const HIDDEN = 32;

export function inputsOf(seats: number): number {
  return seats * CHAIR_INPUTS + (seats - 1) * GAP_INPUTS + TIME_INPUTS + SAND_INPUTS;
}

/** All weights of one network, laid end to end: the hidden layer row by row with its biases, then the outputs. */
export type Weights = Float64Array;

export function weightsOf(seats: number): number {
  return HIDDEN * (inputsOf(seats) + 1) + seats * (HIDDEN + 1);
}

/** A beach is packed into two 32-bit integers, the key of the network's cache. */
const TURN = 32;
const SURFER = 64;
const CHAIR_BITS = 7;

/** What a beach's value depends on beside its own chairs. */
export interface Tide {
  /** Rounds whose waves are still to come. */
  readonly waves: number;
  /** How near the end of the match is: 0 far away, 6 with the next waves, 7 somebody is in the water already. */
  readonly danger: number;
}

export const DANGERS = 8;

export function tideOf(s: State): Tide {
  return { waves: ROUNDS - s.waves.length / 2, danger: dangerOf(s) };
}

/** How much a chair so many spaces from the water adds to the danger of an early end. */
const NEAR: readonly number[] = [10, 10, 6, 3, 3, 2, 1];

function dangerOf(s: State): number {
  let sum = 0;
  for (let beach = 0; beach < 6; beach++) {
    let nearest = 0;
    for (let id = beach; id < s.chairs.length; id += 6) {
      const chair = s.chairs[id] as number;
      if (chair > nearest) nearest = chair;
    }
    const place = placeOf(nearest);
    const room = (s.sand[beach] as number) - place;
    if (room < 0 && place > 0) return 7;
    if (place > 0 && room < NEAR.length) sum += NEAR[room] as number;
  }
  return sum < 2 ? 0 : sum < 5 ? 1 : sum < 9 ? 2 : sum < 14 ? 3 : sum < 20 ? 4 : sum < 28 ? 5 : 6;
}

/** A packed beach, and whose chair stands in which place of its order. */
export interface PackedBeach {
  chairs: number;
  more: number;
  readonly seats: number[];
  /** For how many players. */
  players: number;
}

export function newPackedBeach(): PackedBeach {
  return { chairs: 0, more: 0, seats: [], players: 0 };
}

/** What all beaches of a position have in common. */
interface Marks {
  /** Seats that still have a turn this round, one bit each. */
  readonly waiting: number;
  /** The expansions, as they are packed. */
  readonly table: number;
}

function marksOf(s: State): Marks {
  const { shark, coins, baywatch } = s.options;
  let waiting = 0;
  for (let i = s.played; i < s.seats; i++) waiting |= 1 << (s.order[i] as number);
  return { waiting, table: (shark ? 0x100 : 0) | (coins ? 0x400 : 0) | (baywatch ? 0x800 : 0) };
}

/** Packs a beach into `out`. Chairs of seats that still have a turn this round are marked, and so are surfers. */
export function packBeach(s: State, beach: Beach, tide: Tide, out: PackedBeach): void {
  pack(s, beach, tide, marksOf(s), out);
}

/** Packs all six. */
export function packBeaches(s: State, tide: Tide, out: readonly PackedBeach[]): void {
  const marks = marksOf(s);
  for (let beach = 0; beach < 6; beach++) pack(s, beach, tide, marks, out[beach] as PackedBeach);
}

function pack(s: State, beach: Beach, tide: Tide, { waiting, table }: Marks, out: PackedBeach): void {
  const { seats } = s;
  const surfing = s.options.surfer;
  orderChairs(s, beach, out);
  let chairs = tide.waves;
  let more = (s.sand[beach] as number) | (tide.danger << 5) | table;
  if ((table & 0x100) !== 0 && s.alert === beach) more |= 0x200;
  for (let i = 0; i < seats; i++) {
    const seat = out.seats[i] as number;
    let packed = placeOf(s.chairs[seat * 6 + beach] as number);
    if (waiting & (1 << seat)) packed |= TURN;
    if (surfing && s.surfers[seat] === beach) packed |= SURFER;
    if (i < 4) chairs |= packed << (3 + CHAIR_BITS * i);
    else more |= packed << (12 + CHAIR_BITS * (i - 4));
  }
  out.chairs = chairs;
  out.more = more;
}

/**
 * Sorts the seats by their chairs, nearest the water first; of those at the bar, the lower seat first. The order found last
 * is mostly still the order.
 */
function orderChairs({ chairs, seats }: State, beach: Beach, out: PackedBeach): void {
  const order = out.seats;
  if (out.players !== seats) {
    out.players = seats;
    for (let seat = 0; seat < seats; seat++) order[seat] = seat;
  }
  for (let i = 1; i < seats; i++) {
    const seat = order[i] as number;
    const here = chairs[seat * 6 + beach] as number;
    let at = i;
    for (; at > 0; at--) {
      const before = order[at - 1] as number;
      const there = chairs[before * 6 + beach] as number;
      if (there > here || (there === here && before < seat)) break;
      order[at] = before;
    }
    order[at] = seat;
  }
}

/** Marks the chair in this place of the order as one with a turn to come, or unmarks it. */
export function flipTurn(out: PackedBeach, i: number): void {
  if (i < 4) out.chairs ^= TURN << (3 + CHAIR_BITS * i);
  else out.more ^= TURN << (12 + CHAIR_BITS * (i - 4));
}

/** All the network knows of a chair: its distance to the water, its marks, and whether this round is the last. */
const ROOMS = 34;
export const CHAIRS = 8 * ROOMS;

export function chairCode(packed: number, sand: number, last: number): number {
  const place = packed & 31;
  const where = place === 0 ? 0 : Math.max(sand - place, -2) + 3;
  return where + ROOMS * ((packed >> 5) | (last << 2));
}

export function chairInputs(code: number, out: Float64Array, from: number): void {
  const where = code % ROOMS;
  const marks = (code / ROOMS) | 0;
  const bar = where === 0;
  const room = where - 3;
  const dry = !bar && room >= 0;
  const turn = marks & 1;
  let at = from;
  // A second copy for the last round, in which everything depends on who still has a turn.
  for (let copy = 0; copy < (marks & 4 ? 2 : 1); copy++) {
    out[at++] = bar ? 1 : 0;
    out[at++] = !bar && room < 0 ? 1 : 0;
    out[at++] = dry ? room / 8 : 0;
    out[at++] = dry ? 1 / (1 + room) : 0;
    out[at++] = dry && room < 2 ? 1 : 0;
    out[at++] = room === 2 ? 1 : 0;
    out[at++] = room === 3 || room === 4 ? 1 : 0;
    out[at++] = room > 4 && room < 8 ? 1 : 0;
    out[at++] = turn;
    out[at++] = turn && dry ? room / 8 : 0;
  }
  if ((marks & 2) === 0) return;
  // Surfers want to get wet.
  at = from + 20;
  out[at++] = 1;
  out[at++] = bar ? 1 : 0;
  out[at++] = !bar && room < 0 ? 1 : 0;
  out[at++] = dry ? room / 8 : 0;
}

/** How far a chair is behind its neighbour, whether it may still move, and whether this round is the last. */
const GAP_MOST = 8;
export const GAPS = 4 * (GAP_MOST + 1);

export function gapCode(ahead: number, behind: number, last: number): number {
  const gap = Math.min((ahead & 31) - (behind & 31), GAP_MOST);
  return gap + (GAP_MOST + 1) * (((behind & TURN) >> 5) | (last << 1));
}

export function gapInputs(code: number, out: Float64Array, from: number): void {
  const gap = code % (GAP_MOST + 1);
  const marks = (code / (GAP_MOST + 1)) | 0;
  out[from + gap] = 1;
  if (marks & 1) out[from + GAP_MOST + 1 + gap] = 1;
  if (marks & 2) out[from + 2 * (GAP_MOST + 1) + gap] = 1;
  if (marks === 3) out[from + 3 * (GAP_MOST + 1) + gap] = 1;
}

/** Time, danger and expansions. */
export const TIMES = 8 * DANGERS * 16;

export function timeCode(chairs: number, more: number): number {
  return (chairs & 7) | (((more >> 5) & 127) << 3);
}

export function timeInputs(code: number, out: Float64Array, from: number): void {
  const waves = code & 7;
  const danger = (code >> 3) & 7;
  const table = code >> 6;
  let at = from;
  for (let round = 1; round < 7; round++) out[at++] = waves === round ? 1 : 0;
  for (let level = 4; level < 8; level++) out[at++] = danger === level ? 1 : 0;
  out[at++] = danger === 7 ? 0 : danger / 3;
  for (let bit = 0; bit < 4; bit++) out[at++] = (table >> bit) & 1;
}

/** Numbers of dry spaces that can be packed. */
export const SANDS = 32;

export function sandInputs(sand: number, out: Float64Array, from: number): void {
  out[from] = sand / 10;
  out[from + 1] = sand < 6 ? 1 : 0;
}

/** The inputs for a packed beach, in full. Training uses them; `BeachNet` adds up precomputed tables instead. */
export function inputs(
  seats: number,
  { chairs, more }: Pick<PackedBeach, 'chairs' | 'more'>,
  out: Float64Array,
): void {
  const sand = more & 31;
  const last = isLast(chairs, more);
  out.fill(0);
  let at = 0;
  for (let i = 0; i < seats; i++, at += CHAIR_INPUTS)
    chairInputs(chairCode(packedAt(chairs, more, i), sand, last), out, at);
  for (let i = 1; i < seats; i++, at += GAP_INPUTS)
    gapInputs(gapCode(packedAt(chairs, more, i - 1), packedAt(chairs, more, i), last), out, at);
  timeInputs(timeCode(chairs, more), out, at);
  sandInputs(sand, out, at + TIME_INPUTS);
}

/** 1 if the match is known to end with this round. */
export function isLast(chairs: number, more: number): number {
  return (chairs & 7) === 1 || ((more >> 5) & 7) === 7 ? 1 : 0;
}

export function packedAt(chairs: number, more: number, i: number): number {
  return (i < 4 ? chairs >> (3 + CHAIR_BITS * i) : more >> (12 + CHAIR_BITS * (i - 4))) & 127;
}
