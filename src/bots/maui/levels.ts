import type { Seat } from '../../engine/game.ts';
import { game, type State, type View } from '../../games/maui/index.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { DecisionCache } from './decision-cache.ts';
import { leadBy } from './lead.ts';
import { greedy, greedyPolicy } from './one-turn.ts';
import { ValueNets } from './value-nets.ts';
import { TurnSearch } from './turn-policy.ts';
import { evaluate } from './evaluate.ts';
import { priorOf, search } from '../search/search.ts';
import { imperfect } from '../search/imperfect.ts';

/** The weight of the best rival's evaluation. */
const RIVAL_WEIGHT = 0.7;

/** The seat's evaluation less the best rival's, weighted. */
function lead(s: State, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) rival = Math.max(rival, evaluate(s, other));
  return evaluate(s, seat) - RIVAL_WEIGHT * rival;
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

const hard = search({ ...searching, maxCandidates: 4, value: lead });

const nets = new ValueNets();
const turnSearch = new TurnSearch(nets, new DecisionCache());

/** Maximises the lead that its networks expect in the end. */
const expert = search(
  {
    ...searching,
    prior: (s, seat, moves) => turnSearch.values(s, seat, moves),
    policy: turnSearch.policy,
    maxCandidates: 6,
    priorWeight: 0.3,
    value: leadBy((s, seat) => nets.ofState(s, seat)),
  },
  'expert',
);

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: imperfect(greedy, { temperature: 4, cutoff: 12 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: hard, playouts: 16 },
  expert: { bot: expert, playouts: 160 },
});
