import { ValueModel } from '../../../bots/high-tide/net.ts';
import { turnPolicy } from '../../../bots/high-tide/turn-policy.ts';
import { DecisionCache } from '../../../bots/maui/decision-cache.ts';
import { TurnSearch } from '../../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../../bots/maui/value-nets.ts';
import { readWeights, writeWeights } from '../../../bots/search/weights.ts';
import type { AnyGame, Game, Options } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import type { Rng } from '../../../engine/rng.ts';
import { game as highTide, type HighTideOptions } from '../../../games/high-tide/index.ts';
import { game as maui, type Options as MauiOptions } from '../../../games/maui/index.ts';
import {
  game as strandUnter,
  type Options as StrandUnterOptions,
} from '../../../games/strand-unter/index.ts';
import { evaluatorOf, expectPoints, type Learned } from '../../../insight/value/evaluator.ts';
import { model as highTideModel } from '../../../insight/value/high-tide/model.ts';
import { model as mauiModel } from '../../../insight/value/maui/model.ts';
import type { Model } from '../../../insight/value/model.ts';
import { PointsNet } from '../../../insight/value/points-net.ts';
import { model as strandUnterModel } from '../../../insight/value/strand-unter/model.ts';
import { someOptions as highTideOptions } from '../high-tide.ts';
import { someOptions as mauiOptions } from '../maui.ts';
import { Examples } from './examples.ts';
import { learnPoints } from './learn-points.ts';
import { learnShares } from './learn-shares.ts';
import type { LearnPlan } from './plan.ts';
import { spanOf } from './share-learner.ts';
import { type Company, playMixed } from './self-play.ts';
import { bestSharpness, mixedCalls } from './sharpness.ts';

interface ValuePlan extends LearnPlan {
  readonly seats: number;
  readonly games: number;
  readonly late: () => boolean;
}

/** Learns the evaluator of a game for one number of players. The same plan gives the same weights, unless time runs out. */
export interface ValueTrainer {
  /** Games played for each of the two networks, unless told. */
  readonly games: number;
  readonly train: (plan: ValuePlan) => Promise<Learned>;
}

/** Three matches of four have the usual options: those are reviewed most. */
function mostlyPlain<O>(plain: O, some: (rng: Rng) => O): (rng: Rng) => O {
  return (rng) => (rng.below(4) > 0 ? plain : some(rng));
}

/** To add a game, add its line here. */
export const valueTrainers: { readonly [game: string]: ValueTrainer } = {
  'high-tide': trainer({
    game: highTide,
    model: highTideModel,
    company: { policy: turnPolicy(new ValueModel()), randomRates: [0, 0, 0.03, 0.08, 0.15, 0.3] },
    options: mostlyPlain(defaults(highTide.options) as HighTideOptions, highTideOptions),
    games: 30_000,
    kept: 8,
    hidden: 24,
  }),
  maui: trainer({
    game: maui,
    model: mauiModel,
    company: {
      policy: new TurnSearch(new ValueNets(), new DecisionCache()).policy,
      randomRates: [0, 0, 0.05, 0.12, 0.25, 0.4],
    },
    options: mostlyPlain(defaults(maui.options) as MauiOptions, mauiOptions),
    games: 20_000,
    kept: 8,
    hidden: 24,
  }),
  'strand-unter': trainer({
    game: strandUnter,
    model: strandUnterModel,
    company: 'bots',
    options: () => defaults(strandUnter.options) as StrandUnterOptions,
    games: 20_000,
    kept: 12,
    hidden: 48,
  }),
};

/** How many matches of bots the sharpness is fitted to: one for so many games, but no more than needed, and none if too few. */
const GAMES_A_MATCH = 20;
const SHARPNESS_MATCHES = 80;
const FEWEST_MATCHES = 40;

interface Taught<S, M, E, V, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly model: Model<S>;
  readonly company: Company<S, M>;
  readonly options: (rng: Rng) => O;
  readonly games: number;
  readonly kept: number;
  /** Hidden neurons of the share network. */
  readonly hidden: number;
}

function trainer<S, M, E, V, O extends Options>(taught: Taught<S, M, E, V, O>): ValueTrainer {
  const { game, model, company, options, kept, hidden } = taught;
  const play = (plan: ValuePlan, seed: number, see: (s: S) => void, examples: Examples): Promise<void> =>
    playMixed({
      game,
      seats: plan.seats,
      games: plan.games,
      seed,
      options,
      company,
      isTaught: model.isTaught ?? model.isQuiet,
      isLate: model.isLate ?? (() => false),
      kept,
      late: plan.late,
      see,
      ended: (result) => examples.end(result),
    });

  async function pointsNet(plan: ValuePlan): Promise<string> {
    if (!model.points) return '';
    const { inputs, fill } = model.points;
    const examples = new Examples(plan.seats, plan.seats * inputs);
    const base = new Float64Array(plan.seats);
    const row = new Float64Array(inputs);
    const rows = new Float32Array(plan.seats * inputs);
    await play(
      plan,
      plan.seed,
      (s) => {
        model.basePoints(s, base);
        for (let seat = 0; seat < plan.seats; seat++) {
          row.fill(0);
          fill(s, seat, row);
          rows.set(row, seat * inputs);
        }
        examples.add(rows, base);
      },
      examples,
    );
    return writeWeights(learnPoints(examples, inputs, plan));
  }

  return {
    games: taught.games,
    train: async (plan) => {
      const points = await pointsNet(plan);
      const net = model.points && new PointsNet(model.points.inputs, readWeights(points));
      const form = { seats: plan.seats, width: model.width, common: model.common, hidden };
      const examples = new Examples(plan.seats, spanOf(form));
      const expected = new Float64Array(plan.seats);
      const values = new Float64Array(spanOf(form));
      // Other matches than those the points were learned from.
      await play(
        plan,
        plan.seed + 1_000_003,
        (s) => {
          expectPoints(model, net, s, expected);
          values.fill(0);
          model.fill(s, expected, values);
          examples.add(values, expected);
        },
        examples,
      );
      const learned = { points, shares: writeWeights(learnShares(examples, form, plan)) };
      const matches = Math.min(SHARPNESS_MATCHES, Math.floor(plan.games / GAMES_A_MATCH));
      if (matches < FEWEST_MATCHES || plan.late()) return learned;
      const evaluator = evaluatorOf(model, plan.seats, learned);
      const fitted = { seats: plan.seats, matches, seed: plan.seed };
      const calls = await mixedCalls(game as unknown as AnyGame, evaluator, fitted);
      return { ...learned, sharpness: bestSharpness(calls) };
    },
  };
}
