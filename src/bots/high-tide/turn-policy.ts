import type { Seat } from '../../engine/game.ts';
import { game, type Move, type State } from '../../games/high-tide/index.ts';
import { COLLECT, firsts, GO, type Side, stops, STRAIGHT, WAIT } from '../../games/high-tide/moves.ts';
import { beachOf, isPair, leftOf, pipsOf, rightOf } from '../../games/high-tide/rules.ts';
import { freeSpaces, NONE } from '../../games/high-tide/state.ts';
import { type Tide, tideOf } from './features.ts';
import {
  anyWavesGain,
  chairGain,
  fillGains,
  lyingGain,
  pairGain,
  positionWorth,
  rerollBoth,
  rerollOne,
  rollGain,
  wavesGain,
  weighSeats,
} from './gains.ts';
import { tileWorth } from './net.ts';
import type { Policy } from '../search/policy.ts';

const moves: Move[] = [];

/** The best move by what the own turn brings, exactly; what the others make of it is left to whoever searches. */
export const turnWise: Policy<State, Move> = (s, seat) => {
  moves.length = 0;
  game.legal(s, seat, moves);
  if (moves.length === 1) return moves[0] as Move;
  const plain = obvious(s.phase);
  if (plain !== undefined) return plain;
  const tide = tideOf(s);
  if (s.phase === 'declare' || s.phase === 'order') return bestAfter(s, seat, tide);
  fillGains(s, seat, tide);
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = moveGain(s, move, tide) + waveChoice(s, move, tide);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};

/** What is played without thinking. */
function obvious(phase: State['phase']): Move | undefined {
  switch (phase) {
    case 'coin':
      return COLLECT;
    case 'stop':
      return moves.includes(stops.left) ? stops.left : moves.includes(stops.right) ? stops.right : STRAIGHT;
    case 'jump':
      return WAIT;
    default:
      return undefined;
  }
}

/** What a move of a turn gains, by the table. A tile that it uses up is a loss. */
function moveGain(s: State, move: Move, { waves }: Tide): number {
  switch (move.type) {
    case 'roll':
      return rollGain(s.bag, freeSpaces(s));
    case 'accept':
    case 'keep':
      return pairGain(s.left, s.right);
    case 'decline':
      return rollGain(s.bag, freeSpaces(s) - 1);
    case 'take':
      return lyingGain(s.track[move.space - 1] as number, move.space - 1);
    case 'reroll':
      return move.which === 'both' ? rerollBoth(s.left, s.right) : rerollSide(s, move.which);
    case 'pass':
      return 0;
    default:
      return tileGain(s, move) - tileWorth(waves);
  }
}

function rerollSide(s: State, which: Side): number {
  return which === 'left' ? rerollOne(s.right, s.left) : rerollOne(s.left, s.right);
}

function tileGain(s: State, move: Move): number {
  switch (move.type) {
    case 'use-head-start':
      return chairGain(move.beach, move.spaces);
    case 'use-lifeguard':
      return chairGain(beachOf(move.die), pipsOf(move.die));
    case 'use-rental':
      return rollGain(s.bag, freeSpaces(s) + 1);
    case 'use-swap':
      return lyingGain(s.track[move.space - 1] as number, move.space - 1);
    case 'use-reroll':
      return rerollSide(s, move.which);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** The last player of a round decides about the waves as well: a pair that stays on the track brings them. */
function waveChoice(s: State, move: Move, tide: Tide): number {
  if (s.played !== s.seats - 1) return 0;
  if (move.type === 'decline') return wavesGain(s, s.left, s.right, tide);
  const taken = move.type === 'take' ? move.space - 1 : NONE;
  if (taken === NONE && move.type !== 'roll' && move.type !== 'accept') return 0;
  for (let i = 0; i < s.filled; i++) {
    const slot = s.track[i] as number;
    if (i !== taken && isPair(slot)) return wavesGain(s, leftOf(slot), rightOf(slot), tide);
  }
  return anyWavesGain(s, tide);
}

/** The best move by the position right after it and what plainly follows. */
function bestAfter(s: State, seat: Seat, tide: Tide): Move {
  weighSeats(s, seat, tide);
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves.slice()) {
    const next = game.clone(s);
    game.apply(next, seat, move);
    for (let plain = plainly(next, seat); plain !== undefined; plain = plainly(next, seat))
      game.apply(next, seat, plain);
    const value = positionWorth(next, tide);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

function plainly(s: State, seat: Seat): Move | undefined {
  if (s.actor !== seat) return undefined;
  if (s.phase === 'declare') return GO;
  if (s.phase === 'coin') return COLLECT;
  return s.phase === 'order' ? firsts.left : undefined;
}
