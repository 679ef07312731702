import { ValueModel } from '../../bots/high-tide/net.ts';
import { turnPolicy } from '../../bots/high-tide/turn-policy.ts';
import { greedyPolicy } from '../../bots/maui/one-turn.ts';
import type { Policy } from '../../bots/search/policy.ts';
import { Forecaster } from '../../bots/strand-unter/evaluate.ts';
import { colourMixtures } from '../../bots/strand-unter/mixed-strategy.ts';
import { dialMixtures } from '../../bots/strand-unter/one-turn.ts';
import { roundPolicy } from '../../bots/strand-unter/round-game.ts';
import type { Game, Result, Seat } from '../../engine/game.ts';
import { game as highTide } from '../../games/high-tide/index.ts';
import { game as maui } from '../../games/maui/index.ts';
import { game as strandUnter } from '../../games/strand-unter/index.ts';
import { highTideTally, mauiTally, strandUnterTally, type Tally } from './tallies.ts';

/** Everybody plays on quickly, and what came of it is counted. */
export interface QuickPlayers<S, M, E, V, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly policy: Policy<S, M>;
  /** Sealed questions: each seat's probabilities of its legal answers. */
  readonly answerModel?: (s: S) => readonly (readonly number[])[];
  /** What a finished match brought the seat, part by part. */
  readonly tally: (s: S, result: Result, seat: Seat) => Tally;
}

export type AnyQuickPlayers = QuickPlayers<unknown, unknown, unknown, unknown, unknown>;

/** To add a game, add its line here. */
const makers: { readonly [game: string]: () => AnyQuickPlayers } = {
  'high-tide': () => any({ game: highTide, policy: turnPolicy(new ValueModel()), tally: highTideTally }),
  maui: () => any({ game: maui, policy: greedyPolicy, tally: mauiTally }),
  'strand-unter': () => {
    const forecaster = new Forecaster();
    return any({
      game: strandUnter,
      policy: roundPolicy(forecaster),
      answerModel: (s) => (s.phase === 'dial' ? dialMixtures(s, forecaster.forecast(s)) : colourMixtures(s)),
      tally: strandUnterTally,
    });
  },
};

function any<S, M, E, V, O>(players: QuickPlayers<S, M, E, V, O>): AnyQuickPlayers {
  return players as unknown as AnyQuickPlayers;
}

const made = new Map<string, AnyQuickPlayers>();

/** The quick players of a game; undefined if it has none. They are made once: networks take a moment to read. */
export function quickPlayersOf(game: string): AnyQuickPlayers | undefined {
  const found = made.get(game) ?? (Object.hasOwn(makers, game) ? makers[game]?.() : undefined);
  if (found) made.set(game, found);
  return found;
}
