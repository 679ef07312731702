const OPPONENT = `SELECT person, opponents.name, terms, opponents.at, seen, people.id AS id, people.program AS program
    FROM opponents JOIN people ON people.key = opponents.person`;
const CHALLENGE = `SELECT table_challenges.id, sender, receiver, terms, status, match, table_challenges.at, until, changed,
    sent.id AS from_id, sent.name AS from_name, sent.program AS from_program,
    got.id AS to_id, got.name AS to_name, got.program AS to_program
    FROM table_challenges JOIN people AS sent ON sent.key = sender JOIN people AS got ON got.key = receiver`;

/** The statements about challenges, for `sql` in sql.ts. */
export const challengeSql = {
  setOpponent: `INSERT INTO opponents (person, name, folded, terms, at, seen) VALUES ($1, $2, $3, $4, $5, $5)
    ON CONFLICT (person) DO UPDATE SET name = excluded.name, folded = excluded.folded, terms = excluded.terms,
      seen = excluded.seen`,
  seeOpponent: 'UPDATE opponents SET seen = $2 WHERE person = $1 AND seen < $2',
  deleteOpponent: 'DELETE FROM opponents WHERE person = $1',
  declineAll: `UPDATE table_challenges SET status = 'declined', changed = $2
    WHERE receiver = $1 AND status = 'open' AND until > $2`,
  // One whose time has passed does not stand in the way of a new one.
  expireChallenges: `UPDATE table_challenges SET status = 'expired', changed = until
    WHERE sender = $1 AND receiver = $2 AND status = 'open' AND until <= $3`,
  insertTableChallenge: `INSERT INTO table_challenges (id, sender, receiver, terms, status, at, until, changed)
    VALUES ($1, $2, $3, $4, 'open', $5, $6, $5)`,
  endChallenge: `UPDATE table_challenges SET status = $2, changed = $3
    WHERE id = $1 AND status = 'open' AND until > $3`,
  acceptChallenge: `UPDATE table_challenges SET status = 'accepted', changed = $2, match = $3
    WHERE id = $1 AND status = 'open' AND until > $2`,
  tidyTableChallenges: 'DELETE FROM table_challenges WHERE until < $1',
  tidyOpponents: 'DELETE FROM opponents WHERE seen < $1',
  deleteChallengesOf: 'DELETE FROM table_challenges WHERE sender = $1 OR receiver = $1',

  opponents: `${OPPONENT} WHERE seen >= $1 ORDER BY opponents.folded LIMIT $2`,
  opponent: `${OPPONENT} WHERE opponents.folded = $1`,
  opponentById: `${OPPONENT} WHERE people.id = $1`,
  opponentOf: `${OPPONENT} WHERE person = $1`,
  tableChallenge: `${CHALLENGE} WHERE table_challenges.id = $1`,
  challengesOf: `${CHALLENGE} WHERE (sender = $1 OR receiver = $1) AND until >= $2
    ORDER BY table_challenges.at DESC, table_challenges.id LIMIT $3`,
  openChallenges: `SELECT count(CASE WHEN sender = $1 THEN 1 END) AS sent, count(CASE WHEN receiver = $1 THEN 1 END) AS received
    FROM table_challenges WHERE (sender = $1 OR receiver = $1) AND status = 'open' AND until > $2`,
} as const;
