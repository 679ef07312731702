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
