import type { Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type State, type View } from '../../games/strand-unter/index.ts';
import { SET } from '../../games/strand-unter/notation.ts';
import { positions } from '../../games/strand-unter/vocabulary.ts';
import { type Bot, BotError } from '../bot.ts';
import { unit } from '../search/policy.ts';
import { drawIndex } from '../search/imperfect.ts';
import { finishRound, winShares } from './round-game.ts';
import { Forecaster } from './evaluate.ts';

export interface Probe {
  readonly bot: Bot<View>;
  readonly playouts: number;
  /** How many samples of the others' dials are drawn from their mixtures. */
  readonly draws: number;
  readonly seed: number;
}

/** The mixture from which the bot draws its dial in this seat. */
function mixtureOf(s: State, seat: Seat, { bot, playouts, seed }: Probe): readonly number[] {
  const legal = game.legal(s, seat, []).map(game.write);
  const question = { view: game.view(s, seat), seat, legal, budget: { playouts } };
  const { mixture } = bot.choose({ ...question, rng: new FastRng(seed, seat) });
  if (!mixture) throw new BotError(`${bot.name} gives no mixture`);
  return mixture;
}

/**
 * An upper estimate of the bot's exploitability at this decision: what a best response to the others' mixtures gains over the
 * bot's own mixture, in shares of the win. The best response is chosen on the samples that measure it, so sampling error can
 * only make the gain larger.
 */
export function gainAgainst(s: State, seat: Seat, probe: Probe): number {
  const mixtures = Array.from({ length: s.players }, (_, each) => mixtureOf(s, each, probe));
  const forecaster = new Forecaster();
  const outlook = forecaster.forecast(s);
  const values = positions.map(() => 0);
  for (let i = 0; i < probe.draws; i++) {
    const rng = new FastRng(probe.seed, 100 + i);
    const dials = mixtures.map((mixture) => drawIndex(mixture, unit(rng)));
    for (let mine = 0; mine < values.length; mine++) {
      const next = game.clone(s);
      dials[seat] = mine;
      for (let each = 0; each < s.players; each++) game.apply(next, each, SET + (dials[each] as number));
      finishRound(next, outlook, new FastRng(probe.seed, 1_000_000 + i));
      (values[mine] as number) += (winShares(next, forecaster)[seat] as number) / probe.draws;
    }
  }
  const own = mixtures[seat] as readonly number[];
  const usual = values.reduce((sum, value, dial) => sum + value * (own[dial] as number), 0);
  return Math.max(...values) - usual;
}
