import type { Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type State, type View } from '../../games/strand-unter/index.ts';
import { SET } from '../../games/strand-unter/notation.ts';
import { positions } from '../../games/strand-unter/vocabulary.ts';
import { type Bot, BotError } from '../bot.ts';
import { chance } from '../search/policy.ts';
import { drawn } from '../search/imperfect.ts';
import { finishRound, shares } from './round-game.ts';
import { foresee } from './evaluate.ts';

export interface Probe {
  readonly bot: Bot<View>;
  readonly playouts: number;
  /** How often the others' dials are drawn from what they publish. */
  readonly draws: number;
  readonly seed: number;
}

/** What the bot publishes in this seat when dials are to be set. */
function published(s: State, seat: Seat, { bot, playouts, seed }: Probe): readonly number[] {
  const legal = game.legal(s, seat, []).map(game.write);
  const question = { view: game.view(s, seat), seat, legal, budget: { playouts } };
  const { mixture } = bot.choose({ ...question, rng: new FastRng(seed, seat) });
  if (!mixture) throw new BotError(`${bot.name} publishes no mixture`);
  return mixture;
}

/**
 * How much a seat gains, in shares of the win, that knows how everybody else draws their dials and sets the best one
 * against that, over drawing its own as they do. Which one is best is found in the same draws that say what it gains, so
 * that luck can only make the gain larger.
 */
export function gainAgainst(s: State, seat: Seat, probe: Probe): number {
  const mixtures = Array.from({ length: s.players }, (_, each) => published(s, each, probe));
  const outlook = foresee(s);
  const worth = positions.map(() => 0);
  for (let i = 0; i < probe.draws; i++) {
    const rng = new FastRng(probe.seed, 100 + i);
    const dials = mixtures.map((mixture) => drawn(mixture, chance(rng)));
    for (let mine = 0; mine < worth.length; mine++) {
      const next = game.clone(s);
      dials[seat] = mine;
      for (let each = 0; each < s.players; each++) game.apply(next, each, SET + (dials[each] as number));
      finishRound(next, outlook, new FastRng(probe.seed, 1_000_000 + i));
      (worth[mine] as number) += (shares(next)[seat] as number) / probe.draws;
    }
  }
  const own = mixtures[seat] as readonly number[];
  const usual = worth.reduce((sum, value, dial) => sum + value * (own[dial] as number), 0);
  return Math.max(...worth) - usual;
}
