import type { AnyGame } from '../../engine/game.ts';
import { stateOf } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Playing } from './players.ts';
import { race } from './race.ts';

/** A puzzle's answer against the best of the other choices, evaluated more deeply than when it was found. */
export interface Confirmed {
  readonly id: string;
  readonly confirmed: boolean;
  /** What the closest of them gives away, with its standard error. */
  readonly behind: number;
  readonly error: number;
  readonly worlds: number;
}

/** So many of the wrong choices are played once more, the best ones. */
const RIVALS = 4;
/** Twice to eight times as many worlds as the most when puzzles are found. */
const LOOKS = [256, 512, 1024];
/** Something of a difference, and 99 % certain. */
const MARGIN = 0.02;
const ERRORS = 2.6;

export function confirm(
  game: AnyGame,
  playing: Playing,
  puzzle: Puzzle,
  { seed }: { readonly seed: number },
): Confirmed {
  const { id, seat, choices } = puzzle;
  const view = game.view(stateOf(game, puzzle), seat);
  const moves = choices.slice(0, RIVALS + 1).map(({ texts }) => game.read(texts[0] as string));
  const {
    best,
    choices: compared,
    decided,
  } = race(playing, { view, seat, moves }, { seed, looks: LOOKS, margin: MARGIN, errors: ERRORS });
  const rivals = compared.filter((_, i) => i !== best);
  const { behind, error, worlds } = rivals.reduce((a, b) => (b.behind < a.behind ? b : a));
  return { id, confirmed: decided && best === 0, behind, error, worlds };
}
