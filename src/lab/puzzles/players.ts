import type { AnyBot } from '../../bots/bot.ts';
import { ValueModel } from '../../bots/high-tide/net.ts';
import { medium as highTideMedium } from '../../bots/high-tide/one-turn.ts';
import { turnPolicy } from '../../bots/high-tide/turn-policy.ts';
import { learned as mauiLearned } from '../../bots/maui/learned.ts';
import { HandNet } from '../../bots/maui/net.ts';
import { greedyPolicy } from '../../bots/maui/one-turn.ts';
import { TurnSearch } from '../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../bots/maui/value-nets.ts';
import type { Policy } from '../../bots/search/policy.ts';
import { exp } from '../../bots/search/portable-math.ts';
import { readWeights } from '../../bots/search/weights.ts';
import { Forecaster } from '../../bots/strand-unter/evaluate.ts';
import { colourMixtures } from '../../bots/strand-unter/mixed-strategy.ts';
import { bestMove, dialGains, dialMixtures } from '../../bots/strand-unter/one-turn.ts';
import { roundPolicy } from '../../bots/strand-unter/round-game.ts';
import type { AnyGame } from '../../engine/game.ts';
import { game as highTide } from '../../games/high-tide/index.ts';
import { game as maui } from '../../games/maui/index.ts';
import { type Move, type State, game as strandUnter } from '../../games/strand-unter/index.ts';
import type { Playing } from '../played-out.ts';

/** Two ways to play a game to its end: with one puzzles are found, with the other they are verified. */
export interface TwoWays {
  readonly finding: Playing;
  readonly verifying: Playing;
}

/** To add a game, add its line here. */
const ways: { readonly [game: string]: () => TwoWays } = {
  // The exact turn by trained networks; then the medium bot, which counts points as the chairs stand.
  'high-tide': () => ({
    finding: { game: any(highTide), policy: anyPolicy(turnPolicy(new ValueModel())) },
    verifying: { game: any(highTide), policy: botPolicy(any(highTide), highTideMedium as AnyBot) },
  }),
  // The hand-made evaluation; then trained networks. Between two there is none: that for three knows the same boards.
  maui: () => {
    const net = new HandNet(readWeights(mauiLearned[3] as string));
    return {
      finding: { game: any(maui), policy: anyPolicy(greedyPolicy) },
      verifying: {
        game: any(maui),
        policy: anyPolicy(new TurnSearch(new ValueNets({ seats: 2, net })).policy),
      },
    };
  },
  // Everybody expects what the others want; then nobody does: dials are set, and castles built, for the own points alone.
  'strand-unter': () => {
    const forecaster = new Forecaster();
    return {
      finding: {
        game: any(strandUnter),
        policy: anyPolicy(roundPolicy(forecaster)),
        answerModel: (s) => {
          const state = s as State;
          return state.phase === 'dial' ? dialMixtures(state, forecaster.forecast(state)) : colourMixtures(state);
        },
      },
      verifying: {
        game: any(strandUnter),
        policy: anyPolicy<State, Move>((s, seat) =>
          bestMove(s, seat, strandUnter.legal(s, seat, []), forecaster.forecast(s)),
        ),
        answerModel: (s) => {
          const state = s as State;
          return state.phase === 'dial' ? wishes(state, forecaster) : colourMixtures(state);
        },
      },
    };
  },
};

export function waysOf(game: string): TwoWays | undefined {
  return Object.hasOwn(ways, game) ? ways[game]?.() : undefined;
}

/** The softmax temperature of dials that are set without a thought of the others, in points. */
const TEMPERATURE = 0.4;

function wishes(s: State, forecaster: Forecaster): number[][] {
  return dialGains(s, forecaster.forecast(s)).map(({ alone }) => {
    const most = Math.max(...alone);
    return alone.map((gain) => exp((gain - most) / TEMPERATURE));
  });
}

/** A bot as a policy: it gets the view of each seat. */
function botPolicy(game: AnyGame, bot: AnyBot): Policy<unknown, unknown> {
  return (s, seat, rng) => {
    const moves = game.legal(s, seat, []);
    if (moves.length === 1) return moves[0];
    const legal = moves.map(game.write);
    const { text } = bot.choose({ view: game.view(s, seat), seat, legal, budget: { playouts: 1 }, rng });
    return moves[legal.indexOf(text)];
  };
}

function any(game: { readonly id: string }): AnyGame {
  return game as AnyGame;
}

function anyPolicy<S, M>(policy: Policy<S, M>): Policy<unknown, unknown> {
  return policy as Policy<unknown, unknown>;
}
