import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LevelName } from '../bots/levels.ts';
import type { AnyGame, Options, Seat } from '../engine/game.ts';
import type { Luck } from '../engine/luck.ts';
import { FastRng, type Rng } from '../engine/rng.ts';
import { hostCommitment } from '../fair/commitment.ts';
import { sharedLuck } from '../fair/keyed-rng.ts';
import { dealRoot } from '../fair/roots.ts';
import { type Day, dealOf } from './day.ts';
import { termsOn } from './week.ts';

/** What everybody may know of a day's table before it begins. */
export interface Terms {
  readonly day: Day;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  /** What all bots at the table play at. */
  readonly level: LevelName;
  /** Fixes the seed; published the day before. */
  readonly commitment: string;
  /** Derived by a device without a server, and known to anybody beforehand. */
  readonly practice?: true | undefined;
}

/** One day's table of one game: with its seed, everything about it is fixed but what you decide. */
export interface Challenge extends Terms {
  /** 64 digits of lower-case hex. Public from midnight. */
  readonly seed: string;
}

/** The level of the bots. It does not search: verification by replay stays cheap, and every device answers the same. */
const LEVEL: LevelName = 'medium';

/** The challenge that a seed makes of a day. */
export function challengeOf(
  day: Day,
  game: AnyGame,
  { seed, practice }: { readonly seed: string; readonly practice?: true },
): Challenge {
  const marked = practice ? { practice } : {};
  const { id, rules } = game;
  return {
    day,
    game: id,
    rules,
    ...termsOn(day, game),
    level: LEVEL,
    seed,
    commitment: hostCommitment(seed, { id: dealOf({ day, ...marked }), game: id, rules }),
    ...marked,
  };
}

/** The tide of a device without a server: everybody who has none meets the same, and could know it beforehand. */
export function practiceChallenge(day: Day, game: AnyGame): Challenge {
  const seed = bytesToHex(sha256(utf8ToBytes(`tidetable/practice/1 ${day} ${game.id}`)));
  return challengeOf(day, game, { seed, practice: true });
}

/** Whether the seed is the one that was committed to. */
export function isCommitted({ seed, commitment, ...terms }: Challenge): boolean {
  const purpose = { id: dealOf(terms), game: terms.game, rules: terms.rules };
  return hostCommitment(seed, purpose) === commitment;
}

/** What dice and draws come from. */
export function luckOf(challenge: Challenge): Luck {
  return keyed(challenge, dealOf(challenge));
}

/** Where you sit. */
export function seatOf(challenge: Challenge): Seat {
  return keyed(challenge, `${dealOf(challenge)}-seat`)(0).below(challenge.players);
}

/** What the bot in this seat draws from for its answer number n, counted from 0. */
export function botRng(challenge: Challenge, seat: Seat, n: number): Rng {
  return new FastRng(botSeed(challenge, seat, n));
}

/** The same as a number, for a bot in another thread. */
export function botSeed(challenge: Challenge, seat: Seat, n: number): number {
  return keyed(challenge, `${dealOf(challenge)}-bots`)(n, `seat ${seat}`).below(2 ** 48);
}

function keyed({ seed, game, rules, options, players }: Challenge, id: string): Luck {
  return sharedLuck({ seed, root: dealRoot({ id, game, rules, options, seats: players }) });
}
