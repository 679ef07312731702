import { createHash } from 'node:crypto';
import { filter } from './common-passwords-filter.ts';

/** Bits that each password sets. */
const PROBES = 9;

/**
 * Whether a password is among the most common ones. It is asked of a Bloom filter (Bloom 1970), so nothing leaves the server
 * and the list itself is not shipped: of 1,000 other passwords about two are refused as well.
 *
 * The filter holds the 40,000 most common passwords of ten characters or more in the "10 million password list, top million"
 * of Mark Burnett, from OWASP's SecLists; it has 64 KB. scripts/common-passwords.ts makes it.
 */
export function isCommon(password: string): boolean {
  bits ??= Buffer.from(filter, 'base64url');
  const known = bits;
  return probesOf(password, 8 * known.length).every((bit) => ((known[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}

let bits: Buffer | undefined;

/** The bits of a password: capitals do not make it rarer. Double hashing (Kirsch and Mitzenmacher 2006). */
export function probesOf(password: string, size: number): number[] {
  const hash = createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest();
  const [first, second] = [hash.readUInt32LE(0), (hash.readUInt32LE(4) | 1) >>> 0];
  return Array.from({ length: PROBES }, (_, n) => (first + n * second) % size);
}

/** Rows of keys and the ways to count: what hands type when a password is wanted. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];

/** Whether it is made of so little that its length means nothing: few letters, a short piece again and again, a row of keys. */
export function isSimple(password: string): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  if (new Set(folded).size <= 3) return true;
  if (/^(.{1,5})\1+.{0,4}$/su.test(folded)) return true;
  const letters = folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return RUNS.some((run) => [run, [...run].toReversed().join('')].some((each) => each.includes(letters)));
}
