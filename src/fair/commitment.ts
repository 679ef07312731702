import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { counted, u32 } from './bytes.ts';
import { readHex256 } from './seed.ts';

/** What is shown before the first move: the SHA-256 of the 32 seed bytes. It fixes the seed and tells nothing of it. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(seedBytes(seed)));
}

/** What a secret seed of version 2 is for: one match, or one deal that many matches share. */
export interface Purpose {
  /** Of the match or of the deal. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
}

const DOMAIN = utf8ToBytes('tidetable/seed/2');

/** The host's commitment in version 2. It names what the seed is for, so that no seed serves two matches unnoticed. */
export function hostCommitment(seed: string, { id, game, rules }: Purpose): string {
  return bytesToHex(sha256(concatBytes(DOMAIN, counted(id), counted(game), u32(rules), seedBytes(seed))));
}

function seedBytes(seed: string): Uint8Array {
  const bytes = readHex256(seed);
  if (!bytes) throw new Error('a secret seed is 64 digits of lower-case hex');
  return bytes;
}
