import { DecisionCache } from '../../../bots/maui/decision-cache.ts';
import { TurnSearch } from '../../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../../bots/maui/value-nets.ts';
import { exp } from '../../../bots/search/portable-math.ts';
import { CHANCE } from '../../../engine/game.ts';
import { game, type Move, type State } from '../../../games/maui/index.ts';
import { draws } from '../../../games/maui/moves.ts';
import { type Evaluator, sharpen } from '../../value/evaluator.ts';
import { estimateOf, type RolledOut, type Rollouts } from '../judge.ts';
import { add, newValue, type Value, valueOfResult } from '../vector.ts';
import { SharedRefills } from './shared-refills.ts';

/** How freely players choose in rollouts: choices that are worth so many points less are taken 1/e times as often. */
const TEMPERATURE = 0.7;
/** If the same seat is sure to win on so many paths, the position is decided: no more are played. */
const ENOUGH = 24;
const SURE = 1e-9;
/** Nothing that is still played is surer than this. */
const SUREST = 0.99;

/**
 * What a position is worth: the mean over paths of some turns, everybody choosing by the bots' network, of what the evaluator says on the way.
 * Players do not always take what the network likes best: what a position is worth then does not hang on one choice that is hardly better than the next.
 * All positions of a match meet the same refills.
 */
export class MauiRollouts implements Rollouts<State> {
  /**
   * The networks are asked after so many turns beside the one that is under way: a turn, and a round more. The mean of what they say counts: no single moment decides.
   */
  private readonly horizons: readonly number[];
  private readonly turns = new TurnSearch(new ValueNets(), new DecisionCache());
  private readonly seats: number;
  private readonly evaluator: Evaluator<State>;
  private readonly sharpness: number;
  /** What was rolled out already, by position. */
  private readonly known = new Map<string, RolledOut>();
  private refills = new SharedRefills(0, 0);

  /** The evaluator values as between equals; `sharpness` is the power that makes shares as sure as mixed matches are. */
  constructor(seats: number, evaluator: Evaluator<State>, sharpness: number) {
    this.seats = seats;
    this.horizons = [1, seats + 1];
    this.evaluator = evaluator;
    this.sharpness = sharpness;
  }

  /** The box's game: on the crab side there is more chance than the refills. */
  isFor(s: State): boolean {
    return s.options.mode === 'base';
  }

  readonly called = (value: Value): Value => {
    const called = value.slice();
    sharpen(called.subarray(0, this.seats), this.sharpness);
    return called;
  };

  value(s: State, paths: number, seed: number): RolledOut {
    if (seed !== this.refills.seed || paths !== this.refills.paths) {
      this.refills = new SharedRefills(seed, paths);
      this.known.clear();
    }
    // Within a turn the network's best choice is taken, so a position is worth what it leads to.
    const start = game.clone(s);
    while (!isQuiet(start) && start.phase !== 'refill' && start.phase !== 'over') this.goOn(start);
    // What is the same all match long is left out.
    const key = JSON.stringify({ ...start, options: 0, decorated: 0, crabRows: 0 });
    const known = this.known.get(key) ?? this.play(start, paths);
    this.known.set(key, known);
    return known;
  }

  private play(start: State, paths: number): RolledOut {
    if (start.phase === 'over') {
      const result = resultOf(start);
      return { value: result, paths: [result] };
    }
    const played: Value[] = [];
    const value = newValue(this.seats);
    const isDecided = (): boolean =>
      value.subarray(0, this.seats).some((wins) => wins > played.length - SURE);
    while (played.length < paths && !(played.length === ENOUGH && isDecided())) {
      const path = this.walk(game.clone(start), played.length);
      played.push(path);
      add(value, path);
    }
    for (let i = 0; i < value.length; i++) value[i] = (value[i] as number) / played.length;
    temper(value.subarray(0, this.seats));
    return { value, paths: played };
  }

  /** Plays one path, and says what it came to. */
  private walk(s: State, path: number): Value {
    const { horizons } = this;
    const value = newValue(this.seats);
    let asked = 0;
    // A refill comes within a turn, and the rest of that turn is not counted: the networks are asked at the same moment whether it has come or not. Otherwise luck would
    // contain what the networks say differently a turn later.
    let mover = s.phase === 'refill' ? undefined : s.seat;
    for (let turns = 0; s.phase !== 'over'; ) {
      if (s.phase === 'refill') {
        game.apply(s, CHANCE, draws[this.refills.next(s.bag, path)] as Move);
        continue;
      }
      if (mover === undefined && isQuiet(s)) mover = s.seat;
      if (isQuiet(s) && s.seat !== mover) {
        mover = s.seat;
        if (horizons.includes(turns++)) {
          add(value, this.estimate(s), 1 / horizons.length);
          if (++asked === horizons.length) return value;
        }
      }
      if (s.phase === 'turn') game.apply(s, s.seat, this.chosen(s, path));
      else this.goOn(s);
    }
    // The match ended before: the result counts for the rest.
    return add(value, resultOf(s), 1 - asked / horizons.length);
  }

  /** One of the choices of a turn, drawn by what the network says of them. */
  private chosen(s: State, path: number): Move {
    const moves = game.legal(s, s.seat, []);
    if (moves.length === 1) return moves[0] as Move;
    const values = this.turns.values(s, s.seat, moves);
    let most = Number.NEGATIVE_INFINITY;
    for (const value of values) most = Math.max(most, value);
    let sum = 0;
    const weights = values.map((value) => {
      const weight = exp((value - most) / TEMPERATURE);
      sum += weight;
      return weight;
    });
    let left = this.refills.unit(s.bag.length, s.seat, path) * sum;
    for (const [i, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return moves[i] as Move;
    }
    return moves[0] as Move;
  }

  /** The next choice within a turn, as the network likes it best. */
  private goOn(s: State): void {
    game.apply(s, s.seat, this.turns.policy(s, s.seat, idle));
  }

  private estimate(s: State): Value {
    const value = newValue(this.seats);
    this.evaluator.estimate(s, estimateOf(value));
    return value;
  }
}

/** Takes what is surer than anything can be from whoever is so sure to win, and shares it out among the others. */
function temper(shares: Float64Array): void {
  const most = Math.max(...shares);
  if (most <= SUREST) return;
  const winner = shares.indexOf(most);
  for (let seat = 0; seat < shares.length; seat++)
    (shares[seat] as number) += seat === winner ? SUREST - most : (most - SUREST) / (shares.length - 1);
}

/** The policy asks for no random numbers. */
const idle = { below: (): number => 0 };

/** Between two turns. */
function isQuiet({ phase }: State): boolean {
  return phase === 'turn' || phase === 'substitute';
}

function resultOf(s: State): Value {
  const result = game.result(s);
  if (!result) throw new Error('the match is not over');
  return valueOfResult(result);
}
