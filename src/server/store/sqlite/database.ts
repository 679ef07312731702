import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Conflict, DatabaseInUse, DatabaseRefused, type Verdict } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import { createPrivate, prepareFolder } from './folder.ts';
import { inDialect, missing } from '../migrations/schema.ts';
import { eachLine } from '../sql/statements/statements.ts';
import { type Query, type Row, sql, type Statement, type Value } from '../sql/sql.ts';

export interface SqliteOptions {
  readonly path: string;
  /** Milliseconds added to every commit, to see what a slow disk would do. */
  readonly slow?: number;
  /** The most pages (of 4 KB) the file may have; beyond it the disk counts as full. */
  readonly pages?: number;
}

const SYNC_FULL = 2;
const BUSY = 5;
const PRIMARY_KEY = 1555;
const UNIQUE = 2067;
/** A trigger has refused the row: it names a person who was deleted. */
const TRIGGER = 1811;

/** SQLite, synchronous; it runs in a thread of its own (open.ts says why). */
export class Sqlite {
  readonly #lock: DatabaseSync;
  readonly #db: DatabaseSync;
  readonly #slow: number;
  readonly #prepared = new Map<Query, StatementSync>();

  constructor({ path, slow = 0, pages }: SqliteOptions) {
    const file = prepareFolder(path);
    this.#slow = slow;
    this.#lock = lockFile(file);
    try {
      refuseHalfRestored(file);
      this.#db = open(file);
      if (pages !== undefined) this.#db.exec(`PRAGMA max_page_count = ${pages}`);
    } catch (error) {
      this.#lock.close();
      throw error instanceof DatabaseRefused
        ? error
        : new DatabaseRefused(`cannot use ${file}: ${errorMessage(error)}`);
    }
  }

  commit(changes: readonly (readonly Statement[])[]): Verdict[] {
    try {
      this.#transaction(changes);
      if (changes.some((change) => change.some(({ query }) => query === 'deletePerson'))) this.#emptyLog();
      return changes.map(() => 'done');
    } catch (error) {
      if (changes.length === 1) return [verdictOf(error)];
    }
    return changes.map((change) => this.commit([change])[0] as Verdict);
  }

  all(query: Query, values: readonly Value[]): Row[] {
    return this.#statement(query).all(...values) as Row[];
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
    this.#lock.close();
  }

  /** Deleted data is zeroed in the database (`secure_delete`) and has to leave the write-ahead log too. */
  #emptyLog(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #transaction(changes: readonly (readonly Statement[])[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const change of changes) {
        for (const { query, values, expect } of change) {
          if (query === 'insertLine') {
            const statement = this.#statement(query);
            for (const line of eachLine(values)) statement.run(...line);
            continue;
          }
          const { changes: touched } = this.#statement(query).run(...values);
          if (expect !== undefined && touched !== expect) throw new Conflict(query);
        }
      }
      if (this.#slow > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, this.#slow);
      this.#db.exec('COMMIT');
    } catch (error) {
      // A full disk has rolled it back already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #statement(query: Query): StatementSync {
    let statement = this.#prepared.get(query);
    if (!statement) {
      statement = this.#db.prepare(sql[query].replace(/\$(\d)/g, '?$1'));
      this.#prepared.set(query, statement);
    }
    return statement;
  }
}

/**
 * Locks a database file for one server. The lock is an open transaction on a small database beside it, because
 * `tidetable backup` has to read the file itself while the server runs. The operating system releases it with the process.
 */
export function lockFile(file: string): DatabaseSync {
  const db = openLock(`${file}.lock`);
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if (!isCode(error, BUSY)) throw new DatabaseRefused(`cannot use ${file}.lock: ${errorMessage(error)}`);
    throw new DatabaseInUse(file);
  }
}

/** Whether a server has locked the file. Takes no lock itself and changes nothing. */
export function isLocked(file: string): boolean {
  if (!existsSync(`${file}.lock`)) return false;
  const db = new DatabaseSync(`${file}.lock`, { readOnly: true });
  try {
    db.prepare('SELECT count(*) FROM sqlite_master').get();
    return false;
  } catch (error) {
    return isCode(error, BUSY);
  } finally {
    db.close();
  }
}

function openLock(file: string): DatabaseSync {
  try {
    createPrivate(file);
    return new DatabaseSync(file);
  } catch (error) {
    throw new DatabaseRefused(`cannot use ${file}: ${errorMessage(error)}`);
  }
}

/** The file that an interrupted restore leaves behind; the server refuses to start until the restore is run again. */
export const unfinishedRestore = (file: string): string => `${file}.restoring`;

function refuseHalfRestored(file: string): void {
  if (!existsSync(unfinishedRestore(file))) return;
  throw new DatabaseRefused(`a restore of ${file} was broken off: run "tidetable restore" again`);
}

function open(file: string): DatabaseSync {
  createPrivate(file);
  const db = new DatabaseSync(file);
  try {
    db.exec(`
      PRAGMA busy_timeout = 5000;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA secure_delete = ON;
    `);
    // Moves are acknowledged because they are on disk: refuse a database that cannot guarantee it.
    if (pragma(db, 'journal_mode') !== 'wal' || pragma(db, 'synchronous') !== SYNC_FULL) {
      throw new DatabaseRefused(`${file} cannot be written safely (no write-ahead log with full syncs)`);
    }
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  for (const migration of missing(Number(pragma(db, 'user_version')))) {
    const version = Number(pragma(db, 'user_version')) + 1;
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(inDialect(migration, 'sqlite'));
      db.exec(`PRAGMA user_version = ${version}`);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}

function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function verdictOf(error: unknown): Verdict {
  const conflicts = [PRIMARY_KEY, UNIQUE, TRIGGER];
  if (error instanceof Conflict || conflicts.some((code) => isCode(error, code))) return 'conflict';
  return { failed: errorMessage(error) };
}

function isCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code;
}
