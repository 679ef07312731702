import { join, resolve } from 'node:path';
import { because } from '../../server/store/database.ts';
import { DATABASE_FILE, isPostgresUrl } from '../../server/store/location.ts';
import { backUp } from '../../server/store/sqlite/backup.ts';
import { type Args, atMost, parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import { databaseOf } from './settings.ts';

export const backupArgs = { texts: ['data'], flags: [] };

/** `tidetable backup FILE`: a copy of the database, also while a server is running. */
export async function backup(argv: readonly string[], _: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, backupArgs);
  atMost(args, 1);
  const [file] = args.words;
  if (file === undefined) throw new UsageError('to which file?');
  const database = sqliteFile(args, io.env, 'pg_dump makes its backups');
  try {
    backUp(database, resolve(file));
  } catch (error) {
    throw new UsageError(printable(because(error), 400));
  }
  io.out(`${printable(file)} holds a copy of ${printable(database)}\n`);
  return GOOD;
}

/** The SQLite database that the settings name; `instead` says what one does with a PostgreSQL. */
export function sqliteFile(args: Args, env: Io['env'], instead: string): string {
  const database = databaseOf(args, env);
  if (isPostgresUrl(database)) throw new UsageError(`the database is a PostgreSQL: ${instead}`);
  return join(database, DATABASE_FILE);
}
