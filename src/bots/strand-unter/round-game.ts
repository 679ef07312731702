import { drive } from '../../engine/drive.ts';
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { game, type Move, type State } from '../../games/strand-unter/index.ts';
import { winShare } from '../search/outcome.ts';
import type { Policy } from '../search/policy.ts';
import { normalized } from '../search/regret.ts';
import { bestMove } from './one-turn.ts';
import { evaluate, type Forecaster, type Outlook } from './evaluate.ts';

/** The softmax temperature in points: a lead of this size makes a win e times as likely. */
const TEMPERATURE = 2;

/** Each seat's share of the win: exact at the end, otherwise a softmax of the evaluations. */
export function winShares(s: State, forecaster: Forecaster): number[] {
  const result = game.result(s);
  if (result) return result.scores.map((_, seat) => winShare(result, seat));
  const outlook = forecaster.forecast(s);
  const values: number[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    const done = s.phase === 'build' && (s.asked & (1 << seat)) === 0;
    values.push(evaluate(s, seat, outlook, done ? s.round + 1 : s.round));
  }
  const most = Math.max(...values);
  return normalized(values.map((value) => Math.exp((value - most) / TEMPERATURE)));
}

/** Plays the round to its end by the greedy policy; colours of a spell are drawn uniformly. */
export function finishRound(s: State, outlook: Outlook, rng: Rng): void {
  const { round } = s;
  const moves: Move[] = [];
  drive(game, s, {
    move: (state, seat) => {
      moves.length = 0;
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
    const next = game.clone(s);
    game.apply(next, seat, move);
    const share = winShares(next, forecaster)[seat] as number;
    if (share <= most) continue;
    most = share;
    best = move;
  }
  return best;
}
