import type { Bot } from '../../bots/bot.ts';
import { medium as highTideMedium } from '../../bots/high-tide/one-turn.ts';
import { learned as mauiLearned } from '../../bots/maui/learned.ts';
import { HandNet } from '../../bots/maui/net.ts';
import { TurnSearch } from '../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../bots/maui/value-nets.ts';
import type { Policy } from '../../bots/search/policy.ts';
import { exp } from '../../bots/search/portable-math.ts';
import { readWeights } from '../../bots/search/weights.ts';
import { Forecaster } from '../../bots/strand-unter/evaluate.ts';
import { colourMixtures } from '../../bots/strand-unter/mixed-strategy.ts';
import { bestMove, dialGains } from '../../bots/strand-unter/one-turn.ts';
import type { Game } from '../../engine/game.ts';
import { game as highTide } from '../../games/high-tide/index.ts';
import { game as maui } from '../../games/maui/index.ts';
import { type State, game as strandUnter } from '../../games/strand-unter/index.ts';
import { type AnyQuickPlayers, quickPlayersOf } from '../../insight/explain/quick-players.ts';

/** How everybody plays a match to its end. */
export type Playing = Omit<AnyQuickPlayers, 'tally'>;

/** Two ways to play a game to its end: with one puzzles are found, with the other they are verified. */
export interface TwoWays {
  readonly finding: Playing;
  readonly verifying: Playing;
}

/** The other way, in each game; `quick-players.ts` has the first. To add a game, add its line here. */
const others: { readonly [game: string]: () => Playing } = {
  // Not trained networks, but the medium bot, which counts points as the chairs stand.
  'high-tide': () => any({ game: highTide, policy: botPolicy(highTide, highTideMedium) }),
  // Not the hand-made evaluation, but trained networks; between two not the usual one, but that for three.
  maui: () => {
    const net = new HandNet(readWeights(mauiLearned[3] as string));
    return any({ game: maui, policy: new TurnSearch(new ValueNets({ seats: 2, net })).policy });
  },
  // Players ignore the others: they set dials and build castles for their own points alone.
  'strand-unter': () => {
    const forecaster = new Forecaster();
    return any({
      game: strandUnter,
      policy: (s, seat) => bestMove(s, seat, strandUnter.legal(s, seat, []), forecaster.forecast(s)),
      answerModel: (s) => (s.phase === 'dial' ? wishes(s, forecaster) : colourMixtures(s)),
    });
  },
};

export function waysOf(game: string): TwoWays | undefined {
  const finding = quickPlayersOf(game);
  const verifying = Object.hasOwn(others, game) ? others[game]?.() : undefined;
  return finding && verifying && { finding, verifying };
}

/** The softmax temperature, in points, of dials set without regard to the others. */
const TEMPERATURE = 0.4;

function wishes(s: State, forecaster: Forecaster): number[][] {
  return dialGains(s, forecaster.forecast(s)).map(({ alone }) => {
    const most = Math.max(...alone);
    return alone.map((gain) => exp((gain - most) / TEMPERATURE));
  });
}

/** A bot as a policy: it gets the view of each seat. */
function botPolicy<S, M, E, V, O>(game: Game<S, M, E, V, O>, bot: Bot<V>): Policy<S, M> {
  return (s, seat, rng) => {
    const moves = game.legal(s, seat, []);
    if (moves.length === 1) return moves[0] as M;
    const legal = moves.map(game.write);
    const { text } = bot.choose({ view: game.view(s, seat), seat, legal, budget: { playouts: 1 }, rng });
    return moves[legal.indexOf(text)] as M;
  };
}

interface Way<S, M, E, V, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly policy: Policy<S, M>;
  readonly answerModel?: (s: S) => readonly (readonly number[])[];
}

function any<S, M, E, V, O>(way: Way<S, M, E, V, O>): Playing {
  return way as unknown as Playing;
}
