import pg from 'pg';
import { startPostgres } from './postgres-server.ts';

/** Where the PostgreSQL of a whole run is, in the environment. */
export const SHARED = 'TIDETABLE_TEST_POSTGRES';
/** The database there that has our schema and nothing in it: copies of it are made faster than it is. */
export const MIGRATED = 'migrated';

/** One PostgreSQL for all tests of a run; each test has databases of its own in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${MIGRATED}`);
  await client.end();
  const { openPostgres } = await import('../../../src/server/store/postgres/open.ts');
  await (await openPostgres(`${server.url}/${MIGRATED}`)).close();
  process.env[SHARED] = server.url;
  return () => server.stop();
}
