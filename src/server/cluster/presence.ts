import type { Seat } from '../../engine/game.ts';
import type { PeopleHere, Presence } from '../table/ports.ts';

export const singleNodePresence: Presence = {
  here: () => undefined,
  onlookers: () => undefined,
  elsewhere: async () => [],
  elsewhereAt: async () => new Map(),
  onlookersElsewhere: async () => new Map(),
};

/** Values by key as they are here, and which of them have not been sent to the other nodes yet. */
class UnsentChanges<V> {
  readonly #values = new Map<number, V>();
  readonly #unsent = new Set<number>();
  readonly #none: V;

  /** `none` is the value of a key that is not here. */
  constructor(none: V) {
    this.#none = none;
  }

  set(key: number, value: V | undefined): void {
    if (value === undefined) this.#values.delete(key);
    else this.#values.set(key, value);
    this.#unsent.add(key);
  }

  has(key: number): boolean {
    return this.#values.has(key);
  }

  /** The database has dropped what this node had written. */
  sendAllAgain(): void {
    for (const key of this.#values.keys()) this.#unsent.add(key);
  }

  /** Takes the changes to be sent. If sending fails, `putBack` keeps them for later. */
  take(): Map<number, V> {
    const changes = new Map([...this.#unsent].map((key) => [key, this.#values.get(key) ?? this.#none]));
    this.#unsent.clear();
    return changes;
  }

  putBack(keys: Iterable<number>): void {
    for (const key of keys) this.#unsent.add(key);
  }
}

/** What the other nodes know, read from the database. */
type Elsewhere = Pick<Presence, 'elsewhereAt' | 'onlookersElsewhere'>;

/** Which seats are watched at this node and how many look on, match by match. */
export class SharedPresence implements Presence {
  readonly seats = new UnsentChanges<readonly Seat[]>([]);
  readonly counts = new UnsentChanges<number>(0);
  readonly #changed: () => void;
  readonly #elsewhere: Elsewhere;

  constructor(changed: () => void, elsewhere: Elsewhere) {
    this.#changed = changed;
    this.#elsewhere = elsewhere;
  }

  here(match: number, seats: ReadonlySet<Seat>): void {
    this.seats.set(match, seats.size === 0 ? undefined : [...seats]);
    this.#changed();
  }

  onlookers(match: number, count: number): void {
    if (count === 0 && !this.counts.has(match)) return;
    this.counts.set(match, count === 0 ? undefined : count);
    this.#changed();
  }

  async elsewhere(match: number): Promise<readonly Seat[]> {
    return (await this.elsewhereAt([match])).get(match) ?? [];
  }

  elsewhereAt(matches: readonly number[]): Promise<ReadonlyMap<number, readonly Seat[]>> {
    return this.#elsewhere.elsewhereAt(matches);
  }

  onlookersElsewhere(matches: readonly number[], most: number): Promise<ReadonlyMap<number, number>> {
    return this.#elsewhere.onlookersElsewhere(matches, most);
  }

  /** The database has dropped what this node had written. */
  sendAllAgain(): void {
    this.seats.sendAllAgain();
    this.counts.sendAllAgain();
  }
}

/** Who has a page open at this node; with several, `elsewhere` asks who has one at the others. */
export class PeopleAtNodes implements PeopleHere {
  readonly unsent = new UnsentChanges<boolean>(false);
  readonly #pages = new Map<number, number>();
  readonly #changed: () => void;
  readonly #elsewhere: (people: readonly number[]) => Promise<readonly number[]>;

  constructor(
    changed: () => void = () => undefined,
    elsewhere: (people: readonly number[]) => Promise<readonly number[]> = async () => [],
  ) {
    this.#changed = changed;
    this.#elsewhere = elsewhere;
  }

  come(person: number): void {
    const pages = this.#pages.get(person) ?? 0;
    this.#pages.set(person, pages + 1);
    if (pages > 0) return;
    this.unsent.set(person, true);
    this.#changed();
  }

  go(person: number): void {
    const pages = this.#pages.get(person) ?? 0;
    if (pages > 1) return void this.#pages.set(person, pages - 1);
    this.#pages.delete(person);
    this.unsent.set(person, undefined);
    this.#changed();
  }

  async among(people: readonly number[]): Promise<ReadonlySet<number>> {
    const here = people.filter((person) => this.#pages.has(person));
    const others = people.filter((person) => !this.#pages.has(person));
    return new Set([...here, ...(others.length === 0 ? [] : await this.#elsewhere(others))]);
  }
}
