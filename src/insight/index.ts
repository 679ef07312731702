/**
 * Insight: what a finished match owed to luck and what to choices. README.md explains the parts; docs/insight.md defines
 * every figure. `review` does it all at once; `planReview` lets the caller spread the steps over threads and time.
 */
export type { Parts } from './books/close.ts';
export { ReviewError } from './books/steps.ts';
export type { ChanceVerdict, Verdict } from './books/verdict.ts';
export { type Gate, type GateReason, gateFor, levelLosses } from './gates/gate.ts';
export { type Care, type CareName, careNames, cares } from './judge/judge.ts';
export { EVALUATOR } from './judge/version.ts';
export { digestOf, type KindLoss, type ReviewDigest, type SeatDigest } from './review/digest.ts';
export { planReview, review, type Reviewed, reviewedOf, type ReviewPlan } from './review/review.ts';
export type {
  CurvePoint,
  DecisionReview,
  PlyVerdict,
  Review,
  ReviewedChoice,
  SeatBook,
  Summary,
  TurningPoint,
  Worth,
} from './review/types.ts';
export { evaluate } from './evaluate.ts';
export { type Asked, type Why, why, WHY_WORLDS } from './explain/why.ts';
export { type AssessedChoice, type Assessment, isAsGood, isVaried } from './hint/assessment.ts';
export { assess, type Hint, hintOf, type HintQuestion } from './hint/hint.ts';
export { type OwnDecision, ownDecisions } from './hint/own-decisions.ts';
export { type DecisionKind, kindOfDecision } from './review/decision-kind.ts';
export type { Estimate } from './value/evaluator.ts';
