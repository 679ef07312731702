import type { AnyBot, Budget } from '../bots/bot.ts';
import { random } from '../bots/random.ts';
import { type Decisions, drive } from '../engine/drive.ts';
import { type AnyGame, CHANCE, type Emit, type Options, type Result, type Seat } from '../engine/game.ts';
import { type Luck, nextDraw } from '../engine/luck.ts';
import type { Ply, Terms } from '../engine/match.ts';
import type { Rng } from '../engine/rng.ts';

export interface Table {
  readonly game: AnyGame;
  readonly terms: Terms<Options>;
  /** One for each seat. */
  readonly bots: readonly AnyBot[];
  readonly budget: Budget;
}

/** Both may throw to stop the game. */
export interface Watcher {
  /** Called at every position that people might see, the last one included. */
  readonly position: (state: unknown) => void;
  /** Called before decisions are applied: one, or a batch of sealed answers. */
  readonly step: (state: unknown, decisions: Decisions<unknown>) => void;
}

export interface Watching {
  readonly watcher?: Watcher | undefined;
  /** Filled with the plies as they are played. */
  readonly plies?: Ply[] | undefined;
  /** The generator of a seat's bot for its n-th answer, counted from 0; the one of the game unless given. */
  readonly botRng?: ((seat: Seat, n: number) => Rng) | undefined;
  /** The source of chance; the generator of the game unless given. */
  readonly luck?: Luck | undefined;
  /** Called with the events. */
  readonly emit?: Emit<unknown> | undefined;
}

export interface Played {
  readonly plies: number;
  /** Plies of seats that had two or more legal moves. */
  readonly decisions: number;
  readonly result: Result;
}

/** One game between bots. Chance draws from `rng`, and so do the bots unless they have generators of their own. */
export function playGame(
  { game, terms, bots, budget }: Table,
  rng: Rng,
  { watcher, plies: log, botRng, luck, emit }: Watching = {},
): Played {
  const state = game.setup(terms.seats, terms.options, terms.rules);
  const moves: unknown[] = [];
  const drawn = new Map<string, number>();
  let rolls = 0;
  let plies = 0;
  let decisions = 0;
  const answers = bots.map(() => 0);

  function choose(seat: Seat): unknown {
    if (seat === CHANCE)
      return game.sample(state, luck ? nextDraw(game, state, luck, { rolls: rolls++, drawn }) : rng);
    moves.length = 0;
    game.legal(state, seat, moves);
    if (moves.length === 1) return moves[0];
    decisions++;
    const bot = bots[seat] as AnyBot;
    const n = answers[seat] as number;
    answers[seat] = n + 1;
    const thinking = botRng?.(seat, n) ?? rng;
    // The same answer as `random` gives, without the view and the texts it does not use: most simulations are random.
    if (bot === random) return moves[thinking.below(moves.length)];
    const legal = moves.map((move) => game.write(move));
    const { text } = bot.choose({ view: game.view(state, seat), seat, legal, budget, rng: thinking });
    const index = legal.indexOf(text);
    if (index < 0)
      throw new Error(`the bot ${bot.name} in seat ${seat} answered "${text}", which is not legal`);
    return moves[index];
  }

  function perform(seat: Seat, move: unknown): void {
    log?.push([seat, game.write(move)]);
    game.apply(state, seat, move, emit);
    plies++;
  }

  drive(game, state, {
    move: (_, seat) => choose(seat),
    apply: (_, seat, move) => perform(seat, move),
    goOn: () => {
      watcher?.position(state);
      return true;
    },
    decided: (_, decisions) => watcher?.step(state, decisions),
  });
  watcher?.position(state);
  const result = game.result(state);
  if (!result) throw new Error('nobody is to act, but there is no result');
  return { plies, decisions, result };
}
