import type { AdminChange, AdminStore, Role } from './admin.ts';
import type { Options, Result, Seat } from '../../engine/game.ts';
import type { ClockSetting, PlayedBy } from '../../wire/clock.ts';
import type { PeopleChange, PeopleStore } from './people.ts';
import type { ClusterStore } from './cluster.ts';
import type { DailyChange, DailyStore } from './daily.ts';
import type { PushChange, PushStore } from './push.ts';

/**
 * Where the server keeps everything. One interface, two databases; `test/server/store/store.test.ts` holds both to each
 * sentence below.
 *
 * Times are milliseconds since 1970. Tokens never come here, only their hashes.
 */
export interface Store {
  /**
   * Makes one change durable, whole or not at all. Changes that wait at the same time share a transaction, but none of
   * them can spoil another.
   *
   * `conflict`: somebody else was faster (a line of that number, a table of that version exists); nothing changed. A
   * rejected promise: not known to be durable; whoever wrote has to look again before going on.
   */
  write(change: Change): Promise<'done' | 'conflict'>;

  readonly people: PeopleStore;
  readonly admin: AdminStore;
  readonly push: PushStore;
  readonly daily: DailyStore;
  /** Whose session this is, and when it was last used. */
  person(hash: string): Promise<(StoredPerson & { readonly used: number }) | undefined>;
  /** For whom the program with this token acts, and when it last did; nobody once it has expired. */
  program(hash: string, now: number): Promise<(StoredPerson & { readonly used?: number }) | undefined>;
  invitation(hash: string): Promise<{ readonly match: number } | undefined>;
  /** Good as long as the person who made it sits there. */
  seatToken(hash: string): Promise<StoredSeatToken | undefined>;

  match(id: string): Promise<StoredMatch | undefined>;
  matchByKey(key: number): Promise<StoredMatch | undefined>;
  /** The log from this line on. */
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
  /** Keys of matches under way in which nothing has happened since then. */
  abandoned(since: number, most: number): Promise<number[]>;
  /** Matches under way whose clocks are to be looked at by now, the most urgent first. */
  dueClocks(now: number, most: number): Promise<{ readonly match: number; readonly look: number }[]>;
  /** What the dice of all finished matches have brought. */
  diceCounts(): Promise<DiceCount[]>;
  /** When no server was there, in order. */
  outages(): Promise<Outage[]>;
  /** When a server last said that it is there; 0 if none ever did. */
  alive(): Promise<number>;
  /** Keys of the matches under way in which a bot plays, in ascending order. */
  withBots(after: number, most: number): Promise<number[]>;

  /** What several servers on one database need; undefined if this one has it to itself. */
  readonly cluster?: ClusterStore;
  /** Answers if the database does. */
  ping(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

export interface StoredPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  /** Has made a token for a program, at some time. */
  readonly program?: true;
  /** Looks after the server. */
  readonly role?: Role;
  /** May not write to others, or not be here at all, until this time. */
  readonly muted?: number;
  readonly suspended?: number;
}

export interface StoredSeatToken {
  readonly match: number;
  readonly seat: Seat;
  readonly person: number;
}

/** `open`: people sit down; `closed`: given up before it began. */
export const statuses = ['open', 'playing', 'over', 'closed'] as const;
export type Status = (typeof statuses)[number];

export interface StoredSeat {
  /** The person's key; undefined for a bot and for an empty seat. */
  readonly person?: number;
  /** The bot's name; undefined for a person and for an empty seat. */
  readonly bot?: string;
  /** Empty for an empty seat. */
  readonly name: string;
  /** What the seat mixes into the dice; empty if nothing. */
  readonly seed: string;
  /** What the page of this seat has committed to, and its opening once the table is closed: fair dice, version 2. */
  readonly commitment?: string;
  readonly opening?: string;
  /** The bot that sits in while the person has left. */
  readonly standIn?: string;
  /** The person wants to be told of turns here while the browser is closed. */
  readonly push?: boolean;
  /** The person has made a token for a program; kept with the person, not with the seat. */
  readonly program?: true;
}

/** Time that is nobody's: a pause, or a bot that sits in. It goes on while there is no `until`. */
export type Interlude =
  | { readonly kind: 'pause'; readonly at: number; readonly until?: number }
  | {
      readonly kind: 'bot';
      readonly seat: Seat;
      readonly bot: string;
      readonly at: number;
      readonly until?: number;
    };

/** What the log does not tell about the time of a match. */
export interface Times {
  /** Who would like a pause. */
  readonly pauseAsked: readonly Seat[];
  readonly interludes: readonly Interlude[];
}

export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** How often one sixth of what was possible came up in a game, and how often it should have. */
export interface DiceCount {
  readonly game: string;
  /** 0 to 5. */
  readonly bar: number;
  readonly count: number;
  readonly expected: number;
  readonly variance: number;
}

export interface NewMatch {
  /** Random, for addresses and for the dice. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly host: number;
  readonly seats: readonly StoredSeat[];
  /** The secret of the dice; leaves the server only when the match is over. */
  readonly seed: string;
  readonly commitment: string;
  /** The version of the dice; 1 if absent. */
  readonly dice?: 2;
  readonly at: number;
  /** Shown in the lobby. */
  readonly listed: boolean;
  readonly clock: ClockSetting;
  /** The id of the match this is the rematch of; there is at most one. */
  readonly previous?: string;
  /** A pseudonym of the address it was opened from; only kept while it is open. */
  readonly origin?: string;
}

/** An open table that everybody may see. */
export interface Listing {
  readonly key: number;
  readonly host: number;
  readonly origin?: string;
}

export interface StoredMatch extends NewMatch {
  /** Increasing; never leaves the server. */
  readonly key: number;
  /** Raised by each change of the table (not of the log), and by the end of the match. */
  readonly version: number;
  readonly status: Status;
  /** When the table was closed for the start: from then on nothing about it changes but what the pages open. */
  readonly closing?: number;
  readonly times: Times;
  /** People whom the host has removed; the invitation they had is good for everybody but them. */
  readonly removed: readonly number[];
  readonly started?: number;
  readonly ended?: number;
  readonly result?: Result;
  /** For each seat, who played it; once it is over. */
  readonly played?: readonly (readonly PlayedBy[])[];
  /** The id of the rematch. */
  readonly next?: string;
}

/**
 * One line of a match's log, which is only ever appended to. (match, line) is the primary key and the concurrency
 * control: of two writers one gets a conflict.
 *
 * `ply` is a move, of a seat or of chance; `undo` takes back the last ply that still stands; `seal` puts a secret answer
 * into its envelope, replacing the one in it; `unseal` takes it out again. When the last envelope is in, the answers
 * follow as plies.
 */
export const lineKinds = ['ply', 'undo', 'seal', 'unseal'] as const;
export type LineKind = (typeof lineKinds)[number];

export interface Line {
  /** Counted from 1. */
  readonly line: number;
  /** The same for all lines that were made durable together, counted from 1. */
  readonly step: number;
  readonly kind: LineKind;
  readonly seat: Seat;
  /** The number of the question that is answered; 0 for chance. */
  readonly asked: number;
  readonly text: string;
  readonly at: number;
  /** `person`, `bot:<name>` or `server` (chance). */
  readonly by: string;
}

/** What stays readable if a replay ever fails. */
export interface Ending {
  readonly result: Result;
  /** What was told of each step that stands, as JSON: a list of `Emitted[]`. */
  readonly events: string;
  /** For each seat, who played it. */
  readonly played?: readonly (readonly PlayedBy[])[];
}

export interface ChatLine {
  /** Counted from 1 in each match. */
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
}

/** Who said it goes into the store only, for those who ask for what is known of them or want it gone. */
export interface NewChatLine extends ChatLine {
  readonly person?: number;
}

export type Change =
  | PeopleChange
  | PushChange
  | AdminChange
  | DailyChange
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
    }
  | {
      readonly type: 'append';
      readonly match: number;
      readonly lines: readonly Line[];
      /** With the seed, which is sealed until then. */
      readonly ending?: Ending & { readonly at: number; readonly seed?: string };
      /** When the clocks are to be looked at; only for matches that have any. */
      readonly look?: number;
    }
  /** The same by itself, if it is still what it was; without a time there is nothing to look at. */
  | { readonly type: 'look'; readonly match: number; readonly was: number; readonly at?: number }
  /** Writes, and takes it back in the same transaction: whether there is still room for a move. */
  | { readonly type: 'probe'; readonly node: string }
  /** Added to what is there. */
  | { readonly type: 'dice-counts'; readonly counts: readonly DiceCount[] }
  /** The seed of a match that is not over, which was stored before there was a key. */
  | { readonly type: 'seal-seed'; readonly match: number; readonly seed: string; readonly sealed: string }
  /** A server is there. */
  | { readonly type: 'alive'; readonly at: number }
  | { readonly type: 'outage'; readonly outage: Outage }
  | { readonly type: 'chat'; readonly match: number; readonly line: NewChatLine };

/** What is not named stays as it was. */
export interface TableChange {
  readonly status: Status;
  readonly host: number;
  readonly options: Options;
  readonly seats: readonly StoredSeat[];
  readonly listed?: boolean;
  readonly clock?: ClockSetting;
  readonly times?: Times;
  readonly removed?: readonly number[];
  readonly closing?: number;
}
