/**
 * The one way to ask for randomness. `below(n)` is a uniform integer in 0..n-1, for whole n with 1 <= n <= 2^53.
 * Two families implement it: the fast one below (bots, simulation, tests) and the keyed one of `src/fair`, which
 * anybody can check afterwards.
 */
export interface Rng {
  below(n: number): number;
}

const TWO_32 = 2 ** 32;
/** Up to here a product with 32 random bits is exact in a double. */
const EXACT = 2 ** 21;

/** sfc32: passes PractRand, 4 words of state, one of the fastest generators in plain JavaScript. */
export class FastRng implements Rng {
  // Numbers from the start: a field that is first undefined is read by V8 with a check of what it holds, twice as slowly.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 0;

  /** Streams with different (seed, stream) are independent for our purposes: game i of a series uses (seed, i). */
  constructor(seed: number, stream = 0) {
    this.a = seed | 0;
    this.b = stream | 0;
    this.c = (Math.floor(seed / TWO_32) ^ Math.imul(Math.floor(stream / TWO_32), 0x9e3779b9)) | 0;
    this.counter = 1;
    for (let i = 0; i < 15; i++) this.word();
  }

  /** 32 random bits as an unsigned integer. */
  word(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    // Lemire's way: the high half of a product, rejecting the few low halves that would favour some numbers. It is exactly
    // uniform and needs no division in nearly all draws: ten times as fast as taking a remainder.
    if (n <= EXACT) {
      let product = this.word() * n;
      let low = product >>> 0;
      if (low < n) {
        const unfair = (TWO_32 - n) % n;
        while (low < unfair) {
          product = this.word() * n;
          low = product >>> 0;
        }
      }
      return (product - low) / TWO_32;
    }
    const limit = 2 ** 53 - (2 ** 53 % n);
    let wide = (this.word() >>> 11) * TWO_32 + this.word();
    while (wide >= limit) wide = (this.word() >>> 11) * TWO_32 + this.word();
    return wide % n;
  }
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/** One of the items, each equally likely. The list must not be empty. */
export function pickOne<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)] as T;
}
