import type { MovementKind, Sitting } from '../../../duplicate/movement.ts';
import type { Options, Result } from '../../../engine/game.ts';
import type { ClockSetting, PlayedBy } from '../../../wire/clock.ts';
import type { Status } from '../records.ts';

/* What is stored of duplicates: several tables that play the same deals. Times are milliseconds since 1970. */

export const duplicateStatuses = ['gathering', 'playing', 'over', 'closed'] as const;
export type DuplicateStatus = (typeof duplicateStatuses)[number];

export interface DuplicatePlayer {
  /** The number in the movement. While people gather there may be gaps. */
  readonly player: number;
  /** Undefined for a bot. */
  readonly person?: number;
  /** The level of a bot; that of a person who was deleted plays on as one. */
  readonly bot?: string;
  readonly name: string;
  /** When the person came or last came back, and since when they are gone if they are. */
  readonly here?: number;
  readonly away?: number;
  /** The person has made a token for a program; kept with the person. */
  readonly program?: true;
}

export interface NewDuplicate {
  /** Random, for its address: whoever has the link may join. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** Undefined once the person is gone. */
  readonly host?: number;
  /** Players at each table. */
  readonly seats: number;
  readonly clock: ClockSetting;
  /** The level of the bots that fill the gaps. */
  readonly bot: string;
  readonly movement: MovementKind;
  /** Stored, because a later version of the program may compute another one. */
  readonly sitting: Sitting;
  /** The secret of each round's deal, and what fixes it. */
  readonly seeds: readonly string[];
  readonly commitments: readonly string[];
  readonly players: readonly DuplicatePlayer[];
  readonly at: number;
}

export interface StoredDuplicate extends NewDuplicate {
  readonly key: number;
  /** Raised by each change. */
  readonly version: number;
  readonly status: DuplicateStatus;
  /** People whom the host has removed. */
  readonly removed: readonly number[];
  readonly started?: number;
  readonly ended?: number;
}

/** What changes of a duplicate; whatever is absent stays as it was. */
export interface DuplicateUpdate {
  readonly status?: DuplicateStatus;
  readonly host?: number;
  readonly players?: readonly DuplicatePlayer[];
  readonly removed?: readonly number[];
  readonly started?: number;
  readonly ended?: number;
}

/** A table of a duplicate, without its seats. */
export interface StoredBoard {
  readonly match: number;
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly status: Status;
  readonly hidden: boolean;
  readonly ended?: number;
  readonly result?: Result;
  readonly played?: readonly (readonly PlayedBy[])[];
}

export type DuplicateChange =
  | { readonly type: 'duplicate-create'; readonly duplicate: NewDuplicate }
  /** `version` is the one it was read with. */
  | {
      readonly type: 'duplicate-update';
      readonly duplicate: number;
      readonly version: number;
      readonly update: DuplicateUpdate;
    }
  /** All tables that play this deal have ended: its seed is public from now on, and everybody may look at them. */
  | {
      readonly type: 'open-deal';
      readonly duplicate: number;
      readonly round: number;
      readonly seed: string;
      /** The keys of these tables: other nodes read them again. */
      readonly matches: readonly number[];
      readonly at: number;
    };

export interface DuplicateStore {
  duplicate(id: string): Promise<StoredDuplicate | undefined>;
  byKey(key: number): Promise<StoredDuplicate | undefined>;
  /** Its tables, by round and number. */
  boards(duplicate: number): Promise<StoredBoard[]>;
  /** Those where the person has a place or is the host, the latest first; closed ones are left out. */
  of(person: number, most: number): Promise<StoredDuplicate[]>;
  /** How many the person has opened that are not over, by whether they have begun. */
  hosted(person: number): Promise<{ readonly gathering: number; readonly playing: number }>;
  /** Keys of those under way, in ascending order. */
  underWay(after: number, most: number): Promise<number[]>;
  /** Keys of those that were opened before then and have not begun. */
  unstarted(before: number, most: number): Promise<number[]>;
}
