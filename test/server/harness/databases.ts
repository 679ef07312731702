import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../../../src/server/store/store.ts';
import { newSqlite, PRIVATE } from './new-sqlite.ts';
import { openStore } from './open-store.ts';
import { MIGRATED } from './new-postgres.ts';
import { NEW_POSTGRES, type PostgresServer, startPostgres } from './postgres-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Somewhere to keep tables. A database outlives the stores opened on it. */
export interface Databases {
  readonly name: string;
  start(): Promise<void>;
  /** The address of a database that has our schema and nothing in it. */
  fresh(): Promise<string>;
  /** The address of a database without a schema. */
  bare(): Promise<string>;
  open(address: string): Promise<Store>;
  stop(): Promise<void>;
}

export function sqlite(): Databases {
  const folder = temporaryFolder();
  let count = 0;
  const bare = async () => join(folder, `${++count}.db`);
  return {
    name: 'SQLite',
    start: async () => undefined,
    async fresh() {
      const path = await bare();
      writeFileSync(path, await newSqlite(), PRIVATE);
      return path;
    },
    bare,
    open: openStore,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A real PostgreSQL. When it stops, so do the connections of servers that a test has left running. */
export function postgres(): Databases {
  let server: PostgresServer | undefined;
  let count = 0;
  const make = async (template: string) => {
    const name = `tables_${++count}`;
    const url = server?.url ?? '';
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await client.end();
    return `${url}/${name}`;
  };
  return {
    name: 'PostgreSQL',
    async start() {
      server = await startPostgres();
    },
    fresh: () => make(process.env[NEW_POSTGRES] === undefined ? 'template1' : MIGRATED),
    bare: () => make('template1'),
    open: openStore,
    async stop() {
      await server?.stop();
    },
  };
}
