import { type Seat, CHANCE } from '../../engine/game.ts';
import { game, type Move, type State, type View } from '../../games/maui/index.ts';
import type { Bot } from '../bot.ts';
import { evaluate } from './evaluate.ts';
import type { Policy } from '../search/policy.ts';

/**
 * Exhaustive search to the end of the own turn: every way to play it is tried, and the position reached is evaluated by
 * `evaluate`. The others are taken into account only by how many tiles they have laid.
 */
export const greedy: Bot<View> = {
  name: 'greedy',
  choose: ({ view, seat, legal, rng }) => {
    const s = game.imagine(view, rng);
    const values = legal.map((text) => moveValue(s, seat, game.read(text) as Move));
    let at = 0;
    for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[at] as number)) at = i;
    return { text: legal[at] as string, values };
  },
};

/** The same as a policy for playouts, without view and texts. */
export const greedyPolicy: Policy<State, Move> = (s, seat) => {
  const moves = game.legal(s, seat, []);
  let best = moves[0] as Move;
  if (moves.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = moveValue(s, seat, move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};

/** The best `evaluate` reachable by this move within the turn. */
export const moveValue = rating(evaluate);

/** The value of a move: that of the best position it can lead to within the turn, by this evaluation. */
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
