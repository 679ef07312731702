import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseRefused } from '../../server/store/database.ts';
import { errorMessage } from '../../server/support/error-message.ts';
import { DATABASE_FILE, isPostgresUrl } from '../../server/store/location.ts';
import { backUp, keyBeside } from '../../server/store/sqlite/backup.ts';
import { type Args, atMost, parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from '../support/usage.ts';
import { checkBackup } from './check-backup.ts';
import { databaseOf } from './settings.ts';

const backupArgs = { texts: ['data'], flags: ['check'] };

/** `tidetable backup FILE`: a copy of the database, also while a server is running. */
export async function backup(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, backupArgs);
  atMost(args, 1);
  const [file] = args.words;
  if (file === undefined) throw new UsageError('which file should the backup go to?');
  const database = sqliteFile(args, io.env, 'use pg_dump to back it up');
  try {
    backUp(database, resolve(file));
  } catch (error) {
    throw new UsageError(printable(errorMessage(error), 400));
  }
  io.out(`${printable(file)} holds a copy of ${printable(database)}\n`);
  return args.flag('check') ? check(resolve(file), registry, io) : GOOD;
}

async function check(file: string, registry: RegistryUrl, io: Io): Promise<number> {
  const { replayed, lines, broken } = await checkBackup(file, registry).catch((error: unknown) => {
    if (!(error instanceof DatabaseRefused)) throw error;
    throw new UsageError(printable(`the copy is there, but cannot be checked: ${error.message}`, 400));
  });
  if (broken.length > 0) {
    rmSync(file);
    rmSync(keyBeside(file), { force: true });
    io.err(
      `tidetable: ${broken.length} of ${replayed} matches do not replay (${broken[0]}); the copy was deleted\n`,
    );
    return FOUND_WRONG;
  }
  io.out(`The copy opens, and the latest ${replayed} matches replay (${lines} lines)\n`);
  return GOOD;
}

/** The SQLite database that the settings name; `instead` says what one does with a PostgreSQL. */
export function sqliteFile(args: Args, env: Io['env'], instead: string): string {
  const database = databaseOf(args, env);
  if (isPostgresUrl(database)) throw new UsageError(`the database is PostgreSQL: ${instead}`);
  return join(database, DATABASE_FILE);
}
