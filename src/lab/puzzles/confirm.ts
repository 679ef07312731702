import type { AnyGame } from '../../engine/game.ts';
import { stateOf } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Playing } from './players.ts';
import { type Field, type Race, race } from './race.ts';

/** The answer against the best wrong choices, in many more worlds than a first race takes, with dice of their own. */
export interface Confirmed extends Race {
  /** Whether the answer, which is the first choice, is certain to be better at 99 %, and by something. */
  readonly confirmed: boolean;
}

/** So many of the wrong choices are played once more, the best ones. */
export const RIVALS = 2;
const MARGIN = 0.02;
const ERRORS = 2.6;

/** `looks` as in a race; the answer is the first of the moves. */
export function confirm(
  playing: Playing,
  field: Field,
  { seed, looks }: { readonly seed: number; readonly looks: readonly number[] },
): Confirmed {
  const found = race(playing, field, { seed, looks, margin: MARGIN, errors: ERRORS });
  return { ...found, confirmed: found.decided && found.best === 0 };
}

/** Deeper than any puzzle was evaluated when it was found. */
const DEEPER = [1024, 2048];

/** A puzzle's answer evaluated again. */
export function confirmPuzzle(game: AnyGame, playing: Playing, puzzle: Puzzle, seed: number): Confirmed {
  const { seat, choices } = puzzle;
  const view = game.view(stateOf(game, puzzle), seat);
  const moves = choices.slice(0, RIVALS + 1).map(({ texts }) => game.read(texts[0] as string));
  return confirm(playing, { view, seat, moves }, { seed, looks: DEEPER });
}

/** The closest of the wrong choices. */
export function closestOf({ best, choices }: Race): Race['choices'][number] {
  return choices.filter((_, i) => i !== best).reduce((a, b) => (b.behind < a.behind ? b : a));
}
