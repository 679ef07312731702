import type { Seat, Viewer } from '../../../engine/game.ts';
import type { ClientMessage } from '../../../wire/client.ts';
import type { TimeInfo } from '../../../wire/clock.ts';
import type { ChatInfo, ServerMessage, Update, YourTable } from '../../../wire/server.ts';
import type { Declined } from '../client.ts';
import { Heartbeat } from './heartbeat.ts';
import type { After } from './timers.ts';

export type Connection = 'connected' | 'reconnecting' | 'offline';

/** The part of a WebSocket that is used here. */
export interface SocketLike {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  heard(text: string): void;
  lost(): void;
}

/** Receives the messages about one table. */
export interface TableListener {
  arranged(table: YourTable): void;
  update(update: Update): void;
  chat(lines: readonly ChatInfo[]): void;
  /** The table cannot be watched. */
  refused(code: Declined['refused']): void;
  clocks(time: TimeInfo): void;
}

export interface SocketNeeds {
  open(handlers: SocketHandlers): SocketLike;
  readonly after: After;
  /** 0 to 1, for jitter. */
  random(): number;
  hidden(): boolean;
  /** False if the browser reports that there is no network (`navigator.onLine`). */
  network(): boolean;
  changed(state: Connection): void;
  /** Called with every message that belongs to no table. */
  told(message: ServerMessage): void;
}

type Unnumbered<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;
type Asked = Unnumbered<Extract<ClientMessage, { readonly type: 'answer' | 'undo' | 'chat' }>>;
type Sent = Unnumbered<ClientMessage>;
type Reply = Update | { readonly type: 'done' } | Declined;

interface Pending {
  readonly message: Asked;
  readonly settle: (reply: Reply) => void;
}

interface Subscription {
  readonly match: string;
  readonly viewer: Viewer;
  readonly onlooker: TableListener;
  /** Sequence number of the last update received. */
  after: number | undefined;
  /** Sequence number of the last update shown: the page never goes back behind it. */
  shown: number | undefined;
}

const FIRST_WAIT = 300;
/** Reconnect backoff: short waits for this many tries, since a restarting server is back soon; then longer ones. */
const EAGER_TRIES = 25;
const EAGER_WAIT = 900;
const LONGEST_WAIT = 4000;
/** Delay before watching a table is retried that could not be read, in ms. */
const LOOK_AGAIN = 1000;
const passing: ReadonlySet<Declined['refused']> = new Set(['storage', 'busy', 'too-fast', 'stopping']);

/** Whether a refusal is temporary, so that a retry may succeed. */
export function isPassing(code: Declined['refused']): boolean {
  return passing.has(code);
}

/**
 * The page's WebSocket. It reconnects with backoff and jitter, resumes every subscription after the last update received,
 * and resends what was not acknowledged. An answer names its question, so sending it twice is harmless.
 */
export class Socket {
  readonly #needs: SocketNeeds;
  readonly #watched = new Map<string, Subscription>();
  readonly #pending = new Map<number, Pending>();
  readonly #watching = new Map<number, Subscription>();
  readonly #heartbeat: Heartbeat;
  #inLobby = false;
  #line: SocketLike | undefined;
  #state: Connection = 'reconnecting';
  #welcomed = false;
  #tries = 0;
  #retry: (() => void) | undefined;
  #id = 0;
  #closed = false;

  constructor(needs: SocketNeeds) {
    this.#needs = needs;
    this.#heartbeat = new Heartbeat({
      after: needs.after,
      hidden: () => needs.hidden(),
      ping: () => this.#send({ type: 'ping' }),
      lost: () => this.#drop(),
    });
    this.#connect();
  }

  get state(): Connection {
    return this.#state;
  }

  /** Subscribes to a table as this viewer; returns the function that unsubscribes. */
  watch(match: string, viewer: Viewer, onlooker: TableListener, after?: number): () => void {
    const key = `${match} ${viewer}`;
    const watched: Subscription = { match, viewer, onlooker, after, shown: undefined };
    this.#watched.set(key, watched);
    if (this.#welcomed) this.#look(watched);
    return () => {
      if (this.#watched.get(key) !== watched) return;
      this.#watched.delete(key);
      if (this.#welcomed) this.#send({ type: 'unwatch', match, viewer });
    };
  }

  /** Subscribes to the lobby or unsubscribes, also across reconnects. */
  lobby(on: boolean): void {
    this.#inLobby = on;
    if (this.#welcomed) this.#send({ type: 'lobby', on });
  }

  answer(match: string, seat: Seat, asked: number, text: string): Promise<Reply> {
    return this.#ask({ type: 'answer', match, seat, asked, text });
  }

  undo(match: string, seat: Seat, asked: number): Promise<Reply> {
    return this.#ask({ type: 'undo', match, seat, asked });
  }

  chat(match: string, seat: Seat, text: string): Promise<Reply> {
    return this.#ask({ type: 'chat', match, seat, text });
  }

  /** The network is back, or the page is visible again: reconnects or pings at once. */
  wake(): void {
    if (this.#closed) return;
    if (this.#welcomed && this.#line?.isOpen) this.#heartbeat.check();
    else if (!this.#needs.network()) this.#set('offline');
    else this.#reconnect();
  }

  /** The browser reports that the network is gone. */
  sleep(): void {
    this.#drop();
  }

  /** Reconnects after a change of session, so that the socket authenticates again. */
  renew(): void {
    this.#tries = 0;
    this.#reconnect();
  }

  close(): void {
    this.#closed = true;
    this.#retry?.();
    this.#heartbeat.stop();
    this.#release()?.close();
  }

  #ask(message: Asked): Promise<Reply> {
    return new Promise((resolve) => {
      const id = ++this.#id;
      this.#pending.set(id, { message, settle: resolve });
      if (!this.#welcomed) return;
      this.#sendText(JSON.stringify({ ...message, id }));
      this.#heartbeat.check();
    });
  }

  #connect(): void {
    this.#set(this.#needs.network() ? 'reconnecting' : 'offline');
    const line: SocketLike = this.#needs.open({
      heard: (text) => {
        if (this.#line !== line) return;
        this.#heartbeat.heard();
        this.#receive(JSON.parse(text) as ServerMessage);
      },
      lost: () => {
        if (this.#line === line) this.#lost();
      },
    });
    this.#line = line;
    // A connection attempt that hangs times out like an open connection.
    this.#heartbeat.begin();
  }

  #reconnect(): void {
    this.#retry?.();
    this.#release()?.close();
    this.#connect();
  }

  /** Detaches the old socket: its events are ignored from now on. */
  #release(): SocketLike | undefined {
    const line = this.#line;
    this.#line = undefined;
    this.#welcomed = false;
    return line;
  }

  /** Drops a half-open or broken connection without a closing handshake. */
  #drop(): void {
    this.#release()?.close();
    this.#lost();
  }

  #lost(): void {
    this.#release();
    this.#heartbeat.stop();
    if (this.#closed) return;
    this.#set(this.#needs.network() ? 'reconnecting' : 'offline');
    // Requests that are not resent fail now.
    for (const [id, { message, settle }] of this.#pending) {
      if (message.type !== 'chat') continue;
      this.#pending.delete(id);
      settle({ refused: 'unreachable' });
    }
    const most = this.#tries < EAGER_TRIES ? EAGER_WAIT : LONGEST_WAIT;
    const wait = Math.min(most, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry?.();
    // Jitter: not all pages at once when a server comes back.
    this.#retry = this.#needs.after(wait * (0.5 + this.#needs.random() / 2), () => this.#connect());
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.#watching.clear();
    for (const watched of this.#watched.values()) this.#look(watched);
    if (this.#inLobby) this.#send({ type: 'lobby', on: true });
    for (const [id, { message }] of this.#pending) this.#sendText(JSON.stringify({ ...message, id }));
    this.#set('connected');
  }

  #look(watched: Subscription): void {
    const { match, viewer, after } = watched;
    const id = this.#send({ type: 'watch', match, viewer, ...(after === undefined ? {} : { after }) });
    if (id !== undefined) this.#watching.set(id, watched);
  }

  #lookAgain(watched: Subscription): void {
    const line = this.#line;
    this.#needs.after(LOOK_AGAIN, () => {
      const isWatched = this.#watched.get(`${watched.match} ${watched.viewer}`) === watched;
      if (isWatched && this.#line === line) this.#look(watched);
    });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#needs.told(message);
        return this.#welcome();
      case 'update': {
        const watched = this.#watched.get(`${message.match} ${message.viewer}`);
        if (watched && isNews(message, watched)) {
          watched.after = message.seq;
          watched.shown = message.seq;
          watched.onlooker.update(message);
        }
        return this.#settle(message.ack, message);
      }
      case 'table':
        return this.#each(message.table.id, (onlooker) => onlooker.arranged(message.table));
      case 'chat':
        return this.#each(message.match, (onlooker) => onlooker.chat(message.lines));
      case 'done':
        return this.#settle(message.ack, message);
      case 'refused': {
        const { ack, code, update } = message;
        if (update) this.#receive(update);
        const watched = ack === undefined ? undefined : this.#watching.get(ack);
        // The connection stays open, so nothing else triggers a retry.
        if (watched && isPassing(code)) this.#lookAgain(watched);
        else watched?.onlooker.refused(code);
        // A server that is stopping has not done it; the request is resent after the reconnect.
        if (code !== 'stopping') this.#settle(ack, { refused: code });
        return undefined;
      }
      case 'time':
        return this.#each(message.match, (onlooker) => onlooker.clocks(message.time));
      case 'closed':
        return this.#each(message.match, (onlooker) => onlooker.refused('closed-to-you'));
      case 'lobby':
      case 'asked':
      case 'notices':
        return this.#needs.told(message);
    }
  }

  /** Calls each listener of this table once, even if it watches as several viewers. */
  #each(match: string, tell: (onlooker: TableListener) => void): void {
    const onlookers = [...this.#watched.values()].filter((each) => each.match === match);
    for (const onlooker of new Set(onlookers.map((each) => each.onlooker))) tell(onlooker);
  }

  #settle(ack: number | undefined, reply: Reply): void {
    if (ack === undefined) return;
    this.#watching.delete(ack);
    const pending = this.#pending.get(ack);
    this.#pending.delete(ack);
    pending?.settle(reply);
  }

  #send(message: Sent): number | undefined {
    const id = ++this.#id;
    return this.#sendText(JSON.stringify({ ...message, id })) ? id : undefined;
  }

  #sendText(text: string): boolean {
    if (!this.#line?.isOpen) return false;
    this.#line.send(text);
    return true;
  }

  #set(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#needs.changed(state);
  }
}

/** True for a new step, and for a snapshot unless the page has already shown a later one. */
function isNews({ what, seq }: Update, { after, shown }: Subscription): boolean {
  return what === 'nothing' ? seq >= (shown ?? 0) : seq > (after ?? 0);
}
