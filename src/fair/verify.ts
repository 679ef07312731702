import type { Luck, Ply } from '../engine/match.ts';
import { isOptions } from './bytes.ts';
import { commitmentTo, hostCommitment } from './commitment.ts';
import { opens } from './contribution.ts';
import { luck, matchLuck, type RootedSeed, sharedLuck } from './keyed-rng.ts';
import type { Refusal } from './refusal.ts';
import { dealRoot, matchRoot, type SeatPart } from './roots.ts';
import { type ChainEnds, linksOf, type RoundProblem } from './round-marks.ts';
import { liveLuck, roundStarts } from './rounds.ts';
import { type SecretRefusal, secretProblem } from './secret.ts';
import { readHex256 } from './seed.ts';

/** The parts of a match file that its luck comes from. */
export interface Revealed {
  /** Of the file, and with it of the dice; 1 if absent. */
  readonly version?: 1 | 2 | 3 | undefined;
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
  /** Version 3 needs these too. */
  readonly rounds?: readonly string[] | undefined;
  readonly plies?: readonly Ply[] | undefined;
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
      | RoundProblem
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
    if (match.version === undefined || match.version === 1) return { luck: luck(secret), committed: false };
    return { refused: 'commitment-missing', problem: 'The match holds no commitment to its seed.' };
  }
  if (!readHex256(commitment)) {
    return {
      refused: 'commitment-malformed',
      problem: 'The commitment must be 64 digits of lower-case hex.',
    };
  }
  if (match.version === 2 || match.version === 3) return verifyRooted(match, matchId, { seed, commitment });
  return fitsCommitment(seed, commitment) ? { luck: luck(secret), committed: true } : differs;
}

const differs: VerifyRefusal = {
  refused: 'commitment-differs',
  problem: 'The secret seed is not the one that was committed to.',
};

function verifyRooted(
  { version, game, rules, options, seats, deal, rounds, plies }: Revealed,
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
  if (version === 3) {
    const rooted = { seed, root: matchRoot({ ...purpose, dice: 3, options, commitment, seats }) };
    return verifyRounds(rooted, { id, seats, rounds: rounds ?? [] }, plies ?? []);
  }
  return {
    luck: matchLuck({ seed, root: matchRoot({ ...purpose, options, commitment, seats }) }),
    committed: true,
  };
}

function verifyRounds(rooted: RootedSeed, ends: ChainEnds, plies: readonly Ply[]): Derived | VerifyRefusal {
  const starts = roundStarts(plies);
  const links = starts.length === ends.rounds.length ? linksOf(ends) : 'rounds-differ';
  if (links === 'rounds-differ') {
    return { refused: links, problem: 'What the match says of its rounds does not fit its rolls and seats.' };
  }
  if (links === 'link-differs') {
    return { refused: links, problem: 'A link that was opened is not in the chain that was committed to.' };
  }
  const luck = liveLuck(rooted);
  for (const [index, { from }] of starts.entries()) luck.begin(index + 1, from, links[index] ?? []);
  return { luck, committed: true };
}

function opensItsCommitment(id: string, seat: number, { commitment, opening }: SeatPart): boolean {
  if (commitment === undefined) return opening === undefined;
  if (!readHex256(commitment)) return false;
  return opening === undefined || opens(id, seat, { commitment, opening });
}
