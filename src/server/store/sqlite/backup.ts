import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefused } from '../database.ts';
import { SEED_KEY_FILE } from '../location.ts';
import { createPrivate } from './folder.ts';

/**
 * A copy of the database as it is at this moment, while a server may be writing to it: SQLite reads one consistent state,
 * and the server does not wait. The copy appears under its name only when it is whole, checked and on the disk.
 */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new DatabaseRefused(`there is no database at ${from}`);
  if (existsSync(to)) throw new DatabaseRefused(`${to} exists already; a backup replaces nothing`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  createPrivate(unfinished);
  const db = new DatabaseSync(from);
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    db.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    db.close();
  }
  checkCopy(unfinished);
  syncPath(unfinished);
  const key = join(dirname(from), SEED_KEY_FILE);
  if (existsSync(key)) copyKey(key, keyBeside(to));
  renameSync(unfinished, to);
  syncPath(dirname(to));
}

/** Where the key of the seeds lies beside a backup: a file of its own, to be kept apart from it by whoever wants that. */
export const keyBeside = (backup: string): string => `${backup}.key`;

export function copyKey(from: string, to: string): void {
  rmSync(to, { force: true });
  createPrivate(to);
  writeFileSync(to, readFileSync(from));
  syncPath(to);
}

/** Refuses a file that SQLite does not find sound. */
export function checkCopy(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = Object.values(db.prepare('PRAGMA integrity_check').get() ?? {});
    if (found !== 'ok') throw new DatabaseRefused(`the copy is not sound: ${String(found)}`);
  } finally {
    db.close();
  }
}

/** Writes a file, or the names in a folder, to the disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
