import { patterns } from '../../games/maui/data.ts';
import type { Options } from '../../games/maui/index.ts';
import type { Hand } from './hand.ts';

/** Slots, as a power of two: a search evaluates some thousand different hands, each two or three times. */
const BITS = 12;
/** A packed hand: so many 32-bit integers. */
const WORDS = 6;

/** A direct-mapped cache of what hands of one match are worth beyond their points. */
export class HandCache {
  private readonly keys = new Int32Array(WORDS << BITS);
  private readonly umbrellas: string[] = Array.from({ length: 1 << BITS }, () => '');
  private readonly worth = new Float64Array(1 << BITS);
  private readonly key = new Int32Array(WORDS);
  private slot = 0;
  private options: Options | undefined;

  /** What this hand is worth by the cache, or undefined; then `keep` stores it. */
  find(hand: Hand, options: Options): number | undefined {
    const { keys, key } = this;
    if (options !== this.options) this.clear(options);
    pack(hand, key);
    let hash = 0;
    for (let i = 0; i < WORDS; i++) hash = Math.imul(hash ^ (key[i] as number), 0x9e3779b1) ^ (hash >>> 15);
    this.slot = hash >>> (32 - BITS);
    if (this.umbrellas[this.slot] !== hand.umbrellas) return undefined;
    const at = this.slot * WORDS;
    for (let i = 0; i < WORDS; i++) if (keys[at + i] !== key[i]) return undefined;
    return this.worth[this.slot];
  }

  /** Stores what the hand asked for last is worth. */
  keep(umbrellas: string, worth: number): void {
    const { keys, key, slot } = this;
    for (let i = 0; i < WORDS; i++) keys[slot * WORDS + i] = key[i] as number;
    this.umbrellas[slot] = umbrellas;
    this.worth[slot] = worth;
  }

  private clear(options: Options): void {
    this.options = options;
    // No packed hand has all bits set.
    this.keys.fill(-1);
  }
}

/** Packs all that a hand's features depend on, beside its umbrellas and the options of the match. */
function pack(hand: Hand, key: Int32Array): void {
  const { markers, near, far, areas, stock } = hand;
  key[0] =
    hand.edge |
    (hand.towels << 21) |
    ((stock[0] as number) << 23) |
    ((stock[1] as number) << 25) |
    (hand.turns << 27) |
    ((hand.crabSide ? 1 : 0) << 29) |
    ((hand.later ? 1 : 0) << 30);
  key[1] =
    hand.laid |
    (hand.coming << 4) |
    (hand.dollars << 8) |
    ((areas[0] as number) << 13) |
    ((areas[1] as number) << 18) |
    (hand.white << 23) |
    (hand.pink << 26);
  let spaces = 0;
  for (let i = 0; i < patterns.length; i++) spaces = (spaces << 6) | (markers[i] as number);
  key[2] = spaces;
  let affordable = 0;
  let all = 0;
  for (let code = 1; code < patterns.length; code++) {
    affordable = (affordable << 7) | inFifths(near[code] as number);
    all = (all << 7) | inFifths(far[code] as number);
  }
  key[3] = affordable;
  key[4] = all;
  key[5] = (inFifths(near[patterns.length] as number) << 7) | inFifths(far[patterns.length] as number);
}

/** Sections of the market are counted in fifths: a tile not yet drawn shows each of five patterns equally often. */
function inFifths(count: number): number {
  return (5 * count + 0.5) | 0;
}
