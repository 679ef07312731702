import type { Game } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * The generator of chance ply number n, counted from 0 over chance plies alone: undo and envelopes cannot shift it. Named
 * luck is asked by what a draw is for instead, and n counts the draws of that name.
 */
export interface Luck {
  (n: number, name?: string): Rng;
  readonly named?: boolean;
}

/** How often each name occurred in a match; empty where luck is not named. */
export type Drawn = ReadonlyMap<string, number>;

/** What a draw may be called: printable ASCII, so that every verifier writes the same bytes. */
export const LUCK_NAME = /^[ -~]{1,64}$/;

/**
 * The generator for nature's move that is due at this position, of which there were `rolls` before. Named luck counts the
 * name in `drawn`, which other luck does without.
 */
export function nextDraw<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  luck: Luck,
  { rolls, drawn }: { readonly rolls: number; readonly drawn: Map<string, number> | undefined },
): Rng {
  if (!luck.named || !drawn) return luck(rolls);
  // A game that names nothing has one long row of draws.
  const name = game.luckKey?.(s) ?? '';
  const n = drawn.get(name) ?? 0;
  drawn.set(name, n + 1);
  return luck(n, name);
}
