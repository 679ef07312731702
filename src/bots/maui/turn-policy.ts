import type { Seat } from '../../engine/game.ts';
import { MARKET_PLACES, MIDDLE } from '../../games/maui/data.ts';
import { game, type Move, type Player, type State } from '../../games/maui/index.ts';
import {
  blocked,
  codeOf,
  covers,
  type Edge,
  type Face,
  faces,
  isInside,
  lie,
  matching,
  overhang,
  priceAt,
  shown,
  TOP_MAX,
  TOP_MIN,
  touches,
  withCode,
} from '../../games/maui/rules.ts';
import { nextPearl } from '../../games/maui/score.ts';
import { takeTowel, towelPassed } from '../../games/maui/settle.ts';
import { isCrabSide, tilesLaid, umbrellaRows } from '../../games/maui/state.ts';
import { rating } from './one-turn.ts';
import { lookAround, newHand, takeStock, tilesAfter, worthsOf } from './hand.ts';
import { expected, netFor } from './value-nets.ts';
import type { Policy } from '../search/policy.ts';

/**
 * A turn in all its ways, without a state for each of them: a placement changes but a few figures of a hand. What the
 * rest of a turn is worth once loose towels or extra scorings are asked for is seldom wanted, and found on states.
 */

const NEVER = Number.NEGATIVE_INFINITY;
const rate = rating(expected);

/** What the seat has before the turn, what it would have after it, and what is the same in all its ways. */
const before = newHand();
const after = newHand();
const turn = { comingLaid: 0, letter: '.', umbrella: 0, crab: 0, crabCost: 0, price: 0, row: 0, towels: 0 };

function open(s: State, seat: Seat): void {
  takeStock(s, seat, before);
  const p = s.players[seat] as Player;
  const column = tilesLaid(p);
  turn.comingLaid = tilesAfter(s, seat, column + 1);
  turn.letter = p.umbrellas[column] as string;
  turn.umbrella = umbrellaRows(s)[column] as number;
  turn.crab = isCrabSide(s) ? (s.crabRows[column] as number) : 0;
  turn.crabCost = turn.crab > 0 ? p.unseen.reduce((sum, each) => sum + each, 0) / p.unseen.length : 0;
  turn.price = 0;
  turn.row = 0;
  turn.towels = p.towels;
}

/** Sets `after` to what is left after paying, with nothing laid yet. */
function begin(s: State): void {
  after.points = before.points - turn.price;
  after.laid = before.laid + 1;
  after.coming = turn.comingLaid;
  after.turns = s.players.length - 1;
  after.crabSide = before.crabSide;
  after.later = before.later;
  for (let i = 0; i < after.markers.length; i++) after.markers[i] = before.markers[i] as number;
  after.dollars = before.dollars - turn.price;
  for (let i = 0; i < 2; i++) {
    after.areas[i] = before.areas[i] as number;
    after.stock[i] = before.stock[i] as number;
  }
  after.areas[turn.row] = (after.areas[turn.row] as number) + turn.price;
  after.towels = turn.towels;
  after.white = before.white;
  after.pink = before.pink;
  after.umbrellas = before.umbrellas;
}

/** Counts the market that the turn leaves, if a tile is taken from this place, or none (-1). */
function leave(s: State, place: number, dollarsLeft: number): void {
  after.dollars = dollarsLeft;
  lookAround(s, place, after);
}

function worth(s: State): number {
  return netFor(s.players.length).worth(s, after);
}

function advance(s: State, pattern: number, steps: number): void {
  const from = after.markers[pattern] as number;
  const to = Math.min(s.end, from + steps);
  const track = worthsOf(s).spaces[pattern] as readonly number[];
  after.markers[pattern] = to;
  after.points += (track[to] as number) - (track[from] as number);
  const towel = towelPassed(s, pattern, from, to);
  if (towel >= 0) takeTowel(after, after.stock, towel);
}

/** The tile lies like this, its towels included, and the extra scoring (if there is one) goes to this track, or to none. */
function laid(s: State, lying: Edge, top: number, extra: number): number {
  begin(s);
  after.points -= overhang(top) * s.options.penalty;
  if (covers(top, turn.umbrella)) {
    if (turn.letter === 'w') after.points += nextPearl(after.white++);
    else if (turn.letter === 'p') after.points += nextPearl(after.pink++);
  }
  if (extra >= 0) advance(s, extra, s.options.extraSteps);
  const matches = matching(before.edge, lying);
  for (let row = Math.max(1, top); row < top + 3; row++) {
    const code = shown(matches, row);
    if (code !== 0) advance(s, code - 1, s.options.rowSteps[row - 1] as number);
  }
  after.edge = lying;
  if (covers(top, turn.crab)) {
    after.points -= turn.crabCost;
    after.edge = blocked(lying, turn.crab);
  }
  return worth(s);
}

/** The best of all extra scorings, with the towels as they lie. */
function settled(s: State, face: Face, top: number): number {
  const lying = lie(face, top);
  if (!touches(before.edge, lying)) return NEVER;
  if ((turn.letter === 'x' || turn.letter === 'y') && covers(top, turn.umbrella)) {
    let most = NEVER;
    for (const code of turn.letter === 'x' ? s.options.extraX : s.options.extraY)
      if ((before.markers[code - 1] as number) < s.end) most = Math.max(most, laid(s, lying, top, code - 1));
    if (most > NEVER) return most;
  }
  return laid(s, lying, top, -1);
}

/** The best way to lay loose towels from this one on, some section being covered by one already, or none (-1). */
function withTowels(s: State, face: Face, top: number, towel: number, covered: number): number {
  if (towel === 2) return settled(s, face, top);
  let most = withTowels(s, face, top, towel + 1, covered);
  const bit = 1 << towel;
  if ((turn.towels & bit) === 0) return most;
  const code = s.options.looseTowels[towel] as number;
  turn.towels &= ~bit;
  for (let section = 0; section < 3; section++) {
    if (section === covered || !isInside(top + section) || codeOf(face, section) === code) continue;
    most = Math.max(most, withTowels(s, withCode(face, section, code), top, towel + 1, section));
  }
  turn.towels |= bit;
  return most;
}

function bestHeight(s: State, face: Face): number {
  let most = NEVER;
  for (let top = TOP_MIN; top <= TOP_MAX; top++) most = Math.max(most, withTowels(s, face, top, 0, -1));
  return most;
}

function substitute(s: State, face: Face): number {
  begin(s);
  after.edge = lie(face, MIDDLE);
  return worth(s);
}

function dollars(s: State, seat: Seat, row: number): number {
  begin(s);
  const count = after.areas[row] as number;
  after.laid = before.laid;
  after.coming = tilesAfter(s, seat, before.laid);
  after.edge = before.edge;
  after.areas[row] = 0;
  after.dollars += count;
  after.points += count;
  leave(s, -1, after.dollars);
  return worth(s);
}

/** What the seat may expect in the end after this move, if it makes the best of its turn. */
function worthOf(s: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'take': {
      const face = faces[move.tile] as Face;
      const at = s.market.indexOf(move.tile);
      if (s.phase === 'substitute') {
        leave(s, at, before.dollars);
        return substitute(s, face);
      }
      turn.price = priceAt(at);
      turn.row = at < MARKET_PLACES ? 0 : 1;
      leave(s, at, before.dollars - turn.price);
      const value = bestHeight(s, face);
      turn.price = 0;
      return value;
    }
    case 'dollars':
      return dollars(s, seat, move.row);
    case 'place':
      leave(s, -1, before.dollars);
      return withTowels(s, s.face, move.top, 0, -1);
    default:
      return rate(s, seat, move);
  }
}

/** What each move is worth to the seat, in points at the end of the match. */
export function prospects(s: State, seat: Seat, moves: readonly Move[]): number[] {
  open(s, seat);
  return moves.map((move) => worthOf(s, seat, move));
}

/** The best turn for its own points. */
export const turnWise: Policy<State, Move> = (s, seat) => {
  const moves = game.legal(s, seat, []);
  let best = moves[0] as Move;
  if (moves.length === 1) return best;
  open(s, seat);
  let most = NEVER;
  for (const move of moves) {
    const value = worthOf(s, seat, move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};
