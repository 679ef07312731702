import type { Game, Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Answer, Bot, Question } from '../bot.ts';
import { BeforeChance } from './before-chance.ts';
import { type Meter, meterOf } from './budget.ts';
import type { Policy } from './policy.ts';
import { answerAll, movesOf, playOn, type World, worldsOf } from './world.ts';

/** How a game is searched. */
export interface Searching<S, M, E, V, O> {
  readonly game: Game<S, M, E, V, O>;
  /** The searching seat's policy in playouts; everybody's unless `others` is given. */
  readonly policy: Policy<S, M>;
  readonly others?: Policy<S, M>;
  /** The value to the seat of the state at the end of a playout, in any unit. */
  readonly value: (s: S, seat: Seat) => number;
  /** Tells where playouts from this position are cut off before the match ends; asked before each ply. */
  readonly until?: (root: S, seat: Seat) => (s: S) => boolean;
  /**
   * The prior: a quick estimate of each move's value, in any unit. It selects the candidates if the budget does not reach for
   * all moves; without it, the policy's choice and the first moves of the list are tried.
   */
  readonly prior?: (s: S, seat: Seat, moves: readonly M[], rng: Rng) => readonly number[];
  /** At most so many moves are tried, the best by `prior`. */
  readonly maxCandidates?: number;
  /**
   * The weight of the prior beside the mean of the playouts, in the unit of `value`. Where playouts are cut off and evaluated,
   * the evaluation's bias is the same in all of them and does not average out; the prior's bias is a different one.
   */
  readonly priorWeight?: number;
}

/** Fewer playouts than this for each move are not worth comparing: then fewer moves are tried. */
const MIN_PLAYOUTS_EACH = 4;

/**
 * Flat Monte Carlo search by sequential halving (Karnin, Koren and Somekh 2013) over the legal moves. All candidates are
 * tried in the same determinized worlds with the same dice (common random numbers), which removes most of the variance of
 * the comparison; then the better half in more worlds, and so on. Each stage gets an equal part of the budget. With a budget
 * of playouts the answer depends on the question and its generator alone.
 */
export function search<S, M, E, V, O>(searching: Searching<S, M, E, V, O>, name = 'search'): Bot<V> {
  return { name, choose: (question) => choose(searching, question) };
}

function choose<S, M, E, V, O>(searching: Searching<S, M, E, V, O>, question: Question<V>): Answer {
  const { legal, budget, rateAll = false } = question;
  const meter = meterOf(budget);
  const moves = movesOf(searching.game, question);
  if (moves.length === 1 && !rateAll) return { text: legal[0] as string };
  const trial = new Trial(searching, question, moves);
  const affordable = 'playouts' in budget ? Math.floor(budget.playouts / MIN_PLAYOUTS_EACH) : moves.length;
  const candidates = trial.candidates(Math.max(1, affordable));
  const first = rateAll ? moves.map((_, i) => i) : candidates;
  // A single candidate needs no playouts, unless its value is asked for.
  if (first.length === 1 && !rateAll) return { text: legal[first[0] as number] as string };
  const best = halve(trial, first, meter);
  return { text: legal[best] as string, values: trial.values() };
}

/** Sequential halving over the candidates, given by their indices: the index of the best. */
function halve(trial: Trier, candidates: readonly number[], meter: Meter): number {
  const stages = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let left = [...candidates];
  for (let stage = 1; stage <= stages; stage++) {
    const share = stage / stages;
    // The first world is played whatever it costs, so that there always is an answer.
    while (trial.worlds === 0 || meter.room(left.length, share)) if (!trial.play(left, meter)) break;
    left.sort((a, b) => trial.value(b) - trial.value(a) || a - b);
    if (meter.stopped()) break;
    if (stage < stages) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0] as number;
}

interface Trier {
  readonly worlds: number;
  play(candidates: readonly number[], meter: Meter): boolean;
  value(candidate: number): number;
}

/** The moves of one question, with the playouts' results so far. */
class Trial<S, M, E, V, O> implements Trier {
  worlds = 0;
  private readonly searching: Searching<S, M, E, V, O>;
  private readonly question: Question<V>;
  private readonly moves: readonly M[];
  private readonly world: (i: number) => World<S>;
  private readonly sums: number[];
  private readonly counts: number[];
  private readonly policyOf: (seat: Seat) => Policy<S, M>;
  private until: ((s: S) => boolean) | undefined;
  private beforeChance: BeforeChance<S, M, E, V, O> | undefined;
  /** Each move's prior less the best prior. */
  private priors: readonly number[] | undefined;

  constructor(searching: Searching<S, M, E, V, O>, question: Question<V>, moves: readonly M[]) {
    this.searching = searching;
    this.question = question;
    this.moves = moves;
    this.world = worldsOf(searching.game, question.view, question.rng.below(2 ** 48));
    this.sums = moves.map(() => 0);
    this.counts = moves.map(() => 0);
    const { policy, others = policy } = searching;
    this.policyOf = (seat) => (seat === question.seat ? policy : others);
  }

  /** The moves to try, best prior first; `affordable` is how many the budget can compare. */
  candidates(affordable: number): number[] {
    const { game, prior, policy, maxCandidates = Number.POSITIVE_INFINITY, priorWeight = 0 } = this.searching;
    const { seat } = this.question;
    const all = this.moves.map((_, i) => i);
    const room = Math.min(affordable, maxCandidates);
    if (this.moves.length <= room && !(prior && priorWeight > 0)) return all;
    const { state, policyRng } = this.world(0);
    if (prior) {
      const values = prior(state, seat, this.moves, policyRng());
      const best = Math.max(...values);
      if (priorWeight > 0) this.priors = values.map((value) => value - best);
      return all.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b).slice(0, room);
    }
    const text = game.write(policy(state, seat, policyRng()));
    const chosen = this.question.legal.indexOf(text);
    return [chosen, ...all.filter((i) => i !== chosen)].slice(0, room);
  }

  /** One playout of each candidate in the next world. False if time ran out: then it counts only if it was the first. */
  play(candidates: readonly number[], meter: Meter): boolean {
    const { game, value, until } = this.searching;
    const { seat } = this.question;
    const { state, dice, policyRng } = this.world(this.worlds);
    this.until ??= until?.(state, seat);
    this.beforeChance ??= new BeforeChance(game, {
      begin: (s, candidate, rng) => this.begin(s, candidate, rng),
      policyOf: this.policyOf,
      until: this.until,
    });
    const found: number[] = [];
    for (const candidate of candidates) {
      const begun = this.beforeChance.after(state, candidate);
      const s = game.clone(begun ?? state);
      const playout = {
        policyOf: this.policyOf,
        dice: dice(),
        policyRng: policyRng(),
        until: this.until,
        stopped: meter.stopped,
      };
      if (!begun) this.begin(s, candidate, playout.policyRng);
      if (!playOn(game, s, playout)) break;
      found.push(value(s, seat));
      meter.spend();
    }
    const complete = found.length === candidates.length;
    if (complete || this.worlds === 0) {
      for (const [i, result] of found.entries()) {
        (this.sums[candidates[i] as number] as number) += result;
        (this.counts[candidates[i] as number] as number)++;
      }
      this.worlds++;
    }
    return complete;
  }

  value(candidate: number): number {
    const count = this.counts[candidate] as number;
    if (count === 0) return Number.NEGATIVE_INFINITY;
    const { priorWeight = 0 } = this.searching;
    return (this.sums[candidate] as number) / count + priorWeight * (this.priors?.[candidate] ?? 0);
  }

  values(): number[] {
    return this.moves.map((_, i) => this.value(i));
  }

  /** Makes the candidate move; where answers are sealed, together with everybody else's by their policy. */
  private begin(s: S, candidate: number, policyRng: Rng): void {
    const { game } = this.searching;
    const { seat } = this.question;
    const move = this.moves[candidate] as M;
    const toAct = game.toAct(s);
    if (toAct.length > 1 && game.sealed(s))
      answerAll(game, s, toAct, { policyOf: this.policyOf, policyRng }, { seat, move });
    else game.apply(s, seat, move);
  }
}

/** A prior from the values that another bot gives the moves. */
export function priorOf<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  bot: Bot<V>,
): NonNullable<Searching<S, M, E, V, O>['prior']> {
  return (s, seat, moves, rng) => {
    const legal = moves.map(game.write);
    const { text, values } = bot.choose({
      view: game.view(s, seat),
      seat,
      legal,
      budget: { playouts: 1 },
      rng,
      rateAll: true,
    });
    return values ?? legal.map((each) => (each === text ? 1 : 0));
  };
}
