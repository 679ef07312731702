import type { Policy } from '../../bots/search/policy.ts';
import type { Game, Options, Seat, Weighted } from '../../engine/game.ts';
import type { ChoiceValues } from '../value/choice-values.ts';
import type { Estimate, Evaluator } from '../value/evaluator.ts';
import type { Value } from './vector.ts';

/** What judges the positions of one game at tables of one size. */
export interface Judge<S, M, E = unknown, V = unknown, O = Options> {
  readonly game: Game<S, M, E, V, O>;
  readonly seats: number;
  readonly evaluator: Evaluator<S>;
  /** Asked instead in reviews that are not quick: a better one than that which quick reviews were measured with. */
  readonly carefulEvaluator?: Evaluator<S>;
  /** How everybody plays on from a position that is not quiet to the next one that is. */
  readonly policy: Policy<S, M>;
  /** Where every choice is tried instead, and the one taken that the evaluator likes most for the seat. */
  readonly triesAll: (s: S) => boolean;
  /** The outcomes of chance where those that come to the same can be taken together, or put into an order that samples well. */
  readonly outcomes?: (s: S, care: CareName) => Weighted<M>[] | undefined;
  /** What a position is worth where that can be computed without a look ahead; undefined elsewhere. */
  readonly exact?: (s: S) => Value | undefined;
  /** Positions that are also played on with sampled dice: what comes of it counts for this part, the look ahead for the rest. */
  readonly playedOn?: {
    readonly part: number;
    /** Undefined where a position is not played on. The same seed gives the same dice. */
    readonly value: (s: S, care: CareName, seed: number) => Value | undefined;
  };
  /** Where choices are compared by a network of their own; `doubt` is as below, of quick reviews and of others. */
  readonly choices?: ChoiceValues<S, M> & {
    readonly doubt: { readonly quick: number; readonly full: number };
  };
  /** Where full reviews roll positions out instead of asking the networks about them. */
  readonly rollouts?: Rollouts<S>;
  /** How many turns are left before the match ends for certain; absent where nobody can say. */
  readonly turnsLeft?: (s: S) => number;
  /** Multiplies the number of chance outcomes that the `Care` allows: more are tried where they decide the match. */
  readonly effort?: (s: S, care: CareName) => number;
  /** Sealed questions: the opponent model, each seat's probabilities of its legal answers. */
  readonly answerModel?: (s: S) => readonly (readonly number[])[];
  /**
   * How much of a judged difference between choices, and of a clash, is real: the slope of results on what was judged, fitted
   * to other matches. A judge that sees small differences with some noise always finds something better: the noise is taken
   * out of the figure here. `choices` is of open decisions, `sealed` of sealed answers.
   */
  readonly trust: { readonly choices: number; readonly sealed: number; readonly clash: number };
  /**
   * How far the evaluator's difference of two choices is off, as a standard deviation in shares of the win: measured by
   * `tidetable calibrate --deeper`.
   */
  readonly doubt: number;
  /** The trust in choices and the doubt of reviews that are not quick, where they were measured. */
  readonly careful?: { readonly trust: number; readonly doubt: number };
}

export type AnyJudge = Judge<unknown, unknown>;

/**
 * Values positions by truncated rollouts: they are played on for some turns, and the networks are asked there. What a position is worth is then the mean of what may come of it: over chance, and
 * after a choice unless it is better or worse than what players of the policy choose.
 */
export interface Rollouts<S> {
  /** Whether such positions are rolled out. */
  readonly isFor: (s: S) => boolean;
  /** Leaves the position as it was. The same seed gives the same dice, for all positions of a match. */
  readonly value: (s: S, paths: number, seed: number) => RolledOut;
  /** How likely everybody is to win, given that whoever is ahead may also be the better player: `value` is as between equals, as luck and choices are valued. */
  readonly called: (value: Value) => Value;
}

/** A position rolled out. */
export interface RolledOut {
  readonly value: Value;
  /** What came of each path. */
  readonly paths: readonly Value[];
}

/** How much work a review does. The same care and match give the same review. */
export interface Care {
  readonly name: CareName;
  /** Outcomes of a chance ply valued at most; with more, a systematic sample of so many. */
  readonly outcomes: number;
  /** Outcomes tried of chance inside a look ahead, by how deep it lies. */
  readonly inner: readonly number[];
  /** The last turns of a match that are looked through instead of asking the networks. */
  readonly lastTurns: number;
  /** How often a position is rolled out, where a judge does that; 0 for never. */
  readonly rollouts: number;
  /** Set-ups tried for the expectation before the first deal. */
  readonly openings: number;
  /** Positions imagined from a seat's view where something is hidden from it. */
  readonly worlds: number;
  /** Profiles of sealed answers tried inside a look ahead. */
  readonly profiles: number;
  /** Answers of each seat to a sealed question that are tried, by number of seats asked. */
  readonly answers: readonly number[];
}

export const careNames = ['quick', 'full', 'deep'] as const;
export type CareName = (typeof careNames)[number];

export const cares: { readonly [C in CareName]: Care } = {
  quick: {
    name: 'quick',
    outcomes: 28,
    inner: [10, 2, 1],
    lastTurns: 1,
    rollouts: 0,
    openings: 24,
    worlds: 3,
    profiles: 6,
    answers: [0, 10, 7, 4, 3],
  },
  full: {
    name: 'full',
    outcomes: 200,
    inner: [24, 8, 4],
    lastTurns: 2,
    rollouts: 64,
    openings: 64,
    worlds: 8,
    profiles: 24,
    answers: [0, 10, 10, 10, 5],
  },
  deep: {
    name: 'deep',
    outcomes: 5000,
    inner: [700, 16, 3],
    lastTurns: 2,
    rollouts: 500,
    openings: 256,
    worlds: 24,
    profiles: 64,
    answers: [0, 10, 10, 10, 8],
  },
};

/** A value's parts as the evaluator fills them. */
export function estimateOf(value: Float64Array): Estimate {
  const seats = value.length / 2;
  return { shares: value.subarray(0, seats), points: value.subarray(seats) };
}

/** What chance may bring. */
export function chancesOf<S, M>({ game, outcomes }: Judge<S, M>, s: S, care: Care): Weighted<M>[] {
  return outcomes?.(s, care.name) ?? game.chances(s, []);
}

/** The number of outcomes to try in this state, where the `Care` allows `most` without a multiplier. */
export function effortOf<S, M>({ effort }: Judge<S, M>, s: S, care: Care, most: number): number {
  return effort ? Math.max(1, Math.round(effort(s, care.name) * most)) : most;
}

/** What a seat may choose, with the texts. */
export function choicesOf<S, M>(judge: Judge<S, M>, s: S, seat: Seat): { moves: M[]; texts: string[] } {
  const moves = judge.game.legal(s, seat, []);
  return { moves, texts: moves.map(judge.game.write) };
}
