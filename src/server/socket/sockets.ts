import { Connection, type ConnectionNeeds, type PageSocket } from './connection.ts';
import type { Caller } from '../people/auth.ts';
import type { Signals } from '../support/signals.ts';
import type { Time, Timer } from '../support/time.ts';

/** A page that has not answered for two of these is gone. */
const HEARTBEAT = 30_000;
/** How long a page may take to close its side. */
const CLOSE_TIMEOUT = 1000;
/** How a page says goodbye (1005: without giving a reason); whoever says nothing was lost. */
const onPurpose: ReadonlySet<number> = new Set([1000, 1001, 1005]);
/** "Service restart": pages come back by themselves. */
const RESTARTING = 1012;

/** The session that opened it has ended: a page asks who it is now before it comes back. */
export const SESSION_ENDED = 4401;

/** What a socket tells the server. */
export interface PageEvents {
  /** Undefined for a message that is no text. */
  message(text: string | undefined): void;
  pong(): void;
  /** A broken frame or an oversized message; the socket closes by itself. */
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
}

/** The sockets of all pages: which are still alive, and how all are told goodbye. */
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
        closed.resolve();
      },
    };
  }

  /** Says goodbye to all. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#heartbeat.cancel();
    this.#needs.outbox.flush();
    const open = [...this.#open];
    for (const [socket] of open) socket.close(RESTARTING, 'restarting');
    const limit = this.#needs.time.after(CLOSE_TIMEOUT, () => open.forEach(([socket]) => socket.terminate()));
    await Promise.all(open.map(([, { closed }]) => closed.promise));
    limit.cancel();
  }

  /** This node is cut off from the database; pages come back by themselves, and a proxy leads them to another. */
  dismiss(): void {
    for (const socket of this.#open.keys()) socket.close(RESTARTING, 'cut off');
  }

  /** Closes the sockets that were opened with this token. */
  closeAll(ended: string): void {
    for (const [socket, { hash }] of this.#open)
      if (hash === ended) socket.close(SESSION_ENDED, 'signed out');
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
