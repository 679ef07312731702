import type { Seat } from '../../engine/game.ts';

/** What the networks of one game are shown. S is the game's state. */
export interface Model<S> {
  readonly seatsOf: (s: S) => number;
  /** Positions that the networks are asked about: no dice in hand, nothing half done. */
  readonly isQuiet: (s: S) => boolean;
  /** Positions that the networks learn from, where these are more. */
  readonly isTaught?: (s: S) => boolean;
  /** Where a match nears its end and single choices decide it: played on several times in training. */
  readonly isLate?: (s: S) => boolean;
  /** The stage of the match, from 0, where the evaluator is made surer by stages (`Learned.sharpnessByStage`). */
  readonly stageOf?: (s: S) => number;
  /** Everybody's final points as far as is known without the points network. */
  readonly basePoints: (s: S, out: Float64Array) => void;
  /** What the points network sees of a seat; absent where `basePoints` is learned already. */
  readonly points?: {
    readonly inputs: number;
    readonly fill: (s: S, seat: Seat, out: Float64Array) => void;
  };
  /** How many features the share network has per seat, how many all seats have in common, and what they are given everybody's expected points. */
  readonly width: number;
  readonly common: number;
  readonly fill: (s: S, points: Float64Array, out: Float64Array) => void;
}
