import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../../../src/server/store/store.ts';
import { openStore } from './open-store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
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

/** A real PostgreSQL. When it stops, so do the connections of servers that a test has left running. */
export function postgres(): Databases {
  let server: PostgresServer | undefined;
  let count = 0;
  return {
    name: 'PostgreSQL',
    async start() {
      server = await startPostgres();
    },
    async fresh() {
      const name = `tables_${++count}`;
      const url = server?.url ?? '';
      const client = new pg.Client({ connectionString: `${url}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${url}/${name}`;
    },
    open: openStore,
    async stop() {
      await server?.stop();
    },
  };
}
