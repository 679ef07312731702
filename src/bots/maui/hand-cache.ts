import { patterns } from '../../games/maui/data.ts';
import type { Options } from '../../games/maui/index.ts';
import type { Hand } from './hand.ts';

/** Slots, as a power of two: a search evaluates some thousand different hands, each several times. */
const BITS = 12;
/** A packed hand: so many 32-bit integers, and two for the market. */
const WORDS = 3;
const MARKET_WORDS = 2;
/** From this bit of the first one on it is about time; so is the whole second one. */
const TIME_SHIFT = 27;

/**
 * A direct-mapped cache for the hands of one match. A slot holds what a hand is worth beyond its points with the market it was
 * asked with last. Under another market a part of the work is still the same: it is stored by whoever asks, by number of the slot.
 */
export class HandCache {
  static readonly SLOTS = 1 << BITS;
  private readonly keys = new Int32Array(WORDS << BITS);
  private readonly umbrellas: string[] = Array.from({ length: 1 << BITS }, () => '');
  private readonly markets = new Int32Array(MARKET_WORDS << BITS);
  private readonly worth = new Float64Array(1 << BITS);
  private readonly key = new Int32Array(WORDS);
  private options: Options | undefined;
  /** The hand's slot, after `find`. */
  slot = 0;
  /** The hand asked about last by `isSameTurn`. */
  private readonly turn = new Int32Array(2).fill(-1);
  private turnUmbrellas = '';

  /** Whether this hand is in its slot, with whatever market; if not, the slot is its own from now on. */
  find(hand: Hand, options: Options): boolean {
    const { keys, key, markets } = this;
    if (options !== this.options) this.clear(options);
    pack(hand, key);
    const a = key[0] as number;
    const b = key[1] as number;
    const c = key[2] as number;
    const hash = Math.imul(Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c, 0xc2b2ae35);
    const slot = (hash ^ (hash << 13)) >>> (32 - BITS);
    this.slot = slot;
    const at = slot * WORDS;
    if (keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && this.umbrellas[slot] === hand.umbrellas)
      return true;
    keys[at] = a;
    keys[at + 1] = b;
    keys[at + 2] = c;
    this.umbrellas[slot] = hand.umbrellas;
    // No market has all bits set.
    markets[slot * MARKET_WORDS] = -1;
    return false;
  }

  /** Whether the hand found last differs from the one this was asked about before in nothing but where a tile was laid. */
  isSameTurn({ umbrellas }: Hand): boolean {
    const { turn, key } = this;
    const time = (key[0] as number) >> TIME_SHIFT;
    const same = turn[0] === time && turn[1] === key[1] && this.turnUmbrellas === umbrellas;
    turn[0] = time;
    turn[1] = key[1] as number;
    this.turnUmbrellas = umbrellas;
    return same;
  }

  /** What the hand found last is worth with its market, or undefined; then `keep` stores it. */
  worthOf({ near, far }: Hand): number | undefined {
    const { markets, slot } = this;
    const at = slot * MARKET_WORDS;
    return markets[at] === near && markets[at + 1] === far ? this.worth[slot] : undefined;
  }

  keep({ near, far }: Hand, worth: number): void {
    const { markets, slot } = this;
    markets[slot * MARKET_WORDS] = near;
    markets[slot * MARKET_WORDS + 1] = far;
    this.worth[slot] = worth;
  }

  private clear(options: Options): void {
    this.options = options;
    // No packed hand has all bits set.
    this.keys.fill(-1);
    this.turn.fill(-1);
  }
}

/** Packs all that a hand's features depend on, beside its umbrellas, the market and the options of the match. */
function pack(hand: Hand, key: Int32Array): void {
  const { markers, areas, stock } = hand;
  key[0] =
    hand.edge |
    (hand.towels << 21) |
    ((stock[0] as number) << 23) |
    ((stock[1] as number) << 25) |
    (hand.turns << TIME_SHIFT) |
    ((hand.crabSide ? 1 : 0) << (TIME_SHIFT + 2)) |
    ((hand.later ? 1 : 0) << (TIME_SHIFT + 3));
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
}
