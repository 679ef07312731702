import type { Seat } from '../../engine/game.ts';
import type { Step } from './steps.ts';

/** Numbers by seat: shares of the win, then points. Plain lists, so that verdicts can be sent between threads. */
export type Numbers = readonly number[];

/** What the judge says of one step. The same whoever computes it, and in which order. */
export interface Verdict {
  readonly kind: Step['kind'];
  readonly ply: number;
  readonly count: number;
  readonly seats: readonly Seat[];
  /** The value the step begins from (the expectation, or the best choice) and what it came to; absent if forced. */
  readonly before?: Numbers;
  readonly after?: Numbers;
  /** What the evaluator says of the position reached, where that is not `after`: choices, clashes and the luck of rollouts are not trusted in full. */
  readonly reached?: Numbers;
  readonly chance?: ChanceVerdict;
  readonly decision?: DecisionVerdict;
  readonly sealed?: SealedVerdict;
}

export interface ChanceVerdict {
  /** How many outcomes were valued, and whether that was all of them. */
  readonly outcomes: number;
  readonly exact: boolean;
  /** Standard error of the expectation in shares; 0 if it is exact. */
  readonly error: readonly number[];
  /** By seat: the standard deviation of what the outcomes were worth. */
  readonly deviation: readonly number[];
  /** By seat: the part of the outcomes that would have been worse, half of the equal ones included. */
  readonly percentile: readonly number[];
  /** By seat: what the outcomes were worth beside the expectation, as eleven quantiles from the worst to the best. */
  readonly spread: readonly (readonly number[])[];
}

/** One of the choices a seat had, valued for everybody. */
export interface Choice {
  readonly text: string;
  readonly value: Numbers;
  /** Sealed questions: how likely the seat was to answer so. */
  readonly likely?: number;
}

export interface DecisionVerdict {
  readonly choices: readonly Choice[];
  readonly taken: number;
  readonly best: number;
  /** What follows if the seat chooses as well as it can (`bestPlay`): to the others the mean of its choices, by how likely they are. */
  readonly could: Numbers;
  /** What the choice gave away in shares of the win, never below 0, and its standard error. */
  readonly loss: number;
  readonly error: number;
}

interface SealedVerdict {
  /** One for each seat asked, in the order of `seats`; choices are valued against what the others were likely to answer. */
  readonly decisions: readonly DecisionVerdict[];
  /** The expectation if everybody had drawn from the likely answers. */
  readonly expected: Numbers;
  /** What came of everybody's answers together. */
  readonly clash: Numbers;
}

/** What was decided in one step: nothing, one open decision, or an answer for each seat asked, in the order of `seats`. */
export function decisionsIn({
  decision,
  sealed,
}: Pick<Verdict, 'decision' | 'sealed'>): readonly DecisionVerdict[] {
  return sealed?.decisions ?? (decision ? [decision] : []);
}
