import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readHex256 } from './seed.ts';

/** What is shown before the first move: the SHA-256 of the 32 seed bytes. It fixes the seed and tells nothing of it. */
export function commitmentTo(seed: string): string {
  const bytes = readHex256(seed);
  if (!bytes) throw new Error('a secret seed is 64 digits of lower-case hex');
  return bytesToHex(sha256(bytes));
}
