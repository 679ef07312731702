import { whyUnrated } from '../../rating/match.ts';
import type { RatedState } from '../../wire/subjects/ratings.ts';
import type { StoredMatch } from '../store/records.ts';

/**
 * Whether the match of a rated table counts, or why not. Once it has begun it is decided who is marked as a program: whoever is
 * about to lose must not be able to void the match by making a token. What makes a result impossible to rate still does.
 */
export function ratedStateOf({
  game,
  seats,
  counts,
}: Pick<StoredMatch, 'game' | 'seats' | 'counts'>): RatedState {
  if (counts === undefined) return whyUnrated({ game, seats }) ?? 'yes';
  if (counts !== 'yes') return counts;
  return whyUnrated({ game, seats: seats.map((seat) => ({ ...seat, program: false })) }) ?? 'yes';
}
