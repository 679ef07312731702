import type { AnyBot, Budget } from '../bots/bot.ts';
import { random } from '../bots/random.ts';
import { askedNow } from '../engine/asking.ts';
import { type AnyGame, CHANCE, type Emit, type Options, type Result, type Seat } from '../engine/game.ts';
import type { Ply, Terms } from '../engine/match.ts';
import { MAX_PLIES } from '../engine/playout.ts';
import type { Rng } from '../engine/rng.ts';

export interface Table {
  readonly game: AnyGame;
  readonly terms: Terms<Options>;
  /** One for each seat. */
  readonly bots: readonly AnyBot[];
  readonly budget: Budget;
}

export interface Decision {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Both may throw to stop the game. */
export interface Watcher {
  /** Called at every position that people might see, the last one included. */
  readonly position: (state: unknown) => void;
  /** Called before decisions are applied: one, or a batch of sealed answers. */
  readonly step: (state: unknown, decisions: readonly Decision[]) => void;
}

export interface Watching {
  readonly watcher?: Watcher | undefined;
  /** Filled with the plies as they are played. */
  readonly plies?: Ply[] | undefined;
  /** What each seat's bot draws from; otherwise everything comes from the one generator. */
  readonly minds?: readonly Rng[] | undefined;
  /** Told what happens. */
  readonly emit?: Emit<unknown> | undefined;
}

export interface Played {
  readonly plies: number;
  /** Plies of seats that had two or more legal moves. */
  readonly decisions: number;
  readonly result: Result;
}

/** One game between bots. Chance draws from `rng`, and so do the bots unless they have minds of their own. */
export function playGame(
  { game, terms, bots, budget }: Table,
  rng: Rng,
  { watcher, plies: log, minds, emit }: Watching = {},
): Played {
  const state = game.setup(terms.seats, terms.options, terms.rules);
  const moves: unknown[] = [];
  let plies = 0;
  let decisions = 0;

  function choose(seat: Seat): unknown {
    if (seat === CHANCE) return game.sample(state, rng);
    moves.length = 0;
    game.legal(state, seat, moves);
    if (moves.length === 1) return moves[0];
    decisions++;
    const bot = bots[seat] as AnyBot;
    const mind = minds?.[seat] ?? rng;
    // What `random` would answer, without writing out a view and texts it never looks at: most simulations are its.
    if (bot === random) return moves[mind.below(moves.length)];
    const legal = moves.map((move) => game.write(move));
    const { text } = bot.choose({ view: game.view(state, seat), seat, legal, budget, rng: mind });
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

  watcher?.position(state);
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    if (toAct.length > 1 && game.sealed(state)) {
      // Sealed answers are all given before the first of them is applied.
      const batch = toAct.map((seat) => ({ seat, move: choose(seat) }));
      watcher?.step(state, batch);
      for (const { seat, move } of batch) perform(seat, move);
    } else {
      const seat = askedNow(game, state)[0] as Seat;
      const move = choose(seat);
      watcher?.step(state, [{ seat, move }]);
      perform(seat, move);
    }
    if (plies > MAX_PLIES) throw new Error(`the game does not end: ${plies} plies`);
    watcher?.position(state);
  }
  const result = game.result(state);
  if (!result) throw new Error('nobody is to act, but there is no result');
  return { plies, decisions, result };
}
