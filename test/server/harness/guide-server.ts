import { once } from 'node:events';
import { parse } from '../../../src/cli/support/args.ts';
import { serveArgs, settingsOf } from '../../../src/cli/serve/settings.ts';
import { games } from '../../../src/games/index.ts';
import { startServer } from '../../../src/server/server.ts';

/** `tidetable serve` without the browser's app, which takes long to build and which no program looks at. */
const [command, ...args] = process.argv.slice(2);
if (command !== 'serve') throw new Error(`the guide wants ${command}`);
const { port, host, database, metrics } = settingsOf(parse(args, serveArgs), process.env);
const server = await startServer({ games, database, host, port, ...(metrics ? { metrics } : {}) });
await once(process, 'SIGTERM');
await server.stop();
