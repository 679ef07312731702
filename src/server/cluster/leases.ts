import { Queue } from '../support/queue.ts';
import type { ClusterStore } from '../store/cluster.ts';
import type { Time } from '../support/time.ts';
import type { Leases } from '../table/ports.ts';

/** For a server that has its database to itself: everything is its own work. */
export const singleNodeLeases: Leases = {
  holds: () => true,
  want: () => undefined,
  unwant: () => undefined,
  take: async (matches) => matches,
  release: () => undefined,
};

/** What this node holds is compared with the database at every so many beats: a request may be done long after it was given up. */
const COMPARE_EVERY = 10;
/** After something that leaves it unknown, at each of so many beats. */
const DOUBT = 5;

export interface LeaseTerms {
  readonly node: string;
  readonly cluster: ClusterStore;
  readonly life: number;
  readonly time: Pick<Time, 'soon'>;
  /** Whether the others still count this node among the living. */
  readonly isAlive: () => boolean;
  /** Called with every match whose lease has become ours, whoever asked for it. */
  readonly taken: (match: number) => void;
  readonly failed: (error: unknown) => void;
}

export class SharedLeases implements Leases {
  readonly #terms: LeaseTerms;
  readonly #held = new Set<number>();
  readonly #wanted = new Set<number>();
  readonly #dropped = new Set<number>();
  /** What is given back and what is taken must not overtake each other. */
  readonly #queue = new Queue();
  #asking = false;
  #beats = 0;
  /** At so many more beats the database may know leases of ours that we do not know, or the other way round. */
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
    // Whoever else wants something in this round of the event loop comes along.
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

  /** What is no longer wanted when the answer comes is released. */
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
      // A table may have begun to want it after somebody else had asked: it would wait for this for ever.
      for (const match of taken) told(match);
      return taken;
    });
  }

  async #ask(matches: readonly number[]): Promise<readonly number[]> {
    const { node, cluster, life } = this.#terms;
    try {
      return await cluster.lease(node, matches, life);
    } catch (error) {
      // They may be ours in the database, now or when the request is done late.
      this.#doubt = DOUBT;
      throw error;
    }
  }

  release(match: number): void {
    this.#wanted.delete(match);
    if (this.#held.delete(match)) this.#dropped.add(match);
  }

  /** The others had given this node up: what it held may be somebody else's by now. */
  forget(): void {
    for (const match of this.#held) this.#wanted.add(match);
    this.#held.clear();
    // Or still be ours, also those that nobody wants any more when we ask again.
    this.#doubt = DOUBT;
  }

  /** Once a beat: finds out what is really ours, gives back what is no longer needed, and asks again for what somebody else held. */
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

  /** A lease that the database gave and nobody here knows of would keep all bots of its match from thinking. */
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
