import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from '../engine/words.ts';
import { luck } from '../fair/keyed-rng.ts';
import { Accounts } from './people/accounts.ts';
import { Auth } from './people/auth.ts';
import { type BotOptions, Bots } from './bots/bot-pool.ts';
import { Catalogue } from './loaded-games.ts';
import { because } from './store/database.ts';
import { DATABASE_FILE, isPostgresUrl } from './store/location.ts';
import { keepPositionsYoung } from './support/v8-flags.ts';
import { Housekeeping } from './housekeeping.ts';
import { httpServer } from './http/http.ts';
import { Hub } from './table/table-registry.ts';
import { Limiter, type Limits, usualLimits } from './support/limiter.ts';
import { Lists } from './lobby/table-lists.ts';
import { LobbyWatch } from './lobby/lobby-watch.ts';
import { Lobby } from './lobby/lobby.ts';
import { type Log, silent } from './support/log.ts';
import { Metrics } from './support/metrics.ts';
import { Outbox } from './support/outbox.ts';
import { Push } from './push/push.ts';
import { Changes } from './table/table-events.ts';
import type { Cost } from './people/password.ts';
import { neighboursOf, type NodeOptions } from './cluster/node.ts';
import { type Patience, usualPatience } from './http/timeouts.ts';
import { Programs } from './people/program-tokens.ts';
import type { Services } from './table/services.ts';
import { Sockets } from './socket/sockets.ts';
import { Streams } from './socket/program-streams.ts';
import type { Watch } from './store/sql/sql-store.ts';
import type { Store } from './store/store.ts';
import { Uptime } from './uptime.ts';
import { Wishes } from './table/seat-actions.ts';

export interface ServerOptions {
  readonly games: Registry;
  /** A folder for SQLite, or `postgres://...`; or a store that is already open, which is closed with the server. */
  readonly database: string | Store;
  readonly host?: string;
  /** 0 for any that is free. */
  readonly port?: number;
  /** How people reach it from outside, if that is not the address itself. */
  readonly baseUrl?: string;
  readonly trustProxy?: boolean;
  /** Where the built web app lies; served if it is there. */
  readonly web?: string;
  /** Of the program, for logs, metrics and the owner's page. */
  readonly version?: string;
  readonly log?: Log;
  readonly limits?: Partial<Limits>;
  readonly bots?: Omit<BotOptions, 'failed'>;
  readonly patience?: Partial<Patience>;
  /** Hosts that push messages may go to beside the known services, as `host:port`. */
  readonly pushHosts?: readonly string[];
  /** What hashing a password costs. */
  readonly passwordCost?: Cost;
  /** How this server is one of several on the same PostgreSQL. */
  readonly nodes?: NodeOptions;
  /** Milliseconds between signs of life on the streams of programs. */
  readonly heartbeat?: number;
  readonly clock?: () => number;
  /** Nothing is done by itself at certain times: whoever hands in a clock calls `tend` when it says so. */
  readonly tendByHand?: boolean;
  readonly random?: Services['random'];
  readonly dice?: Services['dice'];
}

export interface Server {
  /** Where it listens. */
  readonly url: string;
  readonly metrics: Metrics;
  /** Does at once what is otherwise done every few seconds: clocks that have run out, tables that vanish. */
  tend(): Promise<void>;
  /** Takes nothing more up, finishes what was taken up, says goodbye. */
  stop(): Promise<void>;
}

/** Matches that are over leave soon: what is not in memory does not have to be looked through. */
const SWEEP = 2000;
const FORGET = 10_000;
const TIDY = 3600_000;

/** One process, everything in it. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { log = silent, clock = Date.now, baseUrl, host = '127.0.0.1', port = 0 } = options;
  const metrics = new Metrics();
  const store = await openStore(options.database, metrics);
  const bots = new Bots({
    ...options.bots,
    failed: (reason) => {
      metrics.count('bot_failures');
      log.error('bot', { reason });
    },
  });
  const random = options.random ?? randomBytes;
  const { node, ...neighbours } = neighboursOf(store, { ...options.nodes, log, metrics, random });
  const uptime = new Uptime({ store, clock, log });
  const services: Services = {
    store,
    ...neighbours,
    catalogue: new Catalogue(options.games),
    bots,
    log,
    metrics,
    changes: new Changes(),
    outbox: new Outbox(),
    uptime,
    clock,
    random,
    dice: options.dice ?? luck,
  };
  const hub = new Hub(services);
  const lists = new Lists(store, hub);
  const lobbyWatch = new LobbyWatch(services, lists);
  const auth = new Auth(services, baseUrl?.startsWith('https:') ?? false);
  const limiter = new Limiter({ ...usualLimits, ...options.limits }, clock);
  const streams = new Streams(services, hub, limiter, options.heartbeat);
  const site = {
    services,
    hub,
    lobby: new Lobby(services, hub, limiter.limits.openTables),
    lists,
    lobbyWatch,
    wishes: new Wishes(clock),
    auth,
    accounts: new Accounts({ services, auth, limiter, baseUrl, cost: options.passwordCost }),
    programs: new Programs(services, hub, auth),
    streams,
    limiter,
    push: new Push(services, {
      contact: baseUrl?.startsWith('https:') ? baseUrl : 'https://tidetable.invalid',
      hosts: options.pushHosts ?? [],
    }),
  };
  auth.whenEnded(({ person }) => hub.lookAgain(person));
  auth.whenEnded((farewell) => streams.hasEnded(farewell));
  const { web, trustProxy } = options;
  const patience = { ...usualPatience, ...options.patience };
  const behind = {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
  };
  const app = await httpServer(site, {
    ...behind,
    patience,
    ...(web !== undefined && existsSync(join(web, 'index.html')) ? { web } : {}),
  });
  const sockets = new Sockets(site, behind);
  app.server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));
  await node?.start(hub, () => {
    sockets.dismiss();
    streams.dismiss();
  });
  metrics.gauge('sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('streams', 'Open streams of programs', () => streams.size);
  metrics.gauge('tables', 'Tables in memory', () => hub.size);
  metrics.gauge('bots_waiting', 'Decisions waiting for a bot', () => bots.waiting);

  const failed = (what: string) => (error: unknown) => log.error(what, { reason: because(error) });
  const { signals } = services;
  signals.on('tokens', () => void auth.hearFarewells().catch(failed('farewells')));
  signals.on('people', (people) => auth.forgetPeople(people));
  signals.onMissed(() => auth.forgetPeople());
  const timers = [
    setInterval(() => hub.sweep(), SWEEP),
    setInterval(() => limiter.forget(), FORGET),
    setInterval(() => void auth.hearFarewells().catch(failed('farewells')), patience.farewells),
    setInterval(() => void store.write(auth.tidying).catch(failed('tidy')), TIDY),
  ].map((timer) => timer.unref());
  const housekeeping = new Housekeeping(services, hub);
  try {
    await uptime.start();
    if (!options.tendByHand) housekeeping.start();
    await app.listen({ host, port });
  } catch (error) {
    timers.forEach(clearInterval);
    await housekeeping.stop();
    lobbyWatch.stop();
    await node?.stop();
    await streams.stop();
    await bots.stop();
    await store.close();
    throw error;
  }
  keepPositionsYoung();
  const { port: bound } = app.server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  log.info('started', { port: bound });
  hub.resumeBots().catch(failed('resume'));

  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    log.info('stopping');
    timers.forEach(clearInterval);
    lobbyWatch.stop();
    await housekeeping.stop();
    await hub.stop();
    await site.push.stop();
    await sockets.stop();
    await streams.stop();
    await app.close();
    await bots.stop();
    await node?.stop();
    await store.close();
    log.info('stopped');
  };
  return { url, metrics, tend: () => housekeeping.tend(), stop: () => (stopping ??= stop()) };
}

async function openStore(database: string | Store, metrics: Metrics): Promise<Store> {
  if (typeof database !== 'string') return database;
  const watch: Watch = {
    committed(changes, milliseconds) {
      metrics.count('commits');
      metrics.groupSize.observe(changes);
      metrics.commitTime.observe(milliseconds);
    },
  };
  // Each brings its library along; a server needs one.
  if (isPostgresUrl(database))
    return (await import('./store/postgres/open.ts')).openPostgres(database, watch);
  const { openSqlite } = await import('./store/sqlite/open.ts');
  return openSqlite({ path: join(database, DATABASE_FILE) }, watch);
}
