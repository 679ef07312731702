import type { Game, Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Bot } from '../bot.ts';

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

/**
 * The move that leads to the best position by `value`, looked at right after the move. Now and then (`whim`, a share of
 * the decisions) any other: playouts that always go the same way say little.
 */
export function bestNext<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  value: (s: S, seat: Seat) => number,
  whim = 0,
): Policy<S, M> {
  const moves: M[] = [];
  return (s, seat, rng) => {
    moves.length = 0;
    game.legal(s, seat, moves);
    if (moves.length === 1) return moves[0] as M;
    if (whim > 0 && chance(rng) < whim) return moves[rng.below(moves.length)] as M;
    let most = Number.NEGATIVE_INFINITY;
    let best = moves[0] as M;
    for (const move of moves) {
      const next = game.clone(s);
      game.apply(next, seat, move);
      const worth = value(next, seat);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  };
}

/** As a bot answers. Slow, since it is asked by way of view and texts: for playouts of a few plies. */
export function asBot<S, M, E, V, O>(game: Game<S, M, E, V, O>, bot: Bot<V>): Policy<S, M> {
  return (s, seat, rng) => {
    const moves = game.legal(s, seat, []);
    if (moves.length === 1) return moves[0] as M;
    const legal = moves.map(game.write);
    const { text } = bot.choose({ view: game.view(s, seat), seat, legal, budget: { playouts: 1 }, rng });
    return moves[legal.indexOf(text)] as M;
  };
}

/** Now by one policy, now by another: by the second in this share of the decisions. */
export function mixed<S, M>(usual: Policy<S, M>, other: Policy<S, M>, share: number): Policy<S, M> {
  return (s, seat, rng) => (chance(rng) < share ? other(s, seat, rng) : usual(s, seat, rng));
}

const FINE = 2 ** 30;

/** A number from 0 to just below 1. */
export function chance(rng: Rng): number {
  return rng.below(FINE) / FINE;
}
