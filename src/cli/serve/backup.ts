import { join, resolve } from 'node:path';
import { backUp } from '../../server/store/sqlite/backup.ts';
import { because } from '../../server/store/database.ts';
import { DATABASE_FILE } from '../../server/server.ts';
import { atMost, parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { dataFolder } from './serve.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const backupArgs = { texts: ['data'], flags: [] };

/** `tidetable backup FILE`: a copy of the database, also while a server is running. */
export async function backup(argv: readonly string[], _: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, backupArgs);
  atMost(args, 1);
  const [file] = args.words;
  if (file === undefined) throw new UsageError('to which file?');
  if (io.env.DATABASE_URL !== undefined && args.text('data') === undefined) {
    throw new UsageError('the database is a PostgreSQL: pg_dump makes its backups');
  }
  const database = join(dataFolder(args, io.env), DATABASE_FILE);
  try {
    backUp(database, resolve(file));
  } catch (error) {
    throw new UsageError(printable(because(error), 400));
  }
  io.out(`${printable(file)} holds a copy of ${printable(database)}\n`);
  return GOOD;
}
