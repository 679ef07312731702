import type { Game, Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Answer, Bot, Question } from '../bot.ts';
import { type Meter, meterOf } from './budget.ts';
import type { Policy } from './policy.ts';
import { answerAll, movesOf, playOn, worldOf } from './world.ts';

/** What a search has to know of a game beside its rules. */
export interface Searching<S, M, E, V, O> {
  readonly game: Game<S, M, E, V, O>;
  /** How the searching seat plays on in a playout, and everybody else unless `others` says how. */
  readonly policy: Policy<S, M>;
  readonly others?: Policy<S, M>;
  /** What the state at the end of a playout is worth to the seat; the more the better, in any unit. */
  readonly value: (s: S, seat: Seat) => number;
  /** Where playouts from this position may end before the match does; asked before each ply. */
  readonly until?: (root: S, seat: Seat) => (s: S) => boolean;
  /**
   * What each move seems worth at first sight, in any unit. Says which moves to try if the budget does not reach for all;
   * without it, the policy's choice and whatever comes first.
   */
  readonly prior?: (s: S, seat: Seat, moves: readonly M[], rng: Rng) => readonly number[];
  /** At most so many moves are tried, the best by `prior`. */
  readonly most?: number;
  /**
   * How much first sight counts beside what playouts say, in the unit of `value`: where playouts end with a guess, the same
   * mistakes are made in all of them, and no number of them takes it out.
   */
  readonly faith?: number;
}

/** Fewer than so many playouts for each move would say nothing: then fewer moves are tried. */
const LEAST_EACH = 4;

/**
 * Flat search by sequential halving: all candidates are tried in the same imagined worlds, then the better half of them
 * in more worlds, and so on; each stage gets an equal part of the budget. With a budget of playouts the answer depends on
 * the question and its generator alone.
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
  const reach = 'playouts' in budget ? Math.floor(budget.playouts / LEAST_EACH) : moves.length;
  const short = trial.shortList(Math.max(1, reach));
  const first = rateAll ? moves.map((_, i) => i) : short;
  // A single candidate needs no trial, unless somebody wants to know what it is worth.
  if (first.length === 1 && !rateAll) return { text: legal[first[0] as number] as string };
  const best = halve(trial, first, meter);
  return { text: legal[best] as string, values: trial.values() };
}

/** Sequential halving over the candidates, given by their numbers: the number of the best. */
function halve(trial: Trier, candidates: readonly number[], meter: Meter): number {
  const stages = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let left = [...candidates];
  for (let stage = 1; stage <= stages; stage++) {
    const share = stage / stages;
    // The very first world is played whatever it takes, so that there always is an answer.
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

/** The moves of one question, and what playouts have said about each so far. */
class Trial<S, M, E, V, O> implements Trier {
  worlds = 0;
  private readonly searching: Searching<S, M, E, V, O>;
  private readonly question: Question<V>;
  private readonly moves: readonly M[];
  private readonly seed: number;
  private readonly sums: number[];
  private readonly counts: number[];
  private readonly policyOf: (seat: Seat) => Policy<S, M>;
  private until: ((s: S) => boolean) | undefined;
  /** What each move seems worth at first sight, less the best of them. */
  private behind: readonly number[] | undefined;

  constructor(searching: Searching<S, M, E, V, O>, question: Question<V>, moves: readonly M[]) {
    this.searching = searching;
    this.question = question;
    this.moves = moves;
    this.seed = question.rng.below(2 ** 48);
    this.sums = moves.map(() => 0);
    this.counts = moves.map(() => 0);
    const { policy, others = policy } = searching;
    this.policyOf = (seat) => (seat === question.seat ? policy : others);
  }

  /** The candidates worth trying, the most promising first, no more than the budget can tell apart. */
  shortList(reach: number): number[] {
    const { game, prior, policy, most = Number.POSITIVE_INFINITY, faith = 0 } = this.searching;
    const { view, seat } = this.question;
    const all = this.moves.map((_, i) => i);
    const room = Math.min(reach, most);
    if (this.moves.length <= room && !(prior && faith > 0)) return all;
    const { state, minds } = worldOf(game, view, { seed: this.seed, i: 0 });
    if (prior) {
      const values = prior(state, seat, this.moves, minds());
      const best = Math.max(...values);
      if (faith > 0) this.behind = values.map((value) => value - best);
      return all.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b).slice(0, room);
    }
    const text = game.write(policy(state, seat, minds()));
    const chosen = this.question.legal.indexOf(text);
    return [chosen, ...all.filter((i) => i !== chosen)].slice(0, room);
  }

  /** One more world for each candidate; false if time ran out, and then it does not count unless it is all there is. */
  play(candidates: readonly number[], meter: Meter): boolean {
    const { game, value, until } = this.searching;
    const { view, seat } = this.question;
    const { state, dice, minds } = worldOf(game, view, { seed: this.seed, i: this.worlds });
    this.until ??= until?.(state, seat);
    const found: number[] = [];
    for (const candidate of candidates) {
      const s = game.clone(state);
      const course = {
        policyOf: this.policyOf,
        dice: dice(),
        minds: minds(),
        until: this.until,
        stopped: meter.stopped,
      };
      this.begin(s, candidate, course.minds);
      if (!playOn(game, s, course)) break;
      found.push(value(s, seat));
      meter.spend();
    }
    const complete = found.length === candidates.length;
    if (complete || this.worlds === 0) {
      for (const [i, worth] of found.entries()) {
        (this.sums[candidates[i] as number] as number) += worth;
        (this.counts[candidates[i] as number] as number)++;
      }
      this.worlds++;
    }
    return complete;
  }

  value(candidate: number): number {
    const count = this.counts[candidate] as number;
    if (count === 0) return Number.NEGATIVE_INFINITY;
    const { faith = 0 } = this.searching;
    return (this.sums[candidate] as number) / count + faith * (this.behind?.[candidate] ?? 0);
  }

  values(): number[] {
    return this.moves.map((_, i) => this.value(i));
  }

  /** Makes the move; where answers are sealed, together with what the others' policy answers. */
  private begin(s: S, candidate: number, minds: Rng): void {
    const { game } = this.searching;
    const { seat } = this.question;
    const move = this.moves[candidate] as M;
    const toAct = game.toAct(s);
    if (toAct.length > 1 && game.sealed(s))
      answerAll(game, s, toAct, { policyOf: this.policyOf, minds }, { seat, move });
    else game.apply(s, seat, move);
  }
}

/** First sight as another bot has it: what it says each move is worth. */
export function sightOf<S, M, E, V, O>(
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
