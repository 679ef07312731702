import type { AnyBot } from '../../../bots/bot.ts';
import { loadBot } from '../../../bots/index.ts';
import { winShare } from '../../../bots/search/outcome.ts';
import type { AnyGame, Options } from '../../../engine/game.ts';
import { FastRng, type Rng } from '../../../engine/rng.ts';
import { playGame } from '../../play.ts';

/** A position of a finished match, and how that match ended. */
export interface Example {
  readonly state: unknown;
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

export interface SelfPlay {
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly options: (rng: Rng) => Options;
  readonly isQuiet: (s: unknown) => boolean;
  /** About so many positions are kept of each match: those of one match say much the same. */
  readonly kept: number;
  readonly late?: () => boolean;
  readonly told?: (games: number) => void;
}

/** Who sits at the tables: a level, how often, and with how many playouts at most. */
const population = [
  { name: 'random', weight: 2, playouts: 1 },
  { name: 'easy', weight: 12, playouts: 1 },
  { name: 'medium', weight: 20, playouts: 80 },
  { name: 'hard', weight: 3, playouts: 80 },
  { name: 'expert', weight: 1, playouts: 24 },
] as const;
const WEIGHTS = population.reduce((sum, { weight }) => sum + weight, 0);

/** Every seat's level is drawn anew for each match, so that positions of all kinds of company occur. */
export async function playMixed(plan: SelfPlay): Promise<Example[][]> {
  const { game, seats, games, seed } = plan;
  const bots = await Promise.all(population.map(({ name, playouts }) => limitedBot(game.id, name, playouts)));
  const matches: Example[][] = [];
  const expectedQuiet = 30;
  for (let i = 0; i < games && !plan.late?.(); i++) {
    const rng = new FastRng(seed, 1000 * seats + i * 2 ** 20);
    const terms = { seats, options: plan.options(rng), rules: game.rules };
    const table = Array.from({ length: seats }, () => bots[drawLevel(rng)] as AnyBot);
    const states: unknown[] = [];
    const position = (state: unknown): void => {
      if (plan.isQuiet(state) && rng.below(expectedQuiet) < plan.kept) states.push(game.clone(state));
    };
    const { result } = playGame({ game, terms, bots: table, budget: { playouts: 1000 } }, rng, {
      watcher: { position, step: () => {} },
    });
    const shares = result.scores.map((_, seat) => winShare(result, seat));
    matches.push(states.map((state) => ({ state, shares, points: result.scores })));
    plan.told?.(i + 1);
  }
  return matches;
}

function drawLevel(rng: Rng): number {
  let at = rng.below(WEIGHTS);
  for (const [i, { weight }] of population.entries()) {
    if (at < weight) return i;
    at -= weight;
  }
  return 0;
}

async function limitedBot(game: string, name: string, playouts: number): Promise<AnyBot> {
  const bot = await loadBot(game, name);
  if (!bot) throw new Error(`${game} has no bot ${name}`);
  return {
    name,
    choose: (question) => bot.choose({ ...question, budget: { playouts } }),
  };
}
