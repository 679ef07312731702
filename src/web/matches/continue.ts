import type { Seat } from '../../engine/game.ts';
import { makeSeed } from '../../fair/seed.ts';
import type { Kept } from './kept.ts';
import { usualBot } from '../../bots/index.ts';
import { makeId, randomBytes } from './create.ts';

/**
 * A match of one's own from a position of another: the same story up to there, then this person against bots. The dice
 * from here on are new, so nothing is committed to: the check of the dice has nothing to say about a story of two halves.
 */
export function continueFrom(
  kept: Kept,
  { plies, seat, now }: { plies: number; seat: Seat; now: number },
): Kept {
  const {
    commitment: _commitment,
    result: _result,
    imported: _imported,
    seeds: _seeds,
    fair: _fair,
    ...rest
  } = kept;
  return {
    ...rest,
    id: makeId(),
    people: kept.people.map(({ name, colour }, each) =>
      each === seat ? { name, colour, kind: 'me' } : { name, colour, kind: 'bot', bot: usualBot(kept.game) },
    ),
    seed: makeSeed(randomBytes),
    plies: kept.plies.slice(0, plies),
    envelopes: [],
    created: now,
    changed: now,
    writes: 1,
    toAct: [],
  };
}
