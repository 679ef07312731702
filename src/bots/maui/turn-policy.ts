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
  topOf,
  touches,
  towelOn,
  withCode,
} from '../../games/maui/rules.ts';
import { nextPearl } from '../../games/maui/score.ts';
import { takeTowel, towelPassed } from '../../games/maui/phases/settle.ts';
import { isCrabSide, tilesLaid, umbrellaRows } from '../../games/maui/state.ts';
import type { DecisionCache } from './decision-cache.ts';
import { type Hand, newHand, readAssets, type TrackValues, trackValues } from './hand.ts';
import { rating } from './rating.ts';
import type { Policy } from '../search/policy.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** How the ends of a turn are evaluated. */
export interface Evaluation {
  ofState(s: State, seat: Seat): number;
  ofHand(s: State, hand: Hand): number;
  /**
   * Fills in what time and the market will bring the seat after a turn that takes the tile in this place of the market, or none
   * (-1). False if that depends on more than the hand: then states are evaluated.
   */
  lookAhead(s: State, seat: Seat, hand: Hand, taken: number): boolean;
}

/**
 * Evaluates every way to play a turn without cloning a state for each: a placement changes only a few figures of a hand.
 * Once loose towels or extra scorings are asked for, which is rare, moves are evaluated on cloned states instead.
 */
export class TurnSearch {
  private readonly evaluation: Evaluation;
  private readonly decisions: DecisionCache | undefined;
  private readonly rate: ReturnType<typeof rating>;
  /** The seat's hand before the turn and after it, and what is the same in all ways to play it. */
  private readonly before = newHand();
  private readonly after = newHand();
  private readonly turn = {
    coming: 0,
    letter: '.',
    umbrella: 0,
    crab: 0,
    firstCrab: 0,
    meanCrab: 0,
    price: 0,
    row: 0,
    towels: 0,
  };

  private tracks: TrackValues = { spaces: [], step: 0, rowSteps: [] };
  private readonly moves: Move[] = [];

  /** Decisions are kept if a cache is given; then nothing but the seat's own hand may count. */
  constructor(evaluation: Evaluation, decisions?: DecisionCache) {
    this.evaluation = evaluation;
    this.decisions = decisions;
    this.rate = rating((s, seat) => evaluation.ofState(s, seat));
  }

  /** The value of each move to the seat: that of the best rest of its turn. */
  values(s: State, seat: Seat, moves: readonly Move[]): number[] {
    this.open(s, seat);
    return moves.map((move) => this.moveValue(s, seat, move));
  }

  /** The policy that maximises the seat's own value. */
  readonly policy: Policy<State, Move> = (s, seat) => {
    const { moves } = this;
    // Quicker than setting the length, which gives the list's memory away.
    while (moves.length > 0) moves.pop();
    game.legal(s, seat, moves);
    if (moves.length === 1) return moves[0] as Move;
    const { decisions } = this;
    if (!decisions?.keeps(s)) return this.best(s, seat, moves);
    const known = decisions.find(s, seat);
    if (known) return known;
    const best = this.best(s, seat, moves);
    decisions.keep((s.players[seat] as Player).umbrellas, best);
    return best;
  };

  private best(s: State, seat: Seat, moves: readonly Move[]): Move {
    let best = moves[0] as Move;
    this.open(s, seat);
    let most = NEVER;
    for (const move of moves) {
      const value = this.moveValue(s, seat, move);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }

  /** Reads what is the same for all moves of the turn. */
  private open(s: State, seat: Seat): void {
    readAssets(s, seat, this.before);
    this.tracks = trackValues(s);
    const p = s.players[seat] as Player;
    // Once an extra scoring is asked for, the tile has been laid.
    const column = tilesLaid(p) - (s.phase === 'extra' ? 1 : 0);
    this.before.laid = Math.max(0, column);
    this.turn.letter = p.umbrellas[column] as string;
    this.turn.umbrella = umbrellaRows(s)[column] as number;
    this.turn.crab = isCrabSide(s) ? (s.crabRows[column] as number) : 0;
    if (this.turn.crab > 0) {
      this.turn.firstCrab = p.unseen[0] as number;
      this.turn.meanCrab = p.unseen.reduce((sum, each) => sum + each, 0) / p.unseen.length;
    }
    this.turn.price = 0;
    this.turn.row = 0;
    this.turn.towels = p.towels;
  }

  /** Sets `after` to what is left after paying, with nothing laid yet. */
  private begin(s: State): void {
    const { before, after, turn } = this;
    after.laid = before.laid + 1;
    after.coming = turn.coming;
    after.turns = s.players.length - 1;
    after.crabSide = before.crabSide;
    after.later = before.later;
    after.dollars = before.dollars - turn.price;
    after.areas[0] = before.areas[0] as number;
    after.areas[1] = before.areas[1] as number;
    after.areas[turn.row] = (after.areas[turn.row] as number) + turn.price;
    after.umbrellas = before.umbrellas;
    this.restore();
  }

  /** Sets back what laying a tile changes. */
  private restore(): void {
    const { before, after, turn } = this;
    after.points = before.points - turn.price;
    for (let i = 0; i < after.markers.length; i++) after.markers[i] = before.markers[i] as number;
    after.stock[0] = before.stock[0] as number;
    after.stock[1] = before.stock[1] as number;
    after.towels = turn.towels;
    after.white = before.white;
    after.pink = before.pink;
  }

  /** Looks ahead to the time after the turn, if it takes the tile in this place, or none (-1). False if hands do not tell. */
  private leave(s: State, seat: Seat, place: number): boolean {
    this.begin(s);
    const known = this.evaluation.lookAhead(s, seat, this.after, place);
    this.turn.coming = this.after.coming;
    return known;
  }

  private value(s: State): number {
    return this.evaluation.ofHand(s, this.after);
  }

  private advance(s: State, pattern: number, steps: number): void {
    const from = this.after.markers[pattern] as number;
    const to = Math.min(s.end, from + steps);
    const track = this.tracks.spaces[pattern] as readonly number[];
    this.after.markers[pattern] = to;
    this.after.points += (track[to] as number) - (track[from] as number);
    const towel = towelPassed(s, pattern, from, to);
    if (towel >= 0) takeTowel(this.after, this.after.stock, towel);
  }

  /** The tile lies like this, its towels included, and the extra scoring (if there is one) goes to this track, or to none. */
  private laid(s: State, lying: Edge, top: number, extra: number): number {
    this.restore();
    this.after.points -= overhang(top) * s.options.penalty;
    if (covers(top, this.turn.umbrella)) {
      if (this.turn.letter === 'w') this.after.points += nextPearl(this.after.white++);
      else if (this.turn.letter === 'p') this.after.points += nextPearl(this.after.pink++);
    }
    return this.scored(s, lying, top, extra);
  }

  /** The same once the tile's chips and its pearl are counted. */
  private scored(s: State, lying: Edge, top: number, extra: number): number {
    if (extra >= 0) this.advance(s, extra, s.options.extraSteps);
    const matches = matching(this.before.edge, lying);
    for (let row = Math.max(1, top); row < top + 3; row++) {
      const code = shown(matches, row);
      if (code !== 0) this.advance(s, code - 1, this.tracks.rowSteps[row - 1] as number);
    }
    this.after.edge = lying;
    if (!covers(top, this.turn.crab)) return this.value(s);
    // As on states: the first crab is turned up, and the cost corrected to the mean.
    this.after.edge = blocked(lying, this.turn.crab);
    this.after.points -= this.turn.firstCrab;
    return this.value(s) + this.turn.firstCrab - this.turn.meanCrab;
  }

  /** The best of all extra scorings, with the towels as they lie. */
  private settled(s: State, face: Face, top: number): number {
    const lying = lie(face, top);
    if (!touches(this.before.edge, lying)) return NEVER;
    if ((this.turn.letter === 'x' || this.turn.letter === 'y') && covers(top, this.turn.umbrella)) {
      let most = NEVER;
      for (const code of this.turn.letter === 'x' ? s.options.extraX : s.options.extraY)
        if ((this.before.markers[code - 1] as number) < s.end)
          most = Math.max(most, this.laid(s, lying, top, code - 1));
      if (most > NEVER) return most;
    }
    return this.laid(s, lying, top, -1);
  }

  /** The best way to lay loose towels from this one on, some section being covered by one already, or none (-1). */
  private withTowels(s: State, face: Face, top: number, towel: number, covered: number): number {
    if (this.turn.towels >> towel === 0) return this.settled(s, face, top);
    let most = this.withTowels(s, face, top, towel + 1, covered);
    const bit = 1 << towel;
    if ((this.turn.towels & bit) === 0) return most;
    const code = s.options.looseTowels[towel] as number;
    this.turn.towels &= ~bit;
    for (let section = 0; section < 3; section++) {
      if (section === covered || !isInside(top + section) || codeOf(face, section) === code) continue;
      most = Math.max(most, this.withTowels(s, withCode(face, section, code), top, towel + 1, section));
    }
    this.turn.towels |= bit;
    return most;
  }

  private bestHeight(s: State, face: Face): number {
    let most = NEVER;
    for (let top = TOP_MIN; top <= TOP_MAX; top++)
      most = Math.max(most, this.withTowels(s, face, top, 0, -1));
    return most;
  }

  private substitute(s: State, face: Face): number {
    this.restore();
    this.after.edge = lie(face, MIDDLE);
    return this.value(s);
  }

  private dollars(s: State, seat: Seat, move: Move & { readonly type: 'dollars' }): number {
    const { after, before, evaluation } = this;
    this.begin(s);
    const count = after.areas[move.row] as number;
    after.laid = before.laid;
    after.edge = before.edge;
    after.areas[move.row] = 0;
    after.dollars += count;
    after.points += count;
    return evaluation.lookAhead(s, seat, after, -1) ? this.value(s) : this.rate(s, seat, move);
  }

  private take(s: State, seat: Seat, move: Move & { readonly type: 'take' }): number {
    const face = faces[move.tile] as Face;
    const at = s.market.indexOf(move.tile);
    const substitutes = s.phase === 'substitute';
    this.turn.price = substitutes ? 0 : priceAt(at);
    this.turn.row = at < MARKET_PLACES ? 0 : 1;
    const known = this.leave(s, seat, at);
    const value = !known
      ? this.rate(s, seat, move)
      : substitutes
        ? this.substitute(s, face)
        : this.bestHeight(s, face);
    this.turn.price = 0;
    return value;
  }

  private lay(s: State, { towel, section }: Move & { readonly type: 'lay' }): number {
    const { turn } = this;
    const face = withCode(s.face, section, s.options.looseTowels[towel] as number);
    const bit = 1 << towel;
    turn.towels &= ~bit;
    const value = this.withTowels(s, face, topOf(s.pending), towel + 1, section);
    turn.towels |= bit;
    return value;
  }

  /** The tile lies already; its extra scoring goes to this track. */
  private extra(s: State, seat: Seat, pattern: number): number {
    const { beach } = s.players[seat] as Player;
    const top = topOf(beach.at(-1) as number);
    this.restore();
    return this.scored(s, lie(s.face, top), top, pattern);
  }

  /** The seat's value after this move and the best rest of its turn. */
  private moveValue(s: State, seat: Seat, move: Move): number {
    if (move.type === 'take') return this.take(s, seat, move);
    if (move.type === 'dollars') return this.dollars(s, seat, move);
    if (!this.leave(s, seat, -1)) return this.rate(s, seat, move);
    switch (move.type) {
      case 'place':
        return this.withTowels(s, s.face, move.top, 0, -1);
      case 'lay':
        return this.lay(s, move);
      case 'keep':
        return this.withTowels(s, s.face, topOf(s.pending), move.towel + 1, towelOn(s.pending, 0));
      case 'advance':
        return this.extra(s, seat, move.pattern);
      default:
        return this.rate(s, seat, move);
    }
  }
}
