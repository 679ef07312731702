import type { Luck } from '../engine/match.ts';
import { commitmentTo } from './commitment.ts';
import { luck } from './keyed-rng.ts';
import type { Refusal } from './refusal.ts';
import { type SecretRefusal, secretProblem } from './secret.ts';
import { readHex256 } from './seed.ts';

/** The parts of a match file that its luck comes from. */
export interface Revealed {
  readonly id?: string | undefined;
  readonly commitment?: string | undefined;
  readonly seed?: string | undefined;
  readonly seats: readonly { readonly seed?: string | undefined }[];
}

export type VerifyRefusal =
  | SecretRefusal
  | Refusal<
      | 'seed-missing'
      | 'match-id-missing'
      | 'commitment-missing'
      | 'commitment-malformed'
      | 'commitment-differs'
    >;

/** Whether this seed is the one that was committed to. False for anything malformed. */
export function fitsCommitment(seed: string, commitment: string): boolean {
  return readHex256(seed) !== undefined && commitmentTo(seed) === commitment;
}

/**
 * The luck of a finished match, to replay it with, if the seed is the one that was committed to. Whether the rolls in
 * the file are those of this luck is for the replay to say; whether the commitment is the one that was shown before the
 * first move, only those who saw it.
 */
export function verify(match: Revealed): { readonly luck: Luck } | VerifyRefusal {
  const { id: matchId, commitment, seed } = match;
  if (seed === undefined) {
    return {
      refused: 'seed-missing',
      problem: 'The match holds no secret seed; it is published when the match has ended.',
    };
  }
  if (matchId === undefined) return { refused: 'match-id-missing', problem: 'The match holds no id.' };
  if (commitment === undefined)
    return { refused: 'commitment-missing', problem: 'The match holds no commitment to its seed.' };
  const secret = {
    seed,
    matchId,
    seatSeeds: match.seats.map((seat) => (seat.seed === undefined ? '' : seat.seed)),
  };
  const problem = secretProblem(secret);
  if (problem) return problem;
  if (!readHex256(commitment)) {
    return {
      refused: 'commitment-malformed',
      problem: 'The commitment must be 64 digits of lower-case hex.',
    };
  }
  if (!fitsCommitment(seed, commitment)) {
    return {
      refused: 'commitment-differs',
      problem: 'The secret seed is not the one that was committed to.',
    };
  }
  return { luck: luck(secret) };
}
