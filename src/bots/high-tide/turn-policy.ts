import type { Seat } from '../../engine/game.ts';
import { game, type Move, type State } from '../../games/high-tide/index.ts';
import { COLLECT, firsts, GO, type Side, stops, STRAIGHT, WAIT } from '../../games/high-tide/moves.ts';
import { beachOf, isPair, leftOf, pipsOf, rightOf } from '../../games/high-tide/rules.ts';
import { freeSpaces, NONE } from '../../games/high-tide/state.ts';
import { type Tide, tideOf } from './features.ts';
import { TurnGains } from './gains.ts';
import { tileWorth, type ValueModel } from './net.ts';
import type { Policy } from '../search/policy.ts';

/** The policy of a player who maximises the expected value of its own turn, exactly; what the others do in reply is left to search. */
export function turnPolicy(model: ValueModel): Policy<State, Move> {
  const turn = new Turn(model);
  return (s, seat) => turn.decide(s, seat);
}

class Turn {
  private readonly gains: TurnGains;
  private readonly moves: Move[] = [];

  constructor(model: ValueModel) {
    this.gains = new TurnGains(model);
  }

  decide(s: State, seat: Seat): Move {
    const { gains, moves } = this;
    moves.length = 0;
    game.legal(s, seat, moves);
    if (moves.length === 1) return moves[0] as Move;
    const obvious = obviousMove(s.phase, moves);
    if (obvious !== undefined) return obvious;
    const tide = tideOf(s);
    if (s.phase === 'declare' || s.phase === 'order') return this.bestAfter(s, seat, tide);
    gains.fillOrKeep(s, seat, tide);
    let best = moves[0] as Move;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const value = this.moveGain(s, move, tide) + this.waveGain(s, move);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }

  /** What a move of a turn gains, by the table. A tile that it uses up is a loss. */
  private moveGain(s: State, move: Move, { waves }: Tide): number {
    const { gains } = this;
    switch (move.type) {
      case 'roll':
        return gains.rollGain(s.bag, freeSpaces(s));
      case 'accept':
      case 'keep':
        return gains.pairGain(s.left, s.right);
      case 'decline':
        return gains.rollGain(s.bag, freeSpaces(s) - 1);
      case 'take':
        return gains.lyingGain(s.track[move.space - 1] as number, move.space - 1);
      case 'reroll':
        return move.which === 'both' ? gains.rerollBoth(s.left, s.right) : this.rerollSide(s, move.which);
      case 'pass':
        return 0;
      default:
        return this.tileGain(s, move) - tileWorth(waves);
    }
  }

  private rerollSide(s: State, which: Side): number {
    return which === 'left' ? this.gains.rerollOne(s.right, s.left) : this.gains.rerollOne(s.left, s.right);
  }

  private tileGain(s: State, move: Move): number {
    const { gains } = this;
    switch (move.type) {
      case 'use-head-start':
        return gains.chairGain(move.beach, move.spaces);
      case 'use-lifeguard':
        return gains.chairGain(beachOf(move.die), pipsOf(move.die));
      case 'use-rental':
        return gains.rollGain(s.bag, freeSpaces(s) + 1);
      case 'use-swap':
        return gains.lyingGain(s.track[move.space - 1] as number, move.space - 1);
      case 'use-reroll':
        return this.rerollSide(s, move.which);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  }

  /** The last player of a round decides about the waves as well: a pair that stays on the track brings them. */
  private waveGain(s: State, move: Move): number {
    if (s.played !== s.seats - 1) return 0;
    if (move.type === 'decline') return this.gains.wavesGain(s.left, s.right);
    const taken = move.type === 'take' ? move.space - 1 : NONE;
    if (taken === NONE && move.type !== 'roll' && move.type !== 'accept') return 0;
    for (let i = 0; i < s.filled; i++) {
      const slot = s.track[i] as number;
      if (i !== taken && isPair(slot)) return this.gains.wavesGain(leftOf(slot), rightOf(slot));
    }
    return this.gains.anyWavesGain();
  }

  /** The best move by the position right after it and the obvious moves that follow. */
  private bestAfter(s: State, seat: Seat, tide: Tide): Move {
    const { gains } = this;
    gains.weighSeats(s, seat, tide);
    let best = this.moves[0] as Move;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of this.moves.slice()) {
      const next = game.clone(s);
      game.apply(next, seat, move);
      for (let reply = obviousReply(next, seat); reply !== undefined; reply = obviousReply(next, seat))
        game.apply(next, seat, reply);
      const value = gains.positionValue(next, tide);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }
}

/** The move of phases in which it is not computed. */
function obviousMove(phase: State['phase'], moves: readonly Move[]): Move | undefined {
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

function obviousReply(s: State, seat: Seat): Move | undefined {
  if (s.actor !== seat) return undefined;
  if (s.phase === 'declare') return GO;
  if (s.phase === 'coin') return COLLECT;
  return s.phase === 'order' ? firsts.left : undefined;
}
