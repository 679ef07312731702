import { nextToAct } from './asking.ts';
import type { Game, Seat } from './game.ts';

/** More plies than any match can have: a game that reaches this number does not end. */
export const MAX_PLIES = 20_000;

/** Decisions made at one moment: one, or all sealed answers. */
export type Decisions<M> = readonly { readonly seat: Seat; readonly move: M }[];

/** Who decides, and what is to be done on the way. Only `move` is needed. */
export interface Driver<S, M> {
  /** The move of this seat, or the outcome of chance. Sealed answers are all asked for before the first is applied. */
  readonly move: (s: S, seat: Seat) => M;
  /** Applies a move; `game.apply` without events unless told. */
  readonly apply?: ((s: S, seat: Seat, move: M) => void) | undefined;
  /** Of several seats with an open question, the one that answers next; as bots are asked (`askFirst`) unless told. */
  readonly next?: ((s: S, toAct: readonly Seat[]) => Seat) | undefined;
  /** Called before anything is decided, with the plies so far; false ends the drive. */
  readonly goOn?: ((s: S, plies: number) => boolean) | undefined;
  /** Called with what was decided, before it is applied. */
  readonly decided?: ((s: S, decisions: Decisions<M>) => void) | undefined;
}

/**
 * Plays on from `s`, in place, until the match is over or the driver ends it, and returns how many plies were played. The
 * one loop that knows who moves when: chance, one seat, several with an open question, or several with sealed answers.
 */
export function drive<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, driver: Driver<S, M>): number {
  const { move, goOn, decided, next } = driver;
  const apply = driver.apply ?? game.apply;
  let plies = 0;
  for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
    if (goOn && !goOn(s, plies)) return plies;
    const count = toAct.length;
    if (count === 1 || !game.sealed(s)) {
      const seat = count === 1 ? (toAct[0] as Seat) : next ? next(s, toAct) : nextToAct(game, s, toAct);
      const made = move(s, seat);
      if (decided) decided(s, [{ seat, move: made }]);
      apply(s, seat, made);
      plies++;
    } else {
      const answers: M[] = [];
      for (let i = 0; i < count; i++) answers.push(move(s, toAct[i] as Seat));
      if (decided)
        decided(
          s,
          toAct.map((seat, i) => ({ seat, move: answers[i] as M })),
        );
      // A game may hand out the very list it keeps: the seats are copied before they answer.
      const seats = toAct.slice();
      for (let i = 0; i < count; i++) apply(s, seats[i] as Seat, answers[i] as M);
      plies += count;
    }
    if (plies > MAX_PLIES) throw new Error(`${game.id} does not end`);
  }
  return plies;
}
