import { unstartedHours } from '../wire/limits.ts';
import { isRefused, type Refused, refuse } from '../wire/refusals.ts';
import { errorMessage } from './support/error-message.ts';
import type { TableRegistry } from './table/table-registry.ts';
import { withSeats } from './table/seating.ts';
import type { StoredMatch } from './store/records.ts';
import type { Store } from './store/store.ts';
import type { Log } from './support/log.ts';
import type { Time, Timer } from './support/time.ts';
import type { Uptime } from './uptime.ts';
import type { Table } from './table/table.ts';

const HOUR = 3_600_000;
/** Tables that have not begun so long after they were opened vanish, unless somebody looks at them. */
const UNSTARTED = { listed: unstartedHours.listed * HOUR, hidden: unstartedHours.hidden * HOUR } as const;
const AT_ONCE = 50;
const CLOCK_INTERVAL = 5000;
const MINUTE = 60_000;

interface Needs {
  readonly store: Pick<Store, 'dueClocks' | 'unstarted' | 'write'>;
  readonly tables: Pick<TableRegistry, 'watched' | 'byKey'>;
  readonly uptime: Pick<Uptime, 'beat'>;
  readonly clock: () => number;
  readonly time: Time;
  readonly log: Log;
  /** Ends what nobody comes back to. */
  readonly expire: () => Promise<void>;
  /** Draws the daily tides of today and tomorrow. */
  readonly drawTides: () => Promise<void>;
}

/** What has to be done at certain times, whether or not anybody is there. Each may be done by several servers at once. */
export class Housekeeping {
  readonly #needs: Needs;
  #timers: readonly Timer[] = [];
  #atWork = Promise.resolve();
  readonly #waiting = new Set<string>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** From now on everything is done by itself. */
  start(): void {
    const { time, expire, drawTides } = this.#needs;
    this.#timers = [
      time.every(CLOCK_INTERVAL, () => this.#unlessWaiting('clocks', () => this.#mind())),
      time.every(MINUTE, () => this.#unlessWaiting('unstarted', () => this.#clearAway())),
      time.every(HOUR, () => this.#unlessWaiting('expiry', expire)),
      time.every(MINUTE, () => this.#unlessWaiting('tides', drawTides)),
    ];
    this.#unlessWaiting('tides', drawTides);
  }

  /** Everything that is due, at once. */
  async tend(): Promise<void> {
    await this.#inTurn('clocks', () => this.#mind());
    await this.#inTurn('unstarted', () => this.#clearAway());
    await this.#inTurn('expiry', this.#needs.expire);
    await this.#inTurn('tides', this.#needs.drawTides);
  }

  /** Ends when what was begun is done; nothing is begun any more. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    await this.#atWork;
    // A restart takes as long as it takes, to the second.
    await this.#inTurn('beat', () => this.#needs.uptime.beat());
  }

  /** While the database does not answer, nothing piles up. */
  #unlessWaiting(what: string, job: () => Promise<void>): void {
    if (this.#waiting.has(what)) return;
    this.#waiting.add(what);
    void this.#inTurn(what, job).finally(() => this.#waiting.delete(what));
  }

  #inTurn(what: string, job: () => Promise<void>): Promise<void> {
    const { log } = this.#needs;
    this.#atWork = this.#atWork
      .then(job)
      .catch((error: unknown) => log.error('housekeeping', { what, reason: errorMessage(error) }));
    return this.#atWork;
  }

  async #mind(): Promise<void> {
    await this.#needs.uptime.beat();
    // Another node may have looked at the clocks of a table that is watched here.
    for (const table of this.#needs.tables.watched) if (table.time.hasClock) table.tellOverdue();
    await this.#lookAtClocks();
  }

  /** Tells whose time is out. Only matches whose clocks are due are looked at, in memory or not. */
  async #lookAtClocks(): Promise<void> {
    const { store, clock } = this.#needs;
    for (const { match, look: was } of await store.dueClocks(clock(), AT_ONCE)) {
      const table = await this.#needs.tables.byKey(match);
      const looked = isRefused(table) ? table : await table.lookAtClocks();
      // One that cannot be looked at would stand in the way of all others.
      const at = isRefused(looked) ? clock() + (isLasting(looked) ? HOUR : MINUTE) : looked.next;
      await store.write({ type: 'look', match, was, ...(at === undefined ? {} : { at }) });
    }
  }

  /** Clears away tables at which nothing happens. */
  async #clearAway(): Promise<void> {
    const { store, clock } = this.#needs;
    const now = clock();
    const before = { listed: now - UNSTARTED.listed, hidden: now - UNSTARTED.hidden };
    for (let last = 0; ; ) {
      const keys = await store.unstarted(before, last, AT_ONCE);
      for (const key of keys) {
        const table = await this.#needs.tables.byKey(key);
        if (isRefused(table)) continue;
        await table.readPresence();
        if (table.here.size === 0 && !table.watched) await table.change((stored) => closed(stored, now));
      }
      if (keys.length < AT_ONCE) return;
      last = keys.at(-1) ?? last;
    }
  }
}

/** Whether it would be refused again in a moment. */
function isLasting({ refused }: Refused): boolean {
  return refused !== 'busy' && refused !== 'storage' && refused !== 'stopping';
}

/** The table without anybody at it, if it is still as old and as empty as it seemed. */
function closed(match: StoredMatch, now: number): ReturnType<Parameters<Table['change']>[0]> {
  const age = now - match.at;
  if (match.status !== 'open' || age < UNSTARTED[match.listed ? 'listed' : 'hidden'])
    return refuse('not-open');
  return { ...withSeats(match, match.seats), status: 'closed' };
}
