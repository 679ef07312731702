import { CHANCE, type Game } from '../game.ts';

/** How many lines of play of this length there are from here, outcomes of chance included: pins move generation. */
export function perft<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, depth: number): number {
  const seat = game.toAct(s)[0];
  if (depth === 0 || seat === undefined) return 1;
  const moves = seat === CHANCE ? game.chances(s, []).map(({ move }) => move) : game.legal(s, seat, []);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const next = game.clone(s);
    game.apply(next, seat, move);
    return sum + perft(game, next, depth - 1);
  }, 0);
}
