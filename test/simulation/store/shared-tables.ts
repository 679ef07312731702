import type { Seat } from '../../../src/engine/game.ts';
import type { HeartbeatResult, MatchVersion } from '../../../src/server/store/cluster.ts';
import { lineOf } from '../../../src/server/store/sql/rows.ts';
import type { Line, Status } from '../../../src/server/store/records.ts';
import type { Tables } from './database.ts';

/** Values by key and node, such as who has a page open where. */
class ByNode<V> {
  readonly #values = new Map<number, Map<string, V>>();
  readonly #isAlive: (node: string, life: number) => boolean;

  constructor(isAlive: (node: string, life: number) => boolean) {
    this.#isAlive = isAlive;
  }

  set(node: string, values: ReadonlyMap<number, V>): void {
    for (const [key, value] of values) {
      const there = this.#values.get(key) ?? new Map<string, V>();
      this.#values.set(key, there);
      if (value) there.set(node, value);
      else there.delete(node);
    }
  }

  elsewhere(node: string, key: number, life: number): V[] {
    const there = this.#values.get(key) ?? new Map<string, V>();
    return [...there].flatMap(([other, value]) =>
      other !== node && this.#isAlive(other, life) ? [value] : [],
    );
  }

  drop(node: string): void {
    for (const there of this.#values.values()) there.delete(node);
  }

  clear(): void {
    this.#values.clear();
  }
}

/**
 * What PostgreSQL keeps for several nodes (`src/server/store/postgres/cluster.ts`), with its meaning and without delay. As
 * there it is not logged: a crash of the database empties it.
 */
export class SharedTables {
  readonly #tables: Tables;
  readonly #clock: () => number;
  readonly #nodes = new Map<string, number>();
  readonly #leases = new Map<number, string>();
  readonly #presence = new Map<number, Map<string, readonly Seat[]>>();
  readonly people = new ByNode<boolean>((node, life) => this.#isAlive(node, life));
  readonly onlookers = new ByNode<number>((node, life) => this.#isAlive(node, life));

  constructor(tables: Tables, clock: () => number) {
    this.#tables = tables;
    this.#clock = clock;
  }

  beat(node: string, life: number): HeartbeatResult {
    const isNew = !this.#nodes.has(node);
    this.#nodes.set(node, this.#clock());
    const silent = [...this.#nodes.keys()].filter((each) => !this.#isAlive(each, life));
    return { isNew, silent };
  }

  bury(node: string, life: number): boolean {
    if (!this.#nodes.has(node) || this.#isAlive(node, life)) return false;
    this.#nodes.delete(node);
    this.people.drop(node);
    this.onlookers.drop(node);
    for (const [match, owner] of this.#leases) if (!this.#nodes.has(owner)) this.#leases.delete(match);
    for (const there of this.#presence.values())
      for (const each of there.keys()) if (!this.#nodes.has(each)) there.delete(each);
    return true;
  }

  leave(node: string): void {
    for (const [match, owner] of this.#leases) if (owner === node) this.#leases.delete(match);
    for (const there of this.#presence.values()) there.delete(node);
    this.people.drop(node);
    this.onlookers.drop(node);
    if (this.#nodes.has(node)) this.#nodes.set(node, Number.NEGATIVE_INFINITY);
  }

  standings(node: string, matches: readonly number[], life: number): MatchVersion[] {
    return matches.flatMap((match) => {
      const [row] = this.#tables.all('matchByKey', [match]);
      if (!row) return [];
      const [chat] = this.#tables.all('lastChat', [match]);
      const there = this.#presence.get(match) ?? new Map<string, readonly Seat[]>();
      const elsewhere = [...there].flatMap(([other, seats]) =>
        other !== node && this.#isAlive(other, life) ? seats : [],
      );
      const line = this.#tables.lastLine(match);
      const { version, status, next } = row;
      return {
        match,
        version: version as number,
        status: status as Status,
        line,
        chat: (chat?.number as number | undefined) ?? 0,
        ...(next === null ? {} : { next: next as string }),
        elsewhere,
      };
    });
  }

  linesAfter(wanted: readonly { readonly match: number; readonly line: number }[]): Map<number, Line[]> {
    const found = new Map<number, Line[]>();
    for (const { match, line } of wanted) {
      const rows = this.#tables.all('lines', [match, line + 1]);
      if (rows.length > 0) found.set(match, rows.map(lineOf));
    }
    return found;
  }

  lease(node: string, matches: readonly number[], life: number): number[] {
    const given = matches.filter((match) => {
      const owner = this.#leases.get(match);
      return owner === undefined || owner === node || !this.#isAlive(owner, life);
    });
    for (const match of given) this.#leases.set(match, node);
    return given;
  }

  release(node: string, matches: readonly number[]): void {
    for (const match of matches) if (this.#leases.get(match) === node) this.#leases.delete(match);
  }

  leasesOf(node: string): number[] {
    return [...this.#leases]
      .flatMap(([match, owner]) => (owner === node ? [match] : []))
      .toSorted((a, b) => a - b);
  }

  here(node: string, seats: ReadonlyMap<number, readonly Seat[]>): void {
    for (const [match, each] of seats) {
      const there = this.#presence.get(match) ?? new Map<string, readonly Seat[]>();
      this.#presence.set(match, there);
      if (each.length === 0) there.delete(node);
      else there.set(node, each);
    }
  }

  ownerOf(match: number): string | undefined {
    return this.#leases.get(match);
  }

  /** Leases that nobody else could take: of nodes that are known. What a dead node has left is anybody's. */
  get held(): number {
    return [...this.#leases.values()].filter((owner) => this.#nodes.has(owner)).length;
  }

  crash(): void {
    this.#nodes.clear();
    this.#leases.clear();
    this.#presence.clear();
    this.people.clear();
    this.onlookers.clear();
  }

  #isAlive(node: string, life: number): boolean {
    return (this.#nodes.get(node) ?? Number.NEGATIVE_INFINITY) > this.#clock() - life;
  }
}
