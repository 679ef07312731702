import { unstartedHours } from '../wire/limits.ts';
import { isRefused, type Refused, refuse } from '../wire/refusals.ts';
import { errorMessage } from './support/error-message.ts';
import type { TableRegistry } from './table/table-registry.ts';
import { withSeats } from './table/changes/seating.ts';
import { handOver } from './table/changes/stand-in.ts';
import type { StoredMatch } from './store/records.ts';
import type { Store } from './store/store.ts';
import type { Log } from './support/log.ts';
import type { Time, Timer } from './support/time.ts';
import type { Uptime } from './uptime.ts';
import type { Table } from './table/table.ts';

const HOUR = 3_600_000;
/** Tables that have not begun after so long are closed, unless they are watched. */
const UNSTARTED = { listed: unstartedHours.listed * HOUR, hidden: unstartedHours.hidden * HOUR } as const;
const AT_ONCE = 50;
const CLOCK_INTERVAL = 5000;
const MINUTE = 60_000;
const PAIRING_INTERVAL = 1000;

interface Needs {
  readonly store: Pick<Store, 'dueClocks' | 'unstarted' | 'write'>;
  readonly tables: Pick<TableRegistry, 'watched' | 'byKey'>;
  readonly uptime: Pick<Uptime, 'beat'>;
  readonly clock: () => number;
  readonly time: Time;
  readonly log: Log;
  /** Closes matches and deletes guests that were abandoned. */
  readonly expire: () => Promise<void>;
  /** Begins matches of full tables that are to begin by themselves. */
  readonly startFull: () => Promise<void>;
  /** Draws the daily tides of today and tomorrow. */
  readonly drawTides: () => Promise<void>;
  /** Begins the tables of duplicates that are due, and opens deals that everybody has played. */
  readonly advanceDuplicates: () => Promise<void>;
  /** Rates matches that a node has left unrated. */
  readonly rate: () => Promise<void>;
  /** Seats people who look for a table. */
  readonly pair: () => Promise<void>;
  /** Goes on reviewing matches, in spare time: does not wait for it. */
  readonly review: () => Promise<void>;
}

/** Periodic work: clocks that have run out, tables that expire. Safe to run on several nodes at once. */
export class Housekeeping {
  readonly #needs: Needs;
  #timers: readonly Timer[] = [];
  #running = Promise.resolve();
  readonly #waiting = new Set<string>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Starts the timers. */
  start(): void {
    const { time, expire, drawTides, startFull, advanceDuplicates, rate, pair, review } = this.#needs;
    this.#timers = [
      time.every(CLOCK_INTERVAL, () => this.#unlessWaiting('clocks', () => this.#checkClocks())),
      time.every(CLOCK_INTERVAL, () => this.#unlessWaiting('full', startFull)),
      time.every(CLOCK_INTERVAL, () => this.#unlessWaiting('duplicates', advanceDuplicates)),
      time.every(MINUTE, () => this.#unlessWaiting('unstarted', () => this.#closeUnstarted())),
      time.every(HOUR, () => this.#unlessWaiting('expiry', expire)),
      time.every(MINUTE, () => this.#unlessWaiting('tides', drawTides)),
      time.every(MINUTE, () => this.#unlessWaiting('ratings', rate)),
      time.every(MINUTE, () => this.#unlessWaiting('reviews', review)),
      time.every(PAIRING_INTERVAL, () => this.#unlessWaiting('pairing', pair)),
    ];
    this.#unlessWaiting('tides', drawTides);
  }

  /** Does everything that is due now. */
  async tend(): Promise<void> {
    await this.#inTurn('clocks', () => this.#checkClocks());
    await this.#inTurn('full', this.#needs.startFull);
    await this.#inTurn('unstarted', () => this.#closeUnstarted());
    await this.#inTurn('expiry', this.#needs.expire);
    await this.#inTurn('tides', this.#needs.drawTides);
    await this.#inTurn('duplicates', this.#needs.advanceDuplicates);
    await this.#inTurn('ratings', this.#needs.rate);
    await this.#inTurn('pairing', this.#needs.pair);
    await this.#inTurn('reviews', this.#needs.review);
  }

  /** Stops the timers and resolves when running work is done. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    await this.#running;
    // So that the outage of a restart is recorded to the second.
    await this.#inTurn('beat', () => this.#needs.uptime.beat());
  }

  /** Skips a job that is still waiting, so that nothing piles up while the database does not answer. */
  #unlessWaiting(what: string, job: () => Promise<void>): void {
    if (this.#waiting.has(what)) return;
    this.#waiting.add(what);
    void this.#inTurn(what, job).finally(() => this.#waiting.delete(what));
  }

  #inTurn(what: string, job: () => Promise<void>): Promise<void> {
    const { log } = this.#needs;
    this.#running = this.#running
      .then(job)
      .catch((error: unknown) => log.error('housekeeping', { what, reason: errorMessage(error) }));
    return this.#running;
  }

  async #checkClocks(): Promise<void> {
    await this.#needs.uptime.beat();
    // Another node may have checked the clocks of a table that is watched here.
    for (const table of this.#needs.tables.watched) if (table.time.hasClock) table.tellOverdue();
    await this.#checkDueClocks();
  }

  /** Checks the clocks of matches that are due, in memory or not. */
  async #checkDueClocks(): Promise<void> {
    const { store, clock } = this.#needs;
    for (const { match, look: was } of await store.dueClocks(clock(), AT_ONCE)) {
      const table = await this.#needs.tables.byKey(match);
      const looked = isRefused(table) ? table : await this.#lookAt(table);
      // A match that fails is checked later, so that it does not block the others.
      const at = isRefused(looked) ? clock() + (isLasting(looked) ? HOUR : MINUTE) : looked.next;
      await store.write({ type: 'look', match, was, ...(at === undefined ? {} : { at }) });
    }
  }

  async #lookAt(table: Table): ReturnType<Table['checkClocks']> {
    const looked = await table.checkClocks();
    const now = this.#needs.clock();
    const isLate = () => table.stored.duplicate !== undefined && table.time.overdue(now).length > 0;
    if (isRefused(looked) || !isLate()) return looked;
    // The other tables of the duplicate wait for this one: a bot stands in for whoever's time is up.
    const done = await table.change((stored) =>
      isLate() ? handOver(stored, table.time.overdue(now), undefined, now) : refuse('not-yet'),
    );
    return typeof done === 'string' ? table.checkClocks() : looked;
  }

  /** Closes tables that were not started in time. */
  async #closeUnstarted(): Promise<void> {
    const { store, clock } = this.#needs;
    const now = clock();
    const before = { listed: now - UNSTARTED.listed, hidden: now - UNSTARTED.hidden };
    for (let last = 0; ; ) {
      const keys = await store.unstarted(before, last, AT_ONCE);
      for (const key of keys) {
        const table = await this.#needs.tables.byKey(key);
        if (isRefused(table)) continue;
        await table.sync.readPresence();
        if (table.here.size === 0 && !table.watched) await table.change((stored) => closed(stored, now));
      }
      if (keys.length < AT_ONCE) return;
      last = keys.at(-1) ?? last;
    }
  }
}

/** Whether a retry soon would be refused again. */
function isLasting({ refused }: Refused): boolean {
  return refused !== 'busy' && refused !== 'storage' && refused !== 'stopping';
}

/** The table closed, if it is still open and old enough. */
function closed(match: StoredMatch, now: number): ReturnType<Parameters<Table['change']>[0]> {
  const age = now - match.at;
  if (match.status !== 'open' || age < UNSTARTED[match.listed ? 'listed' : 'hidden'])
    return refuse('not-open');
  return { ...withSeats(match, match.seats), status: 'closed' };
}
