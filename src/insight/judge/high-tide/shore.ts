import type { Seat } from '../../../engine/game.ts';
import type { State } from '../../../games/high-tide/index.ts';
import {
  BAR_POINTS,
  beachOf,
  type Chair,
  chair,
  type Die,
  isWet,
  pipsOf,
  placeOf,
  placePoints,
} from '../../../games/high-tide/rules.ts';
import { LARGE_WAVE, SMALL_WAVE } from '../../../games/high-tide/vocabulary.ts';
import type { Waves } from '../waves.ts';
import { newValue, type Value } from '../vector.ts';

type Pair = Pick<Waves, 'left' | 'right'>;

/** Dice that move the chair of beach a by p and that of beach b by q, and how likely: a's die lies left, or b's. */
export interface Roll {
  readonly a: number;
  readonly p: number;
  readonly b: number;
  readonly q: number;
  readonly left: number;
  readonly right: number;
}

const BEACHES = 6;
const PIPS = 6;
const STEPS = 13;
/** No wave, the small one, the large one, both. */
const FLOODS = [0, SMALL_WAVE, LARGE_WAVE, SMALL_WAVE + LARGE_WAVE];
/** Later than any arrival: whoever moves now stands nearer the water than those on the same space. */
const LATEST = 1023;

/**
 * The points of all beaches if one seat moves its chairs once more and the waves come: a table by beach, the spaces its chair
 * moves, and the waves there. The rest is addition.
 */
export class Shore {
  private readonly seats: number;
  private readonly table: Float64Array;
  private readonly base: Float64Array;
  private readonly dry: Float64Array;
  private readonly scores: Float64Array;
  private readonly steps = new Uint8Array(BEACHES);
  private readonly lies = new Float64Array(2 * (PIPS + 1) ** 2);
  private readonly here: Chair[] = [];
  /** By beach: the seat (counted from 1), the sand, the length and the chairs that its table was made for. */
  private readonly known: Int32Array;
  /** By beach and steps: the fewest steps that come to the same, whatever the waves. */
  private readonly same = new Uint8Array(BEACHES * STEPS);

  constructor(seats: number) {
    this.seats = seats;
    this.table = new Float64Array(BEACHES * STEPS * FLOODS.length * seats);
    this.base = new Float64Array(seats);
    this.known = new Int32Array(BEACHES * (seats + 3));
    this.dry = new Float64Array(seats);
    this.scores = new Float64Array(seats);
  }

  /** Makes the table for the seat that moves. */
  survey(s: State, seat: Seat): void {
    const { seats, table, base, here } = this;
    const sea = s.options.length + 1;
    const ladder = placePoints(seats);
    base.fill(0);
    for (let beach = 0; beach < BEACHES; beach++) {
      const first = beach * STEPS * FLOODS.length * seats;
      if (!this.isKnown(s, beach, seat)) {
        for (let each = 0; each < seats; each++) here[each] = s.chairs[each * 6 + beach] as number;
        const from = placeOf(here[seat] as number);
        const sand = s.sand[beach] as number;
        let at = first;
        for (let steps = 0; steps < STEPS; steps++) {
          const to = Math.min(sea, from + steps);
          if (to !== from) here[seat] = chair(to, LATEST);
          for (const flood of FLOODS) {
            fillPoints(here, Math.max(0, sand - flood), ladder, table, at);
            at += seats;
          }
        }
        this.compare(beach);
      }
      for (let each = 0; each < seats; each++) (base[each] as number) += table[first + each] as number;
    }
  }

  /** Whether the table of this beach was made for the same chairs, sand and seat; from now on it is. */
  private isKnown(s: State, beach: number, seat: Seat): boolean {
    const { seats, known } = this;
    const at = beach * (seats + 3);
    let isSame =
      known[at] === seat + 1 && known[at + 1] === s.sand[beach] && known[at + 2] === s.options.length;
    for (let each = 0; each < seats; each++) isSame &&= known[at + 3 + each] === s.chairs[each * 6 + beach];
    if (isSame) return true;
    known[at] = seat + 1;
    known[at + 1] = s.sand[beach] as number;
    known[at + 2] = s.options.length;
    for (let each = 0; each < seats; each++) known[at + 3 + each] = s.chairs[each * 6 + beach] as number;
    return false;
  }

  private compare(beach: number): void {
    const { table, same } = this;
    const width = FLOODS.length * this.seats;
    for (let steps = 0; steps < STEPS; steps++) {
      const row = (beach * STEPS + steps) * width;
      let fewest = 0;
      for (; fewest < steps; fewest++) {
        const other = (beach * STEPS + fewest) * width;
        let i = 0;
        while (i < width && table[row + i] === table[other + i]) i++;
        if (i === width) break;
      }
      same[beach * STEPS + steps] = fewest;
    }
  }

  /** What is left after these dice have moved the chairs and these waves have come. */
  after(left: Die, right: Die, waves: readonly Waves[]): Value {
    const [a, b] = [beachOf(left), beachOf(right)];
    return this.moved(a, pipsOf(left), b, pipsOf(right), waves);
  }

  /** The same with the chair of beach a moved by p spaces and that of b by q. */
  moved(a: number, p: number, b: number, q: number, waves: readonly Waves[]): Value {
    const out = newValue(this.seats);
    this.move(a, p, b, q);
    for (const { left, right, part } of waves) this.flood(left, right, part, out);
    this.back(a, b);
    return out;
  }

  /** The mean over all dice of the bag, which must be accepted. */
  anyDice(bag: readonly number[], { left, right }: Pair): Value {
    const out = newValue(this.seats);
    for (const roll of this.rolls(bag)) {
      this.move(roll.a, roll.p, roll.b, roll.q);
      this.flood(left, right, roll.left + roll.right, out);
      this.back(roll.a, roll.b);
    }
    return out;
  }

  /** All dice out of the bag, those taken together that come to the same. */
  rolls(bag: readonly number[]): Roll[] {
    let dice = 0;
    for (const here of bag) dice += here;
    const all = 18 * dice * (dice - 1);
    const list: Roll[] = [];
    for (let a = 0; a < BEACHES; a++) {
      const here = bag[a] as number;
      const twins = (here * (here - 1)) / 2;
      if (twins > 0) this.twins(a, twins / all, list);
      for (let b = a + 1; b < BEACHES; b++) {
        const ways = here * (bag[b] as number);
        if (ways > 0) this.mixed(a, b, ways / all, list);
      }
    }
    return list;
  }

  /** Two dice of one colour: their sum counts. */
  private twins(a: number, part: number, list: Roll[]): void {
    const bySteps = new Float64Array(STEPS);
    for (let sum = 2; sum < STEPS; sum++)
      (bySteps[this.same[a * STEPS + sum] as number] as number) += sum <= 7 ? sum - 1 : 13 - sum;
    for (let p = 0; p < STEPS; p++) {
      const ways = bySteps[p] as number;
      if (ways > 0) list.push({ a, p, b: a, q: 0, left: part * ways, right: 0 });
    }
  }

  /** Two colours; of equal pips the one of beach a, further left, lies left. */
  private mixed(a: number, b: number, part: number, list: Roll[]): void {
    const { same, lies } = this;
    lies.fill(0);
    for (let p = 1; p <= PIPS; p++)
      for (let q = 1; q <= PIPS; q++) {
        const at = (same[a * STEPS + p] as number) * (PIPS + 1) + (same[b * STEPS + q] as number);
        (lies[2 * at + (p >= q ? 0 : 1)] as number) += part;
      }
    for (let p = 0; p <= PIPS; p++)
      for (let q = 0; q <= PIPS; q++) {
        const at = 2 * (p * (PIPS + 1) + q);
        const [left, right] = [lies[at] as number, lies[at + 1] as number];
        if (left + right > 0) list.push({ a, p, b, q, left, right });
      }
  }

  private move(a: number, p: number, b: number, q: number): void {
    const { seats, table, base, dry, steps } = this;
    steps[a] = a === b ? p + q : p;
    if (a !== b) steps[b] = q;
    const width = FLOODS.length * seats;
    const firstA = a * STEPS * width;
    const toA = firstA + steps[a] * width;
    const firstB = b * STEPS * width;
    const toB = firstB + q * width;
    for (let seat = 0; seat < seats; seat++) {
      let sum = (base[seat] as number) + (table[toA + seat] as number) - (table[firstA + seat] as number);
      if (a !== b) sum += (table[toB + seat] as number) - (table[firstB + seat] as number);
      dry[seat] = sum;
    }
  }

  private back(a: number, b: number): void {
    this.steps[a] = 0;
    this.steps[b] = 0;
  }

  /** Adds the result after these waves to `out`, with this weight. */
  private flood(left: number, right: number, part: number, out: Value): void {
    const { seats, table, dry, scores, steps } = this;
    const width = FLOODS.length * seats;
    const atLeft = (left * STEPS + (steps[left] as number)) * width;
    const atRight = (right * STEPS + (steps[right] as number)) * width;
    const both = left === right;
    let most = -1;
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) {
      const dryLeft = table[atLeft + seat] as number;
      let sum = (dry[seat] as number) - dryLeft;
      if (both) sum += table[atLeft + 3 * seats + seat] as number;
      else
        sum +=
          (table[atLeft + 2 * seats + seat] as number) +
          (table[atRight + seats + seat] as number) -
          (table[atRight + seat] as number);
      scores[seat] = sum;
      if (sum > most) {
        most = sum;
        winners = 1;
      } else if (sum === most) winners++;
    }
    const share = part / winners;
    for (let seat = 0; seat < seats; seat++) {
      const score = scores[seat] as number;
      if (score === most) (out[seat] as number) += share;
      (out[seats + seat] as number) += part * score;
    }
  }
}

/** The points of one beach, as the rules score it without expansions. */
function fillPoints(
  here: readonly Chair[],
  sand: number,
  ladder: readonly number[],
  out: Float64Array,
  at: number,
): void {
  const seats = here.length;
  for (let seat = 0; seat < seats; seat++) out[at + seat] = here[seat] === 0 ? BAR_POINTS : 0;
  let nearer = Number.POSITIVE_INFINITY;
  for (const points of ladder) {
    let best = 0;
    let found = -1;
    for (let seat = 0; seat < seats; seat++) {
      const each = here[seat] as number;
      if (each <= best || each >= nearer || isWet(placeOf(each), sand)) continue;
      best = each;
      found = seat;
    }
    if (found < 0) return;
    out[at + found] = points;
    nearer = best;
  }
}
