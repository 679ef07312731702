import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { counted } from './bytes.ts';
import type { Refusal } from './refusal.ts';
import { type SeatSeedRefusal, seatSeedProblem } from './seat-seed.ts';
import { readHex256 } from './seed.ts';

/** All that the rolls of a match depend on. Only `seed` is secret, and only until the match has ended. */
export interface Secret {
  /** 64 digits of lower-case hex. */
  readonly seed: string;
  readonly matchId: string;
  /** In seat order; the empty text for a seat that gave none. */
  readonly seatSeeds: readonly string[];
}

export const MATCH_ID_BYTES = 64;
const MOST_SEATS = 255;

export type SecretRefusal = SeatSeedRefusal | Refusal<'seed-malformed' | 'match-id-malformed' | 'seat-count'>;

/** Why no roll can be derived from this, or undefined if it can. Nothing about the values is trusted. */
export function secretProblem(given: { readonly [K in keyof Secret]: unknown }): SecretRefusal | undefined {
  const { seed, matchId, seatSeeds } = given;
  if (!readHex256(seed)) {
    return { refused: 'seed-malformed', problem: 'The secret seed must be 64 digits of lower-case hex.' };
  }
  if (typeof matchId !== 'string' || matchId.length > MATCH_ID_BYTES || !/^[\w-]+$/.test(matchId)) {
    const problem = `The match id must be 1 to ${MATCH_ID_BYTES} letters, digits, _ or -.`;
    return { refused: 'match-id-malformed', problem };
  }
  if (!Array.isArray(seatSeeds) || seatSeeds.length < 1 || seatSeeds.length > MOST_SEATS) {
    return { refused: 'seat-count', problem: `There must be 1 to ${MOST_SEATS} seats.` };
  }
  for (const seatSeed of seatSeeds) {
    const problem = seatSeedProblem(seatSeed);
    if (problem) return problem;
  }
  return undefined;
}

// A new layout gets a new number here, so that no two layouts can ever be taken for one another.
const DOMAIN = utf8ToBytes('tidetable/dice/1');

/** The part of the message that is the same for all rolls of a match. Lengths come first, so that no two tables share it. */
export function messagePrefix({ matchId, seatSeeds }: Omit<Secret, 'seed'>): Uint8Array {
  return concatBytes(DOMAIN, counted(matchId), Uint8Array.of(seatSeeds.length), ...seatSeeds.map(counted));
}
