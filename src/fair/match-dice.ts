import type { Luck } from '../engine/match.ts';
import { luck, matchLuck, sharedLuck } from './keyed-rng.ts';
import { liveLuck } from './rounds.ts';
import { type ClosedTable, dealRoot, matchRoot } from './roots.ts';

/** A match with all that its dice come from. */
export interface DiceSource extends ClosedTable {
  /** 1 if absent. */
  readonly dice?: 2 | 3;
  readonly seed: string;
  /** The id of the deal, if the luck is shared. */
  readonly deal?: string | undefined;
}

/** The luck of a match, in whichever version it has. */
export function luckOf(match: DiceSource): Luck {
  const { dice, id, seed, seats, deal } = match;
  if (deal !== undefined)
    return sharedLuck({ seed, root: dealRoot({ ...match, id: deal, seats: seats.length }) });
  if (dice === 3) return liveLuck({ seed, root: matchRoot(match) });
  if (dice === 2) return matchLuck({ seed, root: matchRoot(match) });
  return luck({ seed, matchId: id, seatSeeds: seats.map((seat) => seat.seed ?? '') });
}
