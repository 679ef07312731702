import type { Seat } from '../../engine/game.ts';
import type { Parts } from '../books/close.ts';
import type { ChanceVerdict, Choice } from '../books/verdict.ts';
import type { Gate } from '../gates/gate.ts';
import type { CareName } from '../judge/judge.ts';

/** The review of one match. Plain JSON; all texts are the reader's business. Shares of the win run from 0 to 1. */
export interface Review {
  readonly version: 1;
  /** The version of the evaluators (`EVALUATOR`). */
  readonly evaluator: number;
  readonly game: string;
  readonly care: CareName;
  /** False while the match is not over: then the last known value stands for the result. */
  readonly finished: boolean;
  /** What may be shown of this review, and why not more. */
  readonly gate: Gate;
  readonly seats: readonly SeatBook[];
  /** One for each step: a roll, a decision, all answers to a sealed question. Forced plies have none. */
  readonly plies: readonly PlyVerdict[];
  /** Everybody's value before the first ply and after each judged step. */
  readonly curve: readonly CurvePoint[];
  /** At most three, in the order of the match. */
  readonly turningPoints: readonly TurningPoint[];
}

/** A seat's book in shares of the win: `result - start` is the sum of the five parts. */
export interface SeatBook extends Parts {
  readonly seat: Seat;
  /** The same book in points of the game's own score. */
  readonly points: Parts;
  /** Mean share of the win given away in a decision, its standard error, and how many decisions there were. */
  readonly loss: number;
  readonly lossError: number;
  readonly decisions: number;
  readonly mistakes: number;
  /** The level of bots whose loss is nearest, where losses rank levels rightly. */
  readonly like?: string;
  /** Indices into `plies`: the costliest slips (at most three), the hardest good choice, and the rolls that moved most. */
  readonly slips: readonly number[];
  readonly bestChoice?: number;
  readonly luckiest?: number;
  readonly unluckiest?: number;
  readonly summary: Summary;
}

/** The parts of one true and kind sentence about a seat. */
export interface Summary {
  readonly outcome: 'won' | 'shared' | 'lost';
  /** Against whom the seat is measured: the winner, or for a winner the best of the others. */
  readonly rival: Seat;
  /** Who gave less away a decision in this match; absent where choices are not judged. `equal` where the judge cannot tell. */
  readonly played?: 'better' | 'equal' | 'worse';
  /** Whether chance favoured the seat: by at least three points of a win. */
  readonly luck: 'good' | 'even' | 'bad';
  /** Share of the win that chance gave (or took, below 0), and what own choices gave away. */
  readonly byLuck: number;
  readonly byChoices: number;
}

/** Numbers by seat. */
export interface Worth {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly luck: readonly number[];
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly clash: readonly number[];
  readonly corrections: readonly number[];
}

export interface PlyVerdict {
  /** Index of the step's first ply in the match, and how many plies it has. */
  readonly ply: number;
  readonly count: number;
  readonly kind: 'opening' | 'chance' | 'decision' | 'sealed';
  /** What the step was worth in shares of the win, and in points. */
  readonly shares: Worth;
  readonly points: Worth;
  readonly chance?: ChanceVerdict;
  /** One for an open decision, one for each seat asked for a sealed question. */
  readonly decisions: readonly DecisionReview[];
}

export interface DecisionReview {
  readonly seat: Seat;
  /** Every choice that was tried, the best first. */
  readonly choices: readonly ReviewedChoice[];
  /** Indices into `choices`. */
  readonly taken: number;
  readonly best: number;
  readonly loss: number;
  /** Half the width of the 95 % interval of the loss. What lies within it is called equal. */
  readonly interval: number;
  /** `mistake` from 3 points of a win and 3 standard errors. */
  readonly verdict: 'best' | 'equal' | 'slip' | 'mistake';
}

export interface ReviewedChoice {
  readonly text: Choice['text'];
  /** The seat's own share of the win and points after it. */
  readonly share: number;
  readonly points: number;
  /** Sealed questions: how likely this answer was. */
  readonly likely?: number;
}

export interface CurvePoint {
  /** How many plies were played. */
  readonly ply: number;
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

export interface TurningPoint {
  /** Index into `plies`. */
  readonly at: number;
  readonly ply: number;
  readonly kind: 'luck' | 'choice' | 'clash';
  /** Whose share moved most, and by how much. */
  readonly seat: Seat;
  readonly change: number;
  /** Who chose, for a choice. */
  readonly by?: Seat;
}
