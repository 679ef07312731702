import { ValueModel } from '../../bots/high-tide/net.ts';
import { turnPolicy } from '../../bots/high-tide/turn-policy.ts';
import { greedyPolicy } from '../../bots/maui/one-turn.ts';
import { colourMixtures } from '../../bots/strand-unter/mixed-strategy.ts';
import { Forecaster } from '../../bots/strand-unter/evaluate.ts';
import { dialMixtures } from '../../bots/strand-unter/one-turn.ts';
import { roundPolicy } from '../../bots/strand-unter/round-game.ts';
import { game as highTide, type State as HighTideState } from '../../games/high-tide/index.ts';
import { game as maui } from '../../games/maui/index.ts';
import { game as strandUnter } from '../../games/strand-unter/index.ts';
import { LAST_ROUND } from '../../games/strand-unter/vocabulary.ts';
import { evaluatorOf } from '../value/evaluator.ts';
import { model as highTideModel } from '../value/high-tide/model.ts';
import { learned as highTideLearned } from '../value/learned/high-tide.ts';
import { learned as mauiLearned } from '../value/learned/maui.ts';
import { learned as strandUnterLearned } from '../value/learned/strand-unter.ts';
import { model as mauiModel } from '../value/maui/model.ts';
import { model as strandUnterModel } from '../value/strand-unter/model.ts';
import { LastTurn, turnsLeft } from './high-tide/last-turn.ts';
import { sortedRolls } from './high-tide/rolls.ts';
import type { AnyJudge, CareName, Judge } from './judge.ts';
import { waveOutcomes } from './waves.ts';

/** High Tide: the early rounds hardly matter, the last ones decide. By round, from 1. */
const EFFORTS: { readonly [C in CareName]: readonly number[] } = {
  quick: [1, 0.5, 0.5, 0.5, 1, 2, 3],
  full: [1, 0.15, 0.15, 0.15, 0.3, 0.5, 0.5],
  deep: [1, 1, 1, 1, 1, 1, 1],
};
/** The waves themselves have few outcomes. */
const WAVE_EFFORT = 4;
/** The last turn of the match is computed: all dice are tried. */
const LAST_EFFORT = 100;

function highTideEffort(s: HighTideState, care: CareName): number {
  const { coins, shark, surfer, baywatch } = s.options;
  // Expansions have more questions in a turn, and were not measured: they stay as they are.
  if (coins || shark || surfer || baywatch) return 1;
  const left = turnsLeft(s);
  if (left <= 1) return LAST_EFFORT;
  if (left === 2 && care === 'full') return 1;
  return (EFFORTS[care][s.round] as number) * (s.phase === 'wave-dice' ? WAVE_EFFORT : 1);
}

/** To add a game, add its line here. */
const judges: { readonly [game: string]: (seats: number) => AnyJudge | undefined } = {
  'high-tide': (seats) => {
    const learned = highTideLearned[seats];
    if (!learned) return undefined;
    const evaluator = evaluatorOf(highTideModel, seats, learned);
    const lastTurn = new LastTurn(seats);
    return anyJudge({
      game: highTide,
      seats,
      evaluator,
      policy: turnPolicy(new ValueModel()),
      // What the policy would do for points is not always best for the win: the turn is looked through as a decision is judged.
      triesAll: (s) => s.phase === 'choose' || s.phase === 'judge' || s.phase === 'reroll',
      // Sorting takes a quarter of a quick review's time, and a quick look is no better for it.
      outcomes: (s, care) => waveOutcomes(s) ?? (care === 'quick' ? undefined : sortedRolls(s)),
      exact: (s) => lastTurn.value(s),
      turnsLeft,
      // More effort was measured for four; with other numbers of players a quick review would take too long.
      effort: (s, care) => (seats === 4 || care !== 'quick' ? highTideEffort(s, care) : 1),
      trust: { choices: 0.8, clash: 1 },
      doubt: 0.09,
    });
  },
  maui: (seats) => {
    const learned = mauiLearned[seats];
    if (!learned) return undefined;
    const evaluator = evaluatorOf(mauiModel, seats, learned);
    return anyJudge({
      game: maui,
      seats,
      evaluator,
      policy: greedyPolicy,
      triesAll: () => true,
      trust: { choices: 0.9, clash: 1 },
      doubt: 0.23,
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
      // Most matches end here at the latest: every choice after the dials is tried.
      triesAll: (s) => s.round >= LAST_ROUND - 1,
      answerModel: (s) => (s.phase === 'dial' ? dialMixtures(s, forecaster.forecast(s)) : colourMixtures(s)),
      trust: { choices: 0.5, clash: 0.9 },
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
