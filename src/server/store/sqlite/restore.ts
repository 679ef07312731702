import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefused } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import { missing } from '../migrations/schema.ts';
import { SEED_KEY_FILE } from '../location.ts';
import { checkCopy, copyKey, keyBeside, syncPath } from './backup.ts';
import { lockFile, unfinishedRestore } from './database.ts';
import { createPrivate, prepareFolder } from './folder.ts';

interface Restored {
  readonly matches: number;
  readonly people: number;
  /** When the last line of any match was written. */
  readonly last?: number;
  /** The folder with what was there before. */
  readonly kept?: string;
}

/**
 * Puts a backup in the place of the database at `to`. Holds the server's own lock meanwhile, so it is refused while a server
 * runs. SQLite keeps the latest changes in a file beside the database (`-wal`); one that is left behind would be applied to
 * the restored file and spoil it, so the old files go aside together before the new one takes the name.
 */
export function restoreFrom(from: string, to: string, now: number): Restored {
  if (!existsSync(from)) throw new DatabaseRefused(`there is no file ${from}`);
  const file = prepareFolder(to);
  const lock = lockFile(file);
  try {
    const fresh = unfinishedRestore(file);
    rmSync(fresh, { force: true });
    createPrivate(fresh);
    copyDatabase(from, fresh);
    checkCopy(fresh);
    const found = contentsOf(fresh, from);
    syncPath(fresh);
    const kept = setAside(file, now);
    // Without its key the dice of matches under way stay sealed, and no server starts.
    if (existsSync(keyBeside(from))) copyKey(keyBeside(from), join(dirname(file), SEED_KEY_FILE));
    renameSync(fresh, file);
    syncPath(dirname(file));
    return { ...found, ...(kept === undefined ? {} : { kept }) };
  } finally {
    lock.close();
  }
}

/** Through SQLite, not byte by byte: a copy that was taken with its `-wal` beside it is read whole. */
function copyDatabase(from: string, to: string): void {
  try {
    const db = new DatabaseSync(from, { readOnly: true });
    try {
      db.prepare('VACUUM INTO ?').run(to);
    } finally {
      db.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw new DatabaseRefused(`${from} cannot be read as a database: ${errorMessage(error)}`);
  }
}

function contentsOf(file: string, from: string): Restored {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const one = (query: string) => Object.values(db.prepare(query).get() ?? {})[0];
    const version = Number(one('PRAGMA user_version'));
    const tables = Number(
      one("SELECT count(*) FROM sqlite_schema WHERE name IN ('matches', 'people', 'lines')"),
    );
    if (version === 0 || tables < 3) {
      throw new DatabaseRefused(`${from} is no database of Tidetable`);
    }
    missing(version);
    const last = one('SELECT max(at) FROM lines');
    return {
      matches: Number(one('SELECT count(*) FROM matches')),
      people: Number(one('SELECT count(*) FROM people')),
      ...(typeof last === 'number' ? { last } : {}),
    };
  } catch (error) {
    db.close();
    rmSync(file, { force: true });
    throw error;
  } finally {
    if (db.isOpen) db.close();
  }
}

/** Moves the database with the files beside it into a folder of its own; nothing is deleted. */
function setAside(file: string, now: number): string | undefined {
  const present = ['', '-wal', '-shm'].map((ending) => `${file}${ending}`).filter((path) => existsSync(path));
  if (present.length === 0) return undefined;
  const stamp = new Date(now).toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(dirname(file), `before-restore-${stamp}`);
  mkdirSync(folder);
  for (const path of present) {
    const kept = join(folder, basename(path));
    // The database keeps its name until the restored one replaces it in one step: there is always one.
    if (path === file) linkSync(path, kept);
    else renameSync(path, kept);
  }
  syncPath(folder);
  return folder;
}
