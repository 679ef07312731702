import type { FastRng } from '../../../src/engine/rng.ts';
import { Queue } from '../../../src/server/support/queue.ts';
import type { Machine } from '../world/machine.ts';
import type { World } from '../world/world.ts';
import type { DatabaseServer } from './server.ts';

export type Condition = 'open' | 'stalled' | 'closed';

/** As long as the server waits for PostgreSQL to answer (`store/postgres/open.ts`). */
const QUERY_TIMEOUT = 5000;

interface Heard {
  readonly heard: (text: string) => void;
  readonly missed: () => void;
}

/** A request that has not been answered yet. */
interface Pending {
  fail(reason: string): void;
}

/**
 * A node's connections to the database. A request may be lost on its way, its answer may be lost after it was done, and
 * one that was given up may still be done later: all that a network and PostgreSQL allow.
 */
export class Link {
  readonly #world: World;
  readonly #machine: Machine;
  readonly #server: DatabaseServer;
  readonly #rng: FastRng;
  readonly #pending = new Set<Pending>();
  /** Packets that lie on a stalled line. */
  #held: (() => void)[] = [];
  /** One query after the other, as on the connection for notifications. */
  readonly #line = new Queue();
  #isListening = false;
  #heard: Heard | undefined;
  #condition: Condition = 'open';
  latency = 2;

  constructor(world: World, machine: Machine, server: DatabaseServer) {
    this.#world = world;
    this.#machine = machine;
    this.#server = server;
    this.#rng = world.rng();
    server.connect(this);
  }

  set(condition: Condition): void {
    if (condition === this.#condition) return;
    this.#condition = condition;
    const held = this.#held;
    this.#held = [];
    if (condition === 'closed') this.interrupted();
    // What lay on the line arrives after all, or does not: both ends may have closed it meanwhile.
    for (const packet of held) if (this.#rng.below(2) === 0) this.#world.after(this.#delay(), packet);
  }

  listen(heard: Heard): void {
    this.#heard = heard;
  }

  /** Does something at the database on any connection, and gives its answer. */
  request<T>(work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    if (this.#condition === 'closed' || this.#server.isDown) {
      this.#world.after(this.#delay(), () => this.#machine.run(() => reject(new Error('no connection'))));
      return promise;
    }
    const pending: Pending = {
      fail: (reason) => {
        if (!this.#pending.delete(pending)) return;
        giveUp();
        this.#machine.run(() => reject(new Error(reason)));
      },
    };
    this.#pending.add(pending);
    const giveUp = this.#world.after(QUERY_TIMEOUT, () =>
      pending.fail('the database did not answer in time'),
    );
    const answered = (settle: () => void) => () => {
      if (this.#condition === 'stalled') return void this.#held.push(answered(settle));
      if (!this.#pending.delete(pending)) return undefined;
      giveUp();
      return this.#machine.run(settle);
    };
    const arrived = () => {
      if (this.#condition === 'stalled') return void this.#held.push(arrived);
      if (this.#server.isDown) return undefined;
      const settle = attempt(work, resolve, reject);
      return void this.#world.after(this.#delay() + this.#server.slowness, answered(settle));
    };
    this.#world.after(this.#delay(), arrived);
    return promise;
  }

  /** The same on the connection for notifications, which begins to listen when it is opened. */
  requestInTurn<T>(work: () => T): Promise<T> {
    return this.#line.run(async () => {
      try {
        if (!this.#isListening) await this.#open();
        return await this.request(work);
      } catch (error) {
        this.#isListening = false;
        throw error;
      }
    });
  }

  /** The database passes something on. */
  notified(text: string): void {
    if (!this.#isListening || this.#condition === 'closed') return;
    const arrive = () => {
      if (this.#condition === 'stalled') return void this.#held.push(arrive);
      if (this.#isListening) this.#machine.run(() => this.#heard?.heard(text));
      return undefined;
    };
    this.#world.after(this.latency, arrive);
  }

  /** All connections are gone. What was on its way to the database may be done all the same. */
  interrupted(): void {
    this.#isListening = false;
    for (const pending of this.#pending) pending.fail('the connection was lost');
  }

  /** The process has ended. */
  close(): void {
    this.#server.disconnect(this);
    this.#isListening = false;
    this.#pending.clear();
  }

  async #open(): Promise<void> {
    await this.request(() => undefined);
    this.#isListening = true;
    this.#heard?.missed();
  }

  #delay(): number {
    return this.latency * (0.5 + this.#rng.below(100) / 100);
  }
}

function attempt<T>(work: () => T, resolve: (value: T) => void, reject: (error: Error) => void): () => void {
  try {
    const value = work();
    return () => resolve(value);
  } catch (error) {
    return () => reject(error as Error);
  }
}
