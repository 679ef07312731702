import type { Query, Row, Statement, Value } from './sql/sql.ts';

/**
 * The outcome of one change: durable, lost against another writer, or failed. `unstorable`: the database works, but cannot
 * store these values.
 */
export type Verdict = 'done' | 'conflict' | { readonly failed: string; readonly unstorable?: true };

/** The interface of the two databases: everything they do differently is behind it. */
export interface Database {
  /**
   * Commits the changes, each a list of statements, in one transaction. If any of them fails, each is committed in its own, so
   * that no change affects another. Resolves when everything that is `done` is on disk.
   */
  commit(changes: readonly (readonly Statement[])[]): Promise<readonly Verdict[]>;
  all(query: Query, values: readonly Value[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** Thrown inside a transaction when a statement affected another number of rows than expected. */
export class Conflict extends Error {}

/** A value that the database cannot hold (PostgreSQL: U+0000 in a text). The caller's fault, not the database's. */
export class Unstorable extends Error {}

/** A change did not become durable, or its outcome is unknown; or a read failed. */
export class StorageFailed extends Error {}

/** The database cannot be used; the message is for whoever starts the server. */
export class DatabaseRefused extends Error {}

/** Another process has the SQLite file. What to do about it depends on the command: `explainStart` says it. */
export class DatabaseInUse extends DatabaseRefused {
  readonly file: string;
  constructor(file: string) {
    super(`another server is using ${file}`);
    this.file = file;
  }
}
