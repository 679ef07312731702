import type { Store } from '../../../src/server/store/store.ts';

/** The store at an address that `Databases` gave: a file, or a PostgreSQL. Loads nothing that is not needed. */
export async function openStore(address: string): Promise<Store> {
  if (address.startsWith('postgres:')) {
    return (await import('../../../src/server/store/postgres/open.ts')).openPostgres(address);
  }
  return (await import('../../../src/server/store/sqlite/open.ts')).openSqlite({ path: address });
}
