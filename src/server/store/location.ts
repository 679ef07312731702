/** The name of the SQLite database in the folder of the server's data. */
export const DATABASE_FILE = 'tidetable.db';

/** The key that seals the seeds, beside an SQLite database; never in it. */
export const SEED_KEY_FILE = 'seed.key';

/** Whether a database is named by the address of a PostgreSQL rather than by a folder. */
export function isPostgresUrl(database: string): boolean {
  return /^postgres(ql)?:/.test(database);
}
