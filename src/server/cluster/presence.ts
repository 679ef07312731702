import type { Seat } from '../../engine/game.ts';
import type { Presence } from '../table/ports.ts';

export const singleNodePresence: Presence = { here: () => undefined, elsewhere: async () => [] };

/** Which seats are watched at this node, match by match, and which changes have not been sent to the other nodes yet. */
export class SharedPresence implements Presence {
  readonly #seats = new Map<number, readonly Seat[]>();
  readonly #unsent = new Set<number>();
  readonly #changed: () => void;
  readonly elsewhere: Presence['elsewhere'];

  constructor(changed: () => void, elsewhere: Presence['elsewhere']) {
    this.#changed = changed;
    this.elsewhere = elsewhere;
  }

  here(match: number, seats: ReadonlySet<Seat>): void {
    if (seats.size === 0) this.#seats.delete(match);
    else this.#seats.set(match, [...seats]);
    this.#unsent.add(match);
    this.#changed();
  }

  /** The database has dropped what this node had written. */
  sendAllAgain(): void {
    for (const match of this.#seats.keys()) this.#unsent.add(match);
  }

  /** Takes the changes to be sent. If sending fails, `putBack` keeps them for later. */
  take(): Map<number, readonly Seat[]> {
    const changes = new Map([...this.#unsent].map((match) => [match, this.#seats.get(match) ?? []]));
    this.#unsent.clear();
    return changes;
  }

  putBack(matches: Iterable<number>): void {
    for (const match of matches) this.#unsent.add(match);
  }
}
