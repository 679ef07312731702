import { KEYS } from './people-sql.ts';

/** How many steps one statement inserts. */
export const STEPS_AT_ONCE = 50;
const ROWS = Array.from(
  { length: STEPS_AT_ONCE },
  (_, row) => `($${3 * row + 1}, $${3 * row + 2}, $${3 * row + 3})`,
).join(', ');

const CURRENT = '(SELECT generation FROM rating_standing)';
const STEP = `matches.id, matches.options, rated_matches.game, rated_matches.turn, rated_matches.at, rated_matches.seats, rating_steps.after_match
    FROM rated_matches JOIN matches ON matches.key = rated_matches.match
    JOIN rating_steps ON rating_steps.match = rated_matches.match AND rating_steps.generation = ${CURRENT}`;

/** The statements about ratings, for `sql` in sql.ts. */
export const ratingsSql = {
  insertRated: `INSERT INTO rated_matches (match, game, at, seats)
    SELECT key, game, $2, $3 FROM matches WHERE key = $1`,
  advanceRatings: 'UPDATE rating_standing SET turn = $3 WHERE turn = $1 AND generation = $2',
  setTurn: 'UPDATE rated_matches SET turn = $2 WHERE match = $1 AND turn IS NULL',
  insertStep: 'INSERT INTO rating_steps (generation, match, after_match) VALUES ($1, $2, $3)',
  insertSteps: `INSERT INTO rating_steps (generation, match, after_match) VALUES ${ROWS}`,
  setRating: `INSERT INTO ratings (generation, person, game, theta, variance, matches, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (generation, person, game) DO UPDATE SET theta = excluded.theta, variance = excluded.variance,
      matches = excluded.matches, at = excluded.at`,
  switchRatings: 'UPDATE rating_standing SET generation = $3 WHERE turn = $1 AND generation = $2',
  tidyRatings: 'DELETE FROM ratings WHERE generation < $1',
  tidySteps: 'DELETE FROM rating_steps WHERE generation < $1',
  beginAdjusting: `INSERT INTO adjusted_standing (game, turn, generation) VALUES ($1, 0, 0) ON CONFLICT (game) DO NOTHING`,
  advanceAdjusted: `UPDATE adjusted_standing SET turn = $4, generation = $5 WHERE game = $1 AND turn = $2 AND generation = $3`,
  setAdjusted: `INSERT INTO adjusted_ratings (generation, person, game, theta, variance, matches, reviewed, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (generation, person, game) DO UPDATE SET theta = excluded.theta, variance = excluded.variance,
      matches = excluded.matches, reviewed = excluded.reviewed, at = excluded.at`,
  tidyAdjusted: 'DELETE FROM adjusted_ratings WHERE game = $1 AND generation < $2',

  adjustedProgress: 'SELECT turn, generation FROM adjusted_standing WHERE game = $1',
  adjustableTurns: `SELECT rated_matches.match, rated_matches.game, rated_matches.at, rated_matches.seats, rated_matches.turn, reviews.luck,
    CASE WHEN reviews.match IS NULL AND reviews_due.match IS NOT NULL THEN 1 ELSE 0 END AS waits
    FROM rated_matches LEFT JOIN reviews ON reviews.match = rated_matches.match
    LEFT JOIN reviews_due ON reviews_due.match = rated_matches.match
    WHERE rated_matches.game = $1 AND rated_matches.turn > $2 ORDER BY rated_matches.turn LIMIT $3`,
  adjustedOf: `SELECT person, adjusted_ratings.game, theta, variance, matches, reviewed, at FROM adjusted_ratings
    JOIN adjusted_standing ON adjusted_standing.game = adjusted_ratings.game
      AND adjusted_standing.generation = adjusted_ratings.generation
    WHERE person = $1 ORDER BY adjusted_ratings.game`,
  ratingProgress: 'SELECT turn, generation FROM rating_standing',
  unratedMatches: `SELECT match, game, at, seats FROM rated_matches WHERE turn IS NULL ORDER BY at, match LIMIT $1`,
  ratedTurns: `SELECT match, game, at, seats FROM rated_matches WHERE turn > $1 ORDER BY turn LIMIT $2`,
  ratingsOf: `SELECT person, game, theta, variance, matches, at FROM ratings
    WHERE person = $1 AND generation = ${CURRENT} ORDER BY game`,
  ratingsOfMany: `SELECT person, game, theta, variance, matches, at FROM ratings
    WHERE person IN (${KEYS}) AND generation = ${CURRENT}`,
  ratedSeats: `SELECT COALESCE(sum(matches), 0) AS seats FROM ratings WHERE generation = ${CURRENT}`,
  ratingHistory: `SELECT ${STEP} WHERE rated_matches.match IN (SELECT match FROM seats WHERE person = $1)
    AND rated_matches.game = $2 AND rated_matches.turn < $3 ORDER BY rated_matches.turn DESC LIMIT $4`,
  ratingHistoryOfAll: `SELECT ${STEP} WHERE rated_matches.match IN (SELECT match FROM seats WHERE person = $1)
    AND rated_matches.turn < $2 ORDER BY rated_matches.turn DESC LIMIT $3`,
  waitsForRating: 'SELECT match FROM rated_matches WHERE match = $1 AND turn IS NULL',
  ratingStep: `SELECT ${STEP} WHERE rated_matches.match = $1`,
} as const;
