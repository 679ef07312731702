import type { Refused } from '../../wire/refusals.ts';
import type { Line } from '../store/records.ts';
import type { Audience } from './audience.ts';
import type { MatchReplica } from './match-replica.ts';

/** Brings a table's replica up to the stored version, and tells its viewers every step that another node wrote. */
export class Reconciler {
  readonly #replica: MatchReplica;
  readonly #audience: Audience;
  readonly #clock: () => number;
  /** When memory was last known to equal the store. */
  fresh: number;

  constructor(replica: MatchReplica, audience: Audience, clock: () => number) {
    this.#replica = replica;
    this.#audience = audience;
    this.#clock = clock;
    this.fresh = clock();
  }

  /** Reads the store if the replica is stale. Undefined means that memory equals the store. */
  async reconcile(): Promise<Refused | undefined> {
    const done = await this.#replica.reconcile(() => void this.#audience.tellStep());
    if (done !== 'same' && done !== 'changed') return done;
    this.markFresh();
    return undefined;
  }

  /** The same, whatever the replica believes: another node may have written. */
  async readAgain(): Promise<Refused | undefined> {
    this.#replica.markStale();
    return this.reconcile();
  }

  /** Applies lines that another node wrote; if they do not follow on what is here, the store is read. */
  async applyNews(lines: readonly Line[]): Promise<void> {
    if (this.#replica.applyNews(lines, () => void this.#audience.tellStep())) this.markFresh();
    else this.#replica.markStale();
    await this.reconcile();
  }

  markFresh(): void {
    this.fresh = this.#clock();
  }
}
