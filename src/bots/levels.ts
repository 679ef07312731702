import type { Game } from '../engine/game.ts';
import type { Language } from '../engine/words.ts';
import type { Bot } from './bot.ts';
import { type Limits, within } from './search/budget.ts';
import { guarded } from './search/world.ts';

/** The four levels that every game offers, the weakest first. */
export const levelNames = ['easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof levelNames)[number];

export interface Level {
  /** Who it is on the screen. */
  readonly animal: 'crab' | 'gull' | 'seal' | 'octopus';
  /** The most it thinks about a decision when it plays with people. */
  readonly milliseconds: number;
}

/** What is the same in all games. Easy and medium do not search: they answer at once, whatever the budget. */
export const levels: { readonly [L in LevelName]: Level } = {
  easy: { animal: 'crab', milliseconds: 50 },
  medium: { animal: 'gull', milliseconds: 50 },
  hard: { animal: 'seal', milliseconds: 50 },
  expert: { animal: 'octopus', milliseconds: 300 },
};

/** A level's name and its character in one sentence. */
export interface LevelWords {
  readonly name: string;
  readonly character: string;
}
export type LevelTexts = { readonly [L in LevelName]: LevelWords };

const texts: { readonly [K in Language]: () => Promise<LevelTexts> } = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
};

export async function levelTexts(language: Language): Promise<LevelTexts> {
  return texts[language]();
}

/** A game's four bots. Each `<game>-levels.ts` exports one. */
export type Levels<V> = { readonly [L in LevelName]: Bot<V> };

/** A level's bot, and how many playouts it takes at most where budgets are counted in playouts (ladders, tests). */
export interface Player<V> {
  readonly bot: Bot<V>;
  readonly playouts: number;
}

/**
 * Puts together a game's levels: gives them their names, keeps each to its limits, and refuses questions that do not fit.
 */
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

/** The bot, taking no more of a budget than this. */
export function limited<V>(bot: Bot<V>, limits: Limits): Bot<V> {
  return {
    name: bot.name,
    choose: (question) => bot.choose({ ...question, budget: within(question.budget, limits) }),
    unlimited: bot,
  };
}
