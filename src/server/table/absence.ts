import type { Seat } from '../../engine/game.ts';

/** Whoever was seen this recently counts as present although no page of theirs is open. */
const SEEN_LATELY = 60_000;

interface Away {
  readonly since: number;
  /** The page was closed, not lost. */
  readonly onPurpose: boolean;
}

/**
 * Who is away from one table, and since when. Not stored: after a restart everybody has been away only since then, so a
 * waiting time begins anew.
 */
export class Absence {
  #away: ReadonlyMap<Seat, Away>;

  constructor(seats: number, now: number) {
    this.#away = new Map();
    this.look(seats, new Set(), { now, onPurpose: false });
  }

  /** Of so many seats these are here; whoever was here and is not has just gone. */
  look(
    seats: number,
    here: ReadonlySet<Seat>,
    { now, onPurpose }: { readonly now: number; readonly onPurpose: boolean },
  ): void {
    const gone = { since: now, onPurpose };
    const away = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !here.has(seat));
    this.#away = new Map(away.map((seat) => [seat, this.#away.get(seat) ?? gone]));
  }

  /** As if everybody had been here until now. */
  forget(): void {
    this.#away = new Map();
  }

  /** A sign of life without a page: by a request. */
  sign(seat: Seat, now: number): void {
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
