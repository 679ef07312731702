import type { Options } from '../../../engine/game.ts';
import type { Acceptance } from '../../../wire/subjects/challenges.ts';
import type { ClockSetting } from '../../../wire/clock.ts';
import type { ChallengeSitter } from '../../../wire/subjects/challenges.ts';
import type { NewMatch, StoredPerson } from '../records.ts';

/* Who accepts challenges, and challenges. Times are milliseconds since 1970. */

/** Somebody on the list of those who accept challenges, under a name that is theirs alone there. */
export interface Opponent {
  readonly person: number;
  readonly name: string;
  readonly terms: OpponentTerms;
  readonly at: number;
  /** When they were last there. */
  readonly seen: number;
}

export interface OpponentTerms {
  readonly games: readonly Acceptance[];
  readonly about: string;
}

export interface ListedOpponent extends Opponent {
  readonly id: string;
  readonly program: boolean;
}

/** The table that is asked for. */
export interface ChallengeTerms {
  readonly game: string;
  /** In full. */
  readonly options: Options;
  readonly seats: readonly ChallengeSitter[];
  readonly clock: ClockSetting;
  readonly live: boolean;
}

export const challengeStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];

export interface NewChallenge {
  readonly id: string;
  readonly sender: number;
  readonly receiver: number;
  readonly terms: ChallengeTerms;
  readonly at: number;
  readonly until: number;
}

export interface StoredChallenge extends NewChallenge {
  /** Stays `open` in the database when its time has passed; readers compare `until`. */
  readonly status: ChallengeStatus;
  /** The id of the match, once it was accepted. */
  readonly match?: string;
  /** When the status last changed. */
  readonly changed: number;
  readonly from: ChallengeParty;
  readonly to: ChallengeParty;
}

export type ChallengeParty = Pick<StoredPerson, 'id' | 'name'> & { readonly program: boolean };

export interface ChallengeStore {
  /** Everybody on the list who was there since then, in order of names. */
  opponents(since: number, most: number): Promise<ListedOpponent[]>;
  /** By the folded name, or by the person's public id. */
  opponent(folded: string): Promise<ListedOpponent | undefined>;
  opponentById(id: string): Promise<ListedOpponent | undefined>;
  opponentOf(person: number): Promise<Opponent | undefined>;
  challenge(id: string): Promise<StoredChallenge | undefined>;
  /** Challenges that the person has sent or received whose time ends after then, the latest first. */
  challengesOf(person: number, since: number, most: number): Promise<StoredChallenge[]>;
  /** How many open ones the person has sent, and how many wait for the person. */
  openChallenges(person: number, now: number): Promise<{ readonly sent: number; readonly received: number }>;
}

export type ChallengeChange =
  /** Replaces what the person had on the list. A name that somebody else has there is a conflict. */
  | {
      readonly type: 'opponent';
      readonly person: number;
      readonly name: string;
      readonly folded: string;
      readonly terms: OpponentTerms;
      readonly at: number;
    }
  | { readonly type: 'opponent-seen'; readonly person: number; readonly at: number }
  /** Takes the person off the list and declines what is open. */
  | { readonly type: 'opponent-gone'; readonly person: number; readonly at: number }
  /** A second open one between the same two is a conflict. */
  | { readonly type: 'challenge-made'; readonly challenge: NewChallenge }
  /** A conflict if it is not open any more. */
  | {
      readonly type: 'challenge-ended';
      readonly id: string;
      readonly status: 'declined' | 'withdrawn';
      readonly at: number;
    }
  /** The challenge is accepted and its table opened, both or neither. */
  | {
      readonly type: 'challenge-accepted';
      readonly id: string;
      readonly match: NewMatch;
      readonly at: number;
    }
  /** Deletes challenges that ended before then, and takes off the list whoever was not there since. */
  | { readonly type: 'challenges-tidy'; readonly endedBefore: number; readonly unseenSince: number };
