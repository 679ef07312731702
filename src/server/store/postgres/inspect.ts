import pg from 'pg';
import { DatabaseRefused } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';

/** Refuses a PostgreSQL whose settings could lose acknowledged commits in a crash. */
export async function refuseUnsafe(client: pg.Client): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
    if (rows[0]?.[name] !== 'off') continue;
    throw new DatabaseRefused(
      `this PostgreSQL does not write safely (${name} is off): a crash would lose moves that people have seen`,
    );
  }
}

/** Runs `work` with a short-lived connection; errors become `DatabaseRefused`. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    throw new DatabaseRefused(`cannot use the PostgreSQL database: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The schema of the database; 0 if there is none yet. Changes nothing. */
export function schemaOfPostgres(url: string): Promise<number> {
  return withClient(url, async (client) => {
    await refuseUnsafe(client);
    const { rows } = await client.query<{ found: string | null }>(
      "SELECT to_regclass('schema_version') AS found",
    );
    if (typeof rows[0]?.found !== 'string') return 0;
    const versions = await client.query<{ version: number }>('SELECT version FROM schema_version');
    return versions.rows[0]?.version ?? 0;
  });
}

/** A host with several addresses fails with an empty message and the reasons inside. */
function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(errorMessage).join('; ') : errorMessage(error);
}
