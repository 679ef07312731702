import { readWeights } from '../../bots/search/weights.ts';
import type { Model } from './model.ts';
import { PointsNet } from './points-net.ts';
import { type SeatFeatures, ShareNet } from './share-net.ts';

/** What a position is worth to everybody: shares of the win (their sum is 1) and expected points of the game's own score. */
export interface Estimate {
  readonly shares: Float64Array;
  readonly points: Float64Array;
}

/**
 * Estimates positions of one game. Deterministic: the same position always gets the same numbers. It reads nothing that no
 * seat knows; what only some seats know is the caller's concern (`imagine` makes positions that a seat may think of).
 */
export interface Evaluator<S> {
  /** Whether the networks were trained on positions of this kind. */
  readonly isQuiet: (s: S) => boolean;
  /** Fills the estimate of a quiet position. */
  readonly estimate: (s: S, out: Estimate) => void;
}

/** What was learned for one number of players, as text (`writeWeights`); `points` is empty where the game needs none. */
export interface Learned {
  readonly points: string;
  readonly shares: string;
  /**
   * How much surer than the networks the evaluator is: the exponent of their shares. They learn from players of much the same
   * strength; at tables of mixed levels whoever is ahead is also likely to be the better player. Fitted to such matches.
   */
  readonly sharpness?: number;
  /** The same by stages of the match (`Model.stageOf`), instead: the sooner the end, the less the better player is still to gain. */
  readonly sharpnessByStage?: readonly number[];
}

/** The networks for one number of players; `byStage`: as sure as the stage of the match allows, where that was fitted. */
export function evaluatorOf<S>(
  model: Model<S>,
  seats: number,
  learned: Learned,
  byStage = false,
): Evaluator<S> {
  const points = model.points && new PointsNet(model.points.inputs, readWeights(learned.points));
  const net = new ShareNet(model, readWeights(learned.shares));
  const { width, common } = model;
  const values = new Float64Array(seats * width + common);
  const features: SeatFeatures = { seats, width, common, values };
  const { sharpness = 1, sharpnessByStage } = learned;
  const powers = byStage ? sharpnessByStage : undefined;
  const powerIn = (s: S): number => powers?.[model.stageOf?.(s) ?? 0] ?? sharpness;
  return {
    isQuiet: model.isQuiet,
    estimate: (s, out) => {
      expectPoints(model, points, s, out.points);
      values.fill(0);
      model.fill(s, out.points, values);
      net.judge(features, out.shares, out.points);
      sharpen(out.shares, powerIn(s));
    },
  };
}

/** Raises shares of the win to a power, in place; their sum stays 1. */
export function sharpen(shares: Float64Array, power: number): void {
  if (power === 1) return;
  let sum = 0;
  for (let seat = 0; seat < shares.length; seat++) sum += shares[seat] = (shares[seat] as number) ** power;
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = (shares[seat] as number) / sum;
}

/** Everybody's expected points, before the share network's adjustment. */
export function expectPoints<S>(model: Model<S>, net: PointsNet | undefined, s: S, out: Float64Array): void {
  model.basePoints(s, out);
  if (!model.points || !net) return;
  for (let seat = 0; seat < out.length; seat++) {
    net.inputs.fill(0);
    model.points.fill(s, seat, net.inputs);
    out[seat] = (out[seat] as number) + net.answer();
  }
}
