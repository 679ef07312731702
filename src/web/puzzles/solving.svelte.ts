import type { Puzzle } from '../../puzzles/puzzle.ts';
import { afterAnswer, type Solving, solvingOf, untried } from './progress.ts';

/** What this device knows of solved puzzles, by game. */
const KEY = 'tidetable-puzzles';

type Kept = { readonly [game: string]: Solving };

let kept = $state.raw<Kept>(stored());

export function solvingIn(game: string): Solving {
  return kept[game] ?? untried;
}

/** Notes an answer; how the rating changed, or undefined if it was not the first. */
export function noteAnswer(puzzle: Puzzle, solved: boolean): number | undefined {
  const before = solvingIn(puzzle.game);
  const after = afterAnswer(before, puzzle, solved);
  keep({ ...kept, [puzzle.game]: after });
  return before.tried[puzzle.id] === undefined ? after.rating - before.rating : undefined;
}

export function startOver(game: string): void {
  keep({ ...kept, [game]: untried });
}

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

function stored(): Kept {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof given !== 'object' || given === null) return {};
    return Object.fromEntries(Object.entries(given).map(([game, each]) => [game, solvingOf(each)]));
  } catch {
    return {};
  }
}

/** The theme that somebody has chosen to train, until another is chosen; undefined for all. */
let chosen: { readonly game: string; readonly theme: string | undefined } | undefined;

export function chooseTheme(game: string, theme: string | undefined): void {
  chosen = { game, theme };
}

export function themeIn(game: string): string | undefined {
  return chosen?.game === game ? chosen.theme : undefined;
}
