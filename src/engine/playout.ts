import { nextToAct } from './asking.ts';
import { MAX_PLIES } from './drive.ts';
import { CHANCE, type Game } from './game.ts';
import type { Rng } from './rng.ts';

export interface Playout {
  plies: number;
  /** Plies of seats that had two or more legal moves. */
  decisions: number;
}

/**
 * Plays on from `s`, in place, with uniformly random decisions until the match is over. The same match as `drive` with a
 * random driver, unrolled: the calls that `drive` makes for its hooks cost a fifth of a random playout. Sealed answers can
 * be applied one by one here, since nobody looks at them.
 */
export function playout<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, rng: Rng): Playout {
  const done: Playout = { plies: 0, decisions: 0 };
  const moves: M[] = [];
  for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
    const seat = toAct.length === 1 || game.sealed(s) ? (toAct[0] as number) : nextToAct(game, s, toAct);
    if (seat === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
    } else {
      // Setting the length to 0 would free the list's memory, only to allocate it again at the next decision.
      while (moves.length > 0) moves.pop();
      game.legal(s, seat, moves);
      if (moves.length > 1) done.decisions++;
      game.apply(s, seat, moves[moves.length > 1 ? rng.below(moves.length) : 0] as M);
    }
    if (++done.plies > MAX_PLIES) throw new Error(`${game.id} does not end`);
  }
  return done;
}
