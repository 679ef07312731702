import type { Options, Result, Seat } from '../../engine/game.ts';
import type { RatedSeat } from '../../rating/match.ts';
import type { ClockSetting, PlayedBy } from '../../wire/clock.ts';
import type { RatedState } from '../../wire/subjects/ratings.ts';

/* What is stored of people, matches and tables. Times are milliseconds since 1970. */

/** An owner may do everything; a moderator manages tables and people. */
export type Role = 'owner' | 'moderator';

export interface StoredPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  /** Has made a token for a program, at some time. */
  readonly program?: true;
  /** Shows nobody their ratings and matches. */
  readonly isPrivate?: true;
  /** An owner or moderator of the server. */
  readonly role?: Role;
  /** Until when the person may not chat, or not sign in at all. */
  readonly muted?: number;
  readonly suspended?: number;
}

export interface StoredSeatToken {
  readonly match: number;
  readonly seat: Seat;
  readonly person: number;
}

/** `open`: seats are being taken; `closed`: ended without a result. */
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
  /** The id under which others find the person's page, unless that is private; kept with the person. */
  readonly profile?: string;
}

/** A period in which no person's clock runs: a pause, or a bot that stands in. Without `until` it has not ended. */
export type Interlude =
  | { readonly kind: 'pause'; readonly at: number; readonly until?: number }
  | {
      readonly kind: 'bot';
      readonly seat: Seat;
      readonly bot: string;
      readonly at: number;
      readonly until?: number;
    };

/** What the log does not contain about the time of a match. */
export interface Times {
  /** Seats that have asked for a pause. */
  readonly pauseAsked: readonly Seat[];
  readonly interludes: readonly Interlude[];
}

export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** How often one sixth of the possible outcomes came up in a game, and how often was expected. */
export interface DiceCount {
  readonly game: string;
  /** 0 to 5. */
  readonly bar: number;
  readonly count: number;
  readonly expected: number;
  readonly variance: number;
}

/** A table of a duplicate. */
export interface DuplicatePlace {
  readonly key: number;
  readonly id: string;
  /** Counted from 0, as the table. */
  readonly round: number;
  readonly table: number;
  /** Some table that plays this deal has not ended: its seed is secret, and nobody but the players may look. */
  readonly hidden: boolean;
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
  readonly dice?: 2 | 3;
  readonly at: number;
  /** Shown in the lobby. */
  readonly listed: boolean;
  /** Begins by itself once every seat is taken. */
  readonly autostart?: boolean;
  readonly clock: ClockSetting;
  /** The id of the match this is the rematch of; there is at most one. */
  readonly previous?: string;
  /** A pseudonym of the address it was opened from; only kept while it is open. */
  readonly origin?: string;
  readonly duplicate?: DuplicatePlace;
  /** The id of the deal whose luck it shares with other matches. */
  readonly deal?: string;
  /** Opened as a rated table: whoever sits down agrees. */
  readonly rated?: boolean;
  /** Made by quick pairing: it begins by itself. */
  readonly paired?: boolean;
  /** Everybody may ask the coach, and whoever sits down agrees. Never together with `rated`. */
  readonly coach?: boolean;
}

/**
 * Which finished matches are wanted: of one person or of all. They come in the order in which they became public: when they ended, or
 * when the deal of a duplicate was opened.
 */
export interface Archived {
  readonly after: { readonly published: number; readonly key: number };
  /** Those that became public before then. */
  readonly published: number;
  /** Those that ended from then on, and before then. */
  readonly since: number;
  readonly until: number;
  readonly game: string | undefined;
  readonly players: number | undefined;
  readonly person: number | undefined;
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
  /** Whether the match of a rated table counts, decided when it began. */
  readonly counts?: RatedState;
  /** When the table was closed for the start: from then on nothing about it changes but what the pages open. */
  readonly closing?: number;
  readonly times: Times;
  /** People whom the host has removed; the current invitation is not valid for them. */
  readonly removed: readonly number[];
  readonly started?: number;
  readonly ended?: number;
  /** When its deal was opened, if it is a table of a duplicate: until then it was hidden. */
  readonly opened?: number;
  readonly result?: Result;
  /** For each seat, who played it; once it is over. */
  readonly played?: readonly (readonly PlayedBy[])[];
  /** The id of the rematch. */
  readonly next?: string;
}

/** When a finished match became public. */
export function publishedAt({ opened, ended }: StoredMatch): number | undefined {
  return opened ?? ended;
}

/**
 * One line of a match's log, which is only ever appended to. (match, line) is the primary key and the concurrency
 * control: of two writers one gets a conflict.
 *
 * `ply` is a move, of a seat or of chance; `undo` takes back the last ply that still stands; `seal` puts a secret answer
 * into its envelope, replacing the one in it; `unseal` takes it out again. When the last envelope is in, the answers
 * follow as plies.
 *
 * With live dice a decision that is to be followed by a roll is sealed too, together with a `round`: the seats whose devices are asked
 * for a link. Each `link` is one that was opened (`asked` is the number of the round); then the plies follow.
 */
export const lineKinds = ['ply', 'undo', 'seal', 'unseal', 'round', 'link'] as const;
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

/** What stays readable of a finished match if its log can no longer be replayed. */
export interface Ending {
  readonly result: Result;
  /** The events of each step that was not undone, as JSON: a list of `Emitted[]`. */
  readonly events: string;
  /** For each seat, who played it. */
  readonly played?: readonly (readonly PlayedBy[])[];
  /** The result as it counts for the rating, if it does. */
  readonly rated?: readonly RatedSeat[];
}

export interface ChatLine {
  /** Counted from 1 in each match. */
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
  /** Who said it; for exports, deletion and those who have blocked them. Never sent. */
  readonly person?: number;
}
