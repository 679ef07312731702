import type { Game, Seat } from './game.ts';

/**
 * Whose bots may be asked now. Of several who owe an open answer it is one after the other where the game says who begins,
 * so that neither a low seat number nor a fast bot is an advantage.
 */
export function askedNow<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S): readonly Seat[] {
  const toAct = game.toAct(s);
  if (toAct.length < 2 || !game.askFirst || game.sealed(s)) return toAct;
  return [nextToAct(game, s, toAct)];
}

/**
 * The same where no answer may depend on who was faster, people among them: of several who owe an open answer, one after the
 * other, whatever the game says.
 */
export function askedInTurn<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S): readonly Seat[] {
  const toAct = game.toAct(s);
  return toAct.length < 2 || game.sealed(s) ? toAct : [nextToAct(game, s, toAct)];
}

/** Of several seats with an open question, the one whose bot is asked next. */
export function nextToAct<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, toAct: readonly Seat[]): Seat {
  if (game.askFirst) {
    const first = game.askFirst(s);
    // By index: random playouts of Strand Unter take 4% less time than with an iterator.
    for (let i = 0; i < toAct.length; i++) if ((toAct[i] as Seat) >= first) return toAct[i] as Seat;
  }
  return toAct[0] as Seat;
}
