import { Queue } from '../support/queue.ts';
import type { ClusterStore } from '../store/cluster.ts';
import type { Time } from '../support/time.ts';
import type { Leases } from '../table/ports.ts';

/** For a server that has its database to itself: it holds every lease. */
export const singleNodeLeases: Leases = {
  holds: () => true,
  want: () => undefined,
  unwant: () => undefined,
  take: async (matches) => matches,
  release: () => undefined,
};

/** A lease is valid for so many milliseconds after the last heartbeat of its node; after that the node counts as dead. */
export const LEASE_LIFE = 5000;
/** The leases in memory are compared with the database every so many heartbeats: a request that timed out may still be executed. */
const COMPARE_EVERY = 10;
/** After a request with an unknown outcome they are compared at each of so many heartbeats. */
const DOUBT = 5;

export interface LeaseTerms {
  readonly node: string;
  readonly cluster: ClusterStore;
  readonly life: number;
  readonly time: Pick<Time, 'soon'>;
  /** Whether the other nodes still consider this node alive. */
  readonly isAlive: () => boolean;
  /** Called with every match whose lease was taken, whoever asked for it. */
  readonly taken: (match: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Leases of one node among several, kept in the database. */
export class SharedLeases implements Leases {
  readonly #terms: LeaseTerms;
  readonly #held = new Set<number>();
  readonly #wanted = new Set<number>();
  readonly #dropped = new Set<number>();
  /** Releases and requests are sent one after the other, in order. */
  readonly #queue = new Queue();
  #asking = false;
  #beats = 0;
  /** For so many more heartbeats memory and database may differ. */
  #doubt = 0;

  constructor(terms: LeaseTerms) {
    this.#terms = terms;
  }

  get size(): number {
    return this.#held.size;
  }

  holds(match: number): boolean {
    return this.#held.has(match) && this.#terms.isAlive();
  }

  want(match: number): void {
    if (this.#wanted.has(match)) return;
    this.#wanted.add(match);
    if (this.#asking) return;
    this.#asking = true;
    // All matches wanted in this turn of the event loop are requested together.
    this.#terms.time.soon(() => {
      this.#asking = false;
      void this.tryAgain().catch(this.#terms.failed);
    });
  }

  unwant(match: number): void {
    this.#wanted.delete(match);
  }

  take(matches: readonly number[]): Promise<readonly number[]> {
    return this.#take(matches, () => true);
  }

  /** Requests leases; those no longer wanted when the answer comes are released. */
  #take(matches: readonly number[], isWanted: (match: number) => boolean): Promise<readonly number[]> {
    const { taken: told } = this.#terms;
    return this.#queue.run(async () => {
      if (matches.length === 0) return [];
      const given = await this.#ask(matches);
      const taken = given.filter(isWanted);
      for (const match of given) if (!this.#held.has(match)) this.#dropped.add(match);
      for (const match of taken) {
        this.#held.add(match);
        this.#wanted.delete(match);
        this.#dropped.delete(match);
      }
      // A table may have wanted the lease after somebody else had requested it, and waits to be told.
      for (const match of taken) told(match);
      return taken;
    });
  }

  async #ask(matches: readonly number[]): Promise<readonly number[]> {
    const { node, cluster, life } = this.#terms;
    try {
      return await cluster.lease(node, matches, life);
    } catch (error) {
      // The request may have been executed, or still be.
      this.#doubt = DOUBT;
      throw error;
    }
  }

  release(match: number): void {
    this.#wanted.delete(match);
    if (this.#held.delete(match)) this.#dropped.add(match);
  }

  /** The other nodes had declared this one dead: its leases may have been taken over. */
  forget(): void {
    for (const match of this.#held) this.#wanted.add(match);
    this.#held.clear();
    // Others may still be ours although nobody wants them any more.
    this.#doubt = DOUBT;
  }

  /** Once a heartbeat: compares with the database if due, releases what is no longer needed, requests again what is wanted. */
  async beat(): Promise<void> {
    this.#beats++;
    if (this.#doubt > 0 || this.#beats % COMPARE_EVERY === 0) {
      await this.#queue.run(() => this.#compare());
      this.#doubt = Math.max(0, this.#doubt - 1);
    }
    await this.tryAgain();
  }

  async tryAgain(): Promise<void> {
    const { node, cluster } = this.#terms;
    await this.#queue.run(async () => {
      const dropped = [...this.#dropped];
      if (dropped.length === 0) return;
      await cluster.release(node, dropped);
      for (const match of dropped) this.#dropped.delete(match);
    });
    await this.#take([...this.#wanted], (match) => this.#wanted.has(match));
  }

  /** Finds leases that the database gave and memory does not know: their matches' bots would never think. */
  async #compare(): Promise<void> {
    const { node, cluster } = this.#terms;
    const ours = new Set(await cluster.leasesOf(node));
    for (const match of ours)
      if (!this.#held.has(match) && !this.#wanted.has(match)) this.#dropped.add(match);
    for (const match of this.#held) {
      if (ours.has(match)) continue;
      this.#held.delete(match);
      this.#wanted.add(match);
    }
  }
}
