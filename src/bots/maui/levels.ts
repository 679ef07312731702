import type { Seat } from '../../engine/game.ts';
import { game, type State, type View } from '../../games/maui/index.ts';
import type { Bot } from '../bot.ts';
import { fourLevels, type Levels } from '../search/four-levels.ts';
import { greedy, quick } from './one-turn.ts';
import { expected, hasLearned } from './value-nets.ts';
import { prospects, turnWise } from './turn-policy.ts';
import { evaluate } from './evaluate.ts';
import { search, sightOf } from '../search/search.ts';
import { slipping } from '../search/imperfect.ts';

/** How much the best rival's prospects count at a larger table; between two, one's gain is the other's loss. */
const ENVY = 0.7;

function lead(s: State, seat: Seat, envy: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) rival = Math.max(rival, evaluate(s, other));
  return evaluate(s, seat) - envy * rival;
}

/** Columns filled on the seat's beach, over both halves of the long game. */
function columns(s: State, seat: Seat): number {
  return (s.players[seat]?.beach.length ?? 0) + 100 * s.half;
}

/** Two tiles further, everybody playing like medium, and then by what the positions promise. */
const searching = {
  game,
  prior: sightOf(game, greedy),
  policy: quick,
  until: (root: State, seat: Seat) => {
    const enough = columns(root, seat) + 2;
    return (s: State) => s.seat !== seat && columns(s, seat) >= enough;
  },
};

const hard = search({ ...searching, most: 4, value: (s, seat) => lead(s, seat, ENVY) });

/** Expert where nothing was learned: between two players, what the rival loses is won. */
const duellist = search({
  ...searching,
  most: 6,
  faith: 0.5,
  value: (s, seat) => lead(s, seat, s.players.length === 2 ? 1 : ENVY),
});

/** Expert at a larger table sees to its own points, and has learned what they will be. */
const learner = search({
  ...searching,
  prior: prospects,
  policy: turnWise,
  most: 6,
  faith: 0.3,
  value: expected,
});

const expert: Bot<View> = {
  name: 'expert',
  choose: (question) => (hasLearned(question.view.players.length) ? learner : duellist).choose(question),
};

export const levels: Levels<View> = fourLevels(game, {
  easy: { bot: slipping(greedy, { blur: 4, worst: 12 }, 'easy'), playouts: 1 },
  medium: { bot: greedy, playouts: 1 },
  hard: { bot: hard, playouts: 16 },
  expert: { bot: expert, playouts: 160 },
});
