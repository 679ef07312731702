import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseInUse, DatabaseRefused } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import { isLocked } from './database.ts';
import { refuseUnusable } from './folder.ts';

/** The schema of the database at this path; 0 if there is none yet. Changes nothing, also while a server uses it. */
export function schemaOfSqlite(path: string): number {
  refuseUnusable(dirname(path));
  if (!existsSync(path)) return 0;
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      return Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0]);
    } finally {
      db.close();
    }
  } catch (error) {
    throw new DatabaseRefused(`cannot use ${path}: ${errorMessage(error)}`);
  }
}

/** Whether a server uses the database at this path. */
export function useOfSqlite(path: string): { readonly inUse?: DatabaseInUse } {
  return isLocked(path) ? { inUse: new DatabaseInUse(path) } : {};
}
