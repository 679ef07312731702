import pg from 'pg';
import { Conflict, type Database, Unstorable, type Verdict } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import { inDialect, missing } from '../migrations/schema.ts';
import { refuseUnsafe, withClient } from './inspect.ts';
import { PostgresCluster } from './cluster.ts';
import { type Query, type Row, sql, type Statement, type Value } from '../sql/sql.ts';
import { eachLine, LINE_COLUMNS } from '../sql/statements/statements.ts';
import { prepared, SqlStore, type SqlStoreOptions } from '../sql/sql-store.ts';
import type { Store } from '../store.ts';
import { systemTime } from '../../support/system-time.ts';

/** SQLSTATEs of a conflict: a unique key exists already, or a row names a person who was deleted. */
const CONFLICTS = ['23505', '23503'];
const INT8 = 20;
/** The key of the advisory lock that lets one server at a time migrate. */
export const MIGRATION_LOCK = 7_314_159;
/** How often a migration is begun again after a deadlock, and the SQLSTATE of one. */
const DEADLOCKS = 20;
const DEADLOCK = '40P01';

const READERS = 4;

/**
 * After `query_timeout` a connection is given up, and the outcome of its statement is unknown. In turn PostgreSQL aborts
 * transactions of nodes that have fallen silent, so that their locks block nobody for longer.
 */
const timeouts = {
  connectionTimeoutMillis: 5000,
  query_timeout: 5000,
  idle_in_transaction_session_timeout: 3000,
  lock_timeout: 4000,
  keepAlive: true,
};

/** Inserts all lines of a group in one statement: one round trip per line would cost more than the sync. */
const insertLines = `INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
    $7::text[], $8::bigint[], $9::text[])`;

/** The store on PostgreSQL: the same statements, for large servers or several on one database. */
export async function openPostgres(
  url: string,
  more: Pick<SqlStoreOptions, 'watch' | 'box'> = {},
): Promise<Store> {
  const database = new Postgres(url);
  try {
    await database.prepare();
  } catch (error) {
    await database.close();
    throw error;
  }
  return prepared(new SqlStore(database, systemTime, { ...more, cluster: database.cluster }));
}

class Postgres implements Database {
  readonly #readers: pg.Pool;
  /** One connection writes: groups are committed one after the other, and a larger group is better than a second sync. */
  readonly #writer: pg.Pool;
  readonly cluster: PostgresCluster;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
    const settings = { ...timeouts, connectionString: url, types: { getTypeParser } };
    this.cluster = new PostgresCluster(
      settings,
      async (query) => (await this.#readers.query<Row>(query)).rows,
    );
    this.#readers = new pg.Pool({ ...settings, max: READERS });
    this.#writer = new pg.Pool({ ...settings, max: 1 });
    // A lost connection is replaced at the next use; without a handler its error would end the process.
    for (const pool of [this.#readers, this.#writer]) {
      pool.on('error', () => undefined);
      // The same for one that is in use; its next query fails.
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  async prepare(): Promise<void> {
    // Without a limit on the time of a query: a migration of a large database may take its time.
    await withClient(this.#url, async (client) => {
      await refuseUnsafe(client);
      await migrateBeside(client);
    });
  }

  async commit(changes: readonly (readonly Statement[])[]): Promise<readonly Verdict[]> {
    const client = await this.#writer.connect();
    let broken: Error | undefined;
    try {
      return await commitTo(client, changes);
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async all(query: Query, values: readonly Value[]): Promise<readonly Row[]> {
    try {
      const { rows } = await this.#readers.query<Row>({ name: query, text: sql[query], values: [...values] });
      return rows;
    } catch (error) {
      throw isUnstorable(error) ? new Unstorable(errorMessage(error)) : error;
    }
  }

  async close(): Promise<void> {
    this.cluster.close();
    await Promise.all([this.#writer.end(), this.#readers.end()]);
  }
}

async function commitTo(
  client: pg.PoolClient,
  changes: readonly (readonly Statement[])[],
): Promise<readonly Verdict[]> {
  try {
    await transaction(client, changes);
    return changes.map(() => 'done');
  } catch (error) {
    if (!isAnswer(error)) throw error;
    if (changes.length === 1) return [verdictOf(error)];
  }
  const verdicts: Verdict[] = [];
  for (const change of changes) verdicts.push(...(await commitTo(client, [change])));
  return verdicts;
}

async function transaction(client: pg.PoolClient, changes: readonly (readonly Statement[])[]): Promise<void> {
  const lines: (readonly Value[])[] = [];
  const others: Statement[] = [];
  for (const statement of changes.flat()) {
    if (statement.query === 'insertLine') lines.push(...eachLine(statement.values));
    else others.push(statement);
  }
  // A statement alone is a transaction of its own: no round trips around it, and no locks held between them.
  if (others.length === 0) return insertAll(client, lines);
  await client.query('BEGIN');
  try {
    for (const { query, values, expect } of others) {
      const { rowCount } = await client.query({ name: query, text: sql[query], values: [...values] });
      if (expect !== undefined && rowCount !== expect) throw new Conflict(query);
    }
    await insertAll(client, lines);
    await client.query('COMMIT');
  } catch (error) {
    if (isAnswer(error)) await client.query('ROLLBACK');
    throw error;
  }
}

async function insertAll(client: pg.PoolClient, lines: readonly (readonly Value[])[]): Promise<void> {
  if (lines.length === 0) return;
  const columns = Array.from({ length: LINE_COLUMNS }, (_, column) => lines.map((line) => line[column]));
  await client.query({ name: 'insertLines', text: insertLines, values: columns });
}

/** Whether the database answered with an error; after anything else (a lost connection) the outcome is unknown. */
function isAnswer(error: unknown): boolean {
  return error instanceof Conflict || error instanceof pg.DatabaseError;
}

function verdictOf(error: unknown): Verdict {
  const beaten = error instanceof Conflict || CONFLICTS.includes((error as pg.DatabaseError).code ?? '');
  if (beaten) return 'conflict';
  return { failed: errorMessage(error), ...(isUnstorable(error) ? { unstorable: true } : {}) };
}

/** SQLSTATE classes 22 (data exception) and 54 (program limit exceeded): about the values, not about the database. */
function isUnstorable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|54)/.test(error.code ?? '');
}

/** Nodes of the version before go on writing meanwhile. What PostgreSQL ends because both wait for each other is done again. */
async function migrateBeside(client: pg.Client): Promise<void> {
  for (let left = DEADLOCKS; ; left--) {
    try {
      return await migrate(client);
    } catch (error) {
      if (left === 0 || !(error instanceof pg.DatabaseError && error.code === DEADLOCK)) throw error;
    }
  }
}

async function migrate(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const version = rows[0]?.version ?? 0;
    const wanted = missing(version);
    for (const migration of wanted) await client.query(inDialect(migration, 'postgres'));
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [version + wanted.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Keys and times are 64-bit integers there and far below 2^53: plain numbers here. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
}
