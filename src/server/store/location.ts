/** The name of the SQLite database in the folder of the server's data. */
export const DATABASE_FILE = 'tidetable.db';

/** Whether a database is named by the address of a PostgreSQL rather than by a folder. */
export function isPostgresUrl(database: string): boolean {
  return /^postgres(ql)?:/.test(database);
}
