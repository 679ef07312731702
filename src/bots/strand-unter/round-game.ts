import { drive } from '../../engine/drive.ts';
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { game, type Move, type State } from '../../games/strand-unter/index.ts';
import { placesBy, scores } from '../../games/strand-unter/score.ts';
import { winShare } from '../search/outcome.ts';
import type { Policy } from '../search/policy.ts';
import { bestMove } from './one-turn.ts';
import { evaluate, type Forecaster, type Outlook } from './evaluate.ts';

/** The softmax temperature in points: a lead of this size makes a win e times as likely. */
const TEMPERATURE = 2;

/** Each seat's share of the win: exact at the end, otherwise a softmax of the evaluations. */
export function winShares(s: State, forecaster: Forecaster): number[] {
  const shares = new Float64Array(s.players);
  fillWinShares(s, forecaster, shares);
  return Array.from(shares);
}

/** The same into `out`, for playouts. */
export function fillWinShares(s: State, forecaster: Forecaster, out: Float64Array): void {
  if (s.phase === 'over') {
    const places = placesBy(s, scores(s));
    for (let seat = 0; seat < s.players; seat++) out[seat] = winShare({ places }, seat);
    return;
  }
  const outlook = forecaster.forecast(s);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < s.players; seat++) {
    const done = s.phase === 'build' && (s.asked & (1 << seat)) === 0;
    const value = evaluate(s, seat, outlook, done ? s.round + 1 : s.round);
    out[seat] = value;
    if (value > most) most = value;
  }
  let sum = 0;
  for (let seat = 0; seat < s.players; seat++) {
    const weight = Math.exp((out[seat]! - most) / TEMPERATURE);
    out[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < s.players; seat++) out[seat]! /= sum;
}

/** Plays the round to its end by the greedy policy; colours of a spell are drawn uniformly. */
export function finishRound(s: State, outlook: Outlook, rng: Rng): void {
  const { round } = s;
  const { moves } = outlook.forecaster;
  drive(game, s, {
    move: (state, seat) => {
      // Quicker than setting the length, which gives the list's memory away.
      while (moves.length > 0) moves.pop();
      game.legal(state, seat, moves);
      return greedyMove(state, seat, moves, outlook, rng);
    },
    // Asking `toAct` once more would make another list at every ply.
    goOn: ({ round: now, phase }) => now === round && phase !== 'draw' && phase !== 'deal',
  });
}

/** The greedy answer to a question after the dials are set. */
function greedyMove(s: State, seat: Seat, moves: readonly Move[], outlook: Outlook, rng: Rng): Move {
  if (moves.length === 1) return moves[0] as Move;
  if (s.phase === 'spell') return moves[rng.below(moves.length)] as Move;
  return s.phase === 'build'
    ? bestBuild(s, seat, moves, outlook.forecaster)
    : bestMove(s, seat, moves, outlook);
}

/** The same as a policy. */
export function roundPolicy(forecaster: Forecaster): Policy<State, Move> {
  return (s, seat, rng) => greedyMove(s, seat, game.legal(s, seat, []), forecaster.forecast(s), rng);
}

/** The build, or the pass, with the best share of the win. */
function bestBuild(s: State, seat: Seat, choices: readonly Move[], forecaster: Forecaster): Move {
  let best = choices[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of choices) {
    const next = forecaster.built.of(s);
    game.apply(next, seat, move);
    fillWinShares(next, forecaster, forecaster.shares);
    const share = forecaster.shares[seat]!;
    if (share <= most) continue;
    most = share;
    best = move;
  }
  return best;
}
