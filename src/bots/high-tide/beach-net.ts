import {
  CHAIR_INPUTS,
  chairCode,
  chairInputs,
  CHAIRS,
  GAP_INPUTS,
  gapCode,
  gapInputs,
  GAPS,
  HIDDEN,
  inputsOf,
  isLast,
  type PackedBeach,
  packedAt,
  SANDS,
  sandInputs,
  TIME_INPUTS,
  timeCode,
  timeInputs,
  TIMES,
  type Weights,
} from './features.ts';

/** Slots of the two caches, as powers of two. */
const BEACH_BITS = 13;
const ADVANCE_BITS = 12;
/** No turn moves a chair by more than twelve spaces. */
export const FURTHEST = 12;
const COLUMNS = FURTHEST + 1;
/** Hidden units that are summed up together, in variables of their own. */
const BLOCK = 8;
const ZEROS = new Float64Array(HIDDEN);

/**
 * One network with direct-mapped caches: a search meets the same beaches again and again. The hidden layer's input is a
 * sum over chairs, gaps, time and sand, and each of these has few different values, so their contributions are precomputed.
 */
export class BeachNet {
  readonly seats: number;
  /** Cached outputs, one for each place of the order, by slot; `keys` says for which beach. */
  readonly outputs: Float64Array;
  private readonly keys = new Int32Array(2 << BEACH_BITS);
  /** Cached outputs of beaches on which one chair advances, for each number of spaces, along the order before it does. */
  readonly advances: Float64Array;
  private readonly advanceKeys = new Int32Array(3 << ADVANCE_BITS);
  /** How many columns of each slot are filled. */
  private readonly known = new Uint8Array(1 << ADVANCE_BITS);
  /** Contributions to the hidden layer, a row for each code: first of time, then of sand, chairs and gaps. */
  private readonly contributions: Float64Array;
  /** The chairs of the beach in question, in order, and where their rows begin. */
  private readonly chairs = new Int32Array(6);
  private readonly rows: Int32Array;
  private readonly base = new Float64Array(HIDDEN);
  private readonly hidden = new Float64Array(HIDDEN);
  /** The outputs' biases, then for each hidden unit its weight in every output. */
  private readonly last: Float64Array;

  constructor(seats: number, weights: Weights) {
    this.seats = seats;
    this.outputs = new Float64Array(seats << BEACH_BITS);
    this.advances = new Float64Array((COLUMNS * seats) << ADVANCE_BITS);
    this.rows = new Int32Array(2 * seats + 1);
    this.contributions = contributionsOf(seats, weights);
    const from = HIDDEN * (inputsOf(seats) + 1);
    this.last = new Float64Array(seats * (HIDDEN + 1));
    for (let o = 0; o < seats; o++)
      for (let h = 0; h <= HIDDEN; h++)
        this.last[h * seats + o] = weights[from + o * (HIDDEN + 1) + h] as number;
  }

  /** The index in `outputs` at which the expected points along this beach's order begin. */
  evaluate({ chairs, more }: Pick<PackedBeach, 'chairs' | 'more'>): number {
    const hash = Math.imul(Math.imul(chairs, 0x9e3779b1) ^ Math.imul(more, 0x85ebca6b), 0xc2b2ae35);
    const slot = hash >>> (32 - BEACH_BITS);
    const at = slot * this.seats;
    // A packed beach always has waves to come, so its key is never that of an empty slot.
    if (this.keys[2 * slot] === chairs && this.keys[2 * slot + 1] === more) return at;
    this.keys[2 * slot] = chairs;
    this.keys[2 * slot + 1] = more;
    this.unpack(chairs, more);
    this.findRows(chairs, more, 0, this.seats);
    this.sumRows(ZEROS, 0, this.rows.length, this.hidden);
    this.sumOutputs(this.outputs, at);
    return at;
  }

  /**
   * The column at which the beach begins on which the chair in this place of the order advances by 0 spaces, by 1, and so on
   * up to `spaces`. Column c has everybody's outputs from `advances[c * seats]` on, along the order before the chair advances.
   */
  advance({ chairs, more }: PackedBeach, place: number, spaces: number): number {
    const { advanceKeys, known } = this;
    const hash = Math.imul(Math.imul(chairs, 0x9e3779b1) ^ Math.imul(more, 0x85ebca6b) ^ place, 0xc2b2ae35);
    const slot = hash >>> (32 - ADVANCE_BITS);
    const key = 3 * slot;
    if (advanceKeys[key] !== chairs || advanceKeys[key + 1] !== more || advanceKeys[key + 2] !== place) {
      advanceKeys[key] = chairs;
      advanceKeys[key + 1] = more;
      advanceKeys[key + 2] = place;
      known[slot] = 0;
    }
    if ((known[slot] as number) <= spaces) this.fillAdvances(chairs, more, place, slot, spaces);
    return slot * COLUMNS;
  }

  /** Fills the missing columns. Rows that do not depend on where the chair stands are summed once for each of its places. */
  private fillAdvances(chairs: number, more: number, place: number, slot: number, spaces: number): void {
    const { known, rows, base, hidden, seats } = this;
    this.unpack(chairs, more);
    let at = place;
    let summed = -1;
    for (let column = 0; column <= spaces; column++) {
      if (column > 0) at = this.stepOn(at);
      if (column < (known[slot] as number)) continue;
      // Its own row and those of the gaps before and behind it.
      const first = at === 0 ? 2 : 2 * at + 1;
      const end = Math.min(2 * at + 5, rows.length);
      if (at === summed) {
        this.findRows(chairs, more, at, Math.min(at + 2, seats));
      } else {
        this.findRows(chairs, more, 0, seats);
        this.sumRows(ZEROS, 0, first, base);
        this.sumRows(base, end, rows.length, base);
        summed = at;
      }
      this.sumRows(base, first, end, hidden);
      const to = (slot * COLUMNS + column) * seats;
      this.sumOutputs(this.advances, to);
      this.moveOutput(to, at, place);
    }
    known[slot] = spaces + 1;
  }

  /** Puts the output of the chair that has advanced back into the place which it had before. */
  private moveOutput(row: number, from: number, to: number): void {
    const { advances } = this;
    const moved = advances[row + from] as number;
    for (let i = row + from; i < row + to; i++) advances[i] = advances[i + 1] as number;
    advances[row + to] = moved;
  }

  private unpack(chairs: number, more: number): void {
    for (let i = 0; i < this.seats; i++) this.chairs[i] = packedAt(chairs, more, i);
  }

  /**
   * Moves the chair in this place of the order one space on, and returns its new place: it passes everybody up to its new
   * space, since the last to arrive on a space stands nearest the water. In the open sea it stays.
   */
  private stepOn(place: number): number {
    const { chairs } = this;
    const from = chairs[place] as number;
    if ((from & 31) === 31) return place;
    let at = place;
    for (; at > 0 && ((chairs[at - 1] as number) & 31) <= (from & 31) + 1; at--)
      chairs[at] = chairs[at - 1] as number;
    chairs[at] = from + 1;
    return at;
  }

  /** The rows of the chairs in these places of the order; from 0 on, those of time and sand as well. */
  private findRows(key: number, more: number, from: number, end: number): void {
    const { rows, chairs, seats } = this;
    const sand = more & 31;
    const ending = isLast(key, more);
    if (from === 0) {
      rows[0] = timeCode(key, more) * HIDDEN;
      rows[1] = sandRow(sand) * HIDDEN;
      rows[2] = (chairRow(0) + chairCode(chairs[0] as number, sand, ending)) * HIDDEN;
    }
    for (let i = Math.max(from, 1); i < end; i++) {
      const chair = chairs[i] as number;
      rows[2 * i + 1] = (chairRow(i) + chairCode(chair, sand, ending)) * HIDDEN;
      rows[2 * i + 2] = (gapRow(seats, i) + gapCode(chairs[i - 1] as number, chair, ending)) * HIDDEN;
    }
  }

  /** Adds some of the rows to `start`, unit by unit. */
  private sumRows(start: Float64Array, first: number, end: number, out: Float64Array): void {
    const { rows, contributions } = this;
    for (let h = 0; h < HIDDEN; h += BLOCK) {
      let a = start[h] as number;
      let b = start[h + 1] as number;
      let c = start[h + 2] as number;
      let d = start[h + 3] as number;
      let e = start[h + 4] as number;
      let f = start[h + 5] as number;
      let g = start[h + 6] as number;
      let i = start[h + 7] as number;
      for (let row = first; row < end; row++) {
        const from = (rows[row] as number) + h;
        a += contributions[from] as number;
        b += contributions[from + 1] as number;
        c += contributions[from + 2] as number;
        d += contributions[from + 3] as number;
        e += contributions[from + 4] as number;
        f += contributions[from + 5] as number;
        g += contributions[from + 6] as number;
        i += contributions[from + 7] as number;
      }
      out[h] = a;
      out[h + 1] = b;
      out[h + 2] = c;
      out[h + 3] = d;
      out[h + 4] = e;
      out[h + 5] = f;
      out[h + 6] = g;
      out[h + 7] = i;
    }
  }

  private sumOutputs(out: Float64Array, at: number): void {
    const { hidden, last, seats } = this;
    for (let h = 0; h < HIDDEN; h++) hidden[h] = rectified(hidden[h] as number);
    // Three at a time, so that one addition need not wait for the other. With four or five outputs the last three overlap the first.
    for (let three = 0; three < seats; three += 3) {
      const o = Math.min(three, seats - 3);
      let one = last[o] as number;
      let two = last[o + 1] as number;
      let more = last[o + 2] as number;
      let from = o + seats;
      for (let h = 0; h < HIDDEN; h++, from += seats) {
        const active = hidden[h] as number;
        one += (last[from] as number) * active;
        two += (last[from + 1] as number) * active;
        more += (last[from + 2] as number) * active;
      }
      out[at + o] = one;
      out[at + o + 1] = two;
      out[at + o + 2] = more;
    }
  }
}

/** 0 instead of negative numbers. Exact, and without a branch that no processor could predict. */
function rectified(x: number): number {
  return (x + Math.abs(x)) / 2;
}

/** Where the rows of each kind begin. */
function sandRow(sand: number): number {
  return TIMES + sand;
}

function chairRow(i: number): number {
  return TIMES + SANDS + i * CHAIRS;
}

function gapRow(seats: number, i: number): number {
  return chairRow(seats) + (i - 1) * GAPS;
}

/** What each code of time, sand, chairs and gaps contributes to the hidden layer; the biases count as time's. */
function contributionsOf(seats: number, weights: Weights): Float64Array {
  const count = inputsOf(seats);
  const seen = new Float64Array(count);
  const table = new Float64Array(gapRow(seats, seats) * HIDDEN);
  const active: number[] = [];
  let row = 0;
  /** Writes the next row, of the inputs that are not 0, and clears them. */
  const add = (bias: number): void => {
    active.length = 0;
    for (let i = 0; i < count; i++) if (seen[i] !== 0) active.push(i);
    for (let h = 0; h < HIDDEN; h++) {
      const w = h * (count + 1);
      let sum = bias * (weights[w] as number);
      for (const i of active) sum += (weights[w + 1 + i] as number) * (seen[i] as number);
      table[row * HIDDEN + h] = sum;
    }
    for (const i of active) seen[i] = 0;
    row++;
  };
  const whole = seats * CHAIR_INPUTS + (seats - 1) * GAP_INPUTS;
  for (let code = 0; code < TIMES; code++) {
    timeInputs(code, seen, whole);
    add(1);
  }
  for (let sand = 0; sand < SANDS; sand++) {
    sandInputs(sand, seen, whole + TIME_INPUTS);
    add(0);
  }
  for (let i = 0; i < seats; i++) {
    for (let code = 0; code < CHAIRS; code++) {
      chairInputs(code, seen, i * CHAIR_INPUTS);
      add(0);
    }
  }
  for (let i = 0; i < seats - 1; i++) {
    for (let code = 0; code < GAPS; code++) {
      gapInputs(code, seen, seats * CHAIR_INPUTS + i * GAP_INPUTS);
      add(0);
    }
  }
  return table;
}
