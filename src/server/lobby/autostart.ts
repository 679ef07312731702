import { isRefused } from '../../wire/refusals.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import type { Time, Timer } from '../support/time.ts';
import type { Store } from '../store/store.ts';
import type { StoredMatch } from '../store/records.ts';
import { isClosing } from '../table/changes/closed-table.ts';
import { isTaken } from '../table/changes/seating.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Table } from '../table/table.ts';
import type { Lobby } from './lobby.ts';

/** How long a full table waits for the commitments of the devices that have just sat down, in milliseconds. */
const COMMITTING_TIME = 3000;
const AT_ONCE = 50;

interface Needs {
  readonly store: Pick<Store, 'full'>;
  readonly tables: TableRegistry;
  readonly tableEvents: TableEvents;
  readonly lobby: Pick<Lobby, 'startFull'>;
  readonly time: Time;
  readonly log: Log;
}

/**
 * Begins the matches of full tables that are to begin by themselves: as soon as every person has committed to a contribution to
 * the dice, else after a few seconds. Several nodes may try the same; the table's version lets one of them do it.
 */
export class Autostart {
  readonly #needs: Needs;
  readonly #committingTime: number;
  /** Full tables that wait for commitments, by key. */
  readonly #waiting = new Map<number, Timer>();
  readonly #stopListening: () => void;

  constructor(needs: Needs, committingTime = COMMITTING_TIME) {
    this.#needs = needs;
    this.#committingTime = committingTime;
    this.#stopListening = needs.tableEvents.listenToChanges((table) => this.#consider(table));
  }

  /** Looks after tables whose server has stopped in between, or whose host had too many matches running. */
  async tend(): Promise<void> {
    for (let last = 0; ; ) {
      const keys = await this.#needs.store.full(last, AT_ONCE);
      for (const key of keys) {
        const table = await this.#needs.tables.byKey(key);
        if (!isRefused(table)) this.#consider(table);
      }
      if (keys.length < AT_ONCE) return;
      last = keys.at(-1) ?? last;
    }
  }

  stop(): void {
    this.#stopListening();
    for (const timer of this.#waiting.values()) timer.cancel();
    this.#waiting.clear();
  }

  #consider(table: Table): void {
    const { stored } = table;
    if (!isDue(stored)) return this.#stopWaiting(stored.key);
    if (stored.seats.every(({ person, commitment }) => person === undefined || commitment !== undefined)) {
      this.#stopWaiting(stored.key);
      return void this.#start(table);
    }
    if (this.#waiting.has(stored.key)) return undefined;
    const timer = this.#needs.time.after(this.#committingTime, () => {
      this.#waiting.delete(stored.key);
      void this.#start(table);
    });
    this.#waiting.set(stored.key, timer);
    return undefined;
  }

  #stopWaiting(key: number): void {
    this.#waiting.get(key)?.cancel();
    this.#waiting.delete(key);
  }

  async #start(table: Table): Promise<void> {
    try {
      // A refusal is not lasting: it is full no more, or the host has too many matches running, and `tend` looks again.
      if (isDue(table.stored)) await this.#needs.lobby.startFull(table);
    } catch (error) {
      this.#needs.log.error('autostart', { reason: errorMessage(error) });
    }
  }
}

function isDue(stored: StoredMatch): boolean {
  if (!stored.autostart || stored.status !== 'open' || isClosing(stored)) return false;
  return stored.seats.every(isTaken);
}
