import type { Seat, Viewer } from '../../engine/game.ts';
import { type ClientMessage, idOf, readClientMessage } from '../../wire/client.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { type ServerMessage, type Update, WIRE_VERSION } from '../../wire/server.ts';
import { type Actor, isClosedTo, isHiddenFrom, mayLookAs, payerOf, personBehind } from '../table/actor.ts';
import type { ChatRights } from '../admin/chat-rights.ts';
import { type Blocks, type BlockSets, noBlocks } from '../friends/blocks.ts';
import type { LobbyWatch } from '../lobby/lobby-watch.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { SeatActions } from '../table/seat-actions.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import { Bucket } from '../support/bucket.ts';
import type { Limiter, Payer } from '../support/limiter.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Done } from '../table/commands.ts';
import { withYourPart } from '../table/table-info.ts';
import { type Stale, withUpdate } from '../table/refusal.ts';
import { type WsFrame, wsFrame, joined } from '../support/sending/ws-frame.ts';
import type { BatchedWrites, Sender } from '../support/sending/batched-writes.ts';
import { MAX_UNSENT } from '../support/sending/slow-readers.ts';
import { StorageFailed } from '../store/database.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Table } from '../table/table.ts';

/** Viewers per connection: a page watches a table or two, once for each person who shares the device. */
const MAX_WATCHED = 24;
/** Messages of one page that are processed at the same time. */
const MAX_PENDING = 32;

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

/** The socket of a page. */
export interface PageSocket {
  readonly isOpen: boolean;
  /** Bytes written that have not been sent yet. */
  readonly unsent: number;
  write(frame: WsFrame): void;
  ping(): void;
  /** Starts the closing handshake. */
  close(code: number, reason: string): void;
  /** Closes without a handshake. */
  terminate(): void;
}

export interface ConnectionNeeds {
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly lobbyWatch: LobbyWatch;
  readonly seatActions: SeatActions;
  readonly chatRights: ChatRights;
  readonly blocks: Blocks;
  readonly limiter: Limiter;
  readonly writes: BatchedWrites;
  readonly clock: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** One page's WebSocket: parses its messages, runs them, and sends what it is told. */
export class Connection implements Sender {
  readonly #needs: ConnectionNeeds;
  readonly #actor: Actor;
  readonly #socket: PageSocket;
  #unsent: WsFrame | undefined;
  readonly #bucket: Bucket;
  readonly #payer: Payer;
  readonly #watched = new Map<Table, Set<Viewer>>();
  /** Who has blocked whom, as far as it concerns this person; read before the first message is handled. */
  #blockSets: BlockSets = noBlocks;
  #reading: Promise<void> | undefined;
  #readings = 0;
  #hasBlocks = false;
  #pending = 0;
  #closed = false;

  constructor(needs: ConnectionNeeds, actor: Actor, socket: PageSocket, address = '') {
    this.#payer = payerOf(actor, address);
    this.#needs = needs;
    this.#actor = actor;
    this.#socket = socket;
    this.#bucket = new Bucket(needs.limiter.limits.messages, needs.clock());
  }

  welcome(): void {
    const actor = this.#actor;
    const person = actor.type === 'person' ? { person: { id: actor.id, name: actor.name } } : {};
    this.#sendMessage({ type: 'welcome', version: WIRE_VERSION, ...person });
  }

  /** There are security notices for these people: a page asks for them itself. */
  tellNotices(people: readonly number[]): void {
    if (this.#actor.type === 'person' && people.includes(this.#actor.key))
      this.#sendMessage({ type: 'notices' });
  }

  /** Something has changed about challenges or invitations of these people: a page asks for them itself. */
  tellAsked(people: readonly number[]): void {
    if (this.#actor.type === 'person' && people.includes(this.#actor.key))
      this.#sendMessage({ type: 'asked' });
  }

  /** These people have blocked or unblocked somebody, or were: what this page may not watch any more ends. */
  async blocksChanged(people?: readonly number[]): Promise<void> {
    const person = personBehind(this.#actor);
    if (person === undefined || (people && !people.includes(person))) return;
    this.#reading = undefined;
    this.#hasBlocks = false;
    await this.#readBlocks();
    for (const [table, viewers] of this.#watched) {
      if (!isClosedTo(this.#actor, table.stored, this.#blockSets.blockedBy)) continue;
      for (const viewer of viewers) this.#stopWatching(table, viewer);
      this.#sendMessage({ type: 'closed', match: table.stored.id });
    }
  }

  /** All messages wait for the answer, so that they are handled in order. */
  #readBlocks(): Promise<void> {
    this.#reading ??= this.#readOnce(++this.#readings);
    return this.#reading;
  }

  async #readOnce(number: number): Promise<void> {
    try {
      const sets = await this.#needs.blocks.of(this.#actor);
      // Something has changed meanwhile: it is read again.
      if (number !== this.#readings) return;
      this.#blockSets = sets;
      this.#hasBlocks = true;
    } catch (error) {
      if (number === this.#readings) this.#reading = undefined;
      throw error;
    }
  }

  /** Handles a message; undefined for one that is not text. */
  receive(text: string | undefined): void {
    const message = text === undefined ? undefined : readClientMessage(text);
    const id = message?.id ?? (text === undefined ? undefined : idOf(text));
    const isTooFast = !this.#bucket.take(this.#needs.clock()) || this.#pending >= MAX_PENDING;
    if (isTooFast || !this.#needs.limiter.mayWork(this.#payer)) return this.#refuse(refuse('too-fast'), id);
    if (!message) return this.#refuse(refuse('malformed'), id);
    void this.#work(message);
  }

  /** `onPurpose`: the page was closed, not lost. */
  close(onPurpose: boolean): void {
    this.#closed = true;
    for (const table of this.#watched.keys()) table.unwatch(this, undefined, onPurpose);
    this.#watched.clear();
    this.#needs.lobbyWatch.remove(this);
  }

  async #work(message: ClientMessage): Promise<void> {
    this.#pending++;
    try {
      await this.#handle(message);
    } catch (error) {
      const { log, metrics } = this.#needs;
      const isOurs = !(error instanceof StorageFailed);
      if (isOurs) metrics.count('errors');
      log.error('message', { type: message.type, reason: errorMessage(error) });
      this.#refuse(refuse(isOurs ? 'internal' : 'storage'), message.id);
    } finally {
      this.#pending--;
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') return this.#sendMessage({ type: 'done', ack: message.id });
    if (message.type === 'lobby') return this.#lobby(message);
    while (!this.#hasBlocks) await this.#readBlocks();
    const found = this.#needs.tables.find(message.match);
    const table = found instanceof Promise ? await found : found;
    if (isRefused(table)) return this.#refuse(table, message.id);
    if (isHiddenFrom(this.#actor, table.stored)) return this.#refuse(refuse('deal-hidden'), message.id);
    if (isClosedTo(this.#actor, table.stored, this.#blockSets.blockedBy))
      return this.#refuse(refuse('closed-to-you'), message.id);
    // The page has gone while the table was loaded.
    if (this.#closed && message.type === 'watch') return undefined;
    switch (message.type) {
      case 'watch':
        return this.#watch(table, message);
      case 'unwatch':
        return this.#unwatch(table, message);
      case 'answer': {
        const { id: ack, seat, asked, text } = message;
        const done = await table.answer(this.#actor, { seat, asked, text }, { connection: this, ack });
        return this.#replyToStep(done, table, seat, ack);
      }
      case 'undo': {
        const { id: ack, seat, asked } = message;
        const done = await table.undo(this.#actor, { seat, asked }, { connection: this, ack });
        return this.#replyToStep(done, table, seat, ack);
      }
      case 'pause': {
        const { id: ack, seat, on } = message;
        return this.#reply(await this.#needs.seatActions.pause(table, this.#actor, { seat, on }), ack);
      }
      case 'stand-in': {
        const { id: ack, type: _, match: _match, ...wish } = message;
        return this.#reply(await this.#needs.seatActions.standIn(table, this.#actor, wish), ack);
      }
      case 'return':
        return this.#reply(await this.#needs.seatActions.comeBack(table, this.#actor), message.id);
      case 'start':
        return this.#reply(
          await this.#needs.lobby.start(this.#actor, table, this.#payer.address),
          message.id,
        );
      case 'rematch':
        return this.#rematch(table, message.id);
      case 'chat': {
        const { chatRights } = this.#needs;
        const refused = await chatRights.refusalFor(this.#actor, table.stored, message.text);
        if (refused) return this.#refuse(refused, message.id);
        return this.#reply(await table.chat.say(this.#actor, message.seat, message.text), message.id);
      }
    }
  }

  async #rematch(table: Table, ack: number): Promise<void> {
    const actor = this.#actor;
    const next =
      actor.type === 'person' ? await this.#needs.lobby.rematch(actor, table) : refuse('no-session');
    if (isRefused(next)) this.#refuse(next, ack);
    else this.#sendMessage({ type: 'table', table: withYourPart(next.info, next.stored, actor), ack });
  }

  #lobby({ id: ack, on }: Message<'lobby'>): void {
    this.#sendMessage({ type: 'done', ack });
    if (on) this.#needs.lobbyWatch.add(this, this.#actor, (text) => this.#send(wsFrame(text)));
    else this.#needs.lobbyWatch.remove(this);
  }

  async #watch(table: Table, { id: ack, viewer, after }: Message<'watch'>): Promise<void> {
    const mayLook = (stored: StoredMatch) => mayLookAs(this.#actor, stored, viewer);
    // Without an await if possible: `unwatch` may be the very next message.
    if (!mayLook(table.stored) && !(await table.sync.satisfies(mayLook)))
      return this.#refuse(refuse('not-your-seat'), ack);
    if (this.#closed) return;
    const viewers = this.#watched.get(table) ?? new Set();
    const count = [...this.#watched.values()].reduce((sum, { size }) => sum + size, 0);
    if (count >= MAX_WATCHED && !viewers.has(viewer)) return this.#refuse(refuse('too-many'), ack);
    const actor = this.#actor;
    const watcher = {
      viewer,
      actor,
      connection: this,
      ready: false,
      send: (frame: WsFrame) => this.#send(frame),
      hasBlocked: (person: number) => this.#blockSets.blocked.has(person),
    };
    // From here on the table stays in memory; nothing is sent to this watcher before it is ready.
    this.#watched.set(table, viewers.add(viewer));
    table.watch(watcher);
    const update = await this.#firstUpdate(table, viewer, after);
    watcher.ready = true;
    this.#sendMessage({ type: 'table', table: withYourPart(table.info, table.stored, actor) });
    if (!isRefused(update)) return this.#sendMessage({ ...update, ack });
    return update.refused === 'not-playing'
      ? this.#sendMessage({ type: 'done', ack })
      : this.#refuse(update, ack);
  }

  /** The first update. Reading may take a while, so it is repeated until it is the current one. */
  async #firstUpdate(table: Table, viewer: Viewer, after: number | undefined): Promise<Update | Refused> {
    try {
      let update = await table.update(viewer, after);
      while (!table.isCurrent(viewer, update)) update = await table.update(viewer, after);
      return update;
    } catch (error) {
      // Without a first update later ones would be useless: the request is refused.
      this.#stopWatching(table, viewer);
      throw error;
    }
  }

  #unwatch(table: Table, { id: ack, viewer }: Message<'unwatch'>): void {
    this.#stopWatching(table, viewer);
    this.#sendMessage({ type: 'done', ack });
  }

  #stopWatching(table: Table, viewer: Viewer): void {
    this.#watched.get(table)?.delete(viewer);
    if (this.#watched.get(table)?.size === 0) this.#watched.delete(table);
    table.unwatch(this, viewer, true);
  }

  /** The update is made when it is sent: nothing newer may have been sent before it. */
  #replyToStep(done: Done | Refused, table: Table, seat: Seat, ack: number): void {
    if (typeof done !== 'string') return this.#refuse(withUpdate(done, table, seat), ack);
    if (done !== 'again') return this.#reply(done, ack);
    // A page that repeats an answer has missed its outcome.
    const update = table.updateNow(seat);
    if (isRefused(update)) this.#refuse(update, ack);
    else this.#sendMessage({ ...update, ack });
  }

  #reply(done: Done | Refused, ack: number): void {
    if (done === 'told') return;
    if (typeof done === 'string') this.#sendMessage({ type: 'done', ack });
    else this.#refuse(done, ack);
  }

  #refuse({ refused: code, sentence, update }: Stale, ack: number | undefined): void {
    this.#needs.metrics.refused(code);
    this.#sendMessage({
      type: 'refused',
      code,
      sentence,
      ...(ack === undefined ? {} : { ack }),
      ...(update ? { update } : {}),
    });
  }

  #sendMessage(message: ServerMessage): void {
    this.#send(wsFrame(JSON.stringify(message)));
  }

  #send(frame: WsFrame): void {
    if (this.#unsent === undefined) {
      this.#unsent = frame;
      this.#needs.writes.add(this);
    } else this.#unsent = joined(this.#unsent, frame);
  }

  /** Writes all frames that were sent in this turn of the event loop. */
  flush(): void {
    const frames = this.#unsent;
    this.#unsent = undefined;
    if (frames === undefined || !this.#socket.isOpen) return;
    if (this.#socket.unsent > MAX_UNSENT) this.#socket.terminate();
    else this.#socket.write(frames);
  }
}
