import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseRefused } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** The permission bits of group and others. */
const OTHERS = 0o077;

/**
 * Creates an empty file that only its owner may read, unless it exists. SQLite opens an empty file as a new
 * database, and gives the files beside it (`-wal`, `-shm`) the same permissions.
 */
export function createPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
}

/** The folder and the files in it that others on this machine may read or change, with their permissions in octal. */
export function looseFiles(folder: string): { readonly path: string; readonly mode: string }[] {
  // Windows has no such permission bits.
  if (process.platform === 'win32') return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return [folder, ...files.map(({ name }) => join(folder, name))].flatMap((path) => {
    const mode = statSync(path).mode & 0o777;
    return (mode & OTHERS) === 0 ? [] : [{ path, mode: mode.toString(8) }];
  });
}

/** The real path of the database file, whose folder exists from now on and can be written to. */
export function prepareFolder(path: string): string {
  const folder = dirname(path);
  refuseUnusable(folder);
  try {
    makeFolder(folder);
    return join(realpathSync(folder), basename(path));
  } catch (error) {
    throw new DatabaseRefused(`cannot make the folder ${folder}: ${errorMessage(error)}`);
  }
}

/** Makes the folder and those above it. Node's own `recursive` never returns where a file system refuses with ENOENT, as /proc does. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}

/** Refuses a folder that is no folder or that this process may not write to; one that does not exist can be made. */
export function refuseUnusable(folder: string): void {
  const nearest = nearestExisting(folder);
  if (!statSync(nearest).isDirectory())
    throw new DatabaseRefused(`${nearest} is a file; the database needs a folder`);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EROFS' ? 'it is on a disk that is read-only' : 'this user may not write there';
    throw new DatabaseRefused(`cannot keep the database in ${folder}: ${why} (${nearest})`);
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
