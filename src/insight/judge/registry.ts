import { DecisionCache } from '../../bots/maui/decision-cache.ts';
import { TurnSearch } from '../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../bots/maui/value-nets.ts';
import { colourMixtures } from '../../bots/strand-unter/mixed-strategy.ts';
import { Forecaster } from '../../bots/strand-unter/evaluate.ts';
import { dialMixtures } from '../../bots/strand-unter/one-turn.ts';
import { roundPolicy } from '../../bots/strand-unter/round-game.ts';
import { game as maui } from '../../games/maui/index.ts';
import { game as strandUnter } from '../../games/strand-unter/index.ts';
import { LAST_ROUND } from '../../games/strand-unter/vocabulary.ts';
import { choiceValues } from '../value/choice-values.ts';
import { evaluatorOf } from '../value/evaluator.ts';
import { learned as mauiLearned } from '../value/learned/maui.ts';
import { learned as mauiChoices } from '../value/learned/maui-choices.ts';
import { learned as strandUnterLearned } from '../value/learned/strand-unter.ts';
import { mauiAfterstates } from '../value/maui/afterstates.ts';
import { model as mauiModel } from '../value/maui/model.ts';
import { model as strandUnterModel } from '../value/strand-unter/model.ts';
import { highTideJudge } from './high-tide/judge.ts';
import type { AnyJudge, Judge } from './judge.ts';
import { MauiRollouts } from './maui/rollouts.ts';

type ChoiceDoubt = NonNullable<AnyJudge['choices']>['doubt'];
/** With two, three and four players. */
const mauiDoubt: readonly ChoiceDoubt[] = [
  { quick: 0.19, full: 0.15 },
  { quick: 0.16, full: 0.1 },
  { quick: 0.15, full: 0.1 },
];

/** To add a game, add its line here. */
const judges: { readonly [game: string]: (seats: number) => AnyJudge | undefined } = {
  'high-tide': (seats) => {
    const judge = highTideJudge(seats);
    return judge && anyJudge(judge);
  },
  maui: (seats) => {
    const learned = mauiLearned[seats];
    if (!learned) return undefined;
    const choices = mauiChoices[seats];
    return anyJudge({
      game: maui,
      seats,
      evaluator: evaluatorOf(mauiModel, seats, learned),
      policy: new TurnSearch(new ValueNets(), new DecisionCache()).policy,
      triesAll: () => true,
      ...(choices && {
        choices: {
          ...choiceValues(mauiAfterstates(), seats, choices),
          doubt: mauiDoubt[seats - 2] as ChoiceDoubt,
        },
      }),
      // Refills are valued as between equals: without the networks' sharpness.
      rollouts: new MauiRollouts(
        seats,
        evaluatorOf(mauiModel, seats, { ...learned, sharpness: 1 }),
        learned.sharpness ?? 1,
      ),
      trust: { choices: 0.9, sealed: 1, clash: 1 },
      doubt: 0.18,
    });
  },
  'strand-unter': (seats) => {
    const learned = strandUnterLearned[seats];
    if (!learned) return undefined;
    const forecaster = new Forecaster();
    return anyJudge({
      game: strandUnter,
      seats,
      evaluator: evaluatorOf(strandUnterModel, seats, learned),
      policy: roundPolicy(forecaster),
      // Most matches end here at the latest: every choice after the dials is tried. Of what four players may build there are too many orders and ways.
      triesAll: (s) => s.round >= LAST_ROUND - 1 && (seats < 4 || s.phase !== 'build'),
      answerModel: (s) => (s.phase === 'dial' ? dialMixtures(s, forecaster.forecast(s)) : colourMixtures(s)),
      trust: { choices: 0.4, sealed: 0.6, clash: 0.7 },
      doubt: 0.09,
    });
  },
};

function anyJudge<S, M, E, V, O>(judge: Judge<S, M, E, V, O>): AnyJudge {
  return judge as unknown as AnyJudge;
}

/** What judges matches of this game at tables of so many; undefined where nothing was learned. */
export function judgeFor(game: string, seats: number): AnyJudge | undefined {
  return Object.hasOwn(judges, game) ? judges[game]?.(seats) : undefined;
}
