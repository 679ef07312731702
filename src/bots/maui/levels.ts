import type { Seat } from '../../engine/game.ts';
import { game, type State, type View } from '../../games/maui/index.ts';
import type { Bot } from '../bot.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { DecisionCache } from './decision-cache.ts';
import { greedy, greedyPolicy } from './one-turn.ts';
import { hasLearned, ValueNets } from './value-nets.ts';
import { TurnSearch } from './turn-policy.ts';
import { evaluate } from './evaluate.ts';
import { priorOf, search } from '../search/search.ts';
import { imperfect } from '../search/imperfect.ts';

/** The weight of the best rival's evaluation with more than two players; between two, the game is zero-sum. */
const RIVAL_WEIGHT = 0.7;

/** The seat's evaluation less the best rival's, weighted. */
function lead(s: State, seat: Seat, rivalWeight: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) rival = Math.max(rival, evaluate(s, other));
  return evaluate(s, seat) - rivalWeight * rival;
}

/** Columns filled on the seat's beach, over both halves of the long game. */
function columns(s: State, seat: Seat): number {
  return (s.players[seat]?.beach.length ?? 0) + 100 * s.half;
}

/** Playouts of two tiles by medium's policy, then the hand-made evaluation. */
const searching = {
  game,
  prior: priorOf(game, greedy),
  policy: greedyPolicy,
  until: (root: State, seat: Seat) => {
    const enough = columns(root, seat) + 2;
    return (s: State) => s.seat !== seat && columns(s, seat) >= enough;
  },
};

const hard = search({ ...searching, maxCandidates: 4, value: (s, seat) => lead(s, seat, RIVAL_WEIGHT) });

/** Expert where no network was trained. Between two players it maximises the difference of the evaluations. */
const untrained = search({
  ...searching,
  maxCandidates: 6,
  priorWeight: 0.5,
  value: (s, seat) => lead(s, seat, s.players.length === 2 ? 1 : RIVAL_WEIGHT),
});

const nets = new ValueNets();
const turnSearch = new TurnSearch(nets, new DecisionCache());

/** Expert with a trained network: maximises its own expected final points. */
const trained = search({
  ...searching,
  prior: (s, seat, moves) => turnSearch.values(s, seat, moves),
  policy: turnSearch.policy,
  maxCandidates: 6,
  priorWeight: 0.3,
  value: (s, seat) => nets.ofState(s, seat),
});

const expert: Bot<View> = {
  name: 'expert',
  choose: (question) => (hasLearned(question.view.players.length) ? trained : untrained).choose(question),
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: imperfect(greedy, { temperature: 4, cutoff: 12 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: hard, playouts: 16 },
  expert: { bot: expert, playouts: 160 },
});
