import type { AnyBot } from '../../bots/bot.ts';
import { type LevelName, levelNames } from '../../bots/levels.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';

export type LevelBots = { readonly [L in LevelName]: AnyBot };

/** A decision as the bots are asked. */
export interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
}

export function askedAt(game: AnyGame, s: unknown, seat: Seat): Asked {
  return { view: game.view(s, seat), seat, legal: game.legal(s, seat, []).map(game.write) };
}

/** What the bot answers, asked so often with other random numbers. */
export function answersOf(
  bot: AnyBot,
  asked: Asked,
  { seed, times }: { readonly seed: number; readonly times: number },
): string[] {
  return Array.from(
    { length: times },
    (_, i) => bot.choose({ ...asked, budget: { playouts: 1e9 }, rng: new FastRng(seed, i) }).text,
  );
}

/** How often each level is asked: the deeper it thinks, the less its answers vary. */
const TIMES: { readonly [L in LevelName]: number } = { easy: 16, medium: 8, hard: 8, expert: 4 };

/** How often each level finds one of these answers, from 0 to 1. */
export function solvedBy(bots: LevelBots, asked: Asked, answers: readonly string[], seed: number): Solved {
  const part = (level: LevelName): number => {
    const given = answersOf(bots[level], asked, { seed, times: TIMES[level] });
    return given.filter((text) => answers.includes(text)).length / given.length;
  };
  return Object.fromEntries(levelNames.map((level) => [level, part(level)])) as Solved;
}

export type Solved = { readonly [L in LevelName]: number };
