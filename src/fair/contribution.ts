import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { counted } from './bytes.ts';
import { makeSeed, type RandomBytes, readHex256 } from './seed.ts';

/** Randomness of a seat's own: its hash is public before the table closes, the value itself only afterwards. */
export interface Contribution {
  /** 64 digits of lower-case hex. */
  readonly opening: string;
  readonly commitment: string;
}

const DOMAIN = utf8ToBytes('tidetable/part/2');

/** Names match and seat, so that nobody can repeat another seat's commitment as their own. */
export function contributionCommitment(matchId: string, seat: number, opening: string): string {
  const bytes = readHex256(opening);
  if (!bytes) throw new Error('a contribution is 64 digits of lower-case hex');
  return bytesToHex(sha256(concatBytes(DOMAIN, counted(matchId), Uint8Array.of(seat), bytes)));
}

export function makeContribution(matchId: string, seat: number, randomBytes: RandomBytes): Contribution {
  const opening = makeSeed(randomBytes);
  return { opening, commitment: contributionCommitment(matchId, seat, opening) };
}

/** Whether this is what the seat committed to. False for anything malformed. */
export function opens(matchId: string, seat: number, { opening, commitment }: Contribution): boolean {
  return readHex256(opening) !== undefined && contributionCommitment(matchId, seat, opening) === commitment;
}
