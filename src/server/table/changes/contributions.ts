import { opens } from '../../../fair/contribution.ts';
import { type Refused, refuse } from '../../../wire/refusals.ts';
import type { Requests } from '../../../wire/requests.ts';
import type { TableChange } from '../../store/changes.ts';
import type { StoredMatch, StoredSeat } from '../../store/records.ts';
import { type Actor, holds } from '../actor.ts';
import { isClosing } from './closed-table.ts';
import { withSeats } from './seating.ts';

/* Contributions of the players' devices to the dice (docs/formats/fair-dice.md, version 2). Pure functions, as in seating.ts. */

/** How long a closed table waits for the openings. Pages that are there need a round trip. */
export const OPENING_TIME = 5000;

/** A page commits to its contribution; it may do so again as long as the table is open. */
export function commit(
  match: StoredMatch,
  actor: Actor,
  { seat, commitment }: Requests['commit'],
): TableChange | Refused {
  const there = mine(match, actor, seat);
  if ('refused' in there) return there;
  // A deal that several tables share takes no contributions.
  if (isClosing(match) || match.dice === undefined || match.duplicate) return refuse('not-open');
  const { opening: _, ...rest } = there;
  return withSeats(match, match.seats.with(seat, { ...rest, commitment }));
}

/** A page opens its commitment, once the table is closed. */
export function open(
  match: StoredMatch,
  actor: Actor,
  { seat, opening }: Requests['open'],
): TableChange | Refused {
  const there = mine(match, actor, seat);
  if ('refused' in there) return there;
  if (!isClosing(match)) return refuse('not-closed');
  const { commitment } = there;
  if (commitment === undefined || !opens(match.id, seat, { commitment, opening }))
    return refuse('bad-opening');
  return withSeats(match, match.seats.with(seat, { ...there, opening }));
}

function mine(match: StoredMatch, actor: Actor, seat: number): StoredSeat | Refused {
  const there = match.seats[seat];
  if (match.status !== 'open') return refuse('not-open');
  if (!there) return refuse('no-seat');
  return holds(actor, match, seat) ? there : refuse('not-your-seat');
}
