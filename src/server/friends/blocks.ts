import type { Store } from '../store/store.ts';
import type { Signals } from '../support/signals.ts';
import { type Actor, type Gathered, isAmong, isClosedTo, personBehind } from '../table/actor.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { StoredMatch } from '../store/records.ts';

/** How long it is cached who has blocked whom: a signal of another node may get lost. */
const LIFE = 10_000;
const MAX_CACHED = 20_000;
/** How many others one person may block. */
const MAX_BLOCKED = 500;

/** Whom a person has blocked, and who has blocked the person. */
export interface BlockSets {
  readonly blocked: ReadonlySet<number>;
  readonly blockedBy: ReadonlySet<number>;
}

export const noBlocks: BlockSets = { blocked: new Set(), blockedBy: new Set() };

interface Needs {
  readonly store: Pick<Store, 'friends' | 'write'>;
  readonly signals: Signals;
  readonly clock: () => number;
}

/** Who has blocked whom. Read from the store when it is needed and cached for seconds; a change is known at every node at once. */
export class Blocks {
  readonly #needs: Needs;
  readonly #cache = new Map<number, { readonly sets: Promise<BlockSets>; readonly until: number }>();

  constructor(needs: Needs) {
    this.#needs = needs;
    needs.signals.on('blocks', (people) => {
      for (const person of people) this.#cache.delete(person);
    });
    needs.signals.onMissed(() => this.#cache.clear());
  }

  of(actor: Actor): Promise<BlockSets> {
    const person = personBehind(actor);
    return person === undefined ? Promise.resolve(noBlocks) : this.ofPerson(person);
  }

  ofPerson(person: number): Promise<BlockSets> {
    const now = this.#needs.clock();
    const known = this.#cache.get(person);
    if (known && known.until > now) return known.sets;
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    const sets = this.#read(person);
    this.#cache.set(person, { sets, until: now + LIFE });
    // A failed read is not kept.
    sets.catch(() => this.#cache.delete(person));
    return sets;
  }

  /** Why this actor may not watch a table: somebody there has blocked them. */
  async closed(actor: Actor, match: StoredMatch): Promise<Refused | undefined> {
    const { blockedBy } = await this.of(actor);
    return isClosedTo(actor, match, blockedBy) ? refuse('closed-to-you') : undefined;
  }

  /** Gives why a person may not sit down at a table, for whatever state it is in by then. */
  async seatRefusal(person: number): Promise<(table: Gathered) => Refused | undefined> {
    const { blocked, blockedBy } = await this.ofPerson(person);
    return (table) => {
      if (isAmong(table, blockedBy)) return refuse('closed-to-you');
      return isAmong(table, blocked) ? refuse('you-blocked') : undefined;
    };
  }

  /** Whether one of the two has blocked the other; read from the store. */
  async isBetween(one: number, other: number): Promise<boolean> {
    const { blocked, blockedBy } = await this.#read(one);
    return blocked.has(other) || blockedBy.has(other);
  }

  async block(person: number, blocked: number): Promise<object | Refused> {
    const { store, clock } = this.#needs;
    const change = { type: 'block', person, blocked, at: clock(), most: MAX_BLOCKED } as const;
    if ((await store.write(change)) === 'conflict') return refuse('too-many');
    this.#tell(person, blocked);
    return {};
  }

  async unblock(person: number, blocked: number): Promise<object> {
    await this.#needs.store.write({ type: 'unblock', person, blocked });
    this.#tell(person, blocked);
    return {};
  }

  #tell(...people: number[]): void {
    const { signals } = this.#needs;
    signals.send('blocks', people);
    // What was open between the two is gone.
    signals.send('challenges', people);
  }

  async #read(person: number): Promise<BlockSets> {
    const { blocked, blockedBy } = await this.#needs.store.friends.blocksOf(person);
    return { blocked: new Set(blocked), blockedBy: new Set(blockedBy) };
  }
}
