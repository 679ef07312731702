import type { Seat } from '../../engine/game.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { pausedSince } from '../match/pauses.ts';
import type { StoredMatch } from '../store/records.ts';
import { type Actor, holds } from './actor.ts';
import { botAt } from './changes/seating.ts';

/** Who decides for a seat: a caller, or a bot of this server. */
export type Author = Actor | { readonly type: 'bot'; readonly bot: string };

/** Why this author may not decide for this seat, as the table is now; undefined if it may. */
export function refusalFor(stored: StoredMatch, seat: Seat, author: Author): Refused | undefined {
  const isPaused = pausedSince(stored.times) !== undefined;
  if (author.type === 'bot') {
    const isItsTurn = botAt(stored, seat) === author.bot && !isPaused && stored.status !== 'closed';
    return isItsTurn ? undefined : refuse('stale');
  }
  const there = stored.seats[seat];
  if (!there) return refuse('no-seat');
  if (!holds(author, stored, seat)) return refuse('not-your-seat');
  // An administrator has closed the table.
  if (stored.status === 'closed') return refuse('over');
  if (there.standIn !== undefined) return refuse('bot-sits-in');
  return isPaused ? refuse('paused') : undefined;
}
