import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** As the server makes its files. */
export const PRIVATE = { mode: 0o600 };

let made: Promise<Buffer> | undefined;

/** The bytes of a database that has our schema and nothing in it. Made once: each of the many migrations waits for the disk. */
export function newSqlite(): Promise<Buffer> {
  return (made ??= make());
}

async function make(): Promise<Buffer> {
  const folder = temporaryFolder();
  try {
    const path = join(folder, 'new.db');
    await (await openSqlite({ path })).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
