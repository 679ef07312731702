import type { Seat } from '../../engine/game.ts';
import type { Change } from './changes.ts';
import type { Line, Status } from './records.ts';

/** The stored version of a match, by which a node finds out whether its replica is behind. */
export interface MatchVersion {
  readonly match: number;
  readonly version: number;
  readonly status: Status;
  /** The last line of the log; 0 if there is none. */
  readonly line: number;
  /** The number of the last line of chat. */
  readonly chat: number;
  readonly next?: string;
  /** Seats that are watched at other nodes. */
  readonly elsewhere: readonly Seat[];
}

/** What a heartbeat finds out. */
export interface HeartbeatResult {
  /** The database did not know this node, or another node had declared it dead. */
  readonly isNew: boolean;
  /** Nodes whose heartbeats have stopped. */
  readonly silent: readonly string[];
}

/**
 * What several servers on one database need beyond the store: notifications, heartbeats, leases, presence. A database with a
 * single server has none of it. All times are the database's, so that the nodes' clocks do not matter.
 */
export interface ClusterStore {
  /** Calls `heard` with every payload of any node (this one too), and `missed` after the channel was down. */
  listen(heard: (text: string) => void, missed: () => void): void;
  /** Sends a payload to all nodes: at most `MAX_PAYLOAD_BYTES`. */
  tell(text: string): Promise<void>;
  /** Calls `written` with changes that have just become durable through this store. */
  onWritten(written: (changes: readonly Change[]) => void): void;

  /** A heartbeat. A node without one for `life` milliseconds counts as dead. */
  beat(node: string, life: number): Promise<HeartbeatResult>;
  /** True for the one node that may take over from a dead one. */
  claimDeadNode(node: string, life: number): Promise<boolean>;
  /** The node stops: its leases and presence are deleted. */
  leave(node: string): Promise<void>;

  matchVersions(node: string, matches: readonly number[], life: number): Promise<MatchVersion[]>;
  /** The lines of each match after the one named. */
  linesAfter(
    wanted: readonly { readonly match: number; readonly line: number }[],
  ): Promise<Map<number, Line[]>>;

  /** Takes the leases that no other live node holds, and gives their matches. */
  lease(node: string, matches: readonly number[], life: number): Promise<number[]>;
  release(node: string, matches: readonly number[]): Promise<void>;
  /** The matches whose work is this node's, as the database knows it. */
  leasesOf(node: string): Promise<number[]>;
  /** Sets which seats are watched at this node. */
  setPresence(node: string, seats: ReadonlyMap<number, readonly Seat[]>): Promise<void>;
  /** Sets which people have a page open at this node. */
  setPeopleHere(node: string, people: ReadonlyMap<number, boolean>): Promise<void>;
  /** Which of these people have a page open at another live node. */
  peopleElsewhere(node: string, people: readonly number[], life: number): Promise<number[]>;
  /** Sets how many look on at this node, by match. */
  setOnlookers(node: string, counts: ReadonlyMap<number, number>): Promise<void>;
  /** How many look on at other live nodes: at these matches, and at the most watched ones. */
  onlookersElsewhere(
    node: string,
    wanted: { readonly matches: readonly number[]; readonly most: number; readonly life: number },
  ): Promise<ReadonlyMap<number, number>>;
}
