import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Verdict } from '../../../src/server/store/database.ts';
import { inDialect, missing } from '../../../src/server/store/migrations/schema.ts';
import { eachLine } from '../../../src/server/store/sql/statements/statements.ts';
import { type Query, type Row, sql, type Statement, type Value } from '../../../src/server/store/sql/sql.ts';

const PRIMARY_KEY = 1555;
const UNIQUE = 2067;
/** A trigger has refused it: it names a person who is gone. */
const TRIGGER = 1811;

/** Raised inside a transaction when a statement touched fewer or more rows than it had to. */
class Beaten extends Error {}

/**
 * The tables of the database, in memory and without any delay: the very statements and the schema that the server has, each
 * group of changes in one transaction, or each change in its own if one of them cannot be done.
 */
export class Tables {
  readonly #db = new DatabaseSync(':memory:');
  readonly #prepared = new Map<Query, StatementSync>();
  #lastLine: StatementSync | undefined;
  /** Every change fails for want of room. */
  isFull = false;

  constructor() {
    this.#db.exec('PRAGMA foreign_keys = ON');
    for (const migration of missing(0)) this.#db.exec(inDialect(migration, 'sqlite'));
  }

  commit(changes: readonly (readonly Statement[])[]): Verdict[] {
    try {
      this.#transaction(changes);
      return changes.map(() => 'done');
    } catch (error) {
      if (changes.length === 1) return [verdictOf(error as Error)];
    }
    return changes.map((change) => this.commit([change])[0] as Verdict);
  }

  all(query: Query, values: readonly Value[]): Row[] {
    return this.#statement(query).all(...values) as Row[];
  }

  /** What a check wants to know of the tables, past all statements of the server. */
  inspect(query: string): Row[] {
    return this.#db.prepare(query).all() as Row[];
  }

  /** The number of the last line of a match's log. */
  lastLine(match: number): number {
    this.#lastLine ??= this.#db.prepare('SELECT max(line) AS line FROM lines WHERE match = ?');
    return (this.#lastLine.get(match)?.line as number | null) ?? 0;
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }

  #transaction(changes: readonly (readonly Statement[])[]): void {
    this.#db.exec('BEGIN');
    try {
      for (const statement of changes.flat()) this.#run(statement);
      if (this.isFull) throw new Error('database or disk is full');
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #run({ query, values, expect }: Statement): void {
    const statement = this.#statement(query);
    if (query === 'insertLine') {
      for (const line of eachLine(values)) statement.run(...line);
      return;
    }
    const { changes } = statement.run(...values);
    if (expect !== undefined && changes !== expect) throw new Beaten(query);
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

function verdictOf(error: Error & { readonly errcode?: number }): Verdict {
  const isBeaten = error instanceof Beaten || [PRIMARY_KEY, UNIQUE, TRIGGER].includes(error.errcode ?? 0);
  return isBeaten ? 'conflict' : { failed: error.message };
}
