import type { Luck } from '../engine/match.ts';
import type { Registry } from '../engine/words.ts';
import { refuse } from '../wire/refusals.ts';
import type { DiceSource } from '../fair/match-dice.ts';
import { Archive } from './archive/archive.ts';
import { Administration } from './admin/administration.ts';
import { CollusionHints } from './admin/hints.ts';
import { Moderation } from './admin/moderation.ts';
import { Newcomers } from './admin/newcomers.ts';
import { Reports } from './admin/reports.ts';
import { ChatRights } from './admin/chat-rights.ts';
import { RegistrationGate } from './admin/registration-gate.ts';
import { NodeOverview } from './admin/overview.ts';
import { RecentErrors } from './admin/recent-errors.ts';
import { ServerSettings } from './admin/server-settings.ts';
import { Contacts } from './contacts/contacts.ts';
import type { Messenger } from './contacts/messenger.ts';
import { BotPool, type BotRunner } from './bots/bot-pool.ts';
import { type OwnBot, ownBotNames } from './bots/own-bots.ts';
import { clusterPartsOf, type NodeOptions } from './cluster/node.ts';
import { AskNotifier } from './challenges/ask-notifier.ts';
import { Challenges } from './challenges/challenges.ts';
import { Invitations } from './challenges/invitations.ts';
import { Daily } from './daily/daily.ts';
import type { TryJudge } from './daily/judge.ts';
import { Duplicates } from './duplicate/duplicates.ts';
import { Progress } from './duplicate/progress.ts';
import { Blocks } from './friends/blocks.ts';
import { Friends } from './friends/friends.ts';
import { Housekeeping } from './housekeeping.ts';
import { Readiness } from './http/readiness.ts';
import type { Timeouts } from './http/timeouts.ts';
import { LoadedGames } from './loaded-games.ts';
import { Autostart } from './lobby/autostart.ts';
import { LobbyWatch } from './lobby/lobby-watch.ts';
import { Lobby } from './lobby/lobby.ts';
import { TableLists } from './lobby/table-lists.ts';
import { WatchList } from './lobby/watch-list.ts';
import { DiceHistory } from './match/dice-history.ts';
import { Accounts } from './people/accounts.ts';
import { Auth } from './people/auth.ts';
import { expire } from './people/expiry.ts';
import { Notices } from './people/notices.ts';
import { SolvedPuzzles } from './people/puzzles.ts';
import { Passkeys } from './people/credentials/passkeys.ts';
import { type Cost, Passwords } from './people/credentials/password.ts';
import { Programs } from './people/credentials/program-tokens.ts';
import { Proofs } from './people/proof.ts';
import { SignIn } from './people/sign-in.ts';
import { Pairing } from './pairing/pairing.ts';
import { Push } from './push/push.ts';
import { LobbyStreams } from './socket/lobby-streams.ts';
import { AdjustedRatings } from './ratings/adjusted.ts';
import { Profiles } from './ratings/profiles.ts';
import { Ratings } from './ratings/ratings.ts';
import { Recomputation } from './ratings/recompute.ts';
import { Reviews } from './reviews/reviews.ts';
import type { ReviewRunner } from './reviews/runner.ts';
import { ProgramStreams } from './socket/program-streams.ts';
import { Sockets } from './socket/sockets.ts';
import type { Store } from './store/store.ts';
import { defaultLimits, Limiter, type Limits } from './support/limiter.ts';
import type { Log } from './support/log.ts';
import type { Metrics } from './support/metrics.ts';
import { BatchedWrites } from './support/sending/batched-writes.ts';
import type { Time } from './support/time.ts';
import { makeId, type RandomBytes } from './support/token.ts';
import { WordFilter } from './support/word-filter.ts';
import type { WeakValues } from './support/weak-values.ts';
import { OPENING_TIME } from './table/changes/contributions.ts';
import { SeatActions } from './table/seat-actions.ts';
import { TableEvents } from './table/table-events.ts';
import { TableRegistry } from './table/table-registry.ts';
import type { Table } from './table/table.ts';
import { Uptime } from './uptime.ts';

/** How a server behaves. */
export interface CoreOptions {
  /** The address under which people reach the server, if that is not the one it listens on. */
  readonly baseUrl?: string;
  readonly limits?: Partial<Limits>;
  /** For how many minutes a guest is new, whatever owners set. */
  readonly guestMinutes?: number;
  /** How long a bot may think. */
  readonly botMilliseconds?: number;
  /** Bots of the host's own; the machine's `botRunner` runs them. */
  readonly ownBots?: readonly OwnBot[];
  readonly timeouts?: Partial<Timeouts>;
  /** Hosts that push messages may go to beside the known services, as `host:port`. */
  readonly pushHosts?: readonly string[];
  /** What hashing a password costs. */
  readonly passwordCost?: Cost;
  /** For a server that is one of several on the same PostgreSQL. */
  readonly nodes?: NodeOptions;
  /** Milliseconds between heartbeats on the streams of programs. */
  readonly heartbeat?: number;
  /** How long a closed table waits for what the pages add to the dice, in milliseconds. */
  readonly openingTime?: number;
  /** How long a full table that begins by itself waits for commitments to the dice, in milliseconds. */
  readonly committingTime?: number;
  /** Housekeeping does not run on timers: the caller of `Core` calls `tend`. */
  readonly manualHousekeeping?: boolean;
  /** What the server tells about itself. */
  readonly about?: { readonly version: string; readonly host: string };
  /** Where the database is, if that is a folder of this machine. */
  readonly folder?: string;
}

/** Everything that a server takes from the machine it runs on. Tests hand in their own. */
export interface Machine {
  /** The errors that went through `log`, for the owner's page. */
  readonly errors?: RecentErrors;
  /** The name of this node. */
  readonly id?: string;
  readonly games: Registry;
  /** Closed with the server. */
  readonly store: Store;
  readonly time: Time;
  readonly random: RandomBytes;
  readonly botRunner: BotRunner;
  readonly judge: TryJudge;
  /** Where reviews are computed; without it there are none. */
  readonly reviewRunner?: ReviewRunner;
  /** How people are notified outside the browser, if the host has set it up. */
  readonly messenger?: Messenger;
  readonly dice: (match: DiceSource) => Luck;
  readonly forgotten: WeakValues<string, Table>;
  readonly log: Log;
  readonly metrics: Metrics;
}

const noReviews: ReviewRunner = {
  run: async () => ({ impossible: 'this server does not review matches' }),
  stop: async () => undefined,
};

export type Parts = ReturnType<typeof assemble>;

/**
 * Creates all parts of a server and hands each the parts it needs, in order of dependency; nothing is started. Each part
 * declares its needs as an interface beside its class.
 */
export function assemble(machine: Machine, options: CoreOptions) {
  const { store, time, random, log, metrics, botRunner, id = makeId(random) } = machine;
  const { baseUrl, folder, limits = {} } = options;
  const isHttps = baseUrl?.startsWith('https:') ?? false;
  const version = options.about?.version ?? '';
  const clock = () => time.now();

  const { node, ...clusterParts } = clusterPartsOf(store, {
    ...options.nodes,
    id,
    log,
    metrics,
    random,
    time,
  });
  const base = { store, time, clock, random, log, metrics, ...clusterParts };
  const games = new LoadedGames(machine.games, (game) => ownBotNames(options.ownBots ?? [], game));
  const bots = new BotPool({
    runner: botRunner,
    random,
    elapsed: () => time.elapsed(),
    ...(options.botMilliseconds === undefined ? {} : { milliseconds: options.botMilliseconds }),
    failed: (reason) => {
      metrics.count('bot_failures');
      log.error('bot', { reason });
    },
  });
  const tableEvents = new TableEvents();
  const writes = new BatchedWrites(time);
  const diceHistory = new DiceHistory(store);
  const uptime = new Uptime({ store, clock, log });
  const tables = new TableRegistry({
    ...base,
    games,
    bots,
    tableEvents,
    writes,
    diceHistory,
    uptime,
    dice: machine.dice,
    openingTime: options.openingTime ?? OPENING_TIME,
    forgotten: machine.forgotten,
  });
  const seatActions = new SeatActions(clock);
  const limiter = new Limiter({ ...defaultLimits, ...limits }, clock);

  const settings = new ServerSettings(store);
  const words = new WordFilter(() => settings.current.words);
  const newcomers = new Newcomers({ store, settings, clock, minutes: options.guestMinutes });
  const refusalToOpen = async (person: number, open: number) => {
    // What the server was started with goes before what owners set.
    if (limits.openTables === undefined) return newcomers.refusalToOpen(person, open);
    return open >= limits.openTables ? refuse('too-many') : undefined;
  };
  const lists = new TableLists(store, tables);
  const blocks = new Blocks(base);
  const friends = new Friends({ ...base, limiter, blocks, tables });
  const watchList = new WatchList({ ...base, tables, blocks });
  const lobby = new Lobby({ ...base, games, tables, tableEvents, blocks }, { limiter, words, refusalToOpen });
  const lobbyWatch = new LobbyWatch({ ...base, lists, tableEvents });
  const autostart = new Autostart({ ...base, tables, tableEvents, lobby }, options.committingTime);

  const auth = new Auth(base, isHttps);
  const notices = new Notices({ ...base, auth });
  const passwords = new Passwords(options.passwordCost);
  const passkeys = new Passkeys(base);
  const keys = { ...base, auth, limiter, passwords, passkeys, notices, baseUrl };
  const signIn = new SignIn(keys);
  const accounts = new Accounts({ ...keys, signIn, proofs: new Proofs(base) });
  const programs = new Programs({ ...base, tables, auth, notices });

  const moderation = new Moderation({ ...base, tables, auth });
  const reports = new Reports({ ...base, limiter });
  const hints = new CollusionHints(store);
  const administration = new Administration({ ...base, tables, auth, settings, moderation });
  const registration = new RegistrationGate(store, settings, clock);
  const chatRights = new ChatRights({ store, settings, newcomers, words, limiter, clock });
  const contacts = new Contacts({ ...base, games }, machine.messenger ?? {}, baseUrl ?? '');
  const push = new Push(
    { ...base, games, tableEvents, contacts },
    {
      contact: isHttps && baseUrl !== undefined ? baseUrl : 'https://tidetable.invalid',
      hosts: options.pushHosts ?? [],
    },
  );

  const asked = new AskNotifier({ ...base, push });
  const challenges = new Challenges({
    ...base,
    games,
    lobby,
    limiter,
    words,
    blocks,
    asked,
    refusalToChallenge: (person, sent) => newcomers.refusalToChallenge(person, sent),
  });
  const invitations = new Invitations({ ...base, lobby, tables, limiter, blocks, asked });
  const readiness = new Readiness({
    store,
    node: id,
    clock,
    log,
    ...(folder === undefined ? {} : { folder }),
  });
  const streams = new ProgramStreams(
    { ...base, tables, tableEvents, limiter, challenges, blocks },
    options.heartbeat,
  );
  const lobbyStreams = new LobbyStreams({ ...base, lobbyWatch, limiter }, options.heartbeat);
  const sockets = new Sockets({
    ...base,
    tables,
    lobby,
    lobbyWatch,
    seatActions,
    chatRights,
    blocks,
    limiter,
    writes,
  });
  const overview = new NodeOverview({
    store,
    clock,
    version,
    node: id,
    folder,
    errors: machine.errors ?? new RecentErrors(clock),
    connections: () => sockets.size,
    tables: () => tables.size,
    botsWaiting: () => bots.waiting,
    free: () => readiness.free(),
  });
  const archive = new Archive({ ...base, games, uptime, dice: machine.dice });
  const daily = new Daily({ ...base, games, judge: machine.judge });
  const progress = new Progress({ ...base, tables, tableEvents });
  const duplicates = new Duplicates({ ...base, games, limiter, progress, words, blocks });
  const adjusted = new AdjustedRatings(base);
  const ratings = new Ratings({ ...base, tableEvents, rated: () => adjusted.soon() });
  const reviews = new Reviews({
    ...base,
    games,
    tableEvents,
    uptime,
    dice: machine.dice,
    bots,
    perHour: () => (machine.reviewRunner ? settings.current.reviewsPerHour : 0),
    runner: machine.reviewRunner ?? noReviews,
    reviewed: () => adjusted.soon(),
  });
  const profiles = new Profiles(store, games);
  const pairing = new Pairing({ ...base, games, lobby, tables, limiter });
  const recomputation = new Recomputation({ ...base, adjusted });
  const housekeeping = new Housekeeping({
    ...base,
    tables,
    uptime,
    expire: async () => {
      await expire({ store, clock, tables, auth });
      await challenges.tidy();
      await moderation.tidy();
      await invitations.tidy();
    },
    startFull: () => autostart.tend(),
    drawTides: () => daily.tides.tend(),
    advanceDuplicates: () => progress.tend(),
    rate: async () => {
      await ratings.tend();
      await adjusted.tend();
    },
    pair: () => pairing.tend(),
    review: async () => reviews.wake(),
  });
  auth.onRevoked(({ person }) => tables.reloadTablesOf(person));
  auth.onRevoked((revoked) => streams.closeRevoked(revoked));
  auth.onRevoked((revoked) => lobbyStreams.closeRevoked(revoked));
  auth.onRevoked(({ hash }) => sockets.closeAll(hash));

  return {
    ...base,
    node,
    about: { version, host: '', ...options.about, node: id, baseUrl },
    games,
    bots,
    daily,
    duplicates,
    progress,
    judge: machine.judge,
    tableEvents,
    writes,
    diceHistory,
    uptime,
    tables,
    seatActions,
    limiter,
    settings,
    lists,
    lobby,
    lobbyWatch,
    autostart,
    challenges,
    invitations,
    blocks,
    friends,
    watchList,
    archive,
    auth,
    notices,
    puzzles: new SolvedPuzzles(base),
    signIn,
    accounts,
    programs,
    administration,
    moderation,
    reports,
    hints,
    registration,
    chatRights,
    contacts,
    push,
    readiness,
    streams,
    lobbyStreams,
    sockets,
    overview,
    housekeeping,
    ratings,
    adjusted,
    reviews,
    profiles,
    recomputation,
    pairing,
  };
}
