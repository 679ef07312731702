import type { Seat } from '../../../engine/game.ts';
import type { Requests } from '../../../wire/requests.ts';
import { type Refused, refuse } from '../../../wire/refusals.ts';
import { type Actor, holds, seatsOf } from '../actor.ts';
import { withInterlude, withInterludesEnded, pausedSince, withoutPauseWish } from '../../match/pauses.ts';
import { withSeats } from './seating.ts';
import type { TableChange } from '../../store/changes.ts';
import type { StoredMatch } from '../../store/records.ts';

export interface Moment {
  readonly now: number;
  readonly isPresent: (seat: Seat) => boolean;
}

/**
 * Asks for a pause or agrees to one; the last to agree begins it. All players who are present have to agree (with a clock of
 * days, all players). Anybody may withdraw their own wish, or end the pause.
 */
export function pause(
  match: StoredMatch,
  actor: Actor,
  { seat, on }: Requests['pause'],
  moment: Moment,
): TableChange | Refused {
  const refused = refusal(match, actor, seat);
  if (refused) return refused;
  const { times } = match;
  const isPaused = pausedSince(times) !== undefined;
  if (!on) {
    if (!isPaused && !times.pauseAsked.includes(seat)) return refuse('not-paused');
    const without = withoutPauseWish(times, seatsOf(actor, match));
    return {
      ...withSeats(match, match.seats),
      times: withInterludesEnded(without, ({ kind }) => kind === 'pause', moment.now),
    };
  }
  if (match.duplicate) return refuse('duplicate-table');
  if (isPaused) return refuse('paused');
  const pauseAsked = [...new Set([...times.pauseAsked, ...seatsOf(actor, match)])].toSorted((a, b) => a - b);
  const haveToAgree = match.seats.flatMap(({ person, standIn }, each) =>
    person !== undefined && standIn === undefined && (match.clock.kind === 'days' || moment.isPresent(each))
      ? [each]
      : [],
  );
  const isAgreed = haveToAgree.every((each) => pauseAsked.includes(each));
  const next = isAgreed
    ? withInterlude({ ...times, pauseAsked: [] }, { kind: 'pause', at: moment.now })
    : { ...times, pauseAsked };
  return 'refused' in next ? next : { ...withSeats(match, match.seats), times: next };
}

function refusal(match: StoredMatch, actor: Actor, seat: Seat): Refused | undefined {
  const there = match.seats[seat];
  if (match.status !== 'playing') return refuse(match.status === 'over' ? 'over' : 'not-playing');
  if (!there) return refuse('no-seat');
  if (!holds(actor, match, seat)) return refuse('not-your-seat');
  return there.standIn === undefined ? undefined : refuse('bot-sits-in');
}
