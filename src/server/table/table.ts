import type { Seat, Viewer } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import type { Requests } from '../../wire/requests.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { ChatInfo, News, TableInfo, Update } from '../../wire/server.ts';
import { type Actor, holds } from './actor.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Known } from '../loaded-games.ts';
import { Chat } from './chat.ts';
import { Decisions, type Done } from './commands.ts';
import { pausedSince } from '../match/pauses.ts';
import { Keeper } from './match-replica.ts';
import type { Play } from '../match/live-match.ts';
import { Queue } from '../support/queue.ts';
import { standFor, standSince, storyFor } from './history.ts';
import { Closing } from './closing.ts';
import { awaitsOpenings, isClosing } from './closed-table.ts';
import { open } from './contributions.ts';
import { isByMemory, notReady, withSeats } from './seating.ts';
import type { Services } from './services.ts';
import type { Standing } from '../store/cluster.ts';
import type { Line, StoredMatch, TableChange } from '../store/store.ts';
import type { TableTime } from './table-time.ts';
import type { Origin, Watcher } from './watchers.ts';

const MOST_WAITING = 100;
/** How often a change is tried again after somebody else was faster. */
const TRIES = 4;

/**
 * A table that is in use: one queue, through which everything goes that changes it. Nothing is told to anybody before it is
 * durable; what does not become durable has not happened.
 */
export class Table {
  readonly #services: Services;
  readonly #keeper: Keeper;
  readonly #queue = new Queue();
  readonly #audience: Audience;
  readonly #decisions: Decisions;
  readonly #bots: BotSeats;
  readonly #chat: Chat;
  readonly #closing: Closing;
  readonly #inUse: (table: Table) => void;
  #stopped = false;
  /** When somebody last had to do with it. */
  used: number;
  /** When memory was last known to be what the store holds. */
  sure: number;

  private constructor(services: Services, keeper: Keeper, inUse: (table: Table) => void) {
    this.#services = services;
    this.#inUse = inUse;
    this.#keeper = keeper;
    this.#bots = new BotSeats(
      services,
      (bot, intent) => this.#inTurn(() => this.#decisions.answerOf(bot, intent)),
      () => this.askBots(),
    );
    this.#chat = new Chat(services, keeper, (lines) => this.#audience.tellChat(lines));
    this.#audience = new Audience(services, keeper, () => services.changes.tell(this));
    this.#decisions = new Decisions({
      services,
      keeper,
      audience: this.#audience,
      makeSure: () => this.#makeSure(),
    });
    this.#closing = new Closing(services, () => this.#begin());
    this.used = services.clock();
    this.sure = this.used;
  }

  /** `inUse` is called whenever somebody has to do with it. */
  static async load(
    services: Services,
    known: Known,
    stored: StoredMatch,
    inUse: (table: Table) => void,
  ): Promise<Table> {
    const keeper = new Keeper(services, known, stored);
    await keeper.replay();
    const table = new Table(services, keeper, inUse);
    // What others say from now on is news.
    if (services.store.shared) await table.#chat.catchUp();
    table.askBots();
    // The server that closed it may be gone.
    table.#closing.wait(stored);
    return table;
  }

  get stored(): StoredMatch {
    return this.#keeper.stored;
  }

  get known(): Known {
    return this.#keeper.known;
  }

  get play(): Play | undefined {
    return this.#keeper.play;
  }

  get over(): boolean {
    return this.stored.status === 'over' || this.stored.status === 'closed';
  }

  /** Nobody is looking and nothing is under way. */
  get idle(): boolean {
    return !this.watched && this.#queue.waiting === 0 && this.#bots.idle && !this.#closing.isWaiting;
  }

  get watched(): boolean {
    return this.#audience.size > 0;
  }

  /** Seats that somebody looks from, at this node or another. */
  get here(): ReadonlySet<Seat> {
    return this.#audience.here;
  }

  /** Who owes a decision and has not put one into an envelope. */
  get waitingFor(): readonly Seat[] {
    return this.play?.waitingFor ?? [];
  }

  get info(): TableInfo {
    return this.#audience.info;
  }

  get time(): TableTime {
    return this.#audience.time;
  }

  /** Where the match stands for this viewer, at this moment: to be sent at once. */
  updateNow(viewer: Viewer): Update | Refused {
    return standFor(this.#keeper, viewer);
  }

  /** The same with what was missed since. */
  async update(viewer: Viewer, after?: number): Promise<Update | Refused> {
    // Whoever has seen more at another node is not shown less here.
    if (after !== undefined && after > (this.play?.seq(viewer) ?? 0) && this.#services.store.shared)
      await this.catchUp();
    return after === undefined ? this.updateNow(viewer) : standSince(this.#keeper, viewer, after);
  }

  /** Whether this is still what `update` would say. */
  isCurrent(viewer: Viewer, update: Update | Refused): boolean {
    return 'refused' in update ? this.play === undefined : this.play?.seq(viewer) === update.seq;
  }

  /** Everything this viewer was ever told. */
  async story(viewer: Viewer): Promise<News[] | Refused> {
    // Another node may have begun the match, and whoever was told so asks here.
    if (!this.play && this.#services.store.shared) await this.catchUp();
    return storyFor(this.#keeper, this.#services.store, viewer);
  }

  watch(watcher: Watcher): void {
    this.#isUsed();
    this.#audience.add(watcher);
  }

  /** `onPurpose`: the page was closed, not lost. */
  unwatch(connection: object, viewer?: Viewer, onPurpose = false): void {
    this.#isUsed();
    this.#audience.remove(connection, viewer, onPurpose);
  }

  answer(actor: Actor, intent: Intent, origin?: Origin): Promise<Done | Refused> {
    return this.#inTurn(() => this.#decisions.answer(actor, intent, origin));
  }

  undo(actor: Actor, intent: TakeBack, origin?: Origin): Promise<Done | Refused> {
    return this.#inTurn(() => this.#decisions.undo(actor, intent, origin));
  }

  /** Begins; where pages have something to add to the dice, the table is closed first, and it begins when that is open. */
  async start(actor: Actor): Promise<Done | Refused> {
    if (!isClosing(this.stored) && !awaitsOpenings(this.stored))
      return this.#inTurn(() => this.#decisions.begin(actor));
    const closed = await this.change((stored) => {
      const not = notReady(stored, this.known.game, actor);
      return not ?? { ...withSeats(stored, stored.seats), closing: stored.closing ?? this.#services.clock() };
    });
    if (typeof closed === 'string') this.#closing.wait(this.stored);
    return closed;
  }

  /** A seat opens its contribution to the dice; with the last one the match begins. */
  async open(actor: Actor, given: Requests['open']): Promise<Done | Refused> {
    const done = await this.change((stored) => open(stored, actor, given));
    if (typeof done === 'string' && !awaitsOpenings(this.stored)) await this.#begin();
    return done;
  }

  async #begin(): Promise<void> {
    if (isClosing(this.stored)) await this.#inTurn(() => this.#decisions.begin('server'));
  }

  /** Changes the table (not the match): `make` gets it as it is and says how it is to be. */
  change(make: (stored: StoredMatch) => TableChange | Refused): Promise<Done | Refused> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const sure = await this.#makeSure();
        if (sure) return sure;
        const table = make(this.stored);
        if ('refused' in table) return table;
        const { key, version } = this.stored;
        const look = this.#lookSoon();
        const no = await this.#keeper.write({ type: 'table', match: key, version, table, ...look });
        if (no === 'conflict') continue;
        if (no) return no;
        this.#keeper.stored = { ...this.stored, ...table, version: version + 1 };
        return 'done';
      }
      return refuse('busy');
    });
  }

  /** Whether it is a table of this person. */
  concerns(person: number): boolean {
    return this.stored.host === person || this.stored.seats.some((seat) => seat.person === person);
  }

  /** A rematch has been made. */
  hasNext(next: string): Promise<void> {
    return this.#alone(async () => {
      this.#keeper.stored = { ...this.stored, next };
    });
  }

  say(actor: Actor, seat: Seat, text: string): Promise<Done | Refused> {
    return this.#inTurn(async () => {
      return holds(actor, this.stored, seat) ? this.#chat.say(seat, text) : refuse('not-your-seat');
    });
  }

  async chatSince(after: number): Promise<ChatInfo[]> {
    return (await this.#chat.since(after)).map((line) => this.#audience.chatInfo(line));
  }

  /** Another node has written these lines of the log. */
  takeInNews(lines: readonly Line[]): Promise<void> {
    return this.#alone(async () => {
      if (this.#keeper.takeInNews(lines, () => void this.#audience.tellStep())) this.#isSure();
      else this.#keeper.suspect();
      await this.#makeSure();
    });
  }

  /** Somebody else may have written anything. */
  catchUp(): Promise<void> {
    return this.#alone(async () => {
      this.#keeper.suspect();
      await this.#makeSure();
    });
  }

  /** Whether this holds; one of several nodes looks again before it says no. */
  async knows(holds: (stored: StoredMatch) => boolean): Promise<boolean> {
    if (!holds(this.stored) && this.#services.store.shared) await this.catchUp();
    return holds(this.stored);
  }

  catchUpChat(): Promise<void> {
    return this.#queue.run(() => this.#chat.catchUp());
  }

  /** Takes to heart what the store says of this match. */
  async compare(standing: Standing): Promise<void> {
    this.#audience.setElsewhere(standing.elsewhere);
    if (standing.chat > this.#chat.last) await this.catchUpChat();
    if (this.#keeper.isBehind(standing)) await this.catchUp();
    else {
      this.#isSure();
      this.askBots();
    }
  }

  /** Asks the other nodes who is there. Where somebody watches, that is known anyway. */
  async askWhoIsHere(): Promise<void> {
    if (this.#services.store.shared)
      this.#audience.setElsewhere(await this.#services.presence.elsewhere(this.stored.key));
  }

  /** Takes nothing more up, and resolves when what was taken up is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#closing.stop();
    this.#bots.stop();
    await this.#queue.idle();
  }

  /**
   * Runs a job when all before it are done. Whatever the job has changed in memory, and by whichever way, leads here: to the
   * people who watch, to the rest of the server and to the bots.
   */
  #alone<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      const before = this.#keeper.revisions;
      try {
        return await job();
      } finally {
        const after = this.#keeper.revisions;
        if (after.table !== before.table) {
          this.#audience.check();
          this.#audience.tellTable();
        }
        if (after.all !== before.all) this.#services.changes.tell(this);
        this.askBots();
      }
    });
  }

  #isUsed(): void {
    this.used = this.#services.clock();
    this.#inUse(this);
  }

  #isSure(): void {
    this.sure = this.#services.clock();
  }

  /** Looks at the clocks: tells whose time is out, and gives when to look again. */
  lookAtClocks(): Promise<{ readonly next?: number } | Refused> {
    return this.#inTurn(async () => {
      const sure = await this.#makeSure();
      if (sure) return sure;
      const now = this.#services.clock();
      this.tellOverdue();
      const next = this.stored.status === 'playing' ? this.time.nextLook(now) : undefined;
      return next === undefined ? {} : { next };
    });
  }

  /** Tells whose time has run out since it was last told. */
  tellOverdue(): void {
    const seats = this.#audience.tellOverdue();
    if (seats.length > 0) this.#services.changes.tell(this, seats);
  }

  /** A change of the table may stop clocks or set them going. */
  #lookSoon(): { readonly look?: number } {
    const isRunning = this.stored.status === 'playing' && this.time.hasClock;
    return isRunning ? { look: this.#services.clock() } : {};
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T | Refused> {
    if (this.#stopped) return Promise.resolve(refuse('stopping'));
    if (this.#queue.waiting >= MOST_WAITING) return Promise.resolve(refuse('busy'));
    this.#isUsed();
    return this.#alone(this.#services.store.shared ? () => this.#surely(job) : job);
  }

  /** Where others write too, nobody is refused for what memory does not know yet. */
  async #surely<T>(job: () => Promise<T>): Promise<T> {
    const done = await job();
    if (typeof done !== 'object' || !isRefused(done as object) || !isByMemory(done as Refused)) return done;
    const before = this.#keeper.edition;
    this.#keeper.suspect();
    await this.#makeSure();
    return this.#keeper.edition === before ? done : job();
  }

  async #makeSure(): Promise<Refused | undefined> {
    const sure = await this.#keeper.makeSure(() => void this.#audience.tellStep());
    if (sure !== 'same' && sure !== 'changed') return sure;
    this.#isSure();
    return undefined;
  }

  /** Sees to it that every bot that owes a decision is thinking. */
  askBots(): void {
    if (!this.play || this.#stopped || pausedSince(this.stored.times) !== undefined) return;
    this.#bots.ask(this.stored, this.play, this.watched);
  }
}
