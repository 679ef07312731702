import type { Game, Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';

/**
 * Chooses one of the seat's legal moves within microseconds, for playouts. It leaves the state as it was, draws from `rng`
 * alone, and uses nothing that the seat could not know.
 */
export type Policy<S, M> = (s: S, seat: Seat, rng: Rng) => M;

/** Every legal move is equally likely. */
export function anyMove<S, M, E, V, O>(game: Game<S, M, E, V, O>): Policy<S, M> {
  const moves: M[] = [];
  return (s, seat, rng) => {
    moves.length = 0;
    game.legal(s, seat, moves);
    return moves[moves.length > 1 ? rng.below(moves.length) : 0] as M;
  };
}

const FINE = 2 ** 30;

/** A uniform number, at least 0 and below 1. */
export function unit(rng: Rng): number {
  return rng.below(FINE) / FINE;
}
