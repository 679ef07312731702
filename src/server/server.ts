import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from '../engine/words.ts';
import { luckOf } from '../fair/match-dice.ts';
import { RecentErrors } from './admin/recent-errors.ts';
import { botThreads } from './bots/bot-threads.ts';
import { withOwnBots } from './bots/own-bots.ts';
import { judgeThread } from './daily/judge-threads.ts';
import type { CoreOptions, Machine } from './assembly.ts';
import { type MessengerOptions, messengerOf } from './contacts/messenger.ts';
import { Core } from './core.ts';
import type { TrustProxy } from './http/address.ts';
import { httpServer } from './http/http.ts';
import { serveMetrics } from './http/metrics-server.ts';
import { defaultTimeouts } from './http/timeouts.ts';
import { reviewThread } from './reviews/review-threads.ts';
import { Upgrades } from './socket/upgrade.ts';
import { DATABASE_FILE, isPostgresUrl, SEED_KEY_FILE } from './store/location.ts';
import type { CommitObserver } from './store/sql/group-commit.ts';
import { keyFrom, seedBox } from './store/seed-box.ts';
import { looseFiles, prepareFolder } from './store/sqlite/folder.ts';
import type { Store } from './store/store.ts';
import { type Log, silent, withFields } from './support/log.ts';
import { Metrics } from './support/metrics.ts';
import { makeId } from './support/token.ts';
import { systemTime } from './support/system-time.ts';
import { disablePretenuring } from './support/v8-flags.ts';
import { WeakRefValues } from './support/weak-values.ts';

export interface ServerOptions extends Omit<CoreOptions, 'botMilliseconds'> {
  readonly games: Registry;
  /** A folder for SQLite, or `postgres://...`; or a store that is already open, which is closed with the server. */
  readonly database: string | Store;
  readonly host?: string;
  /** 0 for any that is free. */
  readonly port?: number;
  readonly trustProxy?: TrustProxy;
  /** Seals the seeds of matches that are not over. On SQLite it is made and kept beside the database unless one is given. */
  readonly seedKey?: Uint8Array;
  /** A port for `/metrics` alone, on the loopback interface unless said otherwise; without it there is no `/metrics`. */
  readonly metrics?: { readonly port: number; readonly host?: string };
  /** Where the built web app lies; served if it is there. */
  readonly web?: string;
  /** Of the program, for logs, metrics and the owner's page. */
  readonly version?: string;
  /** The source code as an archive, which is then offered. */
  readonly source?: () => Promise<Buffer>;
  /** How people are notified outside the browser. */
  readonly messages?: MessengerOptions;
  readonly log?: Log;
  /** `module` chooses, in so many threads; a bot may think for so long. */
  readonly bots?: { readonly threads?: number; readonly milliseconds?: number; readonly module?: string };
  readonly clock?: () => number;
  readonly random?: Machine['random'];
  readonly dice?: Machine['dice'];
  readonly judge?: Machine['judge'];
}

export interface Server {
  /** Where it listens. */
  readonly url: string;
  /** Where `/metrics` is, if it is anywhere. */
  readonly metricsUrl?: string;
  readonly metrics: Metrics;
  /** Does at once what housekeeping otherwise does every few seconds. */
  tend(): Promise<void>;
  /** Rejects new work and resolves once pending work has finished and all connections are closed. */
  stop(): Promise<void>;
}

/** Starts a server: takes what the machine offers (database, threads, network) and hands it to `Core`. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { version = '', clock = systemTime.now, host = '127.0.0.1', port = 0, bots = {} } = options;
  const metrics = new Metrics();
  const random = options.random ?? randomBytes;
  const id = makeId(random);
  const errors = new RecentErrors(clock);
  const log = errors.overhear(withFields(options.log ?? silent, { node: id, version }));
  const machine: Machine = {
    id,
    errors,
    games: options.games,
    store: await openStore(options, { metrics, log, random }),
    time: { ...systemTime, now: clock },
    random,
    botRunner: withOwnBots(botThreads(bots.threads, bots.module), options.ownBots ?? [], systemTime),
    judge: options.judge ?? judgeThread(),
    reviewRunner: reviewThread(),
    messenger: messengerOf(options.messages ?? {}, { clock, random }),
    dice: options.dice ?? luckOf,
    forgotten: new WeakRefValues(),
    log,
    metrics,
  };
  const { milliseconds } = bots;
  const core = new Core(machine, {
    ...options,
    about: { version, host },
    ...(isFolder(options.database) ? { folder: options.database } : {}),
    ...(milliseconds === undefined ? {} : { botMilliseconds: milliseconds }),
  });
  let app: Awaited<ReturnType<typeof httpServer>> | undefined;
  let measured: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  const stop = () =>
    core.stop(async () => {
      await app?.close();
      await measured?.close();
    });
  try {
    app = await httpServer(core.parts, httpOptions(options));
    const upgrades = new Upgrades(core.parts, options);
    app.server.on('upgrade', (request, socket, head) => void upgrades.upgrade(request, socket, head));
    await core.start();
    if (options.metrics) measured = await serveMetrics(metrics, options.metrics, machine.time);
    await app.listen({ host, port });
  } catch (error) {
    await stop();
    throw error;
  }
  disablePretenuring();
  const { port: bound } = app.server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  log.info('started', { port: bound });
  core.resume();
  let stopping: Promise<void> | undefined;
  const stopAndSaySo = async () => {
    log.info('stopping');
    await stop();
    log.info('stopped');
  };
  return {
    url,
    ...(measured ? { metricsUrl: measured.url } : {}),
    metrics,
    tend: () => core.tend(),
    stop: () => (stopping ??= stopAndSaySo()),
  };
}

function httpOptions({
  baseUrl,
  trustProxy,
  web,
  source,
  timeouts,
}: ServerOptions): Parameters<typeof httpServer>[1] {
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    timeouts: { ...defaultTimeouts, ...timeouts },
    ...(source === undefined ? {} : { source }),
    ...(web !== undefined && existsSync(join(web, 'index.html')) ? { web } : {}),
  };
}

/** Whether it is a folder, for SQLite, rather than a PostgreSQL URL or an open store. */
function isFolder(database: string | Store): database is string {
  return typeof database === 'string' && !isPostgresUrl(database);
}

export async function openStore(
  { database, seedKey }: Pick<ServerOptions, 'database' | 'seedKey'>,
  { metrics, log, random }: Pick<Machine, 'metrics' | 'log' | 'random'>,
): Promise<Store> {
  if (typeof database !== 'string') return database;
  const watch: CommitObserver = {
    committed(changes, milliseconds) {
      metrics.count('commits');
      metrics.groupSize.observe(changes);
      metrics.commitTime.observe(milliseconds);
    },
  };
  // Imported on demand: a server needs only one of the two drivers.
  if (isPostgresUrl(database)) {
    if (seedKey === undefined)
      log.error('seeds', { reason: 'no SEED_KEY: seeds of running matches are stored unsealed' });
    const { openPostgres } = await import('./store/postgres/open.ts');
    return openPostgres(database, {
      watch,
      ...(seedKey === undefined ? {} : { box: seedBox(seedKey) }),
    });
  }
  const { openSqlite } = await import('./store/sqlite/open.ts');
  const path = prepareFolder(join(database, DATABASE_FILE));
  const box = seedBox(seedKey ?? keyFrom(join(database, SEED_KEY_FILE), random));
  const store = await openSqlite({ path }, { watch, box });
  for (const { path: file, mode } of looseFiles(database))
    log.error('permissions', { file, mode, reason: 'others on this machine may read it: chmod go-rwx' });
  return store;
}
