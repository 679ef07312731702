import type { Weighted } from '../../src/engine/game.ts';
import type { Rng } from '../../src/engine/rng.ts';
import type { Move, State } from './state.ts';

const FACES = 6;

export function chances(_: State, out: Weighted<Move>[]): Weighted<Move>[] {
  for (let roll = 1; roll <= FACES; roll++) out.push({ move: { type: 'wave', roll }, weight: 1 });
  return out;
}

/** The same as `pickWeighted(chances(s, []), rng)`, without the list. */
export function sample(_: State, rng: Rng): Move {
  return { type: 'wave', roll: 1 + rng.below(FACES) };
}

/** The wave of a round is the same wherever luck is shared. */
export function luckKey(s: State): string {
  return `wave ${s.round}`;
}
