import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { games } from '../src/games/index.ts';
import type { Database } from '../src/server/store/database.ts';
import { startServer } from '../src/server/server.ts';
import { Sqlite } from '../src/server/store/sqlite/database.ts';
import { SqlStore } from '../src/server/store/sql/sql-store.ts';
import { openSqlite } from '../src/server/store/sqlite/open.ts';
import type { Store } from '../src/server/store/store.ts';
import { systemTime } from '../src/server/support/system-time.ts';

/**
 * Our server as people start it (SQLite, full syncs), in a process of its own: says where it listens, then how much it has
 * used whenever it gets a line. It ends when its input does.
 */
export interface OurSettings {
  /** Milliseconds added to each commit. */
  readonly slow?: number;
  /** The database in the thread that also serves everybody, to see what that would cost. */
  readonly inline?: boolean;
  /** A PostgreSQL instead. */
  readonly url?: string;
}

const { slow = 0, inline = false, url } = JSON.parse(process.argv[2] ?? '{}') as OurSettings;
const folder = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'tidetable.db');
const crowd = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  games,
  database: await database(),
  // Everybody comes from one address here.
  limits: {
    guests: crowd,
    tables: crowd,
    messages: crowd,
    workPerPerson: crowd,
    workPerAddress: crowd,
    openTables: 1e9,
    startedTables: 1e9,
    startedBotTables: 1e9,
    botStarts: crowd,
    socketsPerPerson: 1e9,
    socketsPerAddress: 1e9,
    connectionsPerAddress: 1e9,
  },
});
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);

for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  const usage = { cpuSeconds: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
  process.stdout.write(`${JSON.stringify(usage)}\n`);
}
await server.stop();
process.exit();

async function database(): Promise<Store | string> {
  if (url !== undefined) return url;
  if (inline) return new SqlStore(blocking(new Sqlite({ path, slow })), systemTime);
  return slow > 0 ? openSqlite({ path, slow }) : folder;
}

function blocking(sqlite: Sqlite): Database {
  return {
    commit: async (changes) => sqlite.commit(changes),
    all: async (query, values) => sqlite.all(query, values),
    close: async () => sqlite.close(),
  };
}
