import type { Query, Row, Statement, Value } from './sql/sql.ts';

/**
 * What became of one change: durable, beaten by somebody else, or failed for the reason given. `unstorable`: the database is
 * well, the values cannot be stored.
 */
export type Verdict = 'done' | 'conflict' | { readonly failed: string; readonly unstorable?: true };

/** All that the two databases do differently. */
export interface Database {
  /**
   * Runs the changes, each a list of statements. All share one transaction if they can; if any of them cannot be done,
   * each gets a transaction of its own, so that no change spoils another. Answers when what is `done` is on the disk.
   */
  commit(changes: readonly (readonly Statement[])[]): Promise<readonly Verdict[]>;
  all(query: Query, values: readonly Value[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** Thrown inside a transaction when a statement touched fewer or more rows than it had to. */
export class Conflict extends Error {}

/** A value that the database cannot hold (PostgreSQL: U+0000 in a text). The caller's fault, not the database's. */
export class Unstorable extends Error {}

/** A change did not become durable, or nobody knows whether it did; or something could not be read. */
export class StorageFailed extends Error {}

/** The database cannot be used; the message is a sentence for whoever starts the server. */
export class DatabaseRefused extends Error {}
