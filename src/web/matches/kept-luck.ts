import type { Luck } from '../../engine/match.ts';
import { luck } from '../../fair/keyed-rng.ts';
import type { Kept } from './kept.ts';

/** The dice of a match on this device: they follow from its seed and id alone, nobody adds to them. */
export function keptLuck(seed: string, { id, people }: Kept): Luck {
  return luck({ seed, matchId: id, seatSeeds: people.map(() => '') });
}
