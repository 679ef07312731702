import type { TableInfo, YourTable } from '../../wire/server.ts';
import type { Person } from '../table/actor.ts';
import { tableInfoOf, withYourPart } from '../table/table-info.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { fairOrder } from './fair-order.ts';
import type { Table } from '../table/table.ts';

const PAGE = 60;
/** How many of the latest open tables are considered for the lobby. */
const MAX_LISTED = 3000;
const MAX_PLAYING = 60;
const MAX_OPEN = 30;
const MAX_FINISHED = 20;
/** Matches loaded into memory so that a list can tell whose turn it is, and how many at the same time. */
const MAX_LOADED = 40;
const LOADED_AT_ONCE = 4;

export interface OpenTables {
  readonly open: readonly TableInfo[];
  readonly more: boolean;
}

/** Lists of tables: the lobby's, and a person's own. */
export class TableLists {
  readonly #store: Store;
  readonly #tables: TableRegistry;

  constructor(store: Store, tables: TableRegistry) {
    this.#store = store;
    this.#tables = tables;
  }

  /** A page of the open tables at which anybody may sit down, in an order that is fair to all who opened one. */
  async open(page = 0): Promise<OpenTables> {
    const listings = fairOrder(await this.#store.listed(MAX_LISTED));
    const keys = listings.slice(page * PAGE, (page + 1) * PAGE).map(({ key }) => key);
    const tables = (await this.#store.matchesByKey(keys)).map((stored) => this.#infoOf(stored));
    // What is in memory may be newer than what was read.
    const open = tables.filter(({ status, listed }) => status === 'open' && listed);
    return { open, more: listings.length > (page + 1) * PAGE };
  }

  /** The person's tables: those that wait for the person, others under way, open ones, the latest finished ones. */
  async mine(person: Person): Promise<YourTable[]> {
    const latest = Number.MAX_SAFE_INTEGER;
    const [underWay, open, finished] = await Promise.all([
      this.#store.matchesIn(person.key, 'playing', latest, MAX_PLAYING),
      this.#store.matchesIn(person.key, 'open', latest, MAX_OPEN),
      this.finished(person, latest),
    ]);
    await this.#load(underWay.slice(0, MAX_LOADED));
    const playing = underWay.map((stored) => this.#yours(stored, person));
    const waiting = playing.filter(waitsForYou);
    const others = playing.filter((table) => !waitsForYou(table));
    return [...waiting, ...others, ...open.map((stored) => this.#yours(stored, person)), ...finished];
  }

  /** The person's finished matches that were opened before then, the latest first. */
  async finished(person: Person, before: number): Promise<YourTable[]> {
    const found = await this.#store.matchesIn(person.key, 'over', before, MAX_FINISHED);
    return found.map((stored) => this.#yours(stored, person));
  }

  /** Loads the matches into memory and brings them up to date. */
  async #load(matches: readonly StoredMatch[]): Promise<void> {
    for (let at = 0; at < matches.length; at += LOADED_AT_ONCE) {
      const some = matches.slice(at, at + LOADED_AT_ONCE);
      await Promise.all(some.map(async ({ id }) => this.#tables.find(id)));
    }
  }

  #yours(stored: StoredMatch, person: Person): YourTable {
    const table = this.#latest(stored);
    return withYourPart(this.#infoOf(stored), table?.stored ?? stored, person);
  }

  #infoOf(stored: StoredMatch): TableInfo {
    return this.#latest(stored)?.info ?? tableInfoOf(stored);
  }

  /** The table if it is in memory and not older than what was just read. */
  #latest({ id, version }: StoredMatch): Table | undefined {
    const table = this.#tables.present(id);
    return table && table.stored.version >= version ? table : undefined;
  }
}

/** Whether it is this person who is to decide, and no bot sits in. */
function waitsForYou({ status, waitingFor, yours: mine, seats }: YourTable): boolean {
  return status === 'playing' && mine.some((seat) => waitingFor.includes(seat) && !seats[seat]?.bot);
}
