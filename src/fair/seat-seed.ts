import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Refusal } from './refusal.ts';

/** The most bytes of UTF-8 in a seat's own seed; the empty seed is that of a seat which gave none. */
export const SEAT_SEED_BYTES = 64;

/**
 * What cannot be seen or typed. The list is written out, as in docs/formats/fair-dice.md, and not taken from the Unicode
 * tables of whatever runs this: a browser must never refuse a seed that another one accepted. U+200C and U+200D stay
 * allowed, because Persian and many emoji need them. With the flag `u` a surrogate matches only without its partner.
 */
const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ue000-\uf8ff\ufeff\ufff0-\uffff\u{e0000}-\u{10ffff}]/u;

export type SeatSeedRefusal = Refusal<'seat-seed-not-text' | 'seat-seed-too-long' | 'seat-seed-unprintable'>;

/** Why this cannot be a seat's seed, or undefined if it can. */
export function seatSeedProblem(given: unknown): SeatSeedRefusal | undefined {
  if (typeof given !== 'string') return { refused: 'seat-seed-not-text', problem: 'A seat seed must be text.' };
  // No character has fewer bytes than UTF-16 units, so a hostile giant is turned away before it is searched or encoded.
  if (given.length > SEAT_SEED_BYTES) return tooLong;
  const unprintable = UNPRINTABLE.exec(given)?.[0].codePointAt(0);
  if (unprintable !== undefined) {
    const name = `U+${unprintable.toString(16).toUpperCase().padStart(4, '0')}`;
    return { refused: 'seat-seed-unprintable', problem: `A seat seed must be printable text, without the character ${name}.` };
  }
  return utf8ToBytes(given).length > SEAT_SEED_BYTES ? tooLong : undefined;
}

const tooLong: SeatSeedRefusal = {
  refused: 'seat-seed-too-long',
  problem: `A seat seed may have at most ${SEAT_SEED_BYTES} bytes; letters beyond ASCII take two to four each.`,
};
