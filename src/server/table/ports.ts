import type { Seat } from '../../engine/game.ts';

/*
 * What tables need of the rooms above them, as interfaces that those rooms implement (dependency inversion). `core.ts` hands
 * the implementations in.
 */

/**
 * Which node does a match's work: lets its bots think, watches its clocks. A lease is valid as long as its node is alive, so
 * it costs one small write when it is taken and none to keep. Two nodes that both believe to hold one (that cannot last) only
 * think twice: what they write is settled by the primary key of the log.
 */
export interface Leases {
  /** Whether this node holds the lease now. */
  holds(match: number): boolean;
  /** Takes the lease as soon as nobody else holds it; the table's bots are asked when it has been taken. */
  want(match: number): void;
  /** There is no work for now. */
  unwant(match: number): void;
  /** Takes these leases if they are free and gives those that were; their tables are told as after `want`. */
  take(matches: readonly number[]): Promise<readonly number[]>;
  /** The match is no longer in memory here. */
  release(match: number): void;
}

/** Tells the other nodes who watches a table from here, and knows who watches from there. */
export interface Presence {
  here(match: number, seats: ReadonlySet<Seat>): void;
  /** How many look on from here without a seat. */
  onlookers(match: number, count: number): void;
  /** The seats that are watched from other nodes, read from the database now. */
  elsewhere(match: number): Promise<readonly Seat[]>;
  /** The same for many matches at once, by their keys. */
  elsewhereAt(matches: readonly number[]): Promise<ReadonlyMap<number, readonly Seat[]>>;
  /** How many look on from other nodes: at these matches, and at the most watched ones. */
  onlookersElsewhere(matches: readonly number[], most: number): Promise<ReadonlyMap<number, number>>;
}

/** Who has a page open, at this node or another. */
export interface PeopleHere {
  /** Counted: several pages of a person come and go one by one. */
  come(person: number): void;
  go(person: number): void;
  among(people: readonly number[]): Promise<ReadonlySet<number>>;
}

/** How urgently a bot is waited for: by people at the table, by onlookers of a match between bots, by nobody. */
export type Urgency = 'people' | 'watched' | 'alone';

/** Who is charged for a bot's thinking, and how urgent it is. */
export interface Claim {
  /** The person who opened the table. */
  readonly owner: number;
  readonly table: number;
  readonly urgency: Urgency;
}

/** Everything a bot is told about its decision. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
}

export interface Bots {
  /** One of the legal texts. Never rejects. */
  ask(claim: Claim, question: BotQuestion): Promise<string>;
}
