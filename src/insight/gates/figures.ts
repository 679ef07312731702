import type { CareName } from '../judge/judge.ts';

/** Figures of one kind of table, from matches of mixed levels that the networks were not trained on. */
export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly variant: string;
  /** How carefully the matches were judged. */
  readonly care: CareName;
  readonly matches: number;
  /** Log-loss per position: of the evaluator, of equal shares, and of the bots' own evaluation. */
  readonly logLoss: number;
  readonly logLossEqual: number;
  readonly logLossFormer: number;
  /** Mean distance between what was said and what came, over ten bins. */
  readonly calibrationError: number;
  /** Mean absolute correction per seat and match. */
  readonly correction: number;
  /** Variance of results by that of luck-adjusted results, and its 95 % interval. */
  readonly varianceRatio: number;
  readonly varianceRatioInterval: readonly [number, number];
  /** Share of the variance of results that luck explains. */
  readonly luckShare: number;
  /** Reliability: for ten bins of what was said, how often, the mean said and the mean that came. */
  readonly bins: readonly (readonly [count: number, said: number, came: number])[];
  /** By level, the weakest first. */
  readonly levels: readonly LevelFigures[];
}

export interface LevelFigures {
  readonly level: string;
  /** Mean share given away in a decision, with half of its 95 % interval. */
  readonly loss: number;
  readonly lossInterval: number;
  readonly correction: number;
  readonly correctionInterval: number;
  readonly luck: number;
  readonly luckInterval: number;
}
