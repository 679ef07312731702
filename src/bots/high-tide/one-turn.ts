import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { game, type Move, type State, type View } from '../../games/high-tide/index.ts';
import { ACCEPT, COLLECT, firsts, GO, KEEP, ROLL, stops, STRAIGHT } from '../../games/high-tide/moves.ts';
import { freeSpaces } from '../../games/high-tide/state.ts';
import type { Bot } from '../bot.ts';
import { ownStanding } from './evaluate.ts';

/** How many rolls are tried to learn what rolling is worth. */
const ROLLS = 20;

/** What a position seems worth to a seat, in points. */
export type Outlook = (s: State, seat: Seat) => number;

/**
 * A player that looks to the end of its own turn: every choice is played out on an imagined position, rolls by trying
 * some, rerolls by trying all, and the best expectation wins.
 */
export function oneTurn(value: Outlook, name: string): Bot<View> {
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

/** The own points as the chairs stand after the turn: what others will do about it is not its concern. */
export const medium = oneTurn(ownStanding, 'medium');

/** One seat's turn, weighed. */
class Turn {
  private readonly value: Outlook;
  private readonly seat: Seat;
  private readonly rng: Rng;

  constructor(value: Outlook, seat: Seat, rng: Rng) {
    this.value = value;
    this.seat = seat;
    this.rng = rng;
  }

  /** What a choice is worth to the seat; leaves the state as it was. */
  rate(s: State, move: Move): number {
    if (move.type === 'wait' || move.type === 'wait-this-round') return this.waiting(s);
    const next = game.clone(s);
    game.apply(next, this.seat, move);
    return this.outlook(next);
  }

  /** Not to jump the queue is worth an ordinary roll later; to be asked again is a little better than not. */
  private waiting(s: State): number {
    const later = game.clone(s);
    later.phase = 'choose';
    later.actor = this.seat;
    const at = later.order.indexOf(this.seat);
    later.order[at] = later.order[later.played] as Seat;
    later.order[later.played] = this.seat;
    return this.rate(later, ROLL);
  }

  /** The expectation at the end of the seat's turn, with obvious choices made on the way. Changes the state. */
  private outlook(s: State): number {
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
      values.push(this.outlook(next));
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
      sum += this.outlook(next);
    }
    return sum / outcomes.length;
  }
}

/** What is played without thinking further; undefined where the whole question must be weighed. */
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
