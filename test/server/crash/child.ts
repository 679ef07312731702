import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { NodeOptions } from '../../../src/server/cluster/node.ts';
import { startServer } from '../../../src/server/server.ts';
import { games } from '../../toy/registry.ts';
import { openStore } from '../harness/open-store.ts';
import { faultyNode, type NodeFault } from '../cluster/nodes/faults.ts';
import { type Fault, faulty } from './faults.ts';

/** The start parameters, sent when the prepared process is needed. */
export interface Start {
  readonly database: string;
  readonly fault?: Fault;
  readonly nodeFault?: NodeFault;
  readonly nodes?: NodeOptions;
}

/**
 * The server that is killed. It is started ahead of time and opens the database only when told where it is, so that the
 * next one takes over at once.
 */
const [line] = (await once(process.stdin.setEncoding('utf8'), 'data')) as [string];
const { database, fault, nodeFault, nodes } = JSON.parse(line) as Start;
const opened = await openStore(database);
const store = nodeFault ? faultyNode(opened, nodeFault) : opened;
const fast = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  games,
  database: fault ? faulty(store, fault) : store,
  limits: {
    guests: fast,
    tables: fast,
    messages: fast,
    workPerPerson: fast,
    workPerAddress: fast,
    chat: fast,
    openTables: 1e9,
    startedTables: 1e9,
    startedBotTables: 1e9,
    botStarts: fast,
    socketsPerPerson: 1e9,
    socketsPerAddress: 1e9,
    connectionsPerAddress: 1e9,
  },
  bots: { threads: 1, milliseconds: 5 },
  ...(nodes ? { nodes } : {}),
});
process.stdout.write(`${server.url}\n`);
// Normally done at the end; this process has none.
flushCompileCache();
// The parent process is gone.
process.stdin.on('end', () => process.exit(1));
process.stdin.resume();
