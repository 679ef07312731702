import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A match's secret seed is 256 bits, written as 64 digits of lower-case hex; there is one way to write each seed. */
export const SEED_BYTES = 32;

/** Bytes nobody can guess, from the system's generator: `crypto.getRandomValues` or Node's `randomBytes`, at the caller's choice. */
export type RandomBytes = (count: number) => Uint8Array;

export function makeSeed(randomBytes: RandomBytes): string {
  const bytes = randomBytes(SEED_BYTES);
  // A generator that hands out too little would make a guessable seed without anybody noticing.
  if (bytes.length !== SEED_BYTES)
    throw new Error(`asked for ${SEED_BYTES} random bytes, got ${bytes.length}`);
  return bytesToHex(bytes);
}

/** The bytes of 64 digits of lower-case hex, a seed or a commitment; undefined for anything else. */
export function readHex256(text: unknown): Uint8Array | undefined {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : undefined;
}
