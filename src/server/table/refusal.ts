import type { Seat } from '../../engine/game.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Update } from '../../wire/server.ts';
import { cleanText } from '../support/sanitize.ts';
import { because } from '../store/database.ts';
import type { Keeper } from './match-replica.ts';
import type { Log } from '../support/log.ts';
import type { Play, PlayRefusal } from '../match/live-match.ts';
import { updateOf } from './updates.ts';

/** `update` is where the match stands, when the answer was to an old question. */
export type Stale = Refused & { readonly update?: Update };

/** Why a match says no, as fully as can be said: where it stands now, or the game's own words. */
export function explain(
  { stored, known }: Keeper,
  play: Play,
  {
    code,
    seat,
    text = '',
  }: { readonly code: PlayRefusal; readonly seat: Seat; readonly text: string | undefined },
  log: Log,
): Stale {
  if (code === 'stale') return { ...refuse(code), update: updateOf(stored.id, play, seat) };
  if (code !== 'illegal') return refuse(code);
  const { game, words } = known;
  const cast = { names: stored.seats.map(({ name }) => name) };
  try {
    return refuse(
      code,
      cleanText(words.refusal(game.view(play.match.state, seat), seat, text, cast)) || undefined,
    );
  } catch (error) {
    // A sentence about nonsense may fail; the refusal itself stands.
    log.error('refusal-words', { game: game.id, reason: because(error) });
    return refuse(code);
  }
}
