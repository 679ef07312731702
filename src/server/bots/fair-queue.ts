import type { Claim, Urgency } from '../table/ports.ts';

/** The most urgent first. */
const urgencies = ['people', 'watched', 'alone'] as const satisfies readonly Urgency[];

/** After so many milliseconds half of what somebody has used is forgotten. */
const HALF_LIFE = 30_000;
/** Less than so many milliseconds count as nothing. */
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
 * A queue with fair shares. The most urgent work goes first. Among equals it is the turn of the owner who has used the least
 * time lately (as the Completely Fair Scheduler of Linux does), and of that owner's tables the one that waits longest. So one
 * person with forty tables of thinking experts delays another by what is being thought at that moment, and no more.
 */
export class FairQueue<J> {
  readonly #elapsed: () => number;
  readonly #waiting: { readonly [U in Urgency]: Entry<J>[] } = { people: [], watched: [], alone: [] };
  readonly #shares = new Map<number, Share>();

  /** `elapsed` is a clock that never goes back, in milliseconds. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  get size(): number {
    return urgencies.reduce((sum, urgency) => sum + this.#waiting[urgency].length, 0);
  }

  add(job: J, claim: Claim): void {
    this.#waiting[claim.urgency].push({ job, claim });
  }

  /** The next job, or undefined. With `onlyPeople` only what people at a table wait for. */
  take(onlyPeople = false): Entry<J> | undefined {
    for (const urgency of onlyPeople ? (['people'] as const) : urgencies) {
      const entries = this.#waiting[urgency];
      const next = this.#nextOf(entries);
      if (next === undefined) continue;
      const [entry] = entries.splice(next, 1);
      if (!entry) continue;
      // Its other questions wait behind those of the owner's other tables.
      const again = entries.filter(({ claim }) => claim.table === entry.claim.table);
      if (again.length > 0) {
        const others = entries.filter(({ claim }) => claim.table !== entry.claim.table);
        entries.splice(0, entries.length, ...others, ...again);
      }
      return entry;
    }
    return undefined;
  }

  /** Somebody's job has taken so long. */
  charge({ owner }: Claim, milliseconds: number): void {
    const share = this.#shares.get(owner) ?? { used: 0, at: this.#elapsed() };
    this.#shares.set(owner, { used: this.#decayed(share) + milliseconds, at: this.#elapsed() });
    // Who has used next to nothing lately is as good as unknown.
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
