import type { Seat, Viewer } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import type { Refused } from '../../wire/refusals.ts';
import type { TableInfo, Update } from '../../wire/server.ts';
import type { Actor } from './actor.ts';
import { Audience, type AudienceNeeds } from './audience.ts';
import { BotSeats, type BotSeatNeeds } from './bot-seats.ts';
import { DeviceOpenings, type OpeningNeeds } from './device-openings.ts';
import type { LoadedGame } from '../loaded-games.ts';
import { Chat, type ChatNeeds } from './chat.ts';
import { type CommandNeeds, Commands, type Done } from './commands.ts';
import { MatchReplica, type ReplicaNeeds } from './match-replica.ts';
import { Reconciler } from './reconciler.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { currentUpdate, historyPage, type HistoryPage } from './history.ts';
import { type Changes, TableQueue } from './table-queue.ts';
import { TableSync } from './table-sync.ts';
import type { TableChange } from '../store/changes.ts';
import type { ChatLine, StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { TableTime } from './time/table-time.ts';
import type { Origin, Watcher } from './watchers.ts';

/** Is told of everything that changes at a table. `nudged` are seats whose time has just run out. */
export interface TableListener {
  tell(table: Table, nudged?: readonly Seat[]): void;
  /** A step of the match, and the table is as it was. */
  tellStep(table: Table): void;
  tellChat(table: Table, lines: readonly ChatLine[]): void;
}

/** The needs of a table are those of its parts. */
export interface TableNeeds
  extends ReplicaNeeds,
    AudienceNeeds,
    CommandNeeds,
    BotSeatNeeds,
    ChatNeeds,
    OpeningNeeds {
  readonly store: Store;
  readonly tableEvents: TableListener;
}

/**
 * A table in memory. Everything that changes it goes through one queue. Nothing is sent before it is durable; what does not
 * become durable has not happened.
 */
export class Table {
  readonly #needs: TableNeeds;
  readonly #inUse: (table: Table) => void;
  readonly #replica: MatchReplica;
  readonly #audience: Audience;
  readonly #reconciler: Reconciler;
  readonly #queue: TableQueue;
  readonly #commands: Commands;
  readonly openings: DeviceOpenings;
  readonly bots: BotSeats;
  readonly chat: Chat;
  readonly sync: TableSync;
  /** When the table was last used. */
  used: number;

  private constructor(needs: TableNeeds, replica: MatchReplica, inUse: (table: Table) => void) {
    const audience = new Audience(needs, replica, {
      changed: () => needs.tableEvents.tell(this),
      said: (lines) => needs.tableEvents.tellChat(this, lines),
    });
    const reconciler = new Reconciler(replica, audience, needs.clock);
    const queue = new TableQueue(replica, reconciler, needs.store.cluster !== undefined, {
      requested: () => this.#touch(),
      ended: (changes) => this.#passOn(changes),
    });
    const commands = new Commands(needs, { replica, reconciler, audience });
    this.#needs = needs;
    this.#inUse = inUse;
    this.#replica = replica;
    this.#audience = audience;
    this.#reconciler = reconciler;
    this.#queue = queue;
    this.#commands = commands;
    this.openings = new DeviceOpenings(needs, { replica, queue, commands });
    this.bots = new BotSeats(needs, { replica, audience, queue, commands });
    this.chat = new Chat(needs, { replica, audience, queue });
    this.sync = new TableSync(needs, {
      replica,
      reconciler,
      audience,
      queue,
      chat: this.chat,
      bots: this.bots,
    });
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
    if (needs.store.cluster) await table.chat.catchUp();
    table.bots.ask();
    // The server that closed the table may have stopped.
    table.openings.setDeadlines();
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

  get over(): boolean {
    return this.stored.status === 'over' || this.stored.status === 'closed';
  }

  /** Nobody watches, the queue is empty and no bot is thinking. */
  get idle(): boolean {
    return !this.watched && this.#queue.isEmpty && this.bots.idle && !this.openings.areAwaited;
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
    if (after !== undefined && after > (this.live?.seq(viewer) ?? 0)) await this.sync.catchUpWithOthers();
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
    if (!this.live) await this.sync.catchUpWithOthers();
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
    return this.#queue.request(() => this.#commands.answer(actor, intent, origin));
  }

  undo(actor: Actor, intent: TakeBack, origin?: Origin): Promise<Done | Refused> {
    return this.#queue.request(() => this.#commands.undo(actor, intent, origin));
  }

  /** Begins the match, or closes the table until the devices have opened their contributions to the dice. */
  start(actor: Actor | 'server'): Promise<Done | Refused> {
    return this.openings.start(actor);
  }

  /** Changes the table (not the match): `make` gives its new state from the current one, or a refusal. */
  change(make: (stored: StoredMatch) => TableChange | Refused): Promise<Done | Refused> {
    return this.#queue.request(() => this.#commands.change(make));
  }

  /** Whether this person hosts the table or sits at it. */
  concerns(person: number): boolean {
    return this.stored.host === person || this.stored.seats.some((seat) => seat.person === person);
  }

  /** A rematch was created. */
  setNext(next: string): Promise<void> {
    return this.#queue.run(async () => {
      this.#replica.stored = { ...this.stored, next };
    });
  }

  #touch(): void {
    this.used = this.#needs.clock();
    this.#inUse(this);
  }

  /** After a job: passes on what it has changed in memory, to viewers, to the rest of the server and to bots. */
  #passOn({ table, roll, any }: Changes): void {
    if (table) this.#audience.check();
    if (table || roll) this.#audience.tellTable();
    this.openings.setDeadlines();
    if (table) this.#needs.tableEvents.tell(this);
    else if (any) this.#needs.tableEvents.tellStep(this);
    this.bots.ask();
  }

  /** Rejects new work and resolves once pending work has finished. */
  async stop(): Promise<void> {
    this.openings.stop();
    this.bots.stop();
    await this.#queue.stop();
  }

  /** Checks the clocks: tells whose time is up, and gives when to check again. */
  checkClocks(): Promise<{ readonly next?: number } | Refused> {
    return this.#queue.request(async () => {
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
}
