import type { Seat, Viewer } from '../../engine/game.ts';
import type { ClientMessage } from '../../wire/client.ts';
import type { TimeInfo } from '../../wire/clock.ts';
import type { ChatInfo, ServerMessage, Update, YourTable } from '../../wire/server.ts';
import type { Declined } from './client.ts';
import { Heartbeat } from './heartbeat.ts';
import type { After } from './timers.ts';

export type Connection = 'connected' | 'reconnecting' | 'offline';

/** A WebSocket, as far as we need one. */
export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  heard(text: string): void;
  lost(): void;
}

/** What somebody who looks at a table wants to be told. */
export interface Onlooker {
  arranged(table: YourTable): void;
  update(update: Update): void;
  chat(lines: readonly ChatInfo[]): void;
  /** The table cannot be looked at. */
  refused(code: Declined['refused']): void;
  clocks(time: TimeInfo): void;
}

export interface SocketNeeds {
  open(ears: Ears): Line;
  readonly after: After;
  /** 0 to 1, for jitter. */
  random(): number;
  hidden(): boolean;
  /** False if the browser knows that there is no network at all. */
  network(): boolean;
  changed(state: Connection): void;
  /** Told of every message that names no table. */
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

interface Watched {
  readonly match: string;
  readonly viewer: Viewer;
  readonly onlooker: Onlooker;
  /** The last update that was seen. */
  after: number | undefined;
  /** The last one that this page was shown: it never goes back behind that. */
  shown: number | undefined;
}

const FIRST_WAIT = 300;
/** A server that restarts is back soon; one that stays away is asked less often. */
const EAGER_TRIES = 25;
const EAGER_WAIT = 900;
const LONGEST_WAIT = 4000;
/** A table that cannot be read just now is asked for again after so long. */
const LOOK_AGAIN = 1000;
const passing: ReadonlySet<Declined['refused']> = new Set(['storage', 'busy', 'too-fast', 'stopping']);

/** Whether the same may be granted in a moment. */
export function isPassing(code: Declined['refused']): boolean {
  return passing.has(code);
}

/**
 * One socket for the page, kept alive: it comes back by itself, looks again at whatever was looked at from where it was
 * left, and sends again what was not acknowledged. An answer names its question, so that sending it twice does no harm.
 */
export class Socket {
  readonly #needs: SocketNeeds;
  readonly #watched = new Map<string, Watched>();
  readonly #pending = new Map<number, Pending>();
  readonly #watching = new Map<number, Watched>();
  readonly #heartbeat: Heartbeat;
  #inLobby = false;
  #line: Line | undefined;
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

  /** Tells `onlooker` of this table through these eyes until the function returned is called. */
  watch(match: string, viewer: Viewer, onlooker: Onlooker, after?: number): () => void {
    const key = `${match} ${viewer}`;
    const watched: Watched = { match, viewer, onlooker, after, shown: undefined };
    this.#watched.set(key, watched);
    if (this.#welcomed) this.#look(watched);
    return () => {
      if (this.#watched.get(key) !== watched) return;
      this.#watched.delete(key);
      if (this.#welcomed) this.#send({ type: 'unwatch', match, viewer });
    };
  }

  /** Whether to be told what goes on in the lobby, now and after every reconnection. */
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

  /** The network is back, or the page is looked at again: now is a good moment. */
  wake(): void {
    if (this.#closed) return;
    if (this.#welcomed && this.#line?.isOpen) this.#heartbeat.check();
    else if (!this.#needs.network()) this.#set('offline');
    else this.#reconnect();
  }

  /** The browser says that the network is gone. */
  sleep(): void {
    this.#drop();
  }

  /** Somebody else has signed in: the socket must introduce itself anew. */
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
    const line: Line = this.#needs.open({
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
    // A connection that hangs while it is being made is given up like any other.
    this.#heartbeat.begin();
  }

  #reconnect(): void {
    this.#retry?.();
    this.#release()?.close();
    this.#connect();
  }

  /** From now on the old socket has nothing more to say here. */
  #release(): Line | undefined {
    const line = this.#line;
    this.#line = undefined;
    this.#welcomed = false;
    return line;
  }

  /** Half open or cut off: gives it up without waiting for a goodbye. */
  #drop(): void {
    this.#release()?.close();
    this.#lost();
  }

  #lost(): void {
    this.#release();
    this.#heartbeat.stop();
    if (this.#closed) return;
    this.#set(this.#needs.network() ? 'reconnecting' : 'offline');
    // What is not repeated by itself is told to whoever waits for it.
    for (const [id, { message, settle }] of this.#pending) {
      if (message.type !== 'chat') continue;
      this.#pending.delete(id);
      settle({ refused: 'unreachable' });
    }
    const most = this.#tries < EAGER_TRIES ? EAGER_WAIT : LONGEST_WAIT;
    const wait = Math.min(most, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry?.();
    // Not all pages at once when a server comes back.
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

  #look(watched: Watched): void {
    const { match, viewer, after } = watched;
    const id = this.#send({ type: 'watch', match, viewer, ...(after === undefined ? {} : { after }) });
    if (id !== undefined) this.#watching.set(id, watched);
  }

  #lookAgain(watched: Watched): void {
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
        // The page stays connected: nobody else would ask again.
        if (watched && isPassing(code)) this.#lookAgain(watched);
        else watched?.onlooker.refused(code);
        // A server about to restart has not done it; the next one is asked again.
        if (code !== 'stopping') this.#settle(ack, { refused: code });
        return undefined;
      }
      case 'time':
        return this.#each(message.match, (onlooker) => onlooker.clocks(message.time));
      case 'lobby':
      case 'notices':
        return this.#needs.told(message);
    }
  }

  /** Everybody at this table, each only once: the same person looks through several eyes. */
  #each(match: string, tell: (onlooker: Onlooker) => void): void {
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

/** A step counts if it is new; where the match stands counts unless the page was shown more already. */
function isNews({ what, seq }: Update, { after, shown }: Watched): boolean {
  return what === 'nothing' ? seq >= (shown ?? 0) : seq > (after ?? 0);
}
