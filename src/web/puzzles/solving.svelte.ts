import { readJson, readText, writeJson, writeText } from '../state/device-storage.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { MOST_ATTEMPTS } from '../../wire/subjects/puzzles.ts';
import { type PuzzleFigure, puzzleRating } from '../../puzzles/rating.ts';
import {
  afterAnswer,
  type Attempt,
  type KeptAttempts,
  keptOf,
  merged,
  type Solving,
  solvingOf,
  startedOver,
  untried,
} from './progress.ts';

/** What this device knows of solved puzzles, by game. */
const KEY = 'tidetable-puzzles';
/** The account that it belongs to, once there is one. */
const OWNER = 'tidetable-puzzles-of';

type Kept = { readonly [game: string]: KeptAttempts };
export type Figures = { readonly [puzzle: string]: PuzzleFigure };

let kept = $state.raw<Kept>(stored());
let figures = $state.raw<{ readonly [game: string]: Figures }>({});

export function solvingIn(game: string): Solving {
  return solvingOf(attemptsIn(game).attempts);
}

/** How people have fared with a puzzle, if enough of them have tried it. */
export function figureOf({ game, id }: Puzzle): PuzzleFigure | undefined {
  return figures[game]?.[id];
}

export function noteFigures(game: string, given: Figures): void {
  figures = { ...figures, [game]: given };
}

export function worthOf(puzzle: Puzzle): number {
  return puzzleRating(puzzle.difficulty, figureOf(puzzle));
}

/** Notes an answer; how the rating changed, or undefined if it was not the first. */
export function noteAnswer(puzzle: Puzzle, solved: boolean): number | undefined {
  const before = solvingIn(puzzle.game);
  const answer = { solved, worth: worthOf(puzzle), at: Date.now() };
  keep({ ...kept, [puzzle.game]: afterAnswer(attemptsIn(puzzle.game), puzzle.id, answer) });
  return before.tried[puzzle.id] === undefined ? solvingIn(puzzle.game).rating - before.rating : undefined;
}

export function startOver(game: string): void {
  keep({ ...kept, [game]: startedOver() });
}

interface Unsent {
  readonly attempts: readonly Attempt[];
  readonly forget: boolean;
}

/** What the account of this person does not know yet. What another account has solved is not this one's, and is dropped. */
export function unsentAttempts(game: string, person: string): Unsent {
  const owner = readText(OWNER);
  if (owner !== person) {
    writeText(OWNER, person);
    if (owner !== undefined) keep({});
  }
  const { attempts, unsent, forgotten = false } = attemptsIn(game);
  const waiting = attempts.filter(({ puzzle }) => unsent.includes(puzzle));
  return { attempts: waiting.slice(0, MOST_ATTEMPTS), forget: forgotten };
}

/** Takes over the account's attempts, unless something was solved since `sent` was asked for; true if there is nothing more to send. */
export function adoptAttempts(
  game: string,
  person: string,
  known: readonly Attempt[],
  sent: Unsent,
): boolean {
  if (JSON.stringify(unsentAttempts(game, person)) !== JSON.stringify(sent)) return false;
  keep({ ...kept, [game]: merged(attemptsIn(game), known, sent.attempts) });
  return attemptsIn(game).unsent.length === 0;
}

function attemptsIn(game: string): KeptAttempts {
  return kept[game] ?? untried;
}

function keep(next: Kept): void {
  kept = next;
  writeJson(KEY, kept);
}

function stored(): Kept {
  const given = readJson(KEY);
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([game, each]) => [game, keptOf(each)]));
}

/** The theme that somebody has chosen to train, until another is chosen; undefined for all. */
let chosen: { readonly game: string; readonly theme: string | undefined } | undefined;

export function chooseTheme(game: string, theme: string | undefined): void {
  chosen = { game, theme };
}

export function themeIn(game: string): string | undefined {
  return chosen?.game === game ? chosen.theme : undefined;
}
