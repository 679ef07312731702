import { resolve } from 'node:path';
import { DatabaseInUse, DatabaseRefused } from '../../server/store/database.ts';
import { restoreFrom } from '../../server/store/sqlite/restore.ts';
import { atMost, parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import { sqliteFile } from './backup.ts';

const restoreArgs = { texts: ['data'], flags: [] };

/** `tidetable restore FILE`: a backup in the place of the database; refused while a server uses it. */
export async function restore(argv: readonly string[], _: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, restoreArgs);
  atMost(args, 1);
  const [file] = args.words;
  if (file === undefined) throw new UsageError('which file should be restored?');
  const database = sqliteFile(args, io.env, 'use pg_restore');
  const { matches, people, last, kept } = refusing(() => restoreFrom(resolve(file), database, Date.now()));
  const until = last === undefined ? '' : `, the last move of ${new Date(last).toISOString()}`;
  io.out(
    `${printable(database)} is what ${printable(file)} holds: ${matches} matches, ${people} people${until}\n`,
  );
  if (kept !== undefined) io.out(`What was there before is in ${printable(kept)}\n`);
  return GOOD;
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof DatabaseInUse) throw new UsageError(printable(`${message}: stop it first`, 400));
    // Full disks, missing rights: the message of the system names the file.
    if (error instanceof DatabaseRefused || code !== undefined) throw new UsageError(printable(message, 400));
    throw error;
  }
}
