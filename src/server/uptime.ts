import type { Log } from './support/log.ts';
import type { Outage } from './store/records.ts';
import type { Store } from './store/store.ts';

/** Whoever has said nothing for so long was not there. */
const OUTAGE_AFTER = 15_000;
/** After an outage pages need a moment to find back. */
const RECONNECT_GRACE = 15_000;

/**
 * When there was no server to answer to. Every server says every few seconds, in the store, that it is there; the first that
 * finds nobody has done so for a while writes down the outage. A frozen process, a lost database and a clock set forward
 * look the same, and are the same to people: that time is nobody's.
 */
export class Uptime {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #log: Log;
  #outages: readonly Outage[] = [];
  /** When we last said that we are there. */
  #said = Number.POSITIVE_INFINITY;

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

  /** In order of time. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  async start(): Promise<void> {
    this.#outages = await this.#store.outages();
    await this.beat();
  }

  /** Says that we are there. */
  async beat(): Promise<void> {
    const now = this.#clock();
    const since = await this.#store.alive();
    if (since > 0 && now - since > OUTAGE_AFTER) {
      const outage = { since, until: now + RECONNECT_GRACE };
      // If another server was faster its word counts; all have the same.
      await this.#store.write({ type: 'outage', outage });
      this.#log.info('outage', { since, milliseconds: now - since });
    }
    // Whoever was silent itself may be the second to be back: then it was written down before.
    if (now - Math.min(since, this.#said) > OUTAGE_AFTER) this.#outages = await this.#store.outages();
    await this.#store.write({ type: 'alive', at: now });
    this.#said = now;
  }
}
