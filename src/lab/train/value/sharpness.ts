import type { AnyBot } from '../../../bots/bot.ts';
import { loadBot } from '../../../bots/index.ts';
import { levelNames } from '../../../bots/levels.ts';
import { winShare } from '../../../bots/search/outcome.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { type Evaluator, sharpen } from '../../../insight/value/evaluator.ts';
import { playGame } from '../../play.ts';

/** Shares that were called in a position, and how its match ended. */
export interface Call {
  readonly said: Float64Array;
  readonly came: readonly number[];
}

const LOWEST = 0.5;
const HIGHEST = 3;
const STEPS = 40;

/** The power of the shares called with which they fit best to what came (log-loss), to two digits. */
export function bestSharpness(calls: readonly Call[]): number {
  let [low, high] = [LOWEST, HIGHEST];
  // The log-loss has a single valley: thirds of the stretch are cut off.
  for (let i = 0; i < STEPS; i++) {
    const third = (high - low) / 3;
    if (logLoss(calls, low + third) < logLoss(calls, high - third)) high -= third;
    else low += third;
  }
  return Number(((low + high) / 2).toFixed(2));
}

function logLoss(calls: readonly Call[], power: number): number {
  let sum = 0;
  for (const { said, came } of calls) {
    const shares = said.slice();
    sharpen(shares, power);
    for (const [seat, share] of came.entries())
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, shares[seat] as number));
  }
  return sum;
}

/** Positions of matches in which every seat's level is drawn anew, with what an evaluator says of them. */
export async function mixedCalls<S>(
  game: AnyGame,
  evaluator: Evaluator<S>,
  { seats, matches, seed }: { readonly seats: number; readonly matches: number; readonly seed: number },
): Promise<Call[]> {
  const bots = await Promise.all(levelNames.map((name) => loadBot(game.id, name)));
  const terms = { seats, options: defaults(game.options), rules: game.rules };
  const calls: Call[] = [];
  for (let i = 0; i < matches; i++) {
    const rng = new FastRng(seed, 2 ** 42 + i);
    const table = Array.from({ length: seats }, () => bots[rng.below(bots.length)] as AnyBot);
    const said: Float64Array[] = [];
    const position = (state: unknown): void => {
      if (!evaluator.isQuiet(state as S)) return;
      const out = { shares: new Float64Array(seats), points: new Float64Array(seats) };
      evaluator.estimate(state as S, out);
      said.push(out.shares);
    };
    const whole = { game, terms, bots: table, budget: { playouts: Number.MAX_SAFE_INTEGER } };
    const { result } = playGame(whole, rng, { watcher: { position, step: () => undefined } });
    const came = result.scores.map((_, seat) => winShare(result, seat));
    calls.push(...said.map((shares) => ({ said: shares, came })));
  }
  return calls;
}
