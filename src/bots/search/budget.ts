import type { Budget } from '../bot.ts';

/** Counts what is used of a budget, the same way for playouts and for time. */
export interface Meter {
  /** May so many more playouts begin without using more than that share of the budget? For time, as far as can be told. */
  room(playouts: number, share: number): boolean;
  /** One more playout is done. */
  spend(): void;
  /** Twice the budget is over: everything ends here, with the best so far. */
  stopped(): boolean;
}

/** No budget is so large that a search would not end. */
const MOST_PLAYOUTS = 1_000_000;

export function meterOf(budget: Budget): Meter {
  return 'playouts' in budget
    ? countMeter(Math.min(budget.playouts, MOST_PLAYOUTS))
    : timeMeter(budget.milliseconds, budget.now);
}

function countMeter(total: number): Meter {
  let spent = 0;
  return {
    room: (playouts, share) => spent + playouts <= total * share,
    spend: () => void spent++,
    // Counting cannot be late.
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

/** The most that a level takes of either kind, whatever it is offered. */
export interface Limits {
  readonly playouts: number;
  readonly milliseconds: number;
}

export function within(budget: Budget, limits: Limits): Budget {
  return 'playouts' in budget
    ? { playouts: Math.min(budget.playouts, limits.playouts) }
    : { milliseconds: Math.min(budget.milliseconds, limits.milliseconds), now: budget.now };
}
