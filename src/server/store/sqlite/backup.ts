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
 * Copies the database as it is at this moment, also while a server writes to it: SQLite reads a consistent snapshot without
 * blocking the server. The copy gets its name only when it is complete, checked and on disk.
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

/** The seed key beside a backup: a separate file, so that it can be kept elsewhere. */
export const keyBeside = (backup: string): string => `${backup}.key`;

export function copyKey(from: string, to: string): void {
  rmSync(to, { force: true });
  createPrivate(to);
  writeFileSync(to, readFileSync(from));
  syncPath(to);
}

/** Refuses a file that fails SQLite's integrity check. */
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
