import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Refusal } from './refusal.ts';

/** The most bytes of UTF-8 in a seat's own seed; the empty seed is that of a seat which gave none. */
export const SEAT_SEED_BYTES = 64;

/**
 * What cannot be seen or typed, as first and last code points. The list is written out, as in docs/formats/fair-dice.md,
 * and not taken from the Unicode tables of whatever runs this: a browser must never refuse a seed that another one
 * accepted. U+200C and U+200D stay allowed, because Persian and many emoji need them.
 */
const UNPRINTABLE = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x061c, 0x061c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff], // A surrogate counts as a code point only when its partner is missing.
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xfff0, 0xffff],
  [0xe0000, 0x10ffff],
] as const;

export type SeatSeedRefusal = Refusal<'seat-seed-not-text' | 'seat-seed-too-long' | 'seat-seed-unprintable'>;

/** Why this cannot be a seat's seed, or undefined if it can. */
export function seatSeedProblem(given: unknown): SeatSeedRefusal | undefined {
  if (typeof given !== 'string')
    return { refused: 'seat-seed-not-text', problem: 'A seat seed must be text.' };
  // No character has fewer bytes than UTF-16 units, so a hostile giant is turned away before it is searched or encoded.
  if (given.length > SEAT_SEED_BYTES) return tooLong;
  const unprintable = [...given].map((character) => character.codePointAt(0) ?? 0).find(isUnprintable);
  if (unprintable !== undefined) {
    const name = `U+${unprintable.toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      refused: 'seat-seed-unprintable',
      problem: `A seat seed must be printable text, without the character ${name}.`,
    };
  }
  return utf8ToBytes(given).length > SEAT_SEED_BYTES ? tooLong : undefined;
}

function isUnprintable(codePoint: number): boolean {
  return UNPRINTABLE.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const tooLong: SeatSeedRefusal = {
  refused: 'seat-seed-too-long',
  problem: `A seat seed may have at most ${SEAT_SEED_BYTES} bytes; letters beyond ASCII take two to four each.`,
};
