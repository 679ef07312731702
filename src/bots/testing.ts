import { drive } from '../engine/drive.ts';
import { type AnyGame, CHANCE, type Options, type Seat } from '../engine/game.ts';
import { combinations, extremes } from '../engine/options.ts';
import { FastRng, type Rng, shuffle } from '../engine/rng.ts';
import type { AnyBot, Budget, Question } from './bot.ts';

/** For tests: how bots are asked at every decision of a match. */
export type Asked = (question: Question<unknown>, state: unknown, bot: AnyBot) => string;

export interface BotMatch {
  readonly game: AnyGame;
  readonly options: Options;
  /** One for each seat. */
  readonly bots: readonly AnyBot[];
  readonly budget: Budget;
  readonly rng: Rng;
}

/**
 * Plays a match; each decision with a choice is answered by `asked`, which gets the question and the true state. Gives the
 * last state.
 */
export function playThrough({ game, options, bots, budget, rng }: BotMatch, asked: Asked): unknown {
  const s = game.setup(bots.length, options, game.rules);
  const choose = (seat: Seat): unknown => {
    if (seat === CHANCE) return game.sample(s, rng);
    const moves = game.legal(s, seat, []);
    if (moves.length === 1) return moves[0];
    const legal = moves.map((move) => game.write(move));
    const bot = bots[seat] as AnyBot;
    const text = asked({ view: game.view(s, seat), seat, legal, budget, rng }, s, bot);
    const at = legal.indexOf(text);
    if (at < 0) throw new Error(`${bot.name} answered "${text}" instead of one of ${legal.join(', ')}`);
    return moves[at];
  };
  drive(game, s, { move: (_, seat) => choose(seat) });
  return s;
}

/** Every way to play: all combinations of expansions, and each figure at its least and at its most, in random order. */
export function everyWay(game: AnyGame, seed: number): Options[] {
  return shuffle([...combinations(game.options), ...extremes(game.options)], new FastRng(seed));
}
