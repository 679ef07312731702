import type { Ply } from '../../engine/match.ts';

/** FNV-1a in 48 bits: spreads texts over seeds, no more. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9dc5;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x0193) & 0xffff;
  }
  return high * 2 ** 32 + (low >>> 0);
}

/**
 * The seed of a review: from the match's id, so that every reader gets the same figures; where there is none, from its
 * moves. Never that of the match's dice: samples must not know what was rolled.
 */
export function reviewSeed(id: string | undefined, plies: readonly Ply[]): number {
  return hash(id === undefined ? JSON.stringify(plies) : `match ${id}`);
}
