import { expect, test } from 'vitest';
import { FastRng } from '../engine/rng.ts';
import { games } from '../games/index.ts';
import { pinned } from '../games/testing.ts';
import type { AnyBot } from './bot.ts';
import { loadBot } from './index.ts';
import { winShare } from './search/outcome.ts';
import { playThrough } from './testing.ts';

interface Cell {
  readonly id: string;
  readonly hero: string;
  readonly rivals: string;
  readonly players: number;
  readonly matches: number;
  /** Fewer playouts than a level usually takes keep it quick. */
  readonly playouts?: number;
}

/** The hero's share of the wins; the seats take turns, and each deal is played from every seat. */
async function shareOf({ id, hero, rivals, players, matches, playouts = 1000 }: Cell): Promise<number> {
  const game = await games[id]!.load();
  const [bot, rival] = (await Promise.all([loadBot(id, hero), loadBot(id, rivals)])) as [AnyBot, AnyBot];
  const options = pinned(game);
  let wins = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % players;
    const bots = Array.from({ length: players }, (_, each) => (each === seat ? bot : rival));
    const rng = new FastRng(31, i);
    const budget = { playouts: 1000 };
    const last = playThrough({ game, options, bots, budget, rng }, (question, _, each) => {
      const asked = each === bot ? { ...question, budget: { playouts } } : question;
      return each.choose(asked).text;
    });
    wins += winShare(game.result(last)!, seat);
  }
  return wins / matches;
}

/** Limits lie between what a level has and what it would have if it were no better than the one below. */
const cells: readonly (Cell & { readonly least: number; readonly most?: number })[] = [
  { id: 'maui', hero: 'easy', rivals: 'random', players: 2, matches: 60, least: 0.55, most: 0.85 },
  { id: 'maui', hero: 'medium', rivals: 'random', players: 2, matches: 30, least: 0.9 },
  { id: 'maui', hero: 'hard', rivals: 'medium', players: 2, matches: 24, least: 0.65 },
  { id: 'maui', hero: 'expert', rivals: 'hard', players: 2, matches: 20, playouts: 32, least: 0.55 },
  { id: 'maui', hero: 'expert', rivals: 'hard', players: 4, matches: 12, playouts: 24, least: 0.35 },
  { id: 'strand-unter', hero: 'easy', rivals: 'random', players: 3, matches: 60, least: 0.34, most: 0.62 },
  { id: 'strand-unter', hero: 'medium', rivals: 'random', players: 3, matches: 30, least: 0.8 },
  { id: 'strand-unter', hero: 'hard', rivals: 'medium', players: 3, matches: 60, least: 0.42 },
  { id: 'strand-unter', hero: 'expert', rivals: 'medium', players: 3, matches: 30, playouts: 64, least: 0.5 },
  { id: 'strand-unter', hero: 'expert', rivals: 'hard', players: 2, matches: 40, playouts: 100, least: 0.58 },
];

test.each(cells)('$id: $hero against $rivals, $players players', async ({ least, most = 1, ...cell }) => {
  const share = await shareOf(cell);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});
