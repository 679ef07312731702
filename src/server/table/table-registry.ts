import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { errorMessage } from '../support/error-message.ts';
import type { StoredMatch } from '../store/records.ts';
import { isId } from '../support/token.ts';
import type { WeakValues } from '../support/weak-values.ts';
import type { LoadedGames } from '../loaded-games.ts';
import { Table, type TableNeeds } from './table.ts';

/** A table that was not used for so long is dropped from memory. */
const IDLE = 10 * 60_000;
/** The same for a match that is over. */
const IDLE_AND_OVER = 5000;
/** With several nodes: a table that is not watched is read again after so long. */
const FRESH = 1000;
/** Matches with bots whose leases are requested at a time after a start. */
const RESUMED_AT_ONCE = 50;

export interface RegistryNeeds extends TableNeeds {
  readonly games: LoadedGames;
  /** Tables that have left memory, for as long as somebody still holds them. */
  readonly forgotten: WeakValues<string, Table>;
}

interface Loading {
  readonly table: Promise<Table | Refused>;
  /** Keys and ids of matches that other nodes changed meanwhile; the table's own key may not be known yet. */
  readonly news: Set<number | string>;
}

/**
 * The tables in memory, at most one for each match. A table that has left memory while somebody still holds a reference is
 * put back at its next use instead of being loaded a second time.
 */
export class TableRegistry {
  readonly #needs: RegistryNeeds;
  readonly #tables = new Map<string, Table>();
  readonly #byKey = new Map<number, Table>();
  readonly #loading = new Map<string, Loading>();
  #stopped = false;

  constructor(needs: RegistryNeeds) {
    this.#needs = needs;
  }

  get size(): number {
    return this.#tables.size;
  }

  find(id: string): Table | Promise<Table | Refused> {
    if (this.#stopped) return Promise.resolve(refuse('stopping'));
    // Anything that is not an id never reaches the database.
    if (!isId(id)) return Promise.resolve(refuse('no-match'));
    const table = this.present(id) ?? this.#remembered(id);
    if (!table) return this.#load(id, () => this.#needs.store.match(id));
    table.used = this.#needs.clock();
    const mayBeStale = this.#needs.store.cluster && !table.watched && table.sync.fresh < table.used - FRESH;
    return mayBeStale ? table.sync.catchUp().then(() => table) : table;
  }

  get inMemory(): Iterable<Table> {
    return this.#tables.values();
  }

  /** Tables that are watched at this node. */
  get watched(): Table[] {
    return [...this.#tables.values()].filter(({ watched }) => watched);
  }

  /** Tables that are watched here or whose lease is held here. */
  get active(): Table[] {
    const { leases } = this.#needs;
    return [...this.#tables.values()].filter(({ watched, stored }) => watched || leases.holds(stored.key));
  }

  /** The table that another node has changed, if it is in memory; one that is being loaded is read again afterwards. */
  affected(match: number | string): Table | undefined {
    for (const { news } of this.#loading.values()) news.add(match);
    return typeof match === 'number' ? this.#byKey.get(match) : this.#tables.get(match);
  }

  /** The table if it is in memory. */
  present(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** The same by its key. */
  presentByKey(key: number): Table | undefined {
    return this.#byKey.get(key);
  }

  async byKey(key: number): Promise<Table | Refused> {
    try {
      const stored = await this.#needs.store.matchByKey(key);
      return stored ? await this.find(stored.id) : refuse('no-match');
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** Reads all tables of this person in memory again. */
  async reloadTablesOf(person: number): Promise<void> {
    const tables = [...this.#tables.values()].filter((table) => table.concerns(person));
    await Promise.all(tables.map((table) => table.sync.catchUp()));
  }

  /** Drops tables that are not in use from memory. */
  sweep(): void {
    const now = this.#needs.clock();
    for (const [id, table] of this.#tables) {
      if (!table.idle || table.used >= now - (table.over ? IDLE_AND_OVER : IDLE)) continue;
      table.bots.isForgotten = true;
      this.#needs.forgotten.set(id, table);
      this.#tables.delete(id);
      this.#byKey.delete(table.stored.key);
      this.#needs.leases.release(table.stored.key);
    }
  }

  /** After a start: bots that owed a decision when the server stopped go on thinking. */
  async resumeBots(): Promise<void> {
    let last = 0;
    for (;;) {
      const keys = await this.#needs.store.withBots(last, RESUMED_AT_ONCE);
      if (keys.length === 0 || this.#stopped) return;
      for (const key of await this.#needs.leases.take(keys)) {
        const table = await this.byKey(key);
        if (isRefused(table)) this.#needs.leases.release(key);
        // If a person is to move, nobody needs the table yet: let the next sweep drop it.
        else if (table.idle) table.used = Number.NEGATIVE_INFINITY;
      }
      this.sweep();
      last = keys.at(-1) ?? last;
    }
  }

  /** Resolves when all pending work is durable. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#loading.values()].map(({ table }) => table));
    await Promise.all([...this.#tables.values()].map((table) => table.stop()));
  }

  #load(id: string, read: () => Promise<StoredMatch | undefined>): Promise<Table | Refused> {
    const before = this.#loading.get(id);
    if (before) return before.table;
    const news = new Set<number | string>();
    const table = this.#loadNow(read, news).finally(() => this.#loading.delete(id));
    this.#loading.set(id, { table, news });
    return table;
  }

  async #loadNow(
    read: () => Promise<StoredMatch | undefined>,
    news: ReadonlySet<number | string>,
  ): Promise<Table | Refused> {
    try {
      const stored = await read();
      if (!stored) return refuse('no-match');
      const known = await this.#needs.games.find(stored.game);
      if (!known) return refuse('no-game');
      const table = await Table.load(this.#needs, known, stored, (used) => this.#keep(used));
      this.#keep(table);
      if (news.has(stored.id) || news.has(stored.key)) await table.sync.catchUp();
      return table;
    } catch (error) {
      return this.#failed(error);
    }
  }

  #remembered(id: string): Table | undefined {
    const table = this.#needs.forgotten.get(id);
    if (table) this.#keep(table);
    return table;
  }

  /** Registers a table that is in use: others find it, and news of its match reaches it. */
  #keep(table: Table): void {
    const { id, key } = table.stored;
    if (this.#tables.get(id) === table) return;
    this.#tables.set(id, table);
    this.#byKey.set(key, table);
    table.bots.isForgotten = false;
    if (!this.#needs.forgotten.delete(id)) return;
    // It may have missed what other nodes wrote meanwhile.
    if (this.#needs.store.cluster) table.sync.catchUp().catch((error: unknown) => void this.#failed(error));
    else table.bots.ask();
  }

  #failed(error: unknown): Refused {
    this.#needs.log.error('load', { reason: errorMessage(error) });
    return refuse('storage');
  }
}
