import { CHANCE, type Game } from './game.ts';
import type { Rng } from './rng.ts';

export interface Playout {
  plies: number;
  /** Plies of seats that had two or more legal moves. */
  decisions: number;
}

/** Longer than any match of ours can be; a game that reaches it does not end. */
export const MAX_PLIES = 20_000;

/** Plays on from `s`, in place, with uniformly random decisions until the match is over. */
export function playout<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, rng: Rng): Playout {
  const done: Playout = { plies: 0, decisions: 0 };
  const moves: M[] = [];
  for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
    const seat = toAct[0] as number;
    if (seat === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
    } else {
      // Setting the length to 0 would give the list's memory back, only to ask for it again at the next decision.
      while (moves.length > 0) moves.pop();
      game.legal(s, seat, moves);
      if (moves.length > 1) done.decisions++;
      game.apply(s, seat, moves[moves.length > 1 ? rng.below(moves.length) : 0] as M);
    }
    if (++done.plies > MAX_PLIES) throw new Error(`${game.id} does not end`);
  }
  return done;
}
