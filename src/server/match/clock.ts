import type { ClockSetting } from '../../wire/clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds that one decision may take; with a live clock, more is taken from the reserve. */
export function decisionTime(clock: ClockSetting): number | undefined {
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'gentle':
      return clock.minutes * MINUTE;
    case 'live':
      return clock.decision * SECOND;
    case 'days':
      return clock.days * DAY;
  }
}

export function reserveOf(clock: ClockSetting): number | undefined {
  return clock.kind === 'live' ? clock.reserve * SECOND : undefined;
}

/** Whether a player whose time is up may be replaced by a bot: a gentle clock only reminds. */
export function isStrict({ kind }: ClockSetting): boolean {
  return kind === 'live' || kind === 'days';
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

/** The state of a seat's clock. */
export interface ClockReading {
  readonly clock: ClockSetting;
  /** Milliseconds spent on the current question; milliseconds taken from the reserve in all. */
  readonly used: number;
  readonly overrun: number;
}

/** Milliseconds left; negative once time is up. Undefined without a clock. */
export function timeLeft({ clock, used, overrun }: ClockReading): number | undefined {
  const decision = decisionTime(clock);
  if (decision === undefined) return undefined;
  const reserve = reserveOf(clock) ?? 0;
  const over = Math.max(0, used - decision);
  // The reserve as it was when the current question was put.
  const atFirst = Math.max(0, reserve - (overrun - over));
  return decision + atFirst - used;
}
