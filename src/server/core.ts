import { refuse } from '../wire/refusals.ts';
import { Administration } from './admin/administration.ts';
import { Door } from './admin/door.ts';
import { Looks } from './admin/overview.ts';
import { RecentErrors } from './admin/recent-errors.ts';
import { ServerSettings } from './admin/server-settings.ts';
import type { Luck } from '../engine/match.ts';
import type { Registry } from '../engine/words.ts';
import type { DiceSource } from '../fair/match-dice.ts';
import { BotPool, type Thinker } from './bots/bot-pool.ts';
import { neighboursOf, type NodeOptions } from './cluster/node.ts';
import { expire } from './people/expiry.ts';
import { Housekeeping } from './housekeeping.ts';
import { Readiness } from './http/readiness.ts';
import type { Site } from './http/route.ts';
import { type Timeouts, defaultTimeouts } from './http/timeouts.ts';
import { LoadedGames } from './loaded-games.ts';
import { LobbyWatch } from './lobby/lobby-watch.ts';
import { Lobby } from './lobby/lobby.ts';
import { DiceHistory } from './match/dice-history.ts';
import { TableLists } from './lobby/table-lists.ts';
import { Accounts } from './people/accounts.ts';
import { Auth } from './people/auth.ts';
import { Notices } from './people/notices.ts';
import { Passkeys } from './people/passkeys.ts';
import { type Cost, Passwords } from './people/password.ts';
import { Programs } from './people/program-tokens.ts';
import { Proofs } from './people/proof.ts';
import { SignIn } from './people/sign-in.ts';
import { Push } from './push/push.ts';
import { ProgramStreams } from './socket/program-streams.ts';
import { Sockets } from './socket/sockets.ts';
import { errorMessage } from './support/error-message.ts';
import type { Store } from './store/store.ts';
import { Limiter, type Limits, defaultLimits } from './support/limiter.ts';
import type { Log } from './support/log.ts';
import { Metrics } from './support/metrics.ts';
import { Outbox } from './support/outbox.ts';
import type { Time, Timer } from './support/time.ts';
import { makeId, type RandomBytes } from './support/token.ts';
import type { WeakValues } from './support/weak-values.ts';
import { OPENING_TIME } from './table/contributions.ts';
import { SeatActions } from './table/seat-actions.ts';
import type { Services } from './table/services.ts';
import { TableEvents } from './table/table-events.ts';
import { TableRegistry } from './table/table-registry.ts';
import type { Table } from './table/table.ts';
import { Uptime } from './uptime.ts';

/** Matches that are over leave soon: what is not in memory does not have to be looked through. */
const SWEEP = 2000;
const FORGET = 10_000;
const COUNT = 5000;
const TIDY = 3600_000;
/** What owners have set at another node is known here after so long. */
const SETTINGS = 5000;

/** How a server behaves. */
export interface CoreOptions {
  /** How people reach it from outside, if that is not the address itself. */
  readonly baseUrl?: string;
  readonly limits?: Partial<Limits>;
  /** How long a bot may think. */
  readonly botMilliseconds?: number;
  readonly timeouts?: Partial<Timeouts>;
  /** Hosts that push messages may go to beside the known services, as `host:port`. */
  readonly pushHosts?: readonly string[];
  /** What hashing a password costs. */
  readonly passwordCost?: Cost;
  /** How this server is one of several on the same PostgreSQL. */
  readonly nodes?: NodeOptions;
  /** Milliseconds between signs of life on the streams of programs. */
  readonly heartbeat?: number;
  /** How long a closed table waits for what the pages add to the dice, in milliseconds. */
  readonly openingTime?: number;
  /** Nothing is done by itself at certain times: whoever hands in the time calls `tend` when it says so. */
  readonly tendByHand?: boolean;
  /** What it says of itself. */
  readonly about?: { readonly version: string; readonly host: string };
  /** Where the database is, if that is a folder of this machine. */
  readonly folder?: string;
}

/** Everything that a server takes from the machine it runs on. */
export interface Machine {
  /** Overhears the log, for the owner's page. */
  readonly errors?: RecentErrors;
  /** What this node is called. */
  readonly id?: string;
  readonly games: Registry;
  /** Closed with the server. */
  readonly store: Store;
  readonly time: Time;
  readonly random: RandomBytes;
  readonly thinker: Thinker;
  readonly dice: (match: DiceSource) => Luck;
  readonly forgotten: WeakValues<string, Table>;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A server without a network: everything behind HTTP and WebSockets, put together. */
export class Core {
  readonly site: Site;
  readonly sockets: Sockets;
  readonly #machine: Machine;
  readonly #options: CoreOptions;
  readonly #node: ReturnType<typeof neighboursOf>['node'];
  readonly #housekeeping: Housekeeping;
  readonly #bots: BotPool;
  #timers: readonly Timer[] = [];
  #stopping: Promise<void> | undefined;

  constructor(machine: Machine, options: CoreOptions) {
    const { store, time, random, log, metrics, thinker, id = makeId(random) } = machine;
    const { botMilliseconds: milliseconds, baseUrl } = options;
    this.#machine = machine;
    this.#options = options;
    const clock = () => time.now();
    this.#bots = new BotPool({
      thinker,
      random,
      elapsed: () => time.elapsed(),
      ...(milliseconds === undefined ? {} : { milliseconds }),
      failed: (reason) => {
        metrics.count('bot_failures');
        log.error('bot', { reason });
      },
    });
    const { node, ...neighbours } = neighboursOf(store, {
      ...options.nodes,
      id,
      log,
      metrics,
      random,
      time,
    });
    this.#node = node;
    const services: Services = {
      store,
      ...neighbours,
      games: new LoadedGames(machine.games),
      bots: this.#bots,
      log,
      metrics,
      tableEvents: new TableEvents(),
      outbox: new Outbox(time),
      uptime: new Uptime({ store, clock, log }),
      time,
      clock,
      random,
      dice: machine.dice,
      diceHistory: new DiceHistory(store),
      openingTime: options.openingTime ?? OPENING_TIME,
      forgotten: machine.forgotten,
    };
    const tables = new TableRegistry(services);
    const settings = new ServerSettings(store);
    const lists = new TableLists(store, tables);
    const auth = new Auth(services, baseUrl?.startsWith('https:') ?? false);
    const limiter = new Limiter({ ...defaultLimits, ...options.limits }, clock);
    const streams = new ProgramStreams(services, tables, limiter, options.heartbeat);
    const notices = new Notices(services, auth);
    const passwords = new Passwords(options.passwordCost);
    const passkeys = new Passkeys(services);
    const keys = { services, auth, limiter, passwords, passkeys, notices, baseUrl };
    const signIn = new SignIn(keys);
    this.site = {
      services,
      tables,
      lobby: new Lobby(services, tables, {
        limiter,
        mostOpen: () => options.limits?.openTables ?? settings.current.openTables,
      }),
      lists,
      lobbyWatch: new LobbyWatch(services, lists),
      seatActions: new SeatActions(clock),
      auth,
      accounts: new Accounts({ ...keys, signIn, proofs: new Proofs(services) }),
      signIn,
      notices,
      programs: new Programs(services, tables, auth, notices),
      readiness: new Readiness({
        store,
        node: id,
        clock,
        ...(options.folder === undefined ? {} : { folder: options.folder }),
      }),
      administration: new Administration({ services, tables, auth, settings }),
      settings,
      door: new Door(store, settings, clock),
      mayWrite: async (actor) => {
        if (!settings.current.chat) return refuse('chat-off');
        const key = actor.type === 'person' ? actor.key : actor.type === 'seat' ? actor.person : undefined;
        // From the store: an open page does not know what has been done to its person meanwhile.
        const person = key === undefined ? undefined : await store.people.account(key);
        return (person?.muted ?? 0) > clock() ? refuse('muted') : undefined;
      },
      looks: new Looks({
        store,
        clock,
        version: options.about?.version ?? '',
        node: id,
        folder: options.folder,
        errors: machine.errors ?? new RecentErrors(clock),
        connections: () => this.sockets.size,
        tables: () => tables.size,
        botsWaiting: () => this.#bots.waiting,
        free: () => this.site.readiness.free(),
      }),
      about: { version: '', host: '', ...options.about, node: id, baseUrl },
      streams,
      limiter,
      push: new Push(services, {
        contact: baseUrl?.startsWith('https:') ? baseUrl : 'https://tidetable.invalid',
        hosts: options.pushHosts ?? [],
      }),
    };
    auth.onRevoked(({ person }) => tables.lookAgain(person));
    auth.onRevoked((revoked) => streams.hasEnded(revoked));
    this.sockets = new Sockets(this.site);
    this.#housekeeping = new Housekeeping(services, tables, () => expire({ services, tables, auth }));
    metrics.gauge('sockets', 'Open sockets', () => this.sockets.size);
    metrics.gauge('streams', 'Open streams of programs', () => streams.size);
    metrics.gauge('tables', 'Tables in memory', () => tables.size);
    Object.assign(metrics, { version: options.about?.version ?? '', node: id });
    metrics.gauge(
      'bot_oldest_milliseconds',
      'For how long the oldest question to a bot has had no answer',
      () => Math.round(this.#bots.oldest),
    );
    metrics.gauge(
      'event_loop_lag_milliseconds',
      'The worst hundredth since the last look',
      () => this.site.looks.lag,
    );
    metrics.gauge('memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
    metrics.gauge('leases', 'Matches whose bots think at this node', () => node?.leases.size);
    metrics.gauge('disk_free_bytes', 'Room left on the disk of the database', () =>
      this.site.readiness.free(),
    );
    metrics.gauge('bots_waiting', 'Decisions waiting for a bot', () => this.#bots.waiting);
  }

  /** Joins the other nodes and begins what is done by itself. If that fails, `stop` takes down what there is. */
  async start(): Promise<void> {
    const { tables, auth, limiter, services, streams } = this.site;
    const { time, store } = this.#machine;
    await this.#node?.start(tables, () => {
      this.sockets.dismiss();
      streams.dismiss();
    });
    const applyRevocations = () => void auth.applyRevocations().catch(this.#failed('farewells'));
    services.signals.on('tokens', applyRevocations);
    services.signals.on('people', (people) => auth.forgetPeople(people));
    services.signals.onMissed(() => auth.forgetPeople());
    const { revocationPoll } = { ...defaultTimeouts, ...this.#options.timeouts };
    this.#timers = [
      time.every(SWEEP, () => tables.sweep()),
      time.every(COUNT, () => void services.diceHistory.flush().catch(this.#failed('dice-counts'))),
      time.every(FORGET, () => limiter.forget()),
      time.every(SETTINGS, () => void this.site.settings.load().catch(this.#failed('settings'))),
      time.every(revocationPoll, applyRevocations),
      time.every(TIDY, () => void store.write(auth.tidying).catch(this.#failed('tidy'))),
    ];
    await this.site.settings.load();
    await services.uptime.start();
    if (!this.#options.tendByHand) this.#housekeeping.start();
  }

  /** Once people can reach it: bots that owed a decision when the last server stopped go on. */
  resume(): void {
    this.site.tables.resumeBots().catch(this.#failed('resume'));
  }

  /** Does at once what is otherwise done every few seconds: clocks that have run out, tables that vanish. */
  tend(): Promise<void> {
    return this.#housekeeping.tend();
  }

  /**
   * The one order in which everything ends, also after a start that failed: nothing new is begun, what was begun becomes
   * durable, people are told goodbye, the network is closed by `closeNetwork`, and the store goes last.
   */
  stop(closeNetwork: () => Promise<void> = async () => undefined): Promise<void> {
    this.#stopping ??= this.#stop(closeNetwork);
    return this.#stopping;
  }

  async #stop(closeNetwork: () => Promise<void>): Promise<void> {
    const { tables, lobbyWatch, push, streams } = this.site;
    for (const timer of this.#timers) timer.cancel();
    lobbyWatch.stop();
    this.site.looks.stop();
    await this.#housekeeping.stop();
    await tables.stop();
    await this.site.services.diceHistory.flush().catch(this.#failed('dice-counts'));
    await push.stop();
    await this.sockets.stop();
    await streams.stop();
    await closeNetwork();
    await this.#bots.stop();
    await this.#node?.stop();
    await this.#machine.store.close();
  }

  #failed(what: string) {
    return (error: unknown) => this.#machine.log.error(what, { reason: errorMessage(error) });
  }
}
