import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { game, type Move, type State, type View } from '../../games/high-tide/index.ts';
import { ACCEPT, COLLECT, firsts, GO, KEEP, ROLL, stops, STRAIGHT } from '../../games/high-tide/moves.ts';
import { freeSpaces } from '../../games/high-tide/state.ts';
import type { Bot } from '../bot.ts';
import { standingPoints } from './evaluate.ts';

/** How many rolls are sampled to estimate the value of rolling. */
const ROLLS = 20;

/** The value of a position to a seat, in points. */
type Evaluation = (s: State, seat: Seat) => number;

/**
 * Expectimax to the end of the own turn on one determinized state: rolls are sampled, rerolls are enumerated, and the move
 * with the best expectation is played.
 */
export function oneTurn(value: Evaluation, name: string): Bot<View> {
  return {
    name,
    choose({ view, seat, legal, rng }) {
      if (legal.length === 1) return { text: legal[0] as string };
      const s = game.imagine(view, rng);
      const turn = new Turn(value, seat, rng);
      const values = legal.map((text) => turn.rate(s, game.read(text) as Move));
      let best = 0;
      for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
      return { text: legal[best] as string, values };
    },
  };
}

/** Evaluates by the seat's points as the chairs stand after the turn; replies of others are ignored. */
export const medium = oneTurn(standingPoints, 'medium');

/** One seat's turn. */
class Turn {
  private readonly value: Evaluation;
  private readonly seat: Seat;
  private readonly rng: Rng;

  constructor(value: Evaluation, seat: Seat, rng: Rng) {
    this.value = value;
    this.seat = seat;
    this.rng = rng;
  }

  /** The value of a move to the seat; leaves the state as it was. */
  rate(s: State, move: Move): number {
    if (move.type === 'wait' || move.type === 'wait-this-round') return this.waiting(s);
    const next = game.clone(s);
    game.apply(next, this.seat, move);
    return this.expectation(next);
  }

  /** Not jumping the queue is worth a roll at the seat's own turn. */
  private waiting(s: State): number {
    const later = game.clone(s);
    later.phase = 'choose';
    later.actor = this.seat;
    const at = later.order.indexOf(this.seat);
    later.order[at] = later.order[later.played] as Seat;
    later.order[later.played] = this.seat;
    return this.rate(later, ROLL);
  }

  /** The expected value at the end of the seat's turn, with obvious moves made on the way. Changes the state. */
  private expectation(s: State): number {
    const { seat, value } = this;
    while (s.actor === seat) {
      const move = obvious(s);
      if (move === undefined) return this.best(s);
      game.apply(s, seat, move);
    }
    if (s.actor !== CHANCE || s.order[s.played] !== seat) return value(s, seat);
    if (s.phase === 'dice') return this.rolling(s);
    return s.phase === 'pips' ? this.rerolling(s) : value(s, seat);
  }

  /** The start of an own turn reached by a tile: the better of rolling and taking. */
  private best(s: State): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const move of game.legal(s, this.seat, [])) {
      if (s.phase === 'choose') most = Math.max(most, this.rate(s, move));
    }
    return most === Number.NEGATIVE_INFINITY ? this.value(s, this.seat) : most;
  }

  /** Some rolls, each accepted; where a roll may be declined, a bad one is worth an average one instead. */
  private rolling(s: State): number {
    const free = freeSpaces(s) > 1;
    const values: number[] = [];
    for (let i = 0; i < ROLLS; i++) {
      const next = game.clone(s);
      game.apply(next, CHANCE, game.sample(next, this.rng));
      values.push(this.expectation(next));
    }
    const mean = values.reduce((sum, value) => sum + value, 0) / ROLLS;
    return free ? values.reduce((sum, value) => sum + Math.max(value, mean), 0) / ROLLS : mean;
  }

  private rerolling(s: State): number {
    const outcomes = game.chances(s, []);
    let sum = 0;
    for (const { move } of outcomes) {
      const next = game.clone(s);
      game.apply(next, CHANCE, move);
      sum += this.expectation(next);
    }
    return sum / outcomes.length;
  }
}

/** The move of phases in which no alternatives are tried; undefined where all must be. */
function obvious(s: State): Move | undefined {
  switch (s.phase) {
    case 'again':
      return ROLL;
    case 'reroll':
      return KEEP;
    case 'declare':
      return GO;
    case 'coin':
      return COLLECT;
    case 'stop':
      return game.legal(s, s.actor, []).includes(stops.left) ? stops.left : STRAIGHT;
    case 'order':
      return firsts.left;
    case 'judge':
      return ACCEPT;
    case 'wave-roll':
      return ROLL;
    default:
      return undefined;
  }
}
