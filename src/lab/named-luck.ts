import type { Luck } from '../engine/luck.ts';
import { FastRng } from '../engine/rng.ts';

/** Luck by name for simulations: fast, not checkable. The same seed, deal, name and number give the same draw. */
export function namedLuck(seed: number, deal: number): Luck {
  const draw = (n: number, name = '') => new FastRng(seed, hash(`${deal}/${name}/${n}`));
  return Object.assign(draw, { named: true });
}

/** FNV-1a over both halves of 53 bits: streams that differ are all that is needed. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
