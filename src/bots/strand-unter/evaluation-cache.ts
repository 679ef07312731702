import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/strand-unter/index.ts';
import { VALUES } from '../../games/strand-unter/vocabulary.ts';

/** Slots, as a power of two. */
const BITS = 12;
/** A packed question: so many 32-bit integers. */
const WORDS = 5;

/**
 * A direct-mapped cache of evaluations. One question plays hundreds of ways through the same round, and most of them leave a
 * seat with shells and castles that it had in others.
 */
export class EvaluationCache {
  /** What was found or kept last. */
  value = 0;
  private readonly keys = new Int32Array(WORDS << BITS).fill(-1);
  private readonly values = new Float64Array(1 << BITS);
  private readonly key = new Int32Array(WORDS);
  private slot = 0;

  /** Looks for the evaluation of this seat's shells and castles under the forecast of this number. */
  find(s: State, seat: Seat, outlook: number, from: number): boolean {
    const { keys, key } = this;
    const at = seat * VALUES;
    const { buckets, castles, cards } = s;
    // Castles are numbered from -2 on.
    key[0] =
      ((castles[at]! + 2) << 28) |
      ((castles[at + 1]! + 2) << 24) |
      ((castles[at + 2]! + 2) << 20) |
      ((castles[at + 3]! + 2) << 16) |
      (from << 8) |
      (s.round << 4) |
      s.players;
    key[1] = (buckets[at]! << 24) | (buckets[at + 1]! << 16) | (buckets[at + 2]! << 8) | buckets[at + 3]!;
    key[2] = cards[at]! * 10_000 + cards[at + 1]!;
    key[3] = cards[at + 2]! * 10_000 + cards[at + 3]!;
    key[4] = outlook;
    let hash = 0;
    for (let i = 0; i < WORDS; i++) hash = Math.imul(hash ^ key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    this.slot = hash >>> (32 - BITS);
    const slot = this.slot * WORDS;
    for (let i = 0; i < WORDS; i++) if (keys[slot + i] !== key[i]) return false;
    this.value = this.values[this.slot]!;
    return true;
  }

  /** Keeps the evaluation that was not found. */
  keep(value: number): void {
    const { keys, key, slot } = this;
    for (let i = 0; i < WORDS; i++) keys[slot * WORDS + i] = key[i]!;
    this.values[slot] = value;
    this.value = value;
  }
}
