import type { AnyBot } from '../../../bots/bot.ts';
import { loadBot } from '../../../bots/index.ts';
import { levelNames } from '../../../bots/levels.ts';
import { winShare } from '../../../bots/search/outcome.ts';
import { type AnyGame, CHANCE, type Result, type Seat } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { type Afterstates, triedOf } from '../../../insight/value/afterstates.ts';
import { Inputs } from '../../../insight/value/position-net.ts';
import { playGame } from '../../play.ts';
import { type Chain, ChainWriter } from './chain.ts';

export type AnyAfterstates = Afterstates<unknown, unknown>;

/** Expert chooses much the same with so few playouts, in a fraction of the time. */
const EXPERT_PLAYOUTS = 24;
const NO_LIMIT = { playouts: Number.MAX_SAFE_INTEGER };

/**
 * A player of no level: for every choice one is drawn anew. If a seat kept its level, whatever gives a weak player away would look like a mistake, for weak players lose in the
 * end; here what follows does not hang on who chose.
 */
export async function anyLevel(game: string): Promise<AnyBot> {
  const bots = await Promise.all(levelNames.map((name) => loadBot(game, name)));
  return {
    name: 'any',
    choose: (question) => {
      const at = question.rng.below(bots.length);
      const budget = levelNames[at] === 'expert' ? { playouts: EXPERT_PLAYOUTS } : question.budget;
      return (bots[at] as AnyBot).choose({ ...question, budget });
    },
  };
}

/** Matches as they are learned from: number i of them. */
export async function chainPlayer(
  game: AnyGame,
  afterstates: AnyAfterstates,
  { seats, seed }: { readonly seats: number; readonly seed: number },
): Promise<(i: number) => Chain> {
  const bot = await anyLevel(game.id);
  const bots = Array.from({ length: seats }, () => bot);
  const terms = { seats, options: defaults(game.options), rules: game.rules };
  return (i) => {
    const taker = new ChainTaker(game, afterstates, seats);
    const { result } = playGame({ game, terms, bots, budget: NO_LIMIT }, new FastRng(seed, i), {
      watcher: {
        position: () => undefined,
        step: (s, decisions) => {
          for (const { seat, move } of decisions) taker.take(s, seat, move);
        },
      },
    });
    return taker.chain(result);
  };
}

/** Takes up one match, decision by decision. */
export class ChainTaker {
  private readonly writer = new ChainWriter();
  private readonly inputs: Inputs;
  private readonly game: AnyGame;
  private readonly afterstates: AnyAfterstates;
  private readonly seats: number;

  constructor(game: AnyGame, afterstates: AnyAfterstates, seats: number) {
    this.game = game;
    this.afterstates = afterstates;
    this.seats = seats;
    this.inputs = new Inputs(afterstates.inputs(seats));
  }

  /** The seat is about to move so. */
  take(s: unknown, seat: Seat, move: unknown): void {
    const { game, afterstates, writer, inputs } = this;
    if (seat === CHANCE || !afterstates.isFor(s)) return;
    const moves = game.legal(s, seat, []);
    if (moves.length === 1) return;
    const text = game.write(move);
    const taken = moves.findIndex((each) => game.write(each) === text);
    const tried = triedOf(afterstates, { s, seat, moves, taken });
    const from = writer.rows;
    for (const choice of tried) {
      const result = afterstates.gather(s, seat, moves[choice], inputs);
      if (result) writer.addEnd(this.wonIn(result, 0));
      else writer.addRow(inputs);
    }
    writer.decide({ seat, from, count: tried.length, taken: tried.indexOf(taken) });
  }

  chain(result: Result): Chain {
    return this.writer.chain(this.wonIn(result, 1 / this.seats));
  }

  private wonIn(result: Result, less: number): number[] {
    return Array.from({ length: this.seats }, (_, seat) => winShare(result, seat) - less);
  }
}
