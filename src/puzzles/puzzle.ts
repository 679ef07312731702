import type { LevelName } from '../bots/levels.ts';
import type { Options, Seat } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import type { Difference } from '../engine/words.ts';

/** A position of a real match in which one choice is clearly best (docs/formats/puzzles.md). */
export interface Puzzle {
  /** Unique within its game; never given to another puzzle. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Everything played before the question. */
  readonly plies: readonly Ply[];
  /** Who is asked. */
  readonly seat: Seat;
  /** What the others answer to a sealed question; otherwise nothing. */
  readonly others: readonly Ply[];
  readonly theme: string;
  /** 1 (most levels of bots find it) to 5 (hardly any does). */
  readonly difficulty: number;
  /** The share of the win that the answer leads to. */
  readonly share: number;
  /** The answer first, then the other choices, the best of them first. */
  readonly choices: readonly PuzzleChoice[];
  /** Why the answer is better than the best of the others: the largest differences in what follows. */
  readonly why: readonly Difference[];
  /** What the best wrong choice gives away where other players play on with other dice, and its standard error. */
  readonly verified: Measured;
  /** How often each level of bots found the answer. */
  readonly solved: { readonly [L in LevelName]: number };
}

export interface Measured {
  /** Less of a win than the answer, from 0 to 1. */
  readonly behind: number;
  readonly error: number;
}

export interface PuzzleChoice extends Measured {
  /** The texts of the moves that come to the same. */
  readonly texts: readonly string[];
  /** How many points more the answer brings on average, by item of the score. */
  readonly items: { readonly [item: string]: number };
}

/** What puzzles of a game can be about. Players read it before they answer: it names the question, never the answer. */
export const themes: { readonly [game: string]: readonly string[] } = {
  'high-tide': ['keep', 'take', 'reroll', 'waves', 'finish', 'expansions'],
  maui: ['tile', 'price', 'dollars', 'starve', 'place', 'towels', 'finish'],
  'strand-unter': ['dial', 'spell', 'collect', 'fetch', 'build', 'finish'],
};

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

/** The texts that solve it. */
export function answersOf({ choices }: Pick<Puzzle, 'choices'>): readonly string[] {
  return choices[0]?.texts ?? [];
}
