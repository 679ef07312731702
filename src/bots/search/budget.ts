import type { Budget } from '../bot.ts';

/** Meters a budget of playouts or of time in the same way. */
export interface Meter {
  /** Whether so many more playouts fit into that share of the budget; for time, estimated from the playouts so far. */
  room(playouts: number, share: number): boolean;
  /** Counts one playout. */
  spend(): void;
  /** Whether twice the time is used up: then the search ends with the best so far. */
  stopped(): boolean;
}

/** A cap, so that every search ends. */
const MAX_PLAYOUTS = 1_000_000;

export function meterOf(budget: Budget): Meter {
  return 'playouts' in budget
    ? countMeter(Math.min(budget.playouts, MAX_PLAYOUTS))
    : timeMeter(budget.milliseconds, budget.now);
}

function countMeter(total: number): Meter {
  let spent = 0;
  return {
    room: (playouts, share) => spent + playouts <= total * share,
    spend: () => void spent++,
    // A count of playouts is never exceeded.
    stopped: () => false,
  };
}

function timeMeter(milliseconds: number, now: () => number): Meter {
  const began = now();
  let spent = 0;
  return {
    room: (playouts, share) => {
      const elapsed = now() - began;
      return elapsed + (spent > 0 ? (elapsed / spent) * playouts : 0) <= milliseconds * share;
    },
    spend: () => void spent++,
    stopped: () => now() - began >= 2 * milliseconds,
  };
}

/** The most that a level uses of either kind of budget. */
export interface Limits {
  readonly playouts: number;
  readonly milliseconds: number;
}

export function within(budget: Budget, limits: Limits): Budget {
  return 'playouts' in budget
    ? { playouts: Math.min(budget.playouts, limits.playouts) }
    : { milliseconds: Math.min(budget.milliseconds, limits.milliseconds), now: budget.now };
}
