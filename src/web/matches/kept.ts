import type { LevelName } from '../../bots/levels.ts';
import type { Options, Result, Seat } from '../../engine/game.ts';
import type { Ply, Terms } from '../../engine/match.ts';
import type { SeatPart } from '../../fair/roots.ts';
import type { Person, Progress } from '../boards/board.ts';

/** A match as this device keeps it, written after every ply. */
export interface Kept {
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly people: readonly Person[];
  /** The dice: secret until the end, and shown as a commitment from the start. Absent in files without fair dice. */
  readonly seed?: string;
  readonly commitment?: string;
  /** What each seat mixed into the dice, in imported matches; matches of this device have none. */
  readonly seeds?: readonly string[];
  /** The contributions of the seats, in matches from a server (fair dice versions 2 and 3). */
  readonly fair?: {
    readonly version: 2 | 3;
    readonly seats: readonly SeatPart[];
    readonly deal?: string;
    readonly rounds?: readonly string[];
  };
  readonly plies: readonly Ply[];
  readonly envelopes: readonly (readonly [Seat, string])[];
  readonly created: number;
  readonly changed: number;
  /** Incremented with every write: optimistic locking between two tabs. */
  readonly writes: number;
  /** The seats to act, for the list of matches in progress. */
  readonly toAct: readonly Seat[];
  readonly result?: Result;
  /** Round and scores, for the same list. */
  readonly progress?: Progress;
  /** The daily tide that it is a try of. */
  readonly daily?: KeptDaily;
  /** The help that was shown, by kind: hints, second thoughts, chances. Such a match does not count for a rating. */
  readonly help?: KeptHelp;
  /** Opened from a file: can be watched, not played. */
  readonly imported?: true;
}

/** How often each kind of help was shown. */
export type KeptHelp = { readonly [kind in 'hints' | 'thoughts' | 'chances']?: number };

/** Dice, seat and bots of such a match come from its seed. */
interface KeptDaily {
  readonly day: string;
  readonly level: LevelName;
  /** The first try of the day is handed in; later ones are for practice. */
  readonly counts: boolean;
  /** Derived by a device without a server. */
  readonly practice?: true;
}

export function termsOf(kept: Kept): Terms<Options> {
  return { seats: kept.people.length, options: kept.options, rules: kept.rules };
}

export function isOver(kept: Kept): boolean {
  return kept.result !== undefined || kept.imported === true;
}

/** A store of matches. `put` returns false if another tab has written since. */
export interface MatchStore {
  all(): Promise<Kept[]>;
  get(id: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** True if `next` may replace what is stored. */
export function follows(next: Kept, stored: Kept | undefined): boolean {
  return next.writes === (stored?.writes ?? 0) + 1;
}
