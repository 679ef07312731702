import type { MatchFile } from '../engine/file.ts';
import type { Seat } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import type { Language } from '../engine/words.ts';

/** A lesson, docs/formats/lesson.md: positions of real matches, and steps that explain and ask. Data only. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: Texts;
  /** The seat that the learner plays. */
  readonly seat: Seat;
  /** Where the lesson begins: this match after its first `plies` plies; all of them if not given. */
  readonly match: MatchFile;
  readonly plies?: number;
  readonly steps: readonly Step[];
}

/** A text in every language. */
export type Texts = { readonly [L in Language]: string };

/** Something is said, then there is something to do: a move, a question with answers, or nothing but to go on. */
export interface Step {
  /** Jumps to another position before anything else. */
  readonly start?: Start;
  /** Scripted plies of bots and chance, shown before `say`. */
  readonly play?: readonly Ply[];
  readonly say: Texts;
  /** Parts of the board that `say` speaks of. */
  readonly at?: readonly string[];
  readonly move?: MoveTask;
  readonly quiz?: Quiz;
  /** Said after the task was solved. */
  readonly done?: Texts;
  readonly doneAt?: readonly string[];
}

export interface Start {
  /** Another match than the lesson's. */
  readonly match?: MatchFile;
  readonly plies?: number;
}

/** A move to be made on the board. Accepted are the texts of `moves`, or every legal move whose result fits `where`. */
export interface MoveTask {
  readonly moves?: readonly string[];
  readonly where?: Condition;
  /** The first entry that names the tried move, or names none, is said. */
  readonly wrong: readonly WrongTry[];
  /** What others and chance answer. The answers to a sealed question come first. */
  readonly then: readonly Ply[];
}

export interface WrongTry {
  readonly moves?: readonly string[];
  readonly say: Texts;
}

/** A condition on what the move leads to, before chance or anybody else goes on. */
export type Condition =
  /** An event with these values was told. */
  | { readonly event: { readonly [key: string]: unknown } }
  | { readonly no: { readonly [key: string]: unknown } }
  /** The value at this path of the learner's view, for example `seats.0.shells`. */
  | { readonly view: string; readonly least?: number; readonly most?: number };

export interface Quiz {
  readonly answers: readonly Answer[];
}

/** `wrong` says why an answer is not right; the right answers have none. */
export interface Answer {
  readonly text: Texts;
  readonly wrong?: Texts;
}

export interface LessonProblem {
  readonly problem: string;
}

export const LESSON_FORMAT = 'tidetable-lesson';
export const LESSON_VERSION = 1;
