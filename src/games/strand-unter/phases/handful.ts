import { AA, AAA, AAB, AB, ABC, ALL, SINGLES } from '../vocabulary.ts';

/**
 * Shells taken or drawn together, as one number: four bits per colour, white lowest. No groove ever holds more than nine
 * shells, so nothing overflows, and moves stay small integers.
 */
export type Handful = number;

export function countIn(handful: Handful, colour: number): number {
  return (handful >> (colour * 4)) & 15;
}

export function handfulOf(counts: readonly number[]): Handful {
  return counts[0]! | (counts[1]! << 4) | (counts[2]! << 8) | (counts[3]! << 12);
}

export function countsOf(handful: Handful): [number, number, number, number] {
  return [handful & 15, (handful >> 4) & 15, (handful >> 8) & 15, handful >> 12];
}

export function sizeOf(handful: Handful): number {
  return (handful & 15) + ((handful >> 4) & 15) + ((handful >> 8) & 15) + (handful >> 12);
}

const unit = (colour: number): Handful => 1 << (colour * 4);

/** For each combination but ALL, which handfuls it can be: every one has a fixed number of shells of fixed colours. */
const HANDFULS: readonly (readonly Handful[])[] = (() => {
  const lists: Handful[][] = Array.from({ length: ALL }, () => []);
  const add = (position: number, handful: Handful) => lists[position]!.push(handful);
  for (let a = 0; a < SINGLES; a++) {
    add(AA, 2 * unit(a));
    add(AAA, 3 * unit(a));
    for (let b = 0; b < SINGLES; b++) {
      if (b !== a) add(AAB, 2 * unit(a) + unit(b));
      if (b > a) add(AB, unit(a) + unit(b));
      for (let c = b + 1; c < SINGLES && b > a; c++) add(ABC, unit(a) + unit(b) + unit(c));
    }
  }
  return lists;
})();

/**
 * Which handfuls can be taken, as a set of bits, for every groove as far as combinations can tell: no combination but ALL
 * needs more than three of a colour, so counts from three up are alike, and 4^4 grooves are all there are.
 */
const LYING = HANDFULS.map((list) => {
  const sets = new Uint16Array(256);
  for (let key = 0; key < 256; key++) {
    const counts = [key & 3, (key >> 2) & 3, (key >> 4) & 3, key >> 6];
    list.forEach((handful, i) => {
      if (counts.every((n, colour) => n >= countIn(handful, colour))) sets[key]! |= 1 << i;
    });
  }
  return sets;
});

const least3 = (n: number): number => (n > 3 ? 3 : n);

function lying(position: number, shells: readonly number[]): number {
  const key =
    least3(shells[0]!) | (least3(shells[1]!) << 2) | (least3(shells[2]!) << 4) | (least3(shells[3]!) << 6);
  return LYING[position]![key]!;
}

/** In how many ways the combination can be taken from these shells: 0 none, 1 forced, more a choice. */
export function countWays(position: number, shells: readonly number[]): number {
  let ways = 0;
  if (position === ALL) {
    for (let colour = 0; colour < SINGLES; colour++) if (shells[colour]! > 0) ways++;
    return ways;
  }
  for (let set = lying(position, shells); set !== 0; set &= set - 1) ways++;
  return ways;
}

/** The ways themselves, appended to `out` with `tag` added to each; equal handfuls are one way. */
export function listWays(position: number, shells: readonly number[], tag: number, out: number[]): number[] {
  if (position === ALL) {
    for (let colour = 0; colour < SINGLES; colour++) {
      if (shells[colour]! > 0) out.push(tag + (shells[colour]! << (colour * 4)));
    }
    return out;
  }
  const list = HANDFULS[position]!;
  for (let set = lying(position, shells); set !== 0; set &= set - 1)
    out.push(tag + list[31 - Math.clz32(set & -set)]!);
  return out;
}

/** How many shells these are in all. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}
