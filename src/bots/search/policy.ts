import type { Game, Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';

/**
 * A quick way to decide: one of the legal moves of the seat, found in microseconds. Playouts let everybody play by one.
 * It leaves the state as it was, draws from `rng` alone, and looks at nothing that the seat could not know.
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

/** A number from 0 to just below 1. */
export function chance(rng: Rng): number {
  return rng.below(FINE) / FINE;
}
