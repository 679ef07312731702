import type { Store } from '../../src/server/store.ts';

/** The store at an address that `Databases` gave: a file, or a PostgreSQL. Loads nothing that is not needed. */
export async function openStore(address: string): Promise<Store> {
  if (address.startsWith('postgres:')) {
    return (await import('../../src/server/store-postgres.ts')).openPostgres(address);
  }
  return (await import('../../src/server/store-sqlite.ts')).openSqlite({ path: address });
}
