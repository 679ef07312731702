import type { Seat } from '../../../engine/game.ts';
import type { ClockSetting } from '../../../wire/clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A player who made a request this recently counts as present, even without an open page. */
const SEEN_LATELY = 60_000;

interface Away {
  readonly since: number;
  /** The page was closed; otherwise its connection was lost. */
  readonly onPurpose: boolean;
}

/** How long a player whose connection was lost may be away before the others may let a bot stand in. */
const ABSENCE = { quick: 40 * SECOND, medium: 80 * SECOND, slow: 120 * SECOND, none: 15 * MINUTE } as const;
const GENTLE = { times: 3, least: 5 * MINUTE, most: 60 * MINUTE } as const;
/** A player who closed the page on purpose gets this fraction (one fourth, one third) of that time. */
const CLOSED_PAGE_FRACTION = { live: 4, others: 3 } as const;

/**
 * After so many milliseconds of absence the others may let a bot stand in: the slower the clock, the longer. Undefined for
 * clocks of days, where players are expected to be away.
 */
export function absenceAllowed(clock: ClockSetting, onPurpose: boolean): number | undefined {
  const share = (whole: number) =>
    onPurpose
      ? whole / (clock.kind === 'live' ? CLOSED_PAGE_FRACTION.live : CLOSED_PAGE_FRACTION.others)
      : whole;
  switch (clock.kind) {
    case 'days':
      return undefined;
    case 'none':
      return share(ABSENCE.none);
    case 'gentle': {
      const { times, least, most } = GENTLE;
      return share(Math.min(most, Math.max(least, times * clock.minutes * MINUTE)));
    }
    case 'live':
      if (clock.decision <= 20) return share(ABSENCE.quick);
      return share(clock.decision <= 60 ? ABSENCE.medium : ABSENCE.slow);
  }
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

  /** Everybody counts as here until the next `update`. */
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
