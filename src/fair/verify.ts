import type { Luck } from '../engine/match.ts';
import { isOptions } from './bytes.ts';
import { commitmentTo, hostCommitment } from './commitment.ts';
import { opens } from './contribution.ts';
import { luck, matchLuck, sharedLuck } from './keyed-rng.ts';
import type { Refusal } from './refusal.ts';
import { dealRoot, matchRoot, type SeatPart } from './roots.ts';
import { type SecretRefusal, secretProblem } from './secret.ts';
import { readHex256 } from './seed.ts';

/** The parts of a match file that its luck comes from. */
export interface Revealed {
  /** Of the file, and with it of the dice; 1 if absent. */
  readonly version?: 1 | 2 | undefined;
  readonly id?: string | undefined;
  readonly commitment?: string | undefined;
  readonly seed?: string | undefined;
  readonly seats: readonly SeatPart[];
  /** Version 2 needs these too. */
  readonly game?: string | undefined;
  readonly rules?: number | undefined;
  readonly options?: unknown;
  /** The id of the deal, if the luck is shared. */
  readonly deal?: string | undefined;
}

export type VerifyRefusal =
  | SecretRefusal
  | Refusal<
      | 'seed-missing'
      | 'match-id-missing'
      | 'commitment-missing'
      | 'commitment-malformed'
      | 'commitment-differs'
      | 'table-incomplete'
      | 'opening-differs'
    >;

/** `committed` is false for a match of version 1 that holds a seed but no commitment to it. */
export interface Derived {
  readonly luck: Luck;
  readonly committed: boolean;
}

/** Whether this seed of version 1 is the one that was committed to. False for anything malformed. */
export function fitsCommitment(seed: string, commitment: string): boolean {
  return readHex256(seed) !== undefined && commitmentTo(seed) === commitment;
}

/**
 * The luck of a finished match, to replay it with, if the seed is the one that was committed to. Whether the rolls in
 * the file are those of this luck is for the replay to say; whether the commitment is the one that was shown before the
 * first move, only those who saw it (seen.ts).
 */
export function verify(match: Revealed): Derived | VerifyRefusal {
  const { id: matchId, commitment, seed } = match;
  if (seed === undefined) {
    return {
      refused: 'seed-missing',
      problem: 'The match holds no secret seed; it is published when the match has ended.',
    };
  }
  if (matchId === undefined) return { refused: 'match-id-missing', problem: 'The match holds no id.' };
  const secret = {
    seed,
    matchId,
    seatSeeds: match.seats.map((seat) => (seat.seed === undefined ? '' : seat.seed)),
  };
  const problem = secretProblem(secret);
  if (problem) return problem;
  if (commitment === undefined) {
    if (match.version !== 2) return { luck: luck(secret), committed: false };
    return { refused: 'commitment-missing', problem: 'The match holds no commitment to its seed.' };
  }
  if (!readHex256(commitment)) {
    return {
      refused: 'commitment-malformed',
      problem: 'The commitment must be 64 digits of lower-case hex.',
    };
  }
  if (match.version === 2) return verifyRooted(match, matchId, { seed, commitment });
  return fitsCommitment(seed, commitment) ? { luck: luck(secret), committed: true } : differs;
}

const differs: VerifyRefusal = {
  refused: 'commitment-differs',
  problem: 'The secret seed is not the one that was committed to.',
};

function verifyRooted(
  { game, rules, options, seats, deal }: Revealed,
  id: string,
  { seed, commitment }: { readonly seed: string; readonly commitment: string },
): Derived | VerifyRefusal {
  if (game === undefined || rules === undefined || !isOptions(options)) {
    const problem = 'The match does not say game, rules and options, which its dice depend on.';
    return { refused: 'table-incomplete', problem };
  }
  const purpose = { id: deal ?? id, game, rules };
  if (hostCommitment(seed, purpose) !== commitment) return differs;
  if (deal !== undefined) {
    const root = dealRoot({ ...purpose, options, seats: seats.length });
    return { luck: sharedLuck({ seed, root }), committed: true };
  }
  for (const [seat, part] of seats.entries()) {
    if (opensItsCommitment(id, seat, part)) continue;
    const problem = `What seat ${seat} opened is not what it had committed to.`;
    return { refused: 'opening-differs', problem };
  }
  return {
    luck: matchLuck({ seed, root: matchRoot({ ...purpose, options, commitment, seats }) }),
    committed: true,
  };
}

function opensItsCommitment(id: string, seat: number, { commitment, opening }: SeatPart): boolean {
  if (commitment === undefined) return opening === undefined;
  if (!readHex256(commitment)) return false;
  return opening === undefined || opens(id, seat, { commitment, opening });
}
