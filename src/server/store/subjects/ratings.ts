import type { Options } from '../../../engine/game.ts';
import type { RatedSeat } from '../../../rating/match.ts';
import type { Rating } from '../../../rating/rating.ts';

/** A rated match that is over: its result for the rating, which never changes. */
export interface RatedMatch {
  readonly match: number;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly RatedSeat[];
}

/** How far the rating has come. */
export interface RatingProgress {
  /** How many matches have been rated: each has its turn, counted from 1. */
  readonly turn: number;
  /** Ratings of one generation were computed by one formula from the first match on. */
  readonly generation: number;
}

/** Everybody's rating after a match, in order of seats. */
export interface RatingStep {
  readonly match: number;
  readonly after: readonly Rating[];
}

export interface PersonRating {
  readonly person: number;
  readonly game: string;
  readonly rating: Rating;
  /** How many matches it rests on. */
  readonly matches: number;
  /** When the latest of them ended. */
  readonly at: number;
}

/** A rated match with what its review found, for ratings with luck taken out. */
export interface AdjustableMatch extends RatedMatch {
  readonly turn: number;
  /** By seat; absent if there is no review, or none that ratings may use. */
  readonly luck?: readonly number[];
  /** It has no review yet, and will get one. */
  readonly waits: boolean;
}

/** A rating with luck taken out. */
export interface AdjustedRating extends PersonRating {
  /** How many of its matches luck was taken out of. */
  readonly reviewed: number;
}

/** A step of one person's history. */
export interface HistoryStep {
  /** The id of the match. */
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly turn: number;
  readonly at: number;
  readonly seats: readonly RatedSeat[];
  readonly after: readonly Rating[];
}

export type RatingChange =
  /** The next turns. A conflict if somebody else has taken them, or the generation is another by now. */
  | {
      readonly type: 'rate';
      readonly progress: RatingProgress;
      readonly steps: readonly RatingStep[];
      readonly ratings: readonly PersonRating[];
    }
  /** A part of a generation that is not in use yet. Ratings of people who are gone are left out. */
  | {
      readonly type: 'rating-part';
      readonly generation: number;
      readonly steps: readonly RatingStep[];
      readonly ratings: readonly PersonRating[];
    }
  /** From now on another generation is in use. A conflict if it was computed up to another turn. */
  | { readonly type: 'rating-switch'; readonly progress: RatingProgress; readonly generation: number }
  /** Deletes all generations before this one. */
  | { readonly type: 'rating-tidy'; readonly generation: number }
  /** The next turns of a game with luck taken out. A conflict as with `rate`. */
  | {
      readonly type: 'adjust';
      readonly game: string;
      readonly progress: RatingProgress;
      /** Where it stands afterwards; another generation takes the place of the old one. */
      readonly now: RatingProgress;
      readonly ratings: readonly AdjustedRating[];
    }
  /** A part of a generation that is not in use yet. */
  | {
      readonly type: 'adjust-part';
      readonly generation: number;
      readonly ratings: readonly AdjustedRating[];
    };

export interface RatingStore {
  progress(): Promise<RatingProgress>;
  /** Matches that are over and have no turn yet, the oldest first. */
  waiting(most: number): Promise<RatedMatch[]>;
  /** Matches in order of their turns, after one. */
  turns(after: number, most: number): Promise<RatedMatch[]>;
  of(person: number): Promise<PersonRating[]>;
  /** The ratings of these people. */
  ofMany(people: readonly number[]): Promise<PersonRating[]>;
  /** How many seats of people all rated matches had. */
  seats(): Promise<number>;
  /** The person's steps before a turn, the latest first. */
  history(person: number, game: string, before: number, most: number): Promise<HistoryStep[]>;
  /** The same for all games. */
  historyOf(person: number, before: number, most: number): Promise<HistoryStep[]>;
  /** Whether a match counts and has no turn yet. */
  isWaiting(match: number): Promise<boolean>;
  /** Where the ratings of a game with luck taken out stand. */
  adjustedProgress(game: string): Promise<RatingProgress>;
  /** Matches of a game in order of their turns, after one. */
  adjustable(game: string, after: number, most: number): Promise<AdjustableMatch[]>;
  adjustedOf(person: number): Promise<AdjustedRating[]>;
  /** The step of one match, by its key; undefined as long as it has no turn. */
  step(match: number): Promise<HistoryStep | undefined>;
}
