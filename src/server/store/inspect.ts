import { join } from 'node:path';
import type { DatabaseInUse } from './database.ts';
import { migrations } from './migrations/migrations.ts';
import { DATABASE_FILE, isPostgresUrl } from './location.ts';

/** The schema a database has (0 if none yet) and the newest this version knows. */
export interface Inspected {
  readonly found: number;
  readonly known: number;
  /** Set if a server has the SQLite file: a second one would be refused. */
  readonly inUse?: DatabaseInUse;
}

/** Looks at a database as a start would, and changes nothing. */
export async function inspectDatabase(database: string): Promise<Inspected> {
  const known = migrations.length;
  if (isPostgresUrl(database)) {
    const { schemaOfPostgres } = await import('./postgres/inspect.ts');
    return { found: await schemaOfPostgres(database), known };
  }
  const { schemaOfSqlite, useOfSqlite } = await import('./sqlite/inspect.ts');
  const file = join(database, DATABASE_FILE);
  return { found: schemaOfSqlite(file), known, ...useOfSqlite(file) };
}
