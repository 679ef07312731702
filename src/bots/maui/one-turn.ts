import { type Seat, CHANCE } from '../../engine/game.ts';
import { game, type Move, type State, type View } from '../../games/maui/index.ts';
import type { Bot } from '../bot.ts';
import { evaluate } from './evaluate.ts';
import type { Policy } from '../search/policy.ts';

/**
 * A sensible player that looks to the end of its own turn: it tries every way to go on, and rates where that leads by
 * points and by what the beach promises. What the others will do it only guesses from the number of their tiles.
 */
export const greedy: Bot<View> = {
  name: 'greedy',
  choose: ({ view, seat, legal, rng }) => {
    const s = game.imagine(view, rng);
    const values = legal.map((text) => after(s, seat, game.read(text) as Move));
    let at = 0;
    for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[at] as number)) at = i;
    return { text: legal[at] as string, values };
  },
};

/** The same as a policy: without view and texts, for playouts. */
export const quick: Policy<State, Move> = (s, seat) => {
  const moves = game.legal(s, seat, []);
  let best = moves[0] as Move;
  if (moves.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = after(s, seat, move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};

/** What the best is that can come of a move within the turn, in points of `evaluate`. */
export const after = rating(evaluate);

/** Says what the best is that can come of a move within the turn, by what positions are worth to the seat. */
export function rating(
  worth: (s: State, seat: Seat) => number,
): (s: State, seat: Seat, move: Move) => number {
  function rate(s: State, seat: Seat, move: Move): number {
    const next = game.clone(s);
    game.apply(next, seat, move);
    return best(next, seat);
  }

  function best(s: State, seat: Seat): number {
    if (s.seat !== seat) return worth(s, seat);
    switch (s.phase) {
      case 'refill':
        // What comes into the market does not change this turn: any tile will do.
        game.apply(s, CHANCE, { type: 'draw', tile: s.bag[0] as number });
        return best(s, seat);
      case 'crab': {
        // Which crab it is changes nothing but its cost: the first one, corrected to the mean.
        const { unseen } = s.players[seat] as State['players'][number];
        const value = unseen[0] as number;
        const mean = unseen.reduce((sum, each) => sum + each, 0) / unseen.length;
        game.apply(s, CHANCE, { type: 'crab', value });
        return worth(s, seat) + value - mean;
      }
      case 'height':
      case 'blue':
      case 'orange':
      case 'extra':
        return game
          .legal(s, seat, [])
          .reduce((most, move) => Math.max(most, rate(s, seat, move)), Number.NEGATIVE_INFINITY);
      default:
        return worth(s, seat);
    }
  }

  return rate;
}
