import type { Log } from './support/log.ts';
import type { Outage } from './store/records.ts';
import type { Store } from './store/store.ts';

/** A gap between two heartbeats longer than this is an outage. */
const OUTAGE_AFTER = 15_000;
/** Added to an outage: pages need some time to reconnect. */
const RECONNECT_GRACE = 15_000;

/**
 * Records outages, during which no player's clock runs. Every server writes a heartbeat to the store every few seconds; the
 * first that finds a gap records it. A frozen process, a lost database and a clock set forward look the same, and are the
 * same to players.
 */
export class Uptime {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #log: Log;
  #outages: readonly Outage[] = [];
  /** When this server last wrote a heartbeat. */
  #lastBeat = Number.POSITIVE_INFINITY;

  constructor({
    store,
    clock,
    log,
  }: {
    readonly store: Store;
    readonly clock: () => number;
    readonly log: Log;
  }) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  /** All outages, in order. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  async start(): Promise<void> {
    this.#outages = await this.#store.outages();
    await this.beat();
  }

  /** Writes a heartbeat, and records an outage if there was a gap. */
  async beat(): Promise<void> {
    const now = this.#clock();
    const since = await this.#store.alive();
    if (since > 0 && now - since > OUTAGE_AFTER) {
      const outage = { since, until: now + RECONNECT_GRACE };
      // Another server may have recorded it first; then this is a conflict and has no effect.
      await this.#store.write({ type: 'outage', outage });
      this.#log.info('outage', { since, milliseconds: now - since });
    }
    // After a gap of its own, another server may have recorded the outage before.
    if (now - Math.min(since, this.#lastBeat) > OUTAGE_AFTER) this.#outages = await this.#store.outages();
    await this.#store.write({ type: 'alive', at: now });
    this.#lastBeat = now;
  }
}
