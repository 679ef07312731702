import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildWeb } from '../../../scripts/build-web.js';
import { DatabaseRefused } from '../../server/store/database.ts';
import { jsonLog } from '../../server/support/log.ts';
import { type Server, startServer } from '../../server/server.ts';
import { type Args, atMost, parse } from '../support/args.ts';
import { loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const serveArgs = {
  texts: ['port', 'host', 'data', 'base-url', 'database'],
  flags: ['trust-proxy'],
};

const DEFAULT_PORT = 8080;
/** People on the same network may join; that is what it is for. */
const DEFAULT_HOST = '0.0.0.0';

/** `tidetable serve`: the server, until it is told to stop. */
export async function serve(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, serveArgs);
  atMost(args, 0);
  const { port, host, database, baseUrl, trustProxy, pushHosts } = settingsOf(args, io.env);
  const web = await buildWeb({
    quiet: true,
    told: () => io.err('Building the app, this takes a moment ...\n'),
  });
  const server = await starting(async () =>
    startServer({
      games: await loadRegistry(registry),
      database,
      host,
      port,
      trustProxy,
      pushHosts,
      web,
      log: jsonLog(io.err, Date.now),
      ...(baseUrl === undefined ? {} : { baseUrl }),
    }),
  );
  const shown = baseUrl ?? server.url.replace('//0.0.0.0:', '//localhost:');
  io.out(`Tidetable is at ${shown} (Ctrl-C stops it)\n`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), once(process, 'SIGHUP')]);
  await server.stop();
  return GOOD;
}

interface Settings {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly baseUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly pushHosts: readonly string[];
}

/** What was asked for on the command line, else in the environment, else as usual. */
export function settingsOf(args: Args, env: Io['env']): Settings {
  const baseUrl = args.text('base-url') ?? env.BASE_URL;
  if (baseUrl !== undefined && !/^https?:\/\/[^/]+\/?$/.test(baseUrl)) {
    throw new UsageError(
      `the base URL must be like https://play.example.org, not "${printable(baseUrl, 80)}"`,
    );
  }
  return {
    port: args.number('port', { min: 0, max: 65_535 }) ?? portOf(env.PORT),
    host: args.text('host') ?? env.HOST ?? DEFAULT_HOST,
    database: args.text('database') ?? env.DATABASE_URL ?? dataFolder(args, env),
    baseUrl: baseUrl?.replace(/\/$/, ''),
    trustProxy: args.flag('trust-proxy') || env.TRUST_PROXY === '1',
    pushHosts: (env.PUSH_HOSTS ?? '').split(',').filter((host) => host !== ''),
  };
}

export function dataFolder(args: Args, env: Io['env']): string {
  return resolve(args.text('data') ?? env.DATA ?? 'data');
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`PORT must be a whole number from 0 to 65535, not "${printable(text, 40)}"`);
}

async function starting(start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof DatabaseRefused) throw new UsageError(printable(error.message, 400));
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code === 'EADDRINUSE') throw new UsageError(`port ${port} is in use already; --port chooses another`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new UsageError(`cannot listen there: ${code}`);
    throw error;
  }
}
