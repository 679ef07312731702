import { Connection, type ConnectionNeeds, type PageSocket } from './connection.ts';
import type { Caller } from '../people/auth.ts';
import { personBehind } from '../table/actor.ts';
import type { PeopleHere } from '../table/ports.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Signals } from '../support/signals.ts';
import type { Time, Timer } from '../support/time.ts';

/** Milliseconds between pings; a page that has not answered one before the next is disconnected. */
const HEARTBEAT = 30_000;
/** How long the closing handshake may take. */
const CLOSE_TIMEOUT = 1000;
/** Close codes of a page that was closed on purpose (1005: no code given); any other means a lost connection. */
const onPurpose: ReadonlySet<number> = new Set([1000, 1001, 1005]);
/** "Service Restart": pages reconnect by themselves. */
const RESTARTING = 1012;

/** The session was revoked: a page asks who it is before it reconnects. */
export const SESSION_ENDED = 4401;

/** What a socket tells the server. */
export interface PageEvents {
  /** Undefined for a message that is not text. */
  message(text: string | undefined): void;
  pong(): void;
  /** An invalid frame or an oversized message; the socket closes by itself. */
  error(): void;
  closed(code: number): void;
}

interface Open {
  readonly connection: Connection;
  /** The hash of the token it was opened with. */
  readonly hash: string | undefined;
  readonly closed: PromiseWithResolvers<void>;
}

interface Needs extends ConnectionNeeds {
  readonly signals: Signals;
  readonly time: Time;
  readonly peopleHere: PeopleHere;
}

/** The sockets of all pages: heartbeats, and how they are closed. */
export class Sockets {
  readonly #needs: Needs;
  readonly #open = new Map<PageSocket, Open>();
  readonly #silent = new Set<PageSocket>();
  readonly #heartbeat: Timer;
  #stopped = false;

  constructor(needs: Needs) {
    this.#needs = needs;
    needs.signals.on('notices', (people) => {
      for (const { connection } of this.#open.values()) connection.tellNotices(people);
    });
    needs.signals.on('challenges', (people) => {
      for (const { connection } of this.#open.values()) connection.tellAsked(people);
    });
    needs.signals.on('blocks', (people) => this.#blocksChanged(people));
    needs.signals.onMissed(() => this.#blocksChanged());
    this.#heartbeat = needs.time.every(HEARTBEAT, () => this.#beat());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Whether pages may connect now: the server is not about to stop, and reaches its database. */
  get isOpen(): boolean {
    return !this.#stopped && this.#needs.signals.connected;
  }

  /** `address` is where it comes from, for the limits. */
  accept(socket: PageSocket, { actor, hash }: Caller, address = ''): PageEvents {
    const connection = new Connection(this.#needs, actor, socket, address);
    const closed = Promise.withResolvers<void>();
    this.#open.set(socket, { connection, hash, closed });
    connection.welcome();
    const person = personBehind(actor);
    if (person !== undefined) this.#needs.peopleHere.come(person);
    return {
      message: (text) => {
        this.#silent.delete(socket);
        connection.receive(text);
      },
      pong: () => void this.#silent.delete(socket),
      error: () => this.#needs.metrics.count('refusals'),
      closed: (code) => {
        this.#open.delete(socket);
        this.#silent.delete(socket);
        connection.close(onPurpose.has(code));
        if (person !== undefined) this.#needs.peopleHere.go(person);
        closed.resolve();
      },
    };
  }

  /** Closes all. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#heartbeat.cancel();
    this.#needs.writes.flush();
    const open = [...this.#open];
    for (const [socket] of open) socket.close(RESTARTING, 'restarting');
    const limit = this.#needs.time.after(CLOSE_TIMEOUT, () => open.forEach(([socket]) => socket.terminate()));
    await Promise.all(open.map(([, { closed }]) => closed.promise));
    limit.cancel();
  }

  /** This node has lost the database: pages reconnect, and a proxy sends them to another node. */
  dismiss(): void {
    for (const socket of this.#open.keys()) socket.close(RESTARTING, 'cut off');
  }

  /** Closes the sockets that were opened with this token. */
  closeAll(ended: string): void {
    for (const [socket, { hash }] of this.#open)
      if (hash === ended) socket.close(SESSION_ENDED, 'signed out');
  }

  #blocksChanged(people?: readonly number[]): void {
    const { log } = this.#needs;
    for (const { connection } of this.#open.values())
      connection
        .blocksChanged(people)
        .catch((error: unknown) => log.error('blocks', { reason: errorMessage(error) }));
  }

  #beat(): void {
    for (const socket of this.#open.keys()) {
      if (this.#silent.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#silent.add(socket);
      socket.ping();
    }
  }
}
