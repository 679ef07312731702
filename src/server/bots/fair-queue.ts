import type { Claim, Urgency } from '../table/ports.ts';

/** The most urgent first. */
const urgencies = ['people', 'watched', 'alone'] as const satisfies readonly Urgency[];

/** Used time decays exponentially, by half in so many milliseconds. */
const HALF_LIFE = 30_000;
/** Less than so many milliseconds count as none. */
const NEGLIGIBLE = 1;

interface Share {
  used: number;
  at: number;
}

interface Entry<J> {
  readonly job: J;
  readonly claim: Claim;
}

/**
 * A fair queue. The most urgent job goes first; among equals that of the owner who has used the least time lately (as in
 * Linux' Completely Fair Scheduler), and of that owner's tables the one that waits longest. One person with forty tables of
 * expert bots thus delays another person by at most the decisions being computed at that moment.
 */
export class FairQueue<J> {
  readonly #elapsed: () => number;
  readonly #waiting: { readonly [U in Urgency]: Entry<J>[] } = { people: [], watched: [], alone: [] };
  readonly #shares = new Map<number, Share>();

  /** `elapsed` is a monotonic clock, in milliseconds. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  get size(): number {
    return urgencies.reduce((sum, urgency) => sum + this.#waiting[urgency].length, 0);
  }

  add(job: J, claim: Claim): void {
    this.#waiting[claim.urgency].push({ job, claim });
  }

  /** Removes and gives the next job. With `onlyPeople` only jobs that people at a table wait for. */
  take(onlyPeople = false): Entry<J> | undefined {
    for (const urgency of onlyPeople ? (['people'] as const) : urgencies) {
      const entries = this.#waiting[urgency];
      const next = this.#nextOf(entries);
      if (next === undefined) continue;
      const [entry] = entries.splice(next, 1);
      if (!entry) continue;
      // Other questions of the same table go behind those of the owner's other tables.
      const again = entries.filter(({ claim }) => claim.table === entry.claim.table);
      if (again.length > 0) {
        const others = entries.filter(({ claim }) => claim.table !== entry.claim.table);
        entries.splice(0, entries.length, ...others, ...again);
      }
      return entry;
    }
    return undefined;
  }

  /** Adds what a job has taken to its owner's used time. */
  charge({ owner }: Claim, milliseconds: number): void {
    const share = this.#shares.get(owner) ?? { used: 0, at: this.#elapsed() };
    this.#shares.set(owner, { used: this.#decayed(share) + milliseconds, at: this.#elapsed() });
    // Owners with negligible used time are dropped.
    for (const [each, known] of this.#shares)
      if (this.#decayed(known) < NEGLIGIBLE) this.#shares.delete(each);
  }

  clear(): void {
    for (const urgency of urgencies) this.#waiting[urgency].length = 0;
  }

  #nextOf(entries: readonly Entry<J>[]): number | undefined {
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, { claim }] of entries.entries()) {
      const used = this.#usedBy(claim.owner);
      if (used < least) [best, least] = [index, used];
    }
    return best;
  }

  #usedBy(owner: number): number {
    const share = this.#shares.get(owner);
    const used = share ? this.#decayed(share) : 0;
    return used < NEGLIGIBLE ? 0 : used;
  }

  #decayed({ used, at }: Share): number {
    return used * 2 ** (-(this.#elapsed() - at) / HALF_LIFE);
  }
}
