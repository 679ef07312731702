import { drive } from '../../engine/drive.ts';
import { CHANCE, type Game, type Seat } from '../../engine/game.ts';
import { unequalPart } from '../../engine/json.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { type Bot, BotError, type Question } from '../bot.ts';
import type { Policy } from './policy.ts';
import { WatchedRng } from './watched-rng.ts';

/**
 * One determinization of the view: a state from the seat's information set, the dice that will fall in it, and the random
 * choices of the policies. Every candidate move is tried in the same worlds, so that luck does not decide between them.
 */
export interface World<S> {
  readonly state: S;
  /** Fresh generators, with the same numbers each time: for chance, and for policies that draw. */
  readonly dice: () => Rng;
  readonly policyRng: () => Rng;
}

/**
 * The worlds of a view, by number. Where imagining the view draws nothing, because nothing is hidden, all of them share one
 * state: whoever plays on clones it.
 */
export function worldsOf<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  view: V,
  seed: number,
): (i: number) => World<S> {
  let shared: { readonly state: S } | undefined;
  const stateOf = (i: number): S => {
    if (shared) return shared.state;
    const rng = new WatchedRng(seed, 3 * i);
    const state = game.imagine(view, rng);
    if (!rng.drawn) shared = { state };
    return state;
  };
  return (i) => ({
    state: stateOf(i),
    dice: () => new FastRng(seed, 3 * i + 1),
    policyRng: () => new FastRng(seed, 3 * i + 2),
  });
}

/** How a playout is played. */
export interface Playout<S, M> {
  /** The policy of this seat. */
  readonly policyOf: (seat: Seat) => Policy<S, M>;
  readonly dice: Rng;
  readonly policyRng: Rng;
  /** True where the playout is cut off before the match ends. */
  readonly until?: ((s: S) => boolean) | undefined;
  readonly stopped?: (() => boolean) | undefined;
}

/** Plies between two readings of the clock. */
const PLIES_PER_CHECK = 4;

/**
 * Plays on from the state, in place, until the match ends or `until` cuts it off. Seats with an open question answer in the
 * order in which bots are asked at a table. False if time ran out on the way.
 */
export function playOn<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, playout: Playout<S, M>): boolean {
  const { policyOf, dice, policyRng, until, stopped } = playout;
  let inTime = true;
  let checked = 0;
  drive(game, s, {
    move: (state, seat) =>
      seat === CHANCE ? game.sample(state, dice) : policyOf(seat)(state, seat, policyRng),
    goOn(state, plies) {
      if (plies - checked >= PLIES_PER_CHECK && stopped) {
        checked = plies;
        if (stopped()) {
          inTime = false;
          return false;
        }
      }
      return !until?.(state);
    },
  });
  return inTime;
}

/** Everybody's sealed answers, given at the same moment; where `fixed` has one for a seat, that one. */
export function answerAll<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  toAct: readonly Seat[],
  { policyOf, policyRng }: Pick<Playout<S, M>, 'policyOf' | 'policyRng'>,
  fixed?: { readonly seat: Seat; readonly move: M },
): void {
  // The fixed seat's policy is not asked; everybody else's answers do not depend on what is fixed.
  const moves = toAct.map((seat) =>
    fixed !== undefined && seat === fixed.seat ? fixed.move : policyOf(seat)(s, seat, policyRng),
  );
  // A game may hand out the very list it keeps, which changes with the state.
  const seats = [...toAct];
  for (const [i, seat] of seats.entries()) game.apply(s, seat, moves[i] as M);
}

/**
 * The moves behind the legal texts. Throws a `BotError` if the view cannot be that of a seat with exactly these choices: the
 * caller has mixed up two questions, or made one up.
 */
export function movesOf<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  { view, seat, legal, rng }: Question<V>,
): M[] {
  const misfit = (why: string): BotError =>
    new BotError(`${game.id}: the question does not fit the view (${why})`);
  let moves: M[];
  try {
    const s = game.imagine(view, rng);
    const part = unequalPart(game.view(s, seat), view);
    if (part !== undefined) throw misfit(`nobody can see this: ${part}`);
    moves = game.legal(s, seat, []);
  } catch (error) {
    if (error instanceof BotError) throw error;
    throw misfit(error instanceof Error ? error.message : String(error));
  }
  if (moves.length === 0) throw misfit(`seat ${seat} has nothing to decide`);
  if (moves.length !== legal.length || moves.some((move, i) => game.write(move) !== legal[i]))
    throw misfit('the choices are others');
  return moves;
}

/** The bot with its questions validated; where there is only one choice it is answered without asking the bot. */
export function guarded<S, M, E, V, O>(game: Game<S, M, E, V, O>, bot: Bot<V>): Bot<V> {
  return {
    name: bot.name,
    choose(question) {
      movesOf(game, question);
      const [only, another] = question.legal;
      return another === undefined && !question.rateAll ? { text: only as string } : bot.choose(question);
    },
  };
}
