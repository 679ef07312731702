import type { Seat, Viewer } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import type { Requests } from '../../wire/requests.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { ChatInfo, TableInfo, Update } from '../../wire/server.ts';
import { type Actor, holds } from './actor.ts';
import { Audience, type AudienceNeeds } from './audience.ts';
import { BotSeats, type BotSeatNeeds } from './bot-seats.ts';
import type { LoadedGame } from '../loaded-games.ts';
import { Chat, type ChatNeeds } from './chat.ts';
import { type CommandNeeds, Commands, type Done } from './commands.ts';
import { pausedSince } from '../match/pauses.ts';
import { MatchReplica, type ReplicaNeeds } from './match-replica.ts';
import { Reconciler } from './reconciler.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { Queue } from '../support/queue.ts';
import { currentUpdate, historyPage, type HistoryPage } from './history.ts';
import { awaitsOpenings, isClosing } from './changes/closed-table.ts';
import { open } from './changes/contributions.ts';
import { Deadline } from './time/deadline.ts';
import { mayBeOutdated, notReady, withSeats } from './changes/seating.ts';
import type { MatchVersion } from '../store/cluster.ts';
import type { TableChange } from '../store/changes.ts';
import type { ChatLine, Line, StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { TableTime } from './time/table-time.ts';
import type { Origin, Watcher } from './watchers.ts';

const MAX_QUEUED = 100;

/** Is told of everything that changes at a table. `nudged` are seats whose time has just run out. */
export interface TableListener {
  tell(table: Table, nudged?: readonly Seat[]): void;
  tellChat(table: Table, lines: readonly ChatLine[]): void;
}

/** The needs of a table are those of its parts. */
export interface TableNeeds extends ReplicaNeeds, AudienceNeeds, CommandNeeds, BotSeatNeeds, ChatNeeds {
  /** How long devices are waited for: for the openings at the start, and for the links of a roll. In milliseconds. */
  readonly openingTime: number;
  readonly store: Store;
  readonly tableEvents: TableListener;
}

/**
 * A table in memory. Everything that changes it goes through one queue. Nothing is sent before it is durable; what does not
 * become durable has not happened.
 */
export class Table {
  readonly #needs: TableNeeds;
  readonly #replica: MatchReplica;
  readonly #queue = new Queue();
  readonly #audience: Audience;
  readonly #reconciler: Reconciler;
  readonly #commands: Commands;
  readonly #bots: BotSeats;
  readonly #chat: Chat;
  readonly #closing: Deadline;
  readonly #rolling: Deadline;
  readonly #inUse: (table: Table) => void;
  #stopped = false;
  /** When the table was last used. */
  used: number;
  /** The registry has dropped it from memory, though references remain: it asks no bots and wants no lease. */
  isForgotten = false;

  private constructor(needs: TableNeeds, replica: MatchReplica, inUse: (table: Table) => void) {
    this.#needs = needs;
    this.#inUse = inUse;
    this.#replica = replica;
    const audience = new Audience(needs, replica, {
      changed: () => needs.tableEvents.tell(this),
      said: (lines) => needs.tableEvents.tellChat(this, lines),
    });
    const reconciler = new Reconciler(replica, audience, needs.clock);
    this.#audience = audience;
    this.#reconciler = reconciler;
    this.#commands = new Commands(needs, { replica, reconciler, audience });
    this.#chat = new Chat(needs, replica, audience);
    this.#bots = new BotSeats(
      needs,
      (bot, intent) => this.#enqueue(() => this.#commands.answer({ type: 'bot', bot }, intent)),
      () => this.askBots(),
    );
    const { time, openingTime } = needs;
    this.#closing = new Deadline(time, openingTime, () => this.#begin());
    this.#rolling = new Deadline(time, openingTime, () => this.#roll());
    this.used = needs.clock();
  }

  /** `inUse` is called at every use, so that the registry keeps the table. */
  static async load(
    needs: TableNeeds,
    known: LoadedGame,
    stored: StoredMatch,
    inUse: (table: Table) => void,
  ): Promise<Table> {
    const replica = new MatchReplica(needs, known, stored);
    await replica.replay();
    const table = new Table(needs, replica, inUse);
    // Chat lines of other nodes from now on are new.
    if (needs.store.cluster) await table.#chat.catchUp();
    table.askBots();
    // The server that closed the table may have stopped.
    table.#waitForDevices();
    return table;
  }

  get stored(): StoredMatch {
    return this.#replica.stored;
  }

  get known(): LoadedGame {
    return this.#replica.known;
  }

  get live(): LiveMatch | undefined {
    return this.#replica.live;
  }

  /** When memory was last known to equal the store. */
  get fresh(): number {
    return this.#reconciler.fresh;
  }

  get over(): boolean {
    return this.stored.status === 'over' || this.stored.status === 'closed';
  }

  /** Nobody watches, the queue is empty and no bot is thinking. */
  get idle(): boolean {
    const isWaiting = this.#closing.isWaiting || this.#rolling.isWaiting;
    return !this.watched && this.#queue.waiting === 0 && this.#bots.idle && !isWaiting;
  }

  get watched(): boolean {
    return this.#audience.size > 0;
  }

  /** How many look on at this node without a seat. */
  get onlookers(): number {
    return this.#audience.onlookers;
  }

  /** Seats that are watched, at this node or another. */
  get here(): ReadonlySet<Seat> {
    return this.#audience.here;
  }

  /** Seats that owe a decision and have not sealed one. */
  get waitingFor(): readonly Seat[] {
    return this.live?.waitingFor ?? [];
  }

  /** Whether everybody was told of the latest step; of a changed envelope only its owner is told. */
  get wasPublic(): boolean {
    return this.live?.recent.at(-1)?.audience === 'all';
  }

  get info(): TableInfo {
    return this.#audience.info;
  }

  get time(): TableTime {
    return this.#audience.time;
  }

  /** The current update of this viewer: to be sent at once. */
  updateNow(viewer: Viewer): Update | Refused {
    return currentUpdate(this.#replica, viewer);
  }

  /** The same with the steps after a number. */
  async update(viewer: Viewer, after?: number): Promise<Update | Refused> {
    // A viewer who has seen more at another node must not be shown less here.
    if (after !== undefined && after > (this.live?.seq(viewer) ?? 0) && this.#needs.store.cluster)
      await this.catchUp();
    return currentUpdate(this.#replica, viewer, after);
  }

  /** Whether this is still the current update. */
  isCurrent(viewer: Viewer, update: Update | Refused): boolean {
    return 'refused' in update ? this.live === undefined : this.live?.seq(viewer) === update.seq;
  }

  /** A page of the steps this viewer was told after a number. */
  async story(from: {
    readonly viewer: Viewer;
    readonly after?: number | undefined;
  }): Promise<HistoryPage | Refused> {
    // Another node may have begun the match.
    if (!this.live && this.#needs.store.cluster) await this.catchUp();
    return historyPage(this.#replica, this.#needs.store, from);
  }

  watch(watcher: Watcher): void {
    this.#touch();
    this.#audience.add(watcher);
  }

  /** `onPurpose`: the page was closed; otherwise its connection was lost. */
  unwatch(connection: object, viewer?: Viewer, onPurpose = false): void {
    this.#touch();
    this.#audience.remove(connection, viewer, onPurpose);
  }

  answer(actor: Actor, intent: Intent, origin?: Origin): Promise<Done | Refused> {
    return this.#enqueue(() => this.#commands.answer(actor, intent, origin));
  }

  undo(actor: Actor, intent: TakeBack, origin?: Origin): Promise<Done | Refused> {
    return this.#enqueue(() => this.#commands.undo(actor, intent, origin));
  }

  /** Begins the match. If seats have commitments, the table is closed first, and the match begins when they are opened. */
  async start(actor: Actor | 'server'): Promise<Done | Refused> {
    if (!isClosing(this.stored) && !awaitsOpenings(this.stored))
      return this.#enqueue(() => this.#commands.begin(actor));
    return this.change((stored) => {
      const refused = notReady(stored, this.known.game, actor);
      return (
        refused ?? { ...withSeats(stored, stored.seats), closing: stored.closing ?? this.#needs.clock() }
      );
    });
  }

  /** A seat opens its contribution to the dice; with the last one the match begins. */
  async open(actor: Actor, given: Requests['open']): Promise<Done | Refused> {
    const done = await this.change((stored) => open(stored, actor, given));
    if (typeof done === 'string' && !awaitsOpenings(this.stored)) await this.#begin();
    return done;
  }

  async #begin(): Promise<void> {
    if (isClosing(this.stored)) await this.#enqueue(() => this.#commands.begin('server'));
  }

  /** A seat opens its link for a roll; with the last one it is made. */
  async link(actor: Actor, given: Requests['link']): Promise<Done | Refused> {
    const done = await this.#enqueue(() => this.#commands.link(actor, given));
    if (typeof done === 'string' && this.live?.rounds?.isComplete) await this.#roll();
    return done;
  }

  async #roll(): Promise<void> {
    if (this.live?.rounds?.pending) await this.#enqueue(() => this.#commands.roll());
  }

  /** Devices are to open something: their contributions at the start, or links for a roll. */
  #waitForDevices(): void {
    if (this.#stopped) return;
    if (isClosing(this.stored)) this.#closing.wait(this.stored.closing);
    const pending = this.live?.rounds?.pending;
    if (pending) this.#rolling.wait(pending.at);
    else this.#rolling.stop();
  }

  /** Changes the table (not the match): `make` gives its new state from the current one, or a refusal. */
  change(make: (stored: StoredMatch) => TableChange | Refused): Promise<Done | Refused> {
    return this.#enqueue(() => this.#commands.change(make));
  }

  /** Whether this person hosts the table or sits at it. */
  concerns(person: number): boolean {
    return this.stored.host === person || this.stored.seats.some((seat) => seat.person === person);
  }

  /** A rematch was created. */
  setNext(next: string): Promise<void> {
    return this.#exclusively(async () => {
      this.#replica.stored = { ...this.stored, next };
    });
  }

  say(actor: Actor, seat: Seat, text: string): Promise<Done | Refused> {
    return this.#enqueue(async () => {
      return holds(actor, this.stored, seat) ? this.#chat.say(seat, text) : refuse('not-your-seat');
    });
  }

  /** The chat after a line, without what `isUnheard` people have said. */
  async chatSince(after: number, isUnheard: (person: number) => boolean = () => false): Promise<ChatInfo[]> {
    return this.chatFor(await this.#chat.since(after), isUnheard);
  }

  /** Lines as they are sent, without what `isUnheard` people have said. */
  chatFor(lines: readonly ChatLine[], isUnheard: (person: number) => boolean): ChatInfo[] {
    const heard = lines.filter(({ person }) => person === undefined || !isUnheard(person));
    return heard.map((line) => this.#audience.chatInfo(line));
  }

  /** Another node has written these lines of the log. */
  applyNews(lines: readonly Line[]): Promise<void> {
    return this.#exclusively(() => this.#reconciler.applyNews(lines));
  }

  /** Reads from the store what another node may have written. */
  catchUp(): Promise<void> {
    return this.#exclusively(async () => void (await this.#reconciler.readAgain()));
  }

  /** Whether the condition holds for the stored table; with several nodes the store is read before the answer is no. */
  async satisfies(holds: (stored: StoredMatch) => boolean): Promise<boolean> {
    if (!holds(this.stored) && this.#needs.store.cluster) await this.catchUp();
    return holds(this.stored);
  }

  catchUpChat(): Promise<void> {
    return this.#queue.run(() => this.#chat.catchUp());
  }

  /** Compares the table with its stored version and reconciles it if it is behind. */
  async compare(standing: MatchVersion): Promise<void> {
    this.#audience.setElsewhere(standing.elsewhere);
    if (standing.chat > this.#chat.last) await this.catchUpChat();
    if (this.#replica.isBehind(standing)) await this.catchUp();
    else {
      this.#reconciler.markFresh();
      this.askBots();
    }
  }

  /** Reads which seats are watched from other nodes. */
  async readPresence(): Promise<void> {
    if (this.#needs.store.cluster)
      this.#audience.setElsewhere(await this.#needs.presence.elsewhere(this.stored.key));
  }

  /** Rejects new work and resolves once pending work has finished. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#closing.stop();
    this.#rolling.stop();
    this.#bots.stop();
    await this.#queue.idle();
  }

  /**
   * Runs a job when all before it are done. Afterwards whatever it has changed in memory is passed on: to viewers, to the rest
   * of the server and to bots.
   */
  #exclusively<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      const before = this.#replica.revisions;
      const round = this.live?.rounds?.pending?.round;
      try {
        return await job();
      } finally {
        const after = this.#replica.revisions;
        if (after.table !== before.table) this.#audience.check();
        if (after.table !== before.table || this.live?.rounds?.pending?.round !== round)
          this.#audience.tellTable();
        this.#waitForDevices();
        if (after.all !== before.all) this.#needs.tableEvents.tell(this);
        this.askBots();
      }
    });
  }

  #touch(): void {
    this.used = this.#needs.clock();
    this.#inUse(this);
  }

  /** Checks the clocks: tells whose time is up, and gives when to check again. */
  checkClocks(): Promise<{ readonly next?: number } | Refused> {
    return this.#enqueue(async () => {
      const refused = await this.#reconciler.reconcile();
      if (refused) return refused;
      const now = this.#needs.clock();
      this.tellOverdue();
      const next = this.stored.status === 'playing' ? this.time.nextCheck(now) : undefined;
      return next === undefined ? {} : { next };
    });
  }

  /** Tells viewers and the server whose time has run out since the last call. */
  tellOverdue(): void {
    const seats = this.#audience.tellOverdue();
    if (seats.length > 0) this.#needs.tableEvents.tell(this, seats);
  }

  #enqueue<T>(job: () => Promise<T>): Promise<T | Refused> {
    if (this.#stopped) return Promise.resolve(refuse('stopping'));
    if (this.#queue.waiting >= MAX_QUEUED) return Promise.resolve(refuse('busy'));
    this.#touch();
    return this.#exclusively(this.#needs.store.cluster ? () => this.#retryIfOutdated(job) : job);
  }

  /** With several nodes, a refusal that a stale replica may have caused is checked against the store first. */
  async #retryIfOutdated<T>(job: () => Promise<T>): Promise<T> {
    const done = await job();
    if (typeof done !== 'object' || !isRefused(done as object) || !mayBeOutdated(done as Refused))
      return done;
    const before = this.#replica.edition;
    await this.#reconciler.readAgain();
    return this.#replica.edition === before ? done : job();
  }

  /** Asks every bot that owes a decision and is not thinking yet. Idempotent. */
  askBots(): void {
    if (!this.live || this.#stopped || this.isForgotten) return;
    // With live dice everybody waits for the roll.
    if (pausedSince(this.stored.times) !== undefined || this.live.rounds?.pending) return;
    this.#bots.ask(this.stored, this.live, this.watched);
  }
}
