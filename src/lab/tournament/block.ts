import type { AnyBot, Budget } from '../../bots/bot.ts';
import { FastRng } from '../../engine/rng.ts';
import { playGame, type Table } from '../play.ts';
import { loadGame } from '../registry.ts';
import { loadEntrant } from './bots.ts';
import type { Allowance, Cell, Terms } from './terms.ts';

/** What is kept of one game; short names, since a tournament has very many. */
export interface GameRecord {
  /** The hero's part of the win as one in so many: 1 alone, 2 shared by two; 0 none. */
  readonly win: number;
  readonly score: number;
  readonly others: readonly number[];
  readonly plies: number;
  readonly reason: string;
  /** The hero's decisions, and the milliseconds they took. */
  readonly decisions: number;
  readonly ms: number;
}

/** One game for each seat of the hero, in order of seats. */
export type Block = readonly GameRecord[];

/** A cell with everybody loaded, ready to play any of its blocks. */
export interface Arena {
  readonly table: Omit<Table, 'bots'>;
  readonly hero: AnyBot;
  readonly rival: AnyBot;
  readonly seed: number;
}

export async function openArena(terms: Terms, cell: Cell): Promise<Arena> {
  const game = await loadGame(terms.registry, terms.game);
  const entrant = async (name: string): Promise<AnyBot> => {
    const bot = await loadEntrant(terms.game, name);
    if (!bot) throw new Error(`${terms.game} has no bot called ${name}`);
    return bot;
  };
  return {
    table: {
      game,
      terms: { seats: cell.players, options: cell.options, rules: game.rules },
      budget: budgetOf(terms.allowance),
    },
    hero: await entrant(cell.hero),
    rival: await entrant(cell.against),
    seed: terms.seed,
  };
}

/** Without an allowance every level keeps to its own limits. */
function budgetOf(allowance: Allowance): Budget {
  if (allowance === null) return { playouts: Number.MAX_SAFE_INTEGER };
  return 'playouts' in allowance ? allowance : { ...allowance, now: () => performance.now() };
}

/** Streams of the generator that no dice use: the bots' minds. A block has one for each seat of each of its games. */
const MIND_STREAMS = 2 ** 40;
const MINDS_A_BLOCK = 64;

/** Block number i: dice depend on the seed and i alone, so every cell is played with the same. */
export function playBlock(arena: Arena, i: number): Block {
  const seats = arena.table.terms.seats;
  return Array.from({ length: seats }, (_, seat) => playOne(arena, i, seat));
}

function playOne({ table, hero, rival, seed }: Arena, i: number, seat: number): GameRecord {
  const { bot, used } = stopwatch(hero);
  const bots = Array.from({ length: table.terms.seats }, (_, each) => (each === seat ? bot : rival));
  const first = MIND_STREAMS + i * MINDS_A_BLOCK + seat * bots.length;
  const minds = bots.map((_, each) => new FastRng(seed, first + each));
  const { plies, result } = playGame({ ...table, bots }, new FastRng(seed, i), { minds });
  const winners = result.places.filter((place) => place === 1).length;
  return {
    win: result.places[seat] === 1 ? winners : 0,
    score: result.scores[seat] as number,
    others: result.scores.filter((_, each) => each !== seat),
    plies,
    reason: result.reason,
    decisions: used.decisions,
    ms: Math.round(used.ms * 1000) / 1000,
  };
}

function stopwatch(bot: AnyBot): { readonly bot: AnyBot; readonly used: { decisions: number; ms: number } } {
  const used = { decisions: 0, ms: 0 };
  const choose: AnyBot['choose'] = (question) => {
    const began = performance.now();
    const answer = bot.choose(question);
    used.ms += performance.now() - began;
    used.decisions++;
    return answer;
  };
  return { bot: { name: bot.name, choose }, used };
}
