import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { game, type Move, type State } from '../../games/strand-unter/index.ts';
import { winShare } from '../search/outcome.ts';
import type { Policy } from '../search/policy.ts';
import { normal } from '../search/regret.ts';
import { pick } from './one-turn.ts';
import { evaluate, foresee, type Outlook } from './evaluate.ts';

/** So many points make one seat's win about three times as likely as another's. */
const CLEAR = 2;

/** Each seat's share of the win, as far as the position tells. */
export function shares(s: State): number[] {
  const result = game.result(s);
  if (result) return result.scores.map((_, seat) => winShare(result, seat));
  const outlook = foresee(s);
  const worths: number[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    const done = s.phase === 'build' && (s.asked & (1 << seat)) === 0;
    worths.push(evaluate(s, seat, outlook, done ? s.round + 1 : s.round));
  }
  const most = Math.max(...worths);
  return normal(worths.map((worth) => Math.exp((worth - most) / CLEAR)));
}

/** Everybody answers in a sensible way until the round is over; colours of a spell are anybody's guess. */
export function finishRound(s: State, outlook: Outlook, rng: Rng): void {
  const { round } = s;
  const moves: Move[] = [];
  while (s.phase !== 'over' && s.round === round) {
    const seat = game.toAct(s)[0] as Seat;
    if (seat === CHANCE) return;
    moves.length = 0;
    game.legal(s, seat, moves);
    game.apply(s, seat, sensible(s, seat, moves, outlook, rng));
  }
}

/** What a sensible player answers after the dials are set. */
function sensible(s: State, seat: Seat, moves: readonly Move[], outlook: Outlook, rng: Rng): Move {
  if (moves.length === 1) return moves[0] as Move;
  if (s.phase === 'spell') return moves[rng.below(moves.length)] as Move;
  return s.phase === 'build' ? bestBuild(s, seat, moves) : pick(s, seat, moves, outlook);
}

/** The same as a policy. */
export const roundPolicy: Policy<State, Move> = (s, seat, rng) =>
  sensible(s, seat, game.legal(s, seat, []), foresee(s), rng);

/** The build, or none, after which the seat stands best. */
function bestBuild(s: State, seat: Seat, choices: readonly Move[]): Move {
  let best = choices[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of choices) {
    const next = game.clone(s);
    game.apply(next, seat, move);
    const worth = shares(next)[seat] as number;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}
