import type { Seat } from '../../engine/game.ts';
import type { Presence } from '../table/ports.ts';

export const singleNodePresence: Presence = { here: () => undefined, elsewhere: async () => [] };

/** Who is here, match by match, and what of it the others do not know yet. */
export class SharedPresence implements Presence {
  readonly #seats = new Map<number, readonly Seat[]>();
  readonly #unsaid = new Set<number>();
  readonly #changed: () => void;
  readonly elsewhere: Presence['elsewhere'];

  constructor(changed: () => void, elsewhere: Presence['elsewhere']) {
    this.#changed = changed;
    this.elsewhere = elsewhere;
  }

  here(match: number, seats: ReadonlySet<Seat>): void {
    if (seats.size === 0) this.#seats.delete(match);
    else this.#seats.set(match, [...seats]);
    this.#unsaid.add(match);
    this.#changed();
  }

  /** The others have forgotten everything. */
  sayAllAgain(): void {
    for (const match of this.#seats.keys()) this.#unsaid.add(match);
  }

  /** What is to be said now. If it cannot be, `unsaid` takes it back. */
  take(): Map<number, readonly Seat[]> {
    const changes = new Map([...this.#unsaid].map((match) => [match, this.#seats.get(match) ?? []]));
    this.#unsaid.clear();
    return changes;
  }

  unsaid(matches: Iterable<number>): void {
    for (const match of matches) this.#unsaid.add(match);
  }
}
