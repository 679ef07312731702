import type { Game } from '../../engine/game.ts';
import type { Bot } from '../bot.ts';
import { type LevelName, levels } from '../levels.ts';
import { type Limits, within } from './budget.ts';
import { guarded } from './world.ts';

/** A game's four bots. Each game's `levels.ts` exports one. */
export type Levels<V> = { readonly [L in LevelName]: Bot<V> };

/** A level's bot, and its limit where budgets are counted in playouts (ladders, tests). */
export interface Player<V> {
  readonly bot: Bot<V>;
  readonly playouts: number;
}

/** Assembles a game's levels: names them, limits their budgets and validates their questions. */
export function fourLevels<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  players: { readonly [L in LevelName]: Player<V> },
): Levels<V> {
  const level = (name: LevelName): Bot<V> => {
    const { bot, playouts } = players[name];
    return limited(guarded(game, { name, choose: bot.choose }), {
      playouts,
      milliseconds: levels[name].milliseconds,
    });
  };
  return { easy: level('easy'), medium: level('medium'), hard: level('hard'), expert: level('expert') };
}

/** The bot with its budgets capped. */
export function limited<V>(bot: Bot<V>, limits: Limits): Bot<V> {
  return {
    name: bot.name,
    choose: (question) => bot.choose({ ...question, budget: within(question.budget, limits) }),
    unlimited: bot,
  };
}
