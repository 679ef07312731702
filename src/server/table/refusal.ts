import type { Seat } from '../../engine/game.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Update } from '../../wire/server.ts';
import { cleanText } from '../support/sanitize.ts';
import { errorMessage } from '../support/error-message.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Log } from '../support/log.ts';
import type { LiveMatch, LiveMatchRefusal } from '../match/live-match.ts';
import type { StoredMatch } from '../store/records.ts';
import { updateOf } from './updates.ts';

/** `update` is the current update, if the answer was to an old question. */
export type Stale = Refused & { readonly update?: Update };

/** Adds the current update. To be sent at once: an update must not follow a newer one. */
export function withUpdate(refused: Refused, { stored, live }: Stand, seat: Seat): Stale {
  if (refused.refused !== 'stale' || !live) return refused;
  return { ...refused, update: updateOf(stored.id, live, seat) };
}

interface Stand {
  readonly stored: StoredMatch;
  readonly live: LiveMatch | undefined;
}

/** A refusal of the match, explained in the game's words if the move is illegal. */
export function explain(
  { stored, known }: MatchReplica,
  live: LiveMatch,
  {
    code,
    seat,
    text = '',
  }: { readonly code: LiveMatchRefusal; readonly seat: Seat; readonly text: string | undefined },
  log: Log,
): Refused {
  if (code !== 'illegal') return refuse(code);
  const { game, words } = known;
  const cast = { names: stored.seats.map(({ name }) => name) };
  try {
    return refuse(
      code,
      cleanText(words.refusal(game.view(live.match.state, seat), seat, text, cast)) || undefined,
    );
  } catch (error) {
    // Explaining an arbitrary text may fail; the refusal itself stands.
    log.error('refusal-words', { game: game.id, reason: errorMessage(error) });
    return refuse(code);
  }
}
