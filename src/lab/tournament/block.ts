import type { AnyBot, Budget, Question } from '../../bots/bot.ts';
import type { Ply } from '../../engine/match.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { type LuckMeter, luckMeter } from '../insight/luck.ts';
import { namedLuck } from '../named-luck.ts';
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
  /** How many of them the reference has judged, and what they gave away together, in the reference's unit. */
  readonly judged: number;
  readonly loss: number;
  /** What chance gave the hero, in shares of the win; only where results are adjusted. */
  readonly luck?: number;
}

/** The hero's part of the win. */
export function winPart({ win }: GameRecord): number {
  return win === 0 ? 0 : 1 / win;
}

/** One game for each seat of the hero, in order of seats. */
export type Block = readonly GameRecord[];

/** A cell with everybody loaded, ready to play any of its blocks. */
export interface Arena {
  readonly table: Omit<Table, 'bots'>;
  readonly hero: AnyBot;
  readonly rival: AnyBot;
  readonly reference: AnyBot | undefined;
  readonly seed: number;
  readonly duplicate: boolean;
  readonly luck: LuckMeter | undefined;
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
    reference: terms.reference === null ? undefined : await entrant(terms.reference),
    seed: terms.seed,
    duplicate: terms.duplicate ?? false,
    luck: terms.adjust ? luckMeter(game, cell.players) : undefined,
  };
}

/** Without an allowance every level keeps to its own limits. */
function budgetOf(allowance: Allowance): Budget {
  if (allowance === null) return { playouts: Number.MAX_SAFE_INTEGER };
  return 'playouts' in allowance ? allowance : { ...allowance, now: () => performance.now() };
}

/** Generator streams of the bots, apart from those of the dice: one for each seat of each game of a block. */
const BOT_STREAMS = 2 ** 40;
const STREAMS_PER_BLOCK = 64;
/** Generator streams of the judge, so that judging does not change the games. */
const JUDGE_STREAMS = 2 ** 41;
/** One in so many decisions is judged: judging takes longer than deciding. */
const JUDGED_ONE_IN = 8;

/** Block number i: dice depend on the seed and i alone, so every cell is played with the same. */
export function playBlock(arena: Arena, i: number): Block {
  const seats = arena.table.terms.seats;
  return Array.from({ length: seats }, (_, seat) => playOne(arena, i, seat));
}

function playOne(arena: Arena, i: number, seat: number): GameRecord {
  const { table, hero, rival, reference, seed, duplicate, luck } = arena;
  const first = BOT_STREAMS + i * STREAMS_PER_BLOCK + seat * table.terms.seats;
  const { bot, seen } = watched(hero, reference, new FastRng(seed, first + JUDGE_STREAMS));
  const bots = Array.from({ length: table.terms.seats }, (_, each) => (each === seat ? bot : rival));
  const rngs = bots.map((_, each) => new FastRng(seed, first + each));
  const log: Ply[] = [];
  const { plies, result } = playGame({ ...table, bots }, new FastRng(seed, i), {
    // In a duplicate bots that are asked the same think the same in all games of the block.
    botRng: duplicate ? (each, n) => namedLuck(seed, i)(n, `bot ${each}`) : (each) => rngs[each] as Rng,
    luck: duplicate ? namedLuck(seed, i) : undefined,
    plies: luck ? log : undefined,
  });
  const winners = result.places.filter((place) => place === 1).length;
  return {
    win: result.places[seat] === 1 ? winners : 0,
    score: result.scores[seat] as number,
    others: result.scores.filter((_, each) => each !== seat),
    plies,
    reason: result.reason,
    decisions: seen.decisions,
    ms: Math.round(seen.ms * 1000) / 1000,
    judged: seen.judged,
    loss: seen.loss,
    ...(luck ? { luck: luck(table.terms, log)[seat] as number } : {}),
  };
}

type Seen = { -readonly [K in 'decisions' | 'ms' | 'judged' | 'loss']: GameRecord[K] };

/** The bot as it is, with somebody who looks at the clock and now and then asks the reference. */
function watched(
  bot: AnyBot,
  reference: AnyBot | undefined,
  rng: Rng,
): { readonly bot: AnyBot; readonly seen: Readonly<Seen> } {
  const seen: Seen = { decisions: 0, ms: 0, judged: 0, loss: 0 };
  const choose: AnyBot['choose'] = (question) => {
    const began = performance.now();
    const answer = bot.choose(question);
    seen.ms += performance.now() - began;
    if (reference && seen.decisions % JUDGED_ONE_IN === 0) judge(question, answer.text);
    seen.decisions++;
    return answer;
  };
  const judge = (question: Question<unknown>, text: string): void => {
    const budget: Budget = { playouts: Number.MAX_SAFE_INTEGER };
    const values = reference?.choose({ ...question, budget, rng, rateAll: true }).values;
    if (!values) return;
    seen.judged++;
    seen.loss += Math.max(...values) - (values[question.legal.indexOf(text)] as number);
  };
  return { bot: { name: bot.name, choose }, seen };
}
