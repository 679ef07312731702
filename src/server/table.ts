import type { Seat, Viewer } from '../engine/game.ts';
import { seenBy } from '../engine/match.ts';
import type { Intent, TakeBack } from '../wire/client.ts';
import { isRefused, type Refused, refuse } from '../wire/refusals.ts';
import type { ChatInfo, News, TableInfo, Update } from '../wire/server.ts';
import { type Actor, holds } from './actor.ts';
import { BotSeats } from './bot-seats.ts';
import type { Known } from './catalogue.ts';
import { Chat } from './chat.ts';
import { cleanText } from './clean.ts';
import { because } from './database.ts';
import { tableOf } from './describe.ts';
import { pausedSince } from './interludes.ts';
import { Keeper } from './keeper.ts';
import { Play, type PlayRefusal, type Proposal } from './play.ts';
import { Queue } from './queue.ts';
import { botAt, isByMemory, notReady } from './seating.ts';
import type { Services } from './services.ts';
import type { Standing } from './shared.ts';
import type { ChatLine, Ending, Line, StoredMatch, TableChange } from './store.ts';
import { TableTime } from './table-time.ts';
import { latestUpdates, updateOf } from './updates.ts';
import { type Origin, type Watcher, Watchers } from './watchers.ts';

/** `update` is where the match stands, when the answer was to an old question. */
export type Stale = Refused & { readonly update?: Update };

/** `told`: the update that was sent to the connection says so itself. `again`: it had been done before. */
export type Done = 'told' | 'done' | 'again';

type Decide = (play: Play, at: number) => Proposal | 'again' | PlayRefusal;

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
  readonly #watchers = new Watchers();
  readonly #bots: BotSeats;
  readonly #chat: Chat;
  /** Seats that somebody looks from at other nodes. */
  #elsewhere: ReadonlySet<Seat> = new Set();
  readonly time: TableTime;
  #stopped = false;
  #telling = false;
  /** When somebody last had to do with it. */
  used: number;
  /** When memory was last known to be what the store holds. */
  sure: number;

  private constructor(services: Services, keeper: Keeper) {
    this.#services = services;
    this.#keeper = keeper;
    this.#bots = new BotSeats(services, (bot, intent) => this.#botAnswers(bot, intent));
    this.#chat = new Chat(services, keeper, (lines) => this.#tellChat(lines));
    this.time = new TableTime(keeper, services.clock);
    this.used = services.clock();
    this.sure = this.used;
  }

  static async load(services: Services, known: Known, stored: StoredMatch): Promise<Table> {
    const keeper = new Keeper(services, known, stored);
    await keeper.replay();
    const table = new Table(services, keeper);
    // What others say from now on is news.
    if (services.store.shared) await table.#chat.catchUp();
    table.askBots();
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
    return this.#watchers.size === 0 && this.#queue.waiting === 0 && this.#bots.idle;
  }

  get watched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Seats that somebody looks from, at this node or another. */
  get here(): ReadonlySet<Seat> {
    return this.#watchers.seats.union(this.#elsewhere);
  }

  /** Who owes a decision and has not put one into an envelope. */
  get waitingFor(): readonly Seat[] {
    return this.play?.waitingFor ?? [];
  }

  get info(): TableInfo {
    const time = this.time.info();
    return tableOf(this.stored, {
      here: this.here,
      waitingFor: this.waitingFor,
      ...(time ? { time } : {}),
    });
  }

  /** Where the match stands for this viewer, with what was missed since. */
  async update(viewer: Viewer, after?: number): Promise<Update | Refused> {
    const play = this.play;
    if (!play) return refuse(this.#keeper.broken ? 'broken' : 'not-playing');
    if (after === undefined) return updateOf(this.stored.id, play, viewer);
    const missed =
      play.missed(viewer, after) ?? (await this.#keeper.wholeStory(play)).missed(viewer, after) ?? [];
    const update = updateOf(this.stored.id, play, viewer);
    // While an old log was being read the match may have gone on; then those steps are told in their turn.
    return { ...update, missed: missed.filter(({ seq }) => seq <= update.seq) };
  }

  /** Whether this is still what `update` would say. */
  isCurrent(viewer: Viewer, update: Update | Refused): boolean {
    return 'refused' in update ? this.play === undefined : this.play?.seq(viewer) === update.seq;
  }

  /** Everything this viewer was ever told. A finished match that cannot be replayed any more is told from what was kept. */
  async story(viewer: Viewer): Promise<News[] | Refused> {
    const { play, broken } = this.#keeper;
    if (play) return (await this.#keeper.wholeStory(play)).missed(viewer, 0) ?? [];
    const ending = await this.#services.store.ending(this.stored.key);
    if (!ending) return refuse(broken ? 'broken' : 'not-playing');
    return ending.events.map((events, index) => ({
      seq: index + 1,
      what: 'move',
      events: events.map((event) => seenBy(event, viewer)),
    }));
  }

  watch(watcher: Watcher): void {
    this.used = this.#services.clock();
    if (this.#watchers.add(watcher)) this.#peopleChanged();
  }

  /** `onPurpose`: the page was closed, not lost. */
  unwatch(connection: object, viewer?: Viewer, onPurpose = false): void {
    this.used = this.#services.clock();
    if (this.#watchers.remove(connection, viewer)) this.#peopleChanged(onPurpose);
  }

  answer(actor: Actor, intent: Intent, origin?: Origin): Promise<Done | Stale> {
    return this.#inTurn(async () => {
      const no = this.#mayDecide(actor, intent.seat);
      return no ?? this.#step(intent, (play, at) => play.answer(intent, 'person', at), origin);
    });
  }

  undo(actor: Actor, intent: TakeBack, origin?: Origin): Promise<Done | Stale> {
    return this.#inTurn(async () => {
      const no = this.#mayDecide(actor, intent.seat);
      return no ?? this.#step(intent, (play, at) => play.undo(intent, 'person', at), origin);
    });
  }

  start(actor: Actor): Promise<Done | Refused> {
    return this.#inTurn(async () => {
      const sure = await this.#makeSure();
      if (sure) return sure;
      const not = notReady(this.stored, this.known.game, actor);
      if (not) return not;
      const at = this.#services.clock();
      const { game, terms, luck, ledger } = this.#keeper.header();
      const play = new Play(game, terms, luck, { ledger });
      const proposal = play.begin(at);
      const { key, version } = this.stored;
      const { lines } = proposal;
      const look = this.time.lookAfterStep(at);
      const no = await this.#keeper.write({ type: 'start', match: key, version, lines, at, ...look });
      if (no) return no === 'conflict' ? refuse('busy') : no;
      play.commit(proposal);
      this.#keeper.stored = { ...this.stored, version: version + 1, status: 'playing', started: at };
      this.#keeper.play = play;
      this.time.absence.begin(this.stored.seats.length, this.here, at);
      this.#tellTable();
      this.#tellUpdates();
      this.askBots();
      return 'done';
    });
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
        this.#watchers.check((actor, seat) => holds(actor, this.stored, seat));
        this.#tellTable();
        this.askBots();
        return 'done';
      }
      return refuse('busy');
    });
  }

  /** Whether it is a table of this person. */
  concerns(person: number): boolean {
    return this.stored.host === person || this.stored.seats.some((seat) => seat.person === person);
  }

  /** The store may hold something else than memory does. */
  async lookAgain(): Promise<void> {
    await this.#inTurn(async () => {
      this.#keeper.suspect();
      return this.#makeSure();
    });
  }

  /** A rematch has been made. */
  hasNext(next: string): void {
    this.#keeper.stored = { ...this.stored, next };
    this.#tellTable();
  }

  say(actor: Actor, seat: Seat, text: string): Promise<Done | Refused> {
    return this.#inTurn(async () => {
      return holds(actor, this.stored, seat) ? this.#chat.say(seat, text) : refuse('not-your-seat');
    });
  }

  async chatSince(after: number): Promise<ChatInfo[]> {
    return (await this.#chat.since(after)).map((line) => this.#chatInfo(line));
  }

  /** Another node has written these lines of the log. */
  takeInNews(lines: readonly Line[]): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#keeper.takeInNews(lines, () => this.#tellStep())) this.#isSure();
      else this.#keeper.suspect();
      await this.#makeSure();
      this.#services.changes.tell(this);
      this.askBots();
    });
  }

  /** Another node may have written anything. */
  catchUp(): Promise<void> {
    return this.#queue.run(async () => {
      this.#keeper.suspect();
      await this.#makeSure();
      this.#services.changes.tell(this);
      this.askBots();
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
    this.#peopleElsewhere(standing.elsewhere);
    if (standing.chat > this.#chat.last) await this.catchUpChat();
    if (this.#keeper.isBehind(standing)) await this.catchUp();
    else this.#isSure();
  }

  /** Asks the other nodes who is there. Where somebody watches, that is known anyway. */
  async askWhoIsHere(): Promise<void> {
    if (this.#services.store.shared)
      this.#peopleElsewhere(await this.#services.presence.elsewhere(this.stored.key));
  }

  /** Takes nothing more up, and resolves when what was taken up is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#bots.stop();
    await this.#queue.idle();
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
      const overdue = this.time.overdue(now);
      if (overdue.length > 0) {
        this.#tellTime();
        this.#services.changes.tell(this, overdue);
      }
      const next = this.stored.status === 'playing' ? this.time.nextLook(now) : undefined;
      return next === undefined ? {} : { next };
    });
  }

  get #isPaused(): boolean {
    return pausedSince(this.stored.times) !== undefined;
  }

  #peopleChanged(onPurpose = false): void {
    this.#services.presence.here(this.stored.key, this.#watchers.seats);
    this.time.absence.look(this.here, this.#services.clock(), onPurpose);
    this.#tellTable();
  }

  #peopleElsewhere(seats: readonly Seat[]): void {
    const before = this.here;
    this.#elsewhere = new Set(seats);
    if (this.here.symmetricDifference(before).size === 0) return;
    this.time.absence.look(this.here, this.#services.clock());
    this.#tellTable();
  }

  #tellChat(lines: readonly ChatLine[]): void {
    const told = lines.map((line) => this.#chatInfo(line));
    this.#watchers.tellAll(JSON.stringify({ type: 'chat', match: this.stored.id, lines: told }));
  }

  /** A change of the table may stop clocks or set them going. */
  #lookSoon(): { readonly look?: number } {
    const isRunning = this.stored.status === 'playing' && this.time.hasClock;
    return isRunning ? { look: this.#services.clock() } : {};
  }

  /** Tells the clocks, where any run. A changed envelope, which is nobody's business, changes none. */
  #tellTime(): void {
    if (!this.time.runs || this.#watchers.size === 0 || this.play?.recent.at(-1)?.audience !== 'all') return;
    const time = this.time.info();
    if (time) this.#watchers.tellAll(JSON.stringify({ type: 'time', match: this.stored.id, time }));
  }

  #chatInfo(line: Omit<ChatInfo, 'name'>): ChatInfo {
    return { ...line, name: this.stored.seats[line.seat]?.name ?? '' };
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T | Refused> {
    if (this.#stopped) return Promise.resolve(refuse('stopping'));
    if (this.#queue.waiting >= MOST_WAITING) return Promise.resolve(refuse('busy'));
    this.used = this.#services.clock();
    return this.#queue.run(this.#services.store.shared ? () => this.#surely(job) : job);
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

  #mayDecide(actor: Actor, seat: Seat): Refused | undefined {
    const there = this.stored.seats[seat];
    if (!there) return refuse('no-seat');
    if (!holds(actor, this.stored, seat)) return refuse('not-your-seat');
    if (there.standIn !== undefined) return refuse('bot-sits-in');
    return this.#isPaused ? refuse('paused') : undefined;
  }

  #botAnswers(bot: string, intent: Intent): Promise<Done | Stale> {
    const decide: Decide = (play, at) =>
      botAt(this.stored, intent.seat) === bot && !this.#isPaused
        ? play.answer(intent, `bot:${bot}`, at)
        : 'stale';
    return this.#inTurn(() => this.#step(intent, decide));
  }

  /** Proposes, makes durable, and only then makes it so and tells. */
  async #step(
    { seat, text }: { readonly seat: Seat; readonly text?: string },
    decide: Decide,
    origin?: Origin,
  ): Promise<Done | Stale> {
    const begun = performance.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const sure = this.#keeper.inDoubt ? await this.#makeSure() : undefined;
      if (sure) return sure;
      const play = this.play;
      if (!play) return refuse(this.#keeper.broken ? 'broken' : 'not-playing');
      const at = this.#services.clock();
      const proposal = decide(play, at);
      if (proposal === 'again') return 'again';
      if (typeof proposal === 'string') return this.#explain(proposal, play, seat, text);
      const kept = isLast(play, proposal) ? await this.#keeper.endingOf(play, proposal) : undefined;
      const no = await this.#keeper.write({
        type: 'append',
        match: this.stored.key,
        lines: proposal.lines,
        ...(kept ? { ending: { ...kept, at } } : this.time.lookAfterStep(at)),
      });
      if (no === 'conflict') continue;
      if (no) return no;
      play.commit(proposal);
      if (kept) this.#keeper.stored = { ...this.stored, status: 'over', ended: at, ...endingOf(kept) };
      const told = this.#tellUpdates(origin, seat);
      if (kept) this.#tellTable();
      else this.#tellTime();
      this.#services.changes.tell(this);
      this.#services.metrics.count('moves');
      this.#services.metrics.moveTime.observe(performance.now() - begun);
      this.askBots();
      return told ? 'told' : 'done';
    }
    return refuse('busy');
  }

  async #makeSure(): Promise<Refused | undefined> {
    const sure = await this.#keeper.makeSure(() => this.#tellStep());
    if (sure !== 'same' && sure !== 'changed') return sure;
    this.#isSure();
    if (sure === 'same') return undefined;
    this.#watchers.check((actor, seat) => holds(actor, this.stored, seat));
    this.#tellTable();
    return undefined;
  }

  #explain(code: PlayRefusal, play: Play, seat: Seat, text: string | undefined): Stale {
    if (code === 'stale') return { ...refuse(code), update: updateOf(this.stored.id, play, seat) };
    return refuse(code, code === 'illegal' ? this.#whyIllegal(play, seat, text ?? '') : undefined);
  }

  #whyIllegal(play: Play, seat: Seat, text: string): string | undefined {
    const { game, words } = this.known;
    const cast = { names: this.stored.seats.map(({ name }) => name) };
    try {
      return cleanText(words.refusal(game.view(play.match.state, seat), seat, text, cast)) || undefined;
    } catch (error) {
      // A sentence about nonsense may fail; the refusal itself stands.
      this.#services.log.error('refusal-words', { game: game.id, reason: because(error) });
      return undefined;
    }
  }

  /** Once for all that happens in this round of the event loop: people come and go together. */
  #tellTable(): void {
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => {
      this.#telling = false;
      this.#watchers.tellTable(this.info, this.stored);
      this.#services.changes.tell(this);
    });
  }

  /** Sends the latest step to those it is for. True if the origin's own update carries its number. */
  #tellUpdates(origin?: Origin, seat?: Seat): boolean {
    const play = this.play;
    if (!play) return false;
    const { audience = 'all' } = play.recent.at(-1) ?? {};
    return this.#watchers.tellUpdates(audience, { origin, seat }, latestUpdates(this.stored.id, play));
  }

  /** A step that was made elsewhere. */
  #tellStep(): void {
    this.#tellUpdates();
    this.#tellTime();
  }

  /** Sees to it that every bot that owes a decision is thinking. */
  askBots(): void {
    if (this.play && !this.#stopped && !this.#isPaused)
      this.#bots.ask(this.stored, this.play, this.#watchers.size > 0);
  }
}

function endingOf({ result, played }: Ending): Pick<StoredMatch, 'result' | 'played'> {
  return { result, ...(played ? { played } : {}) };
}

function isLast({ match: { game } }: Play, { step }: Proposal): boolean {
  return game.toAct(step.state).length === 0;
}
