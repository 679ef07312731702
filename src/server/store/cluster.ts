import type { Seat } from '../../engine/game.ts';
import type { Change } from './changes.ts';
import type { Line, Status } from './records.ts';

/** Where a match stands in the store, for a node that wants to know whether it is behind. */
export interface MatchVersion {
  readonly match: number;
  readonly version: number;
  readonly status: Status;
  /** The last line of the log; 0 if there is none. */
  readonly line: number;
  /** The number of the last line of chat. */
  readonly chat: number;
  readonly next?: string;
  /** Seats that somebody looks from at another node. */
  readonly elsewhere: readonly Seat[];
}

/** What one beat of a node's heart finds out. */
export interface HeartbeatResult {
  /** Nobody knew this node, or the others had given it up. */
  readonly isNew: boolean;
  /** Nodes that have not been heard of for too long. */
  readonly silent: readonly string[];
}

/**
 * What several servers on one database need of it beyond the store; a database that belongs to one server alone has none of
 * it. All times are the database's, so that the clocks of the nodes do not matter.
 */
export interface ClusterStore {
  /** From now on `heard` gets what any node says (this one too), and `missed` is called after the line was down. */
  listen(heard: (text: string) => void, missed: () => void): void;
  /** Says something to all nodes: at most `MOST_BYTES`. */
  tell(text: string): Promise<void>;
  /** `written` is called with what has just become durable through this store. */
  onWritten(written: (changes: readonly Change[]) => void): void;

  /** "I am alive." A node that has not said so for `life` milliseconds counts as dead. */
  beat(node: string, life: number): Promise<HeartbeatResult>;
  /** True for the one node that may see to what a dead node has left behind. */
  claimDeadNode(node: string, life: number): Promise<boolean>;
  /** Goodbye; what the node held is free. */
  leave(node: string): Promise<void>;

  matchVersions(node: string, matches: readonly number[], life: number): Promise<MatchVersion[]>;
  /** The lines of each match after the one named. */
  linesAfter(
    wanted: readonly { readonly match: number; readonly line: number }[],
  ): Promise<Map<number, Line[]>>;

  /** Those of the matches whose work is this node's from now on; the others belong to nodes that are alive. */
  lease(node: string, matches: readonly number[], life: number): Promise<number[]>;
  release(node: string, matches: readonly number[]): Promise<void>;
  /** The matches whose work is this node's, as the database knows it. */
  leasesOf(node: string): Promise<number[]>;
  /** Which seats somebody looks from at this node. */
  setPresence(node: string, seats: ReadonlyMap<number, readonly Seat[]>): Promise<void>;
}
