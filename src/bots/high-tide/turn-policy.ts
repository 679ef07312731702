import type { Seat } from '../../engine/game.ts';
import { game, type Move, type State } from '../../games/high-tide/index.ts';
import {
  ACCEPT,
  COLLECT,
  DECLINE,
  FIRST,
  GO,
  KEEP,
  PASS,
  REROLL,
  ROLL,
  STOP,
  STRAIGHT,
  TAKE,
  USE_HEAD_START,
  USE_LIFEGUARD,
  USE_RENTAL,
  USE_REROLL,
  USE_SWAP,
  WAIT,
} from '../../games/high-tide/notation.ts';
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
      return moves.includes(STOP) ? STOP : moves.includes(STOP + 1) ? STOP + 1 : STRAIGHT;
    case 'jump':
      return WAIT;
    default:
      return undefined;
  }
}

/** What a move of a turn gains, by the table. A tile that it uses up is a loss. */
function moveGain(s: State, move: Move, { waves }: Tide): number {
  if (move === ROLL) return rollGain(s.bag, freeSpaces(s));
  if (move === ACCEPT || move === KEEP) return pairGain(s.left, s.right);
  if (move === DECLINE) return rollGain(s.bag, freeSpaces(s) - 1);
  if (move < KEEP) return lyingGain(s.track[move - TAKE] as number, move - TAKE);
  if (move === REROLL) return rerollOne(s.right, s.left);
  if (move === REROLL + 1) return rerollOne(s.left, s.right);
  if (move === REROLL + 2) return rerollBoth(s.left, s.right);
  if (move === PASS) return 0;
  return tileGain(s, move) - tileWorth(waves);
}

function tileGain(s: State, move: Move): number {
  if (move < USE_HEAD_START) return Number.NEGATIVE_INFINITY;
  if (move < USE_LIFEGUARD) {
    const choice = move - USE_HEAD_START;
    return chairGain(choice >> 1, (choice & 1) + 1);
  }
  if (move < USE_RENTAL) return chairGain(beachOf(move - USE_LIFEGUARD), pipsOf(move - USE_LIFEGUARD));
  if (move === USE_RENTAL) return rollGain(s.bag, freeSpaces(s) + 1);
  if (move < USE_REROLL) return lyingGain(s.track[move - USE_SWAP] as number, move - USE_SWAP);
  if (move === USE_REROLL) return rerollOne(s.right, s.left);
  return move === USE_REROLL + 1 ? rerollOne(s.left, s.right) : Number.NEGATIVE_INFINITY;
}

/** The last player of a round decides about the waves as well: a pair that stays on the track brings them. */
function waveChoice(s: State, move: Move, tide: Tide): number {
  if (s.played !== s.seats - 1) return 0;
  if (move === DECLINE) return wavesGain(s, s.left, s.right, tide);
  const taken = move >= TAKE && move < KEEP ? move - TAKE : NONE;
  if (taken === NONE && move !== ROLL && move !== ACCEPT) return 0;
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
  return s.phase === 'order' ? FIRST : undefined;
}
