import { ValueModel } from '../../../bots/high-tide/net.ts';
import { turnPolicy } from '../../../bots/high-tide/turn-policy.ts';
import {
  game,
  type Event,
  type HighTideOptions,
  type Move,
  type State,
  type View,
} from '../../../games/high-tide/index.ts';
import { evaluatorOf } from '../../value/evaluator.ts';
import { model } from '../../value/high-tide/model.ts';
import { learned } from '../../value/learned/high-tide.ts';
import { type CareName, estimateOf, type Judge } from '../judge.ts';
import { newValue, type Value } from '../vector.ts';
import { waveOutcomes } from '../waves.ts';
import { effortIn, isPlayedOn } from './effort.ts';
import { LastTurn, turnsLeft } from './last-turn.ts';
import { Paths } from './paths.ts';
import { sortedRolls } from './rolls.ts';

/** How often a position is played on; with three turns left in the round, how often each of its choices is. */
const PATHS = 48;
const PATHS_EACH = 40;
/** How much of a position's value that is: fitted to other matches. */
const PLAYED_ON_PART = 0.6;

/** What judges High Tide; undefined where nothing was learned for so many players. */
export function highTideJudge(seats: number): Judge<State, Move, Event, View, HighTideOptions> | undefined {
  const nets = learned[seats];
  if (!nets) return undefined;
  const carefulEvaluator = evaluatorOf(model, seats, nets, true);
  const lastTurn = new LastTurn(seats);
  const policy = turnPolicy(new ValueModel());
  const paths = new Paths((s) => {
    const known = lastTurn.value(s);
    if (known || s.phase !== 'choose' || s.played !== 0) return known;
    const value = newValue(seats);
    carefulEvaluator.estimate(s, estimateOf(value));
    return value;
  }, policy);
  const playedOn = (s: State, care: CareName, seed: number): Value | undefined => {
    if (care !== 'full' || s.phase !== 'choose' || !isPlayedOn(s, s.played)) return undefined;
    return s.seats - s.played === 3 ? paths.best(s, PATHS_EACH, seed) : paths.value(s, PATHS, seed);
  };
  return {
    game,
    seats,
    evaluator: evaluatorOf(model, seats, nets),
    carefulEvaluator,
    policy,
    // What the policy would do for points is not always best for the win: the turn is looked through as a decision is judged.
    triesAll: (s) => s.phase === 'choose' || s.phase === 'judge' || s.phase === 'reroll',
    // Sorting takes a quarter of a quick review's time, and a quick look is no better for it.
    outcomes: (s, care) => waveOutcomes(s) ?? (care === 'quick' ? undefined : sortedRolls(s)),
    exact: (s) => lastTurn.value(s),
    playedOn: { part: PLAYED_ON_PART, value: playedOn },
    turnsLeft,
    // More effort was measured for four; with other numbers of players a quick review would take too long.
    effort: (s, care) => (seats === 4 || care !== 'quick' ? effortIn(s, care) : 1),
    trust: { choices: 0.8, sealed: 1, clash: 1 },
    doubt: 0.09,
    // Of full reviews with four players.
    careful: { trust: 0.9, doubt: 0.06 },
  };
}
