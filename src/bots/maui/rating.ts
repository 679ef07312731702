import { CHANCE, type Seat } from '../../engine/game.ts';
import { game, type Move, type State } from '../../games/maui/index.ts';

/** The value of a move: that of the best position it can lead to within the turn, by this evaluation of states. */
export function rating(
  value: (s: State, seat: Seat) => number,
): (s: State, seat: Seat, move: Move) => number {
  function rate(s: State, seat: Seat, move: Move): number {
    const next = game.clone(s);
    game.apply(next, seat, move);
    return best(next, seat);
  }

  function best(s: State, seat: Seat): number {
    if (s.seat !== seat) return value(s, seat);
    switch (s.phase) {
      case 'refill':
        // The new tile in the market does not affect this turn: any tile will do.
        game.apply(s, CHANCE, { type: 'draw', tile: s.bag[0] as number });
        return best(s, seat);
      case 'crab': {
        // Crabs differ in cost only: the first one is turned up, and the cost corrected to the mean.
        const { unseen } = s.players[seat] as State['players'][number];
        const cost = unseen[0] as number;
        const mean = unseen.reduce((sum, each) => sum + each, 0) / unseen.length;
        game.apply(s, CHANCE, { type: 'crab', value: cost });
        return value(s, seat) + cost - mean;
      }
      case 'height':
      case 'blue':
      case 'orange':
      case 'extra':
        return game
          .legal(s, seat, [])
          .reduce((most, move) => Math.max(most, rate(s, seat, move)), Number.NEGATIVE_INFINITY);
      default:
        return value(s, seat);
    }
  }

  return rate;
}
