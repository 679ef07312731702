import type { Seat } from '../../engine/game.ts';
import { makeSeed } from '../../fair/seed.ts';
import type { Kept } from './kept.ts';
import { usualBot } from '../../bots/index.ts';
import { makeId, randomBytes } from './create.ts';

/** What the seat chooses first; a sealed answer waits for the others'. */
export interface PlayedChoice {
  readonly text: string;
  readonly sealed: boolean;
}

/**
 * A new match from a position of another: the same plies up to there, then this person against bots. The dice
 * from there on are new, so there is no commitment, and the dice of such a match cannot be checked.
 */
export function continueFrom(
  kept: Kept,
  { plies, seat, now, choice }: { plies: number; seat: Seat; now: number; choice?: PlayedChoice },
): Kept {
  const {
    commitment: _commitment,
    result: _result,
    imported: _imported,
    seeds: _seeds,
    fair: _fair,
    daily: _daily,
    help: _help,
    ...rest
  } = kept;
  return {
    ...rest,
    id: makeId(),
    people: kept.people.map(({ name, colour }, each) =>
      each === seat ? { name, colour, kind: 'me' } : { name, colour, kind: 'bot', bot: usualBot(kept.game) },
    ),
    seed: makeSeed(randomBytes),
    plies: [
      ...kept.plies.slice(0, plies),
      ...(choice && !choice.sealed ? [[seat, choice.text] as const] : []),
    ],
    envelopes: choice?.sealed ? [[seat, choice.text]] : [],
    created: now,
    changed: now,
    writes: 1,
    toAct: [],
  };
}
