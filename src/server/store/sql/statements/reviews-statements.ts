import { toUnits } from '../../../../rating/rating.ts';
import type { ReviewChange } from '../../subjects/reviews.ts';
import type { Statement } from '../sql.ts';

/** A change of the reviews as statements, to be run in this order in one transaction. */
export function reviewsStatements(change: ReviewChange): Statement[] {
  switch (change.type) {
    case 'review-claim': {
      const { due, until, again } = change;
      return [{ query: 'claimReview', values: [due.match, due.claimed, until, again ? 0 : 1], expect: 1 }];
    }
    case 'review-done': {
      const { match, review, at } = change;
      // For ratings, which know what luck explains at tables without options only.
      const seats = review.variant === 'base' ? review.seats : [];
      const luck = JSON.stringify(seats.map((seat) => toUnits(seat.luck)));
      return [
        { query: 'setReview', values: [match, review.evaluator, at, luck, JSON.stringify(review)] },
        { query: 'dropDue', values: [match] },
      ];
    }
    case 'review-drop':
      return [{ query: 'dropDue', values: [change.match] }];
    case 'reviews-again':
      return [{ query: 'reviewAgain', values: [change.evaluator] }];
  }
}

/** A match that has just ended waits for its review, from the same moment on. */
export function dueStatement(match: number, at: number, isRated: boolean): Statement {
  return { query: isRated ? 'insertRatedDue' : 'insertDue', values: [match, at] };
}
