import type { Seat } from '../../engine/game.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Interlude, Times } from '../store/records.ts';

/** The most pauses and stand-ins of one match. */
const MAX_INTERLUDES = 400;

type Pause = Extract<Interlude, { readonly kind: 'pause' }>;

export function lastPauseOf({ interludes }: Times): Pause | undefined {
  // Asked for several times a move; most matches have none.
  if (interludes.length === 0) return undefined;
  return interludes.findLast((each) => each.kind === 'pause');
}

/** Since when the match is paused; undefined if it is not. */
export function pausedSince(times: Times): number | undefined {
  const pause = lastPauseOf(times);
  return pause?.until === undefined ? pause?.at : undefined;
}

/** The times with another interlude. */
export function withInterlude(times: Times, interlude: Interlude): Times | Refused {
  if (times.interludes.length >= MAX_INTERLUDES) return refuse('too-many');
  return { ...times, interludes: [...times.interludes, interlude] };
}

/** The times with these interludes ended, as far as they run. */
export function withInterludesEnded(
  times: Times,
  isMeant: (interlude: Interlude) => boolean,
  until: number,
): Times {
  const interludes = times.interludes.map((each) =>
    each.until === undefined && isMeant(each) ? { ...each, until: Math.max(until, each.at) } : each,
  );
  return { ...times, interludes };
}

/** The times without the wishes of these seats for a pause: a bot has taken over, or the wish was withdrawn. */
export function withoutPauseWish(times: Times, seats: readonly Seat[]): Times {
  return { ...times, pauseAsked: times.pauseAsked.filter((seat) => !seats.includes(seat)) };
}
