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
import { takeTowel, towelPassed } from '../../games/maui/phases/settle.ts';
import { isCrabSide, tilesLaid, umbrellaRows } from '../../games/maui/state.ts';
import { rating } from './one-turn.ts';
import { countMarket, newHand, readHand, tilesAfter, type TrackValues, trackValues } from './hand.ts';
import type { ValueNets } from './value-nets.ts';
import type { Policy } from '../search/policy.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Evaluates every way to play a turn without cloning a state for each: a placement changes only a few figures of a hand.
 * Once loose towels or extra scorings are asked for, which is rare, moves are evaluated on cloned states instead.
 */
export class TurnSearch {
  private readonly nets: ValueNets;
  private readonly rate: ReturnType<typeof rating>;
  /** The seat's hand before the turn and after it, and what is the same in all ways to play it. */
  private readonly before = newHand();
  private readonly after = newHand();
  private readonly turn = {
    comingLaid: 0,
    letter: '.',
    umbrella: 0,
    crab: 0,
    crabCost: 0,
    price: 0,
    row: 0,
    towels: 0,
  };

  private tracks: TrackValues['spaces'] = [];

  constructor(nets: ValueNets) {
    this.nets = nets;
    this.rate = rating((s, seat) => nets.finalPoints(s, seat));
  }

  /** The seat's expected final points after each move. */
  values(s: State, seat: Seat, moves: readonly Move[]): number[] {
    this.open(s, seat);
    return moves.map((move) => this.moveValue(s, seat, move));
  }

  /** The policy that maximises the seat's own expected points. */
  readonly policy: Policy<State, Move> = (s, seat) => {
    const moves = game.legal(s, seat, []);
    let best = moves[0] as Move;
    if (moves.length === 1) return best;
    this.open(s, seat);
    let most = NEVER;
    for (const move of moves) {
      const value = this.moveValue(s, seat, move);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  };

  /** Reads what is the same for all moves of the turn. */
  private open(s: State, seat: Seat): void {
    readHand(s, seat, this.before);
    this.tracks = trackValues(s).spaces;
    const p = s.players[seat] as Player;
    const column = tilesLaid(p);
    this.turn.comingLaid = tilesAfter(s, seat, column + 1);
    this.turn.letter = p.umbrellas[column] as string;
    this.turn.umbrella = umbrellaRows(s)[column] as number;
    this.turn.crab = isCrabSide(s) ? (s.crabRows[column] as number) : 0;
    this.turn.crabCost =
      this.turn.crab > 0 ? p.unseen.reduce((sum, each) => sum + each, 0) / p.unseen.length : 0;
    this.turn.price = 0;
    this.turn.row = 0;
    this.turn.towels = p.towels;
  }

  /** Sets `after` to what is left after paying, with nothing laid yet. */
  private begin(s: State): void {
    this.after.points = this.before.points - this.turn.price;
    this.after.laid = this.before.laid + 1;
    this.after.coming = this.turn.comingLaid;
    this.after.turns = s.players.length - 1;
    this.after.crabSide = this.before.crabSide;
    this.after.later = this.before.later;
    for (let i = 0; i < this.after.markers.length; i++)
      this.after.markers[i] = this.before.markers[i] as number;
    this.after.dollars = this.before.dollars - this.turn.price;
    for (let i = 0; i < 2; i++) {
      this.after.areas[i] = this.before.areas[i] as number;
      this.after.stock[i] = this.before.stock[i] as number;
    }
    this.after.areas[this.turn.row] = (this.after.areas[this.turn.row] as number) + this.turn.price;
    this.after.towels = this.turn.towels;
    this.after.white = this.before.white;
    this.after.pink = this.before.pink;
    this.after.umbrellas = this.before.umbrellas;
  }

  /** Counts the market that the turn leaves, if a tile is taken from this place, or none (-1). */
  private leave(s: State, place: number, dollarsLeft: number): void {
    this.after.dollars = dollarsLeft;
    countMarket(s, place, this.after);
  }

  private value(s: State): number {
    return this.nets.netFor(s.players.length).finalPoints(s, this.after);
  }

  private advance(s: State, pattern: number, steps: number): void {
    const from = this.after.markers[pattern] as number;
    const to = Math.min(s.end, from + steps);
    const track = this.tracks[pattern] as readonly number[];
    this.after.markers[pattern] = to;
    this.after.points += (track[to] as number) - (track[from] as number);
    const towel = towelPassed(s, pattern, from, to);
    if (towel >= 0) takeTowel(this.after, this.after.stock, towel);
  }

  /** The tile lies like this, its towels included, and the extra scoring (if there is one) goes to this track, or to none. */
  private laid(s: State, lying: Edge, top: number, extra: number): number {
    this.begin(s);
    this.after.points -= overhang(top) * s.options.penalty;
    if (covers(top, this.turn.umbrella)) {
      if (this.turn.letter === 'w') this.after.points += nextPearl(this.after.white++);
      else if (this.turn.letter === 'p') this.after.points += nextPearl(this.after.pink++);
    }
    if (extra >= 0) this.advance(s, extra, s.options.extraSteps);
    const matches = matching(this.before.edge, lying);
    for (let row = Math.max(1, top); row < top + 3; row++) {
      const code = shown(matches, row);
      if (code !== 0) this.advance(s, code - 1, s.options.rowSteps[row - 1] as number);
    }
    this.after.edge = lying;
    if (covers(top, this.turn.crab)) {
      this.after.points -= this.turn.crabCost;
      this.after.edge = blocked(lying, this.turn.crab);
    }
    return this.value(s);
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
    if (towel === 2) return this.settled(s, face, top);
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
    this.begin(s);
    this.after.edge = lie(face, MIDDLE);
    return this.value(s);
  }

  private dollars(s: State, seat: Seat, row: number): number {
    this.begin(s);
    const count = this.after.areas[row] as number;
    this.after.laid = this.before.laid;
    this.after.coming = tilesAfter(s, seat, this.before.laid);
    this.after.edge = this.before.edge;
    this.after.areas[row] = 0;
    this.after.dollars += count;
    this.after.points += count;
    this.leave(s, -1, this.after.dollars);
    return this.value(s);
  }

  /** The seat's expected final points after this move and the best rest of its turn. */
  private moveValue(s: State, seat: Seat, move: Move): number {
    switch (move.type) {
      case 'take': {
        const face = faces[move.tile] as Face;
        const at = s.market.indexOf(move.tile);
        if (s.phase === 'substitute') {
          this.leave(s, at, this.before.dollars);
          return this.substitute(s, face);
        }
        this.turn.price = priceAt(at);
        this.turn.row = at < MARKET_PLACES ? 0 : 1;
        this.leave(s, at, this.before.dollars - this.turn.price);
        const value = this.bestHeight(s, face);
        this.turn.price = 0;
        return value;
      }
      case 'dollars':
        return this.dollars(s, seat, move.row);
      case 'place':
        this.leave(s, -1, this.before.dollars);
        return this.withTowels(s, s.face, move.top, 0, -1);
      default:
        return this.rate(s, seat, move);
    }
  }
}
