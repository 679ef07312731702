import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { NEW_POSTGRES, startPostgres } from './postgres-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The database in it that has our schema and nothing in it: a copy is made faster than it is. */
export const MIGRATED = 'migrated';

/** Makes the files of a PostgreSQL once; every file of tests starts one of its own on a copy of them. */
export default async function setUp(): Promise<void> {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const server = await startPostgres({ data });
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${MIGRATED}`);
  await client.end();
  const { openPostgres } = await import('../../../src/server/store/postgres/open.ts');
  await (await openPostgres(`${server.url}/${MIGRATED}`)).close();
  await server.stop();
  process.env[NEW_POSTGRES] = data;
}
