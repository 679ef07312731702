/** The statements about reviews, for `sql` in sql.ts. */
export const reviewsSql = {
  insertRatedDue: `INSERT INTO reviews_due (match, urgency, at) VALUES ($1, 0, $2)`,
  // Guests come and go: what is not rated is reviewed if somebody with an account has played.
  insertDue: `INSERT INTO reviews_due (match, urgency, at) SELECT $1, 1, $2 WHERE EXISTS
    (SELECT 1 FROM seats JOIN people ON people.key = seats.person WHERE seats.match = $1
      AND (password IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)))`,
  claimReview: `UPDATE reviews_due SET claimed = $3, tries = tries + $4 WHERE match = $1 AND claimed = $2`,
  dropDue: 'DELETE FROM reviews_due WHERE match = $1',
  setReview: `INSERT INTO reviews (match, evaluator, at, luck, review) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match) DO UPDATE SET evaluator = excluded.evaluator, at = excluded.at, luck = excluded.luck,
      review = excluded.review WHERE excluded.evaluator > reviews.evaluator`,
  reviewAgain: `INSERT INTO reviews_due (match, urgency, at) SELECT match, 2, at FROM reviews WHERE evaluator < $1
    ON CONFLICT (match) DO NOTHING`,

  nextReview: `SELECT match, claimed, tries FROM reviews_due WHERE claimed <= $1 ORDER BY urgency, at, match LIMIT 1`,
  reviewsWaiting: 'SELECT count(*) AS count FROM reviews_due',
  waitsForReview: 'SELECT match FROM reviews_due WHERE match = $1',
  review: 'SELECT review FROM reviews WHERE match = $1',
  reviewsOf: `SELECT matches.id, matches.game, seats.seat, matches.ended, reviews.review
    FROM seats JOIN rated_matches ON rated_matches.match = seats.match JOIN matches ON matches.key = seats.match
    JOIN reviews ON reviews.match = seats.match
    WHERE seats.person = $1 AND matches.hidden = 0 ORDER BY matches.ended DESC, matches.key DESC LIMIT $2`,
} as const;
