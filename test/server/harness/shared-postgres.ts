import { startPostgres } from './postgres-server.ts';

/** Where the PostgreSQL of this run is. */
export const SHARED_POSTGRES = 'TIDETABLE_TEST_POSTGRES';

/** All test files of a run share one PostgreSQL, each with databases of its own: to make one takes as long as many tests. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env[SHARED_POSTGRES] = url;
  return stop;
}
