import { toUnits } from '../../../../rating/rating.ts';
import type { AdjustedRating, PersonRating, RatingChange, RatingStep } from '../../subjects/ratings.ts';
import { STEPS_AT_ONCE } from '../queries/ratings-sql.ts';
import type { Statement, Value } from '../sql.ts';

/** A change of the ratings as statements, to be run in this order in one transaction. */
export function ratingsStatements(change: RatingChange): Statement[] {
  switch (change.type) {
    case 'rate': {
      const { progress, steps, ratings } = change;
      const { turn, generation } = progress;
      return [
        { query: 'advanceRatings', values: [turn, generation, turn + steps.length], expect: 1 },
        ...steps.map(
          ({ match }, index): Statement => ({
            query: 'setTurn',
            values: [match, turn + index + 1],
            expect: 1,
          }),
        ),
        ...stepStatements(generation, steps),
        ...ratings.map((rating) => ratingStatement(generation, rating)),
      ];
    }
    case 'rating-part':
      return [
        ...stepStatements(change.generation, change.steps),
        ...change.ratings.map((rating) => ratingStatement(change.generation, rating)),
      ];
    case 'rating-switch': {
      const { progress, generation } = change;
      return [
        { query: 'switchRatings', values: [progress.turn, progress.generation, generation], expect: 1 },
      ];
    }
    case 'rating-tidy':
      return [
        { query: 'tidyRatings', values: [change.generation] },
        { query: 'tidySteps', values: [change.generation] },
      ];
    case 'adjust': {
      const { game, progress, now, ratings } = change;
      return [
        { query: 'beginAdjusting', values: [game] },
        {
          query: 'advanceAdjusted',
          values: [game, progress.turn, progress.generation, now.turn, now.generation],
          expect: 1,
        },
        ...ratings.map((rating) => adjustedStatement(now.generation, rating)),
        ...(now.generation === progress.generation
          ? []
          : [{ query: 'tidyAdjusted', values: [game, now.generation] } as const]),
      ];
    }
    case 'adjust-part':
      return change.ratings.map((rating) => adjustedStatement(change.generation, rating));
  }
}

/** Many at once: a statement is a round trip to the database. */
function stepStatements(generation: number, steps: readonly RatingStep[]): Statement[] {
  const rows = steps.map(({ match, after }): Value[] => [
    generation,
    match,
    JSON.stringify(after.map(({ theta, variance }) => [toUnits(theta), toUnits(variance)])),
  ]);
  const statements: Statement[] = [];
  const whole = rows.length - (rows.length % STEPS_AT_ONCE);
  for (let at = 0; at < whole; at += STEPS_AT_ONCE)
    statements.push({ query: 'insertSteps', values: rows.slice(at, at + STEPS_AT_ONCE).flat() });
  for (const values of rows.slice(whole)) statements.push({ query: 'insertStep', values });
  return statements;
}

function ratingStatement(generation: number, { person, game, rating, matches, at }: PersonRating): Statement {
  const values = [generation, person, game, toUnits(rating.theta), toUnits(rating.variance), matches, at];
  return { query: 'setRating', values };
}

function adjustedStatement(
  generation: number,
  { person, game, rating, matches, reviewed, at }: AdjustedRating,
): Statement {
  const { theta, variance } = rating;
  const values = [generation, person, game, toUnits(theta), toUnits(variance), matches, reviewed, at];
  return { query: 'setAdjusted', values };
}
