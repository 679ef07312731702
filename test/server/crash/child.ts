import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { startServer } from '../../../src/server/server.ts';
import { games } from '../../toy/registry.ts';
import { openStore } from '../open-store.ts';
import { type Fault, faulty } from './faults.ts';

/**
 * The server that is killed. It is started ahead of time and opens the database only when told where it is, so that the
 * next one takes over at once.
 */
const [line] = (await once(process.stdin.setEncoding('utf8'), 'data')) as [string];
const { database, fault } = JSON.parse(line) as { database: string; fault?: Fault };
const store = await openStore(database);
const fast = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  games,
  database: fault ? faulty(store, fault) : store,
  limits: {
    guests: fast,
    tables: fast,
    messages: fast,
    chat: fast,
    openTables: 1e9,
    socketsPerPerson: 1e9,
    socketsPerAddress: 1e9,
    connectionsPerAddress: 1e9,
  },
  bots: { threads: 1, milliseconds: 5 },
});
process.stdout.write(`${server.url}\n`);
// Normally done at the end; this process has none.
flushCompileCache();
// Whoever started it is gone.
process.stdin.on('end', () => process.exit(1));
process.stdin.resume();
