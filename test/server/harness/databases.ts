import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../../../src/server/store/store.ts';
import { newSqlite, PRIVATE } from './new-sqlite.ts';
import { openStore } from './open-store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { MIGRATED, SHARED } from './shared-postgres.ts';
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

/** A real PostgreSQL: the one of the whole run, or one of its own if that is wanted or there is no other. */
export function postgres({ isOwn = false } = {}): Databases {
  const shared = isOwn ? undefined : process.env[SHARED];
  let server: PostgresServer | undefined;
  const made: string[] = [];
  const url = () => shared ?? server?.url ?? '';
  const make = async (template: string) => {
    const name = `tables_${randomUUID().replaceAll('-', '')}`;
    await ask(url(), `CREATE DATABASE ${name} TEMPLATE ${template}`);
    made.push(name);
    return `${url()}/${name}`;
  };
  return {
    name: 'PostgreSQL',
    async start() {
      if (shared === undefined) server = await startPostgres();
    },
    fresh: () => make(shared === undefined ? 'template1' : MIGRATED),
    bare: () => make('template1'),
    open: openStore,
    /** Ends the connections of servers that a test has left running, too. */
    async stop() {
      if (server) return server.stop();
      const names = made.map((name) => `'${name}'`).join();
      if (names !== '')
        await ask(
          url(),
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IN (${names})`,
        );
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
