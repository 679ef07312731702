import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { because, DatabaseRefused } from '../database.ts';

/** The real path of the database file, whose folder exists from now on and can be written to. */
export function prepareFolder(path: string): string {
  const folder = dirname(path);
  refuseUnusable(folder);
  try {
    mkdirSync(folder, { recursive: true });
    return join(realpathSync(folder), basename(path));
  } catch (error) {
    throw new DatabaseRefused(`cannot make the folder ${folder}: ${because(error)}`);
  }
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
