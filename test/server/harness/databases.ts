import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../../../src/server/store/store.ts';
import { openStore } from './open-store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { SHARED_POSTGRES } from './shared-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Somewhere to keep tables; `fresh` gives the address of an empty database that outlives the stores opened on it. */
export interface Databases {
  readonly name: string;
  start(): Promise<void>;
  fresh(): Promise<string>;
  open(address: string): Promise<Store>;
  stop(): Promise<void>;
}

export function sqlite(): Databases {
  const folder = temporaryFolder();
  let count = 0;
  return {
    name: 'SQLite',
    start: async () => undefined,
    fresh: async () => join(folder, `${++count}.db`),
    open: openStore,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A real PostgreSQL: the one that the tests of this run share, or else one of its own. */
export function postgres(): Databases {
  const made: string[] = [];
  let url = process.env[SHARED_POSTGRES] ?? '';
  let own: PostgresServer | undefined;
  return {
    name: 'PostgreSQL',
    async start() {
      if (url !== '') return;
      own = await startPostgres();
      ({ url } = own);
    },
    async fresh() {
      const name = `tables_${randomBytes(6).toString('hex')}`;
      await query(url, `CREATE DATABASE ${name}`);
      made.push(name);
      return `${url}/${name}`;
    },
    open: openStore,
    async stop() {
      if (own) return own.stop();
      // One that somebody is still connected to goes with the server.
      for (const name of made) await query(url, `DROP DATABASE ${name}`).catch(() => undefined);
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
