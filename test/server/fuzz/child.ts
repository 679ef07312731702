import { startServer } from '../../../src/server/server.ts';
import { games } from '../../toy/registry.ts';

/** The server under attack, in a process of its own so that its memory can be told from the attacker's. */
const [database = ''] = process.argv.slice(2);
const fast = { burst: 1e12, perSecond: 1e12 };
const server = await startServer({
  games,
  database,
  // Thousands of wrong passwords are tried.
  passwordCost: { memory: 64, passes: 1 },
  limits: {
    guests: fast,
    tables: fast,
    messages: fast,
    workPerPerson: fast,
    workPerAddress: fast,
    chat: fast,
    signIns: fast,
    guesses: fast,
    exports: fast,
    streams: fast,
  },
});
process.stdout.write(`${server.url}\n`);
process.stdin.setEncoding('utf8').on('data', () => {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`);
});
process.stdin.on('end', () => process.exit(1));
