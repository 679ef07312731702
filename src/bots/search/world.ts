import { drive } from '../../engine/drive.ts';
import { CHANCE, type Game, type Seat } from '../../engine/game.ts';
import { unequalPart } from '../../engine/json.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { type Bot, BotError, type Question } from '../bot.ts';
import type { Policy } from './policy.ts';

/**
 * One imagined course of things: a state that fits the view, the dice that will fall, and the whims of everybody. Each
 * candidate move is tried in the same worlds, so that luck does not tell them apart.
 */
export interface World<S> {
  readonly state: S;
  /** Fresh generators, the same each time: those of chance, and those of the players' minds. */
  readonly dice: () => Rng;
  readonly minds: () => Rng;
}

/** World number i for this view. */
export function worldOf<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  view: V,
  { seed, i }: { readonly seed: number; readonly i: number },
): World<S> {
  return {
    state: game.imagine(view, new FastRng(seed, 3 * i)),
    dice: () => new FastRng(seed, 3 * i + 1),
    minds: () => new FastRng(seed, 3 * i + 2),
  };
}

export interface Course<S, M> {
  /** How this seat decides. */
  readonly policyOf: (seat: Seat) => Policy<S, M>;
  readonly dice: Rng;
  readonly minds: Rng;
  /** True where the playout may end before the match does. */
  readonly until?: ((s: S) => boolean) | undefined;
  readonly stopped?: (() => boolean) | undefined;
}

/** How many plies pass between two looks at the clock. */
const PLIES_A_LOOK = 4;

/**
 * Plays on from the state, in place, until the match or the course is over. Seats with an open question answer in the order
 * in which bots are asked at a table. False if time ran out on the way.
 */
export function playOn<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, course: Course<S, M>): boolean {
  const { policyOf, dice, minds, until, stopped } = course;
  let inTime = true;
  let looked = 0;
  drive(game, s, {
    move: (state, seat) => (seat === CHANCE ? game.sample(state, dice) : policyOf(seat)(state, seat, minds)),
    goOn(state, plies) {
      if (plies - looked >= PLIES_A_LOOK && stopped) {
        looked = plies;
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
  { policyOf, minds }: Pick<Course<S, M>, 'policyOf' | 'minds'>,
  fixed?: { readonly seat: Seat; readonly move: M },
): void {
  // The fixed one's policy is not asked, but everybody else's draws are the same whatever is fixed.
  const moves = toAct.map((seat) =>
    fixed !== undefined && seat === fixed.seat ? fixed.move : policyOf(seat)(s, seat, minds),
  );
  // toAct may be a list that changes with the state.
  const seats = [...toAct];
  for (const [i, seat] of seats.entries()) game.apply(s, seat, moves[i] as M);
}

/**
 * The moves behind the legal texts. Throws if the view is not that of somebody who has just these choices: whoever asks
 * then has mixed up two questions, or made one up.
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

/** The bot behind a door that lets in only questions that fit, and answers at once where there is no choice. */
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
