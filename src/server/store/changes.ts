import type { Options, Seat } from '../../engine/game.ts';
import type { ClockSetting } from '../../wire/clock.ts';
import type { RatedState } from '../../wire/subjects/ratings.ts';
import type { AdminChange } from './subjects/admin.ts';
import type { ChallengeChange } from './subjects/challenges.ts';
import type { ContactChange } from './subjects/contacts.ts';
import type { DailyChange } from './subjects/daily.ts';
import type { DuplicateChange } from './subjects/duplicate.ts';
import type { ModerationChange } from './subjects/moderation.ts';
import type { FriendChange } from './subjects/friends.ts';
import type { PairingChange } from './subjects/pairing.ts';
import type { PeopleChange } from './subjects/people.ts';
import type { PushChange } from './subjects/push.ts';
import type { RatingChange } from './subjects/ratings.ts';
import type { ReviewChange } from './subjects/reviews.ts';
import type {
  ChatLine,
  DiceCount,
  Ending,
  Line,
  NewMatch,
  Outage,
  Status,
  StoredSeat,
  Times,
} from './records.ts';

/** Everything that can be written, each durable as a whole or not at all. */
export type Change =
  | PeopleChange
  | PushChange
  | AdminChange
  | ContactChange
  | DailyChange
  | ChallengeChange
  | DuplicateChange
  | RatingChange
  | ReviewChange
  | PairingChange
  | ModerationChange
  | FriendChange
  | { readonly type: 'create'; readonly match: NewMatch }
  /** An invitation replaces the one before. */
  | { readonly type: 'invite'; readonly match: number; readonly hash: string; readonly at: number }
  | {
      readonly type: 'seat-token';
      readonly match: number;
      readonly seat: Seat;
      readonly person: number;
      readonly hash: string;
      /** Names it, to revoke it by. */
      readonly id: string;
      readonly at: number;
    }
  /** The table as it now is. `version` is the one it was read with. */
  | {
      readonly type: 'table';
      readonly match: number;
      readonly version: number;
      readonly table: TableChange;
      readonly look?: number;
    }
  | {
      readonly type: 'start';
      readonly match: number;
      readonly version: number;
      readonly lines: readonly Line[];
      readonly at: number;
      readonly look?: number;
      /** Whether it counts for the rating; only of a table that was opened as a rated one. */
      readonly counts?: RatedState;
    }
  | {
      readonly type: 'append';
      readonly match: number;
      readonly lines: readonly Line[];
      /** With the seed, which is sealed until then. */
      readonly ending?: Ending & { readonly at: number; readonly seed?: string };
      /** When the clocks are to be checked next; only for matches with a clock. */
      readonly look?: number;
    }
  /** Sets the next time to check the clocks, if it is still what it was; without `at` there is none. */
  | { readonly type: 'look'; readonly match: number; readonly was: number; readonly at?: number }
  /** Inserts and deletes a row in one transaction: whether the database can still be written to. */
  | { readonly type: 'probe'; readonly node: string }
  /** Added to what is there. */
  | { readonly type: 'dice-counts'; readonly counts: readonly DiceCount[] }
  /** The seed of a match that is not over, which was stored before there was a key. */
  | { readonly type: 'seal-seed'; readonly match: number; readonly seed: string; readonly sealed: string }
  /** A server records that it is running. */
  | { readonly type: 'alive'; readonly at: number }
  | { readonly type: 'outage'; readonly outage: Outage }
  | { readonly type: 'chat'; readonly match: number; readonly line: ChatLine };

/** A table's new state; optional fields that are absent stay as they were. */
export interface TableChange {
  readonly status: Status;
  readonly host: number;
  readonly options: Options;
  readonly seats: readonly StoredSeat[];
  readonly listed?: boolean;
  readonly autostart?: boolean;
  readonly clock?: ClockSetting;
  readonly times?: Times;
  readonly removed?: readonly number[];
  readonly closing?: number;
}
