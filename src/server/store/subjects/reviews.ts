import type { ReviewDigest } from '../../../insight/index.ts';

/** A finished match that waits for its review. */
export interface DueReview {
  readonly match: number;
  /** Until when a node has claimed it; 0 if none ever has. */
  readonly claimed: number;
  /** How often it was claimed. */
  readonly tries: number;
}

/** A person's seat in a match that was reviewed. */
export interface ReviewedSeat {
  /** The id of the match. */
  readonly id: string;
  readonly game: string;
  readonly seat: number;
  readonly ended: number;
  readonly review: ReviewDigest;
}

export type ReviewChange =
  /** A node takes it up, or keeps it for longer; a conflict if another was faster. A claim runs out by itself: a node's death loses nothing. */
  | { readonly type: 'review-claim'; readonly due: DueReview; readonly until: number; readonly again?: true }
  /** One review for each match; that of an older evaluator is replaced. */
  | {
      readonly type: 'review-done';
      readonly match: number;
      readonly review: ReviewDigest;
      readonly at: number;
    }
  /** There will be none. */
  | { readonly type: 'review-drop'; readonly match: number }
  /** What older evaluators have said is due again, after everything else. */
  | { readonly type: 'reviews-again'; readonly evaluator: number };

export interface ReviewStore {
  /** The next match to review: rated ones first, then the oldest; undefined if none waits or all are claimed. */
  next(now: number): Promise<DueReview | undefined>;
  /** How many matches wait, claimed ones too. */
  waiting(): Promise<number>;
  isWaiting(match: number): Promise<boolean>;
  of(match: number): Promise<ReviewDigest | undefined>;
  /** Rated matches of a person that were reviewed, the latest first. */
  ofPerson(person: number, most: number): Promise<ReviewedSeat[]>;
}
