import type { AdminStore } from './subjects/admin.ts';
import type { ChallengeStore } from './subjects/challenges.ts';
import type { Change } from './changes.ts';
import type { ClusterStore } from './cluster.ts';
import type { ContactStore } from './subjects/contacts.ts';
import type { DailyStore } from './subjects/daily.ts';
import type { DuplicateStore } from './subjects/duplicate.ts';
import type { ModerationStore } from './subjects/moderation.ts';
import type { FriendStore } from './subjects/friends.ts';
import type { PairingStore } from './subjects/pairing.ts';
import type { PeopleStore } from './subjects/people.ts';
import type { PushStore } from './subjects/push.ts';
import type { RatingStore } from './subjects/ratings.ts';
import type { ReviewStore } from './subjects/reviews.ts';
import type { WatchStore } from './subjects/watching.ts';
import type {
  Archived,
  ChatLine,
  DiceCount,
  Ending,
  Line,
  Listing,
  Outage,
  Status,
  StoredMatch,
  StoredPerson,
  StoredSeatToken,
} from './records.ts';

/**
 * Everything the server stores. One interface, two databases; `test/server/store/store.test.ts` checks both against every
 * sentence below.
 *
 * Times are milliseconds since 1970. Tokens never come here, only their hashes.
 */
export interface Store {
  /**
   * Makes one change durable, whole or not at all. Changes that wait at the same time share a transaction (group commit), but
   * none of them can affect another.
   *
   * `conflict`: another writer was faster (optimistic concurrency: a line of that number, or a newer version of the table,
   * exists); nothing changed. A rejected promise: the outcome is unknown; the caller has to read before going on.
   */
  write(change: Change): Promise<'done' | 'conflict'>;

  readonly people: PeopleStore;
  readonly admin: AdminStore;
  readonly push: PushStore;
  readonly contacts: ContactStore;
  readonly daily: DailyStore;
  readonly challenges: ChallengeStore;
  readonly duplicates: DuplicateStore;
  readonly ratings: RatingStore;
  readonly reviews: ReviewStore;
  readonly pairing: PairingStore;
  readonly moderation: ModerationStore;
  readonly friends: FriendStore;
  readonly watching: WatchStore;
  /** The person of a session, and when it was last used. */
  person(hash: string): Promise<(StoredPerson & { readonly used: number }) | undefined>;
  /** The person for whom the program with this token acts, and when it last did; undefined once the token has expired. */
  program(hash: string, now: number): Promise<(StoredPerson & { readonly used?: number }) | undefined>;
  invitation(hash: string): Promise<{ readonly match: number } | undefined>;
  /** Valid as long as the person who made it sits there. */
  seatToken(hash: string): Promise<StoredSeatToken | undefined>;

  match(id: string): Promise<StoredMatch | undefined>;
  matchByKey(key: number): Promise<StoredMatch | undefined>;
  /** The log, from this line on. */
  lines(match: number, from: number): Promise<Line[]>;
  /** What is kept of a finished match besides its log. */
  ending(match: number): Promise<Ending | undefined>;
  chat(match: number, after: number, most: number): Promise<ChatLine[]>;
  /** The number of the latest line of chat; 0 if there is none. */
  lastChat(match: number): Promise<number>;
  /** The person's tables, the latest first. */
  matchesOf(person: number, most: number): Promise<StoredMatch[]>;
  /** The person's tables in this state that were opened before then, the latest first. */
  matchesIn(person: number, status: Status, before: number, most: number): Promise<StoredMatch[]>;
  /** Open tables that everybody may see, the latest first. */
  listed(most: number): Promise<Listing[]>;
  /** The matches with these keys, in this order. */
  matchesByKey(keys: readonly number[]): Promise<StoredMatch[]>;
  /** Keys of open tables from before those times, listed ones and others, in ascending order. */
  unstarted(
    before: { readonly listed: number; readonly hidden: number },
    after: number,
    most: number,
  ): Promise<number[]>;
  /** Keys of open tables that begin by themselves and have no free seat, in ascending order. */
  full(after: number, most: number): Promise<number[]>;
  /** Finished matches after that one, in the order of their ends. */
  archived(wanted: Archived, most: number): Promise<StoredMatch[]>;
  /** The matches of this person that ended then or later, the earliest first. */
  endedSince(person: number, since: number, most: number): Promise<StoredMatch[]>;
  /** Keys of matches under way in which nothing has happened since then. */
  abandoned(since: number, most: number): Promise<number[]>;
  /** Matches under way whose clocks are to be looked at by now, the most urgent first. */
  dueClocks(now: number, most: number): Promise<{ readonly match: number; readonly look: number }[]>;
  /** What the dice of all finished matches have brought. */
  diceCounts(): Promise<DiceCount[]>;
  /** The periods without any server, in order. */
  outages(): Promise<Outage[]>;
  /** When a server last recorded that it was running; 0 if none ever did. */
  alive(): Promise<number>;
  /** Keys of the matches under way in which a bot plays, in ascending order. */
  withBots(after: number, most: number): Promise<number[]>;

  /** What several servers on one database need; undefined if there can be only one. */
  readonly cluster?: ClusterStore;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  /** Waits for pending writes. */
  close(): Promise<void>;
}
