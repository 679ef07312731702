import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AdminChange, NewLink } from './subjects/admin.ts';
import { adminSql } from './sql/queries/admin-sql.ts';
import { adminStatements } from './sql/statements/admin-statements.ts';
import { DatabaseRefused } from './database.ts';
import { errorMessage } from '../support/error-message.ts';
import { DATABASE_FILE, isPostgresUrl } from './location.ts';
import type { Statement } from './sql/sql.ts';

/**
 * Writes a link directly into the database, also while a server runs on it: access to the database is the authorisation. No
 * server caches links, so none has to be told.
 */
export async function writeLink(database: string, link: NewLink): Promise<void> {
  await run(database, { type: 'link', link });
}

export async function dropLink(database: string, id: string): Promise<void> {
  await run(database, { type: 'drop-link', id });
}

async function run(database: string, change: AdminChange): Promise<void> {
  const statements = adminStatements(change);
  try {
    if (isPostgresUrl(database)) await inPostgres(database, statements);
    else inSqlite(join(database, DATABASE_FILE), statements);
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    throw new DatabaseRefused(`cannot write to the database: ${errorMessage(error)}`);
  }
}

const textOf = ({ query }: Statement): string => adminSql[query as keyof typeof adminSql];

function inSqlite(file: string, statements: readonly Statement[]): void {
  if (!existsSync(file))
    throw new DatabaseRefused(`there is no database at ${file}; has the server been started?`);
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE');
    for (const statement of statements)
      db.prepare(textOf(statement).replace(/\$(\d)/g, '?$1')).run(...statement.values);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

async function inPostgres(url: string, statements: readonly Statement[]): Promise<void> {
  const { withClient } = await import('./postgres/inspect.ts');
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(textOf(statement), [...statement.values]);
  });
}
