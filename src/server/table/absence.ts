import type { Seat } from '../../engine/game.ts';

/** A player who made a request this recently counts as present, even without an open page. */
const SEEN_LATELY = 60_000;

interface Away {
  readonly since: number;
  /** The page was closed; otherwise its connection was lost. */
  readonly onPurpose: boolean;
}

/** Which seats are away from a table, and since when. Not stored: after a restart every absence begins anew. */
export class Absence {
  #away: ReadonlyMap<Seat, Away>;

  constructor(seats: number, now: number) {
    this.#away = new Map();
    this.update(seats, new Set(), { now, onPurpose: false });
  }

  /** Updates who is here; seats that were here and are not have just gone. */
  update(
    seats: number,
    here: ReadonlySet<Seat>,
    { now, onPurpose }: { readonly now: number; readonly onPurpose: boolean },
  ): void {
    const gone = { since: now, onPurpose };
    const away = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !here.has(seat));
    this.#away = new Map(away.map((seat) => [seat, this.#away.get(seat) ?? gone]));
  }

  /** Everybody counts as here until the next `look`. */
  forget(): void {
    this.#away = new Map();
  }

  /** A request of a player without a page: the absence begins anew. */
  recordActivity(seat: Seat, now: number): void {
    if (!this.#away.has(seat)) return;
    this.#away = new Map(this.#away).set(seat, { since: now, onPurpose: false });
  }

  of(seat: Seat): Away | undefined {
    return this.#away.get(seat);
  }

  isPresent(seat: Seat, now: number): boolean {
    const away = this.#away.get(seat);
    return !away || (!away.onPurpose && now - away.since < SEEN_LATELY);
  }
}
