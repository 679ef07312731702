import { CHANCE, type Seat } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';
import { game, type Move, type State, type View } from '../games/high-tide/index.ts';
import {
  ACCEPT,
  COLLECT,
  FIRST,
  GO,
  KEEP,
  ROLL,
  STOP,
  STRAIGHT,
  WAIT,
  WAIT_THIS_ROUND,
} from '../games/high-tide/notation.ts';
import { freeSpaces } from '../games/high-tide/state.ts';
import type { Bot } from './bot.ts';
import { prospects } from './high-tide-value.ts';

/** How many rolls are tried to learn what rolling is worth. */
const ROLLS = 20;

/**
 * A sensible player that looks to the end of its own turn: every choice is played out on an imagined position, rolls by
 * trying some, rerolls by trying all, and the best expectation wins.
 */
export const greedy: Bot<View> = {
  name: 'greedy',
  choose({ view, seat, legal, rng }) {
    if (legal.length === 1) return { text: legal[0] as string };
    const s = game.imagine(view, rng);
    const values = legal.map((text) => rate(s, seat, game.read(text) as Move, rng));
    let best = 0;
    for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
    return { text: legal[best] as string, values };
  },
};

/** What a choice is worth to the seat; leaves the state as it was. */
function rate(s: State, seat: Seat, move: Move, rng: Rng): number {
  if (move === WAIT || move === WAIT_THIS_ROUND) return waiting(s, seat, rng);
  const next = game.clone(s);
  game.apply(next, seat, move);
  return outlook(next, seat, rng);
}

/** Not to jump the queue is worth an ordinary roll later; to be asked again is a little better than not. */
function waiting(s: State, seat: Seat, rng: Rng): number {
  const later = game.clone(s);
  later.phase = 'choose';
  later.actor = seat;
  const at = later.order.indexOf(seat);
  later.order[at] = later.order[later.played] as Seat;
  later.order[later.played] = seat;
  return rate(later, seat, ROLL, rng);
}

/** The expectation at the end of the seat's turn, with obvious choices made on the way. Changes the state. */
function outlook(s: State, seat: Seat, rng: Rng): number {
  while (s.actor === seat) {
    const move = obvious(s);
    if (move === undefined) return best(s, seat, rng);
    game.apply(s, seat, move);
  }
  if (s.actor !== CHANCE || s.order[s.played] !== seat) return prospects(s, seat);
  if (s.phase === 'dice') return rolling(s, seat, rng);
  return s.phase === 'pips' ? rerolling(s, seat, rng) : prospects(s, seat);
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
      return game.legal(s, s.actor, []).includes(STOP) ? STOP : STRAIGHT;
    case 'order':
      return FIRST;
    case 'judge':
      return ACCEPT;
    case 'wave-roll':
      return ROLL;
    default:
      return undefined;
  }
}

/** The start of an own turn reached by a tile: the better of rolling and taking. */
function best(s: State, seat: Seat, rng: Rng): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const move of game.legal(s, seat, [])) {
    if (s.phase === 'choose') most = Math.max(most, rate(s, seat, move, rng));
  }
  return most === Number.NEGATIVE_INFINITY ? prospects(s, seat) : most;
}

/** Some rolls, each accepted; where a roll may be declined, a bad one is worth an average one instead. */
function rolling(s: State, seat: Seat, rng: Rng): number {
  const free = freeSpaces(s) > 1;
  const values: number[] = [];
  for (let i = 0; i < ROLLS; i++) {
    const next = game.clone(s);
    game.apply(next, CHANCE, game.sample(next, rng));
    values.push(outlook(next, seat, rng));
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / ROLLS;
  return free ? values.reduce((sum, value) => sum + Math.max(value, mean), 0) / ROLLS : mean;
}

function rerolling(s: State, seat: Seat, rng: Rng): number {
  const outcomes = game.chances(s, []);
  let sum = 0;
  for (const { move } of outcomes) {
    const next = game.clone(s);
    game.apply(next, CHANCE, move);
    sum += outlook(next, seat, rng);
  }
  return sum / outcomes.length;
}
